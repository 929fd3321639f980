import type { Advice } from '@cabale/design';
import type { Decision, GameTypes, Seat } from '@cabale/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocalTable } from './localtable.ts';
import type { Thinker } from './thinker.ts';

const SHOWN = 3;
const NONE: readonly Advice[] = [];

export interface AdviceState {
  readonly advice: readonly Advice[];
  readonly state: 'none' | 'thinking' | 'given' | 'failed';
  ask(): void;
}

/** What a strong bot would consider in the observer's place; forgotten as soon as anything moves. */
export function useAdvice(table: LocalTable, thinker: Thinker, decision: Decision<GameTypes> | undefined): AdviceState {
  const [advice, setAdvice] = useState(NONE);
  const [state, setState] = useState<AdviceState['state']>('none');
  const asked = useRef(decision);

  useEffect(() => {
    asked.current = decision;
    setAdvice(NONE);
    setState('none');
  }, [decision]);

  const ask = useCallback(() => {
    if (decision === undefined) return;
    setState('thinking');
    const isStillAsked = () => asked.current === decision;
    thinker.think(requestFor(table, decision.seat)).then(
      ({ candidates }) => {
        if (!isStillAsked()) return;
        setAdvice(candidates.slice(0, SHOWN));
        setState(candidates.length === 0 ? 'failed' : 'given');
      },
      () => isStillAsked() && setState('failed'),
    );
  }, [table, thinker, decision]);

  return { advice, state, ask };
}

function requestFor(table: LocalTable, seat: Seat) {
  const { pack } = table.record.content;
  const request = { gameId: table.gameId, view: table.played.view(seat), seat, level: 4, seed: `hint ${table.played.length}` } as const;
  return pack === undefined ? request : { ...request, pack };
}
