import type { Level } from '@cabale/bots';
import type { Advice } from '@cabale/design';
import type { Decision, GameTypes, Seat } from '@cabale/engine';
import { useCallback, useState } from 'react';
import type { LocalTable } from './localtable.ts';
import type { Thinker } from './thinker.ts';

const SHOWN = 3;
const LEVEL: Level = 4;
const NONE: readonly Advice[] = [];

export interface AdviceState {
  readonly advice: readonly Advice[];
  readonly state: 'none' | 'thinking' | 'given' | 'failed';
  ask(): void;
}

/** Advice belongs to the decision it was asked for. */
interface Given {
  readonly decision: Decision<GameTypes>;
  readonly advice: readonly Advice[];
  readonly state: AdviceState['state'];
}

/** What a strong bot would consider in the observer's place; forgotten as soon as anything moves. */
export function useAdvice(table: LocalTable, thinker: Thinker, decision: Decision<GameTypes> | undefined): AdviceState {
  const [given, setGiven] = useState<Given>();
  const ask = useCallback(() => {
    if (decision === undefined) return;
    setGiven({ decision, advice: NONE, state: 'thinking' });
    void thoughtFor(table, thinker, decision.seat).then((advice) =>
      setGiven({ decision, advice, state: advice.length === 0 ? 'failed' : 'given' }),
    );
  }, [table, thinker, decision]);
  const current = given !== undefined && given.decision === decision ? given : undefined;
  return { advice: current?.advice ?? NONE, state: current?.state ?? 'none', ask };
}

async function thoughtFor(table: LocalTable, thinker: Thinker, seat: Seat): Promise<readonly Advice[]> {
  const { pack } = table.record.content;
  const view = table.played.view(seat);
  const request = { gameId: table.gameId, view, seat, seats: table.seats.length, level: LEVEL, seed: 'hint' };
  try {
    const { candidates } = await thinker.think(pack === undefined ? request : { ...request, pack });
    return candidates.slice(0, SHOWN);
  } catch {
    return NONE;
  }
}
