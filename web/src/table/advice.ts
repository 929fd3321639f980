import type { Candidate, Reason, Thought } from '@cabale/bots';
import type { Advice } from '@cabale/design';
import type { Decision, GameTypes, Seat } from '@cabale/engine';
import { useCallback, useEffect, useState } from 'react';

const SHOWN = 3;
const NONE: readonly Hint[] = [];

/** Lets a bot search from a seat's position; `undefined` if it has no result. */
export type Advise = (seat: Seat) => Promise<Thought | undefined>;

/** An advised option, compared with the best one. */
export interface Hint extends Advice {
  /** Whether the bot cannot distinguish it from the best. */
  readonly asGood: boolean;
  /** Reasons for the best option over this one, most important first. */
  readonly reasons: readonly Reason[];
}

export interface AdviceState {
  readonly advice: readonly Hint[];
  readonly state: 'none' | 'thinking' | 'given' | 'failed';
  /** Whether this table offers advice. */
  readonly isOffered: boolean;
  ask(): void;
  forget(): void;
}

/** Advice is valid only for the decision it was requested for. */
interface Given {
  readonly decision: Decision<GameTypes>;
  readonly advice: readonly Hint[];
  readonly state: AdviceState['state'];
}

/** What a strong bot would consider in the observer's position; discarded when the decision changes. */
export function useAdvice(advise: Advise | undefined, decision: Decision<GameTypes> | undefined): AdviceState {
  const [given, setGiven] = useState<Given>();
  /** Asked for just before the decision was there. */
  const [isWanted, setWanted] = useState(false);
  const ask = useCallback(() => {
    if (advise === undefined) return;
    setWanted(decision === undefined);
    if (decision === undefined) return;
    setGiven({ decision, advice: NONE, state: 'thinking' });
    void advise(decision.seat).then((thought) =>
      setGiven(
        thought === undefined
          ? { decision, advice: NONE, state: 'failed' }
          : { decision, advice: hintsOf(thought), state: 'given' },
      ),
    );
  }, [advise, decision]);
  useEffect(() => {
    if (!isWanted || decision === undefined) return undefined;
    const timer = setTimeout(ask);
    return () => clearTimeout(timer);
  }, [isWanted, decision, ask]);
  const forget = useCallback(() => {
    setGiven(undefined);
    setWanted(false);
  }, []);
  const current = given !== undefined && given.decision === decision ? given : undefined;
  const isOffered = advise !== undefined;
  return { advice: current?.advice ?? NONE, state: current?.state ?? 'none', isOffered, ask, forget };
}

/** The hints to show: the best options that were searched, or the one that needed no search. */
export function hintsOf({ option, candidates }: Thought): readonly Hint[] {
  const [best, ...others] = candidates.filter(({ visits }) => visits > 0).slice(0, SHOWN);
  if (best === undefined) return [{ option, chance: undefined, asGood: false, reasons: [] }];
  return [best, ...others.toSorted((a, b) => b.chance - a.chance)].map((candidate) => ({
    option: candidate.option,
    chance: candidate.chance,
    asGood: candidate !== best && isAsGood(candidate, best),
    reasons: candidate.reasons ?? [],
  }));
}

/** Within two standard errors of the difference. */
function isAsGood(candidate: Candidate, best: Candidate): boolean {
  const error = Math.hypot(candidate.error ?? 0, best.error ?? 0);
  return best.chance - candidate.chance <= 2 * error;
}
