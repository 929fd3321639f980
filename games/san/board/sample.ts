/** A table in the middle of a game, for the pictures of the rules page: the view of a legal state. */
import { sampleTable } from '@cabale/design';
import type { CardId, Card, RiverId } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import type { Player, San, State } from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';
import { view } from '../view.ts';

const RIVER: readonly RiverId[] = ['R11', 'R05', 'R35', 'R27', 'R19', 'R41'];
const TOP: RiverId = 'R31';
const HAND = 6;

/** What each Corporation has done so far. */
const SUN = { side: 'S', step: 2, virus: 5, slots: [[], ['R07'], [], ['R21', 'R33'], [], []], bought: ['R01', 'R15'] };
const STAR = {
  side: 'T',
  step: 3,
  virus: 4,
  slots: [[], ['R02', 'R29'], [], [], ['R43'], []],
  bought: ['R13', 'R22', 'R36'],
};

/** SUN's turn begins. It has finished STAR's Virus card 5, and the virus pawn stands on the next. */
export function sampleState(): State {
  const gone = new Set<string>([
    ...RIVER,
    TOP,
    ...[SUN, STAR].flatMap(({ slots, bought }) => [...slots.flat(), ...bought]),
  ]);
  const star = sideOf(STAR);
  return {
    seats: 2,
    stack: [{ kind: 'main', seat: 0 }],
    random: [1, 2, 3, 4],
    sealed: null,
    turn: newTurn(9, 0, 0),
    river: [...RIVER],
    reserve: [...PRINTED.river.filter((card) => !gone.has(card)), TOP],
    players: [sideOf(SUN), { ...star, draw: [...star.draw, 'TV5'], knownTop: 1 }],
    pawn: { on: 1, square: 2 },
    box: [],
    handBase: [HAND, HAND],
    reshuffle: 'needed',
    result: null,
  };
}

function sideOf({ side, step, virus, slots, bought }: typeof SUN): Player {
  const starting = Object.values<Card>(PRINTED.byId).filter(
    ({ kind, id }) => kind === 'starting' && id.startsWith(side),
  );
  const cards = starting.map(({ id }) => id);
  return {
    draw: cards.slice(HAND),
    hand: cards.slice(0, HAND),
    play: [],
    discard: river(bought),
    virus,
    slots: slots.map(river),
    secrets: [],
    step,
    knownTop: 0,
    shuffled: cards,
  };
}

function river(ids: readonly string[]): CardId[] {
  return PRINTED.river.filter((card) => ids.includes(card));
}

export const SAMPLE = sampleTable<San>(view(sampleState(), 'audience'), PRINTED);
