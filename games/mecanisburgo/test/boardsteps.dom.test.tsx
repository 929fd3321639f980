import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { missingWhenAsked } from '../../test/board-laws.ts';
import type { State } from '../index.ts';
import { BASE, board, deal, DECLINED, prepareBoard } from './onstage.ts';
import { position } from './position.ts';

prepareBoard();

/** Questions that chance hardly ever comes to. */
const SELDOM: Readonly<Record<string, () => State>> = {
  corporation: () => board.rules.start({ ...BASE, corporations: 'chosen' }, 3, 'founds'),
  killBoard: () =>
    position({
      seats: [
        { hired: ['M031'], cards: [1] },
        { properties: ['M065'], cards: [6] },
      ],
      stack: [{ kind: 'killBoard', seat: 1 }],
      phase: 'resolution',
    }).state,
};

/** The first moment of each kind in some games; walked once for all. */
function firstMoments(): ReadonlyMap<string, State> {
  const moments = new Map<string, State>();
  const wanted = board.asking.filter((kind) => SELDOM[kind] === undefined);
  for (let game = 0; game < 60 && moments.size < wanted.length; game++) {
    // Small tables are drawn quickly.
    const state = deal(`moment ${game}`, (game % 2) + 2);
    const random = Random.from(`moment ${game}`);
    while (board.rules.outcome(state) === undefined) {
      const decision = board.asked(state);
      if (!moments.has(decision.kind)) moments.set(decision.kind, board.rules.clone(state));
      const eager = decision.options.filter(({ kind }) => !DECLINED.has(kind));
      const options = eager.length > 0 && random.below(5) > 0 ? eager : decision.options;
      board.rules.take(state, decision.seat, random.pick(options));
    }
  }
  return moments;
}

const MOMENTS = firstMoments();

function momentOf(kind: string): State {
  const state = SELDOM[kind]?.() ?? MOMENTS.get(kind);
  if (state === undefined) throw new Error(`no game asks ${kind}`);
  return state;
}

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    expect(missingWhenAsked(board, momentOf(kind))).toEqual([]);
  });
});
