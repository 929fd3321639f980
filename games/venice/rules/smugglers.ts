/** VEN-19: smugglers. The Doge's gondolas sail by the same rules (VEN-21.4). */
import type { StepRules } from '@cabale/engine';
import type { Canal, Letter, Quay, Tile } from '../content/tables.ts';
import { advance, canAdvance } from './assistants.ts';
import { bridgeOn, colourOf, deckOf, dogeOf, gondolaOf, isDoge, quayOf, slotOf, spaceOf } from './counts.ts';
import { crossAll } from './crossing.ts';
import { otherEnd } from './map.ts';
import { castOff, moor } from './mooring.ts';
import { GONDOLA, optionAt, SEND } from './offers.ts';
import { cheapestPaths } from './paths.ts';
import { gainVp } from './quantities.ts';
import type { Context, Deck, Doge, Gondola, Options, State, Venice } from './state.ts';

/** VEN-19.5. */
const DRAWN = 2;
/** VEN-19.2: with two players the smugglers are the third colour. */
const SMUGGLERS = 2;
/** VEN-20.4: in solo one gondola of each letter in each of the Doge's colours. */
const DOGE_GONDOLAS: Readonly<Record<Letter, readonly Gondola[]>> = {
  A: [gondolaOf(1, 0), gondolaOf(2, 0)],
  B: [gondolaOf(1, 1), gondolaOf(2, 1)],
};

/** VEN-19.4: the player whose turn it was sends the smuggler of the own deck. */
export function beginSmuggling(state: State, context: Context): void {
  context.next({ kind: 'smugglerDraw', letter: state.active === state.first ? 'A' : 'B' });
}

/** VEN-19.5, 19.20: two cards, or the last one. */
export const smugglerDrawStep: StepRules<Venice, 'smugglerDraw'> = {
  run(state, { letter }, context) {
    const deck = deckOf(state, letter);
    for (let left = Math.min(DRAWN, deck.cards.length); left > 0; left--) {
      const tile = deck.cards.pop() as Tile;
      deck.drawn.push(tile);
      if (state.doge !== null) meet(deck, tile);
    }
    deck.topKnown = false;
    context.next({ kind: 'smuggler', seat: state.active, letter });
  },
};

/** Solo: a card that was seen is not among those that left the game. */
export function meet({ met }: Deck, tile: Tile): void {
  if (!met.includes(tile)) met.push(tile);
}

/** VEN-19.20, 21.15: the discard pile makes a new deck. */
export function remake(deck: Deck, letter: Letter, context: Context): void {
  if (deck.cards.length > 0) return;
  deck.cards.push(...deck.discard);
  deck.discard.length = 0;
  deck.topKnown = false;
  context.random.shuffle(deck.cards);
  context.emit({ kind: 'deckShuffled', letter });
}

/** VEN-19.5 to 19.8, 21.2, 21.3. */
export const smugglerStep: StepRules<Venice, 'smuggler'> = {
  // With two players the last card is followed by a shuffle (VEN-19.20).
  askLone: (_option, { doge }) => doge === null,
  options(state, { letter }) {
    const options: Options['smuggler'][] = [];
    for (const tile of deckOf(state, letter).drawn) options.push(SEND[tile]);
    return options;
  },
  take(state, { letter }, seat, { tile }, context) {
    const deck = deckOf(state, letter);
    for (const other of deck.drawn) if (other !== tile) deck.cards.push(other);
    deck.topKnown = deck.drawn.length > 1;
    deck.drawn.length = 0;
    // VEN-21.14: in solo the card lies open until the Doge's turn is over.
    (state.doge?.played ?? deck.discard).push(tile);
    context.emit({ kind: 'smugglerCard', seat, letter, tile });
    context.pause();
    const quay = slotOf(state, tile);
    if (state.doge !== null) context.next({ kind: 'dogeGondola', seat, letter, quay });
    else {
      send(state, gondolaOf(SMUGGLERS, letter === 'A' ? 0 : 1), quay, context);
      remake(deck, letter, context);
    }
  },
};

/** VEN-21.3, Q63: one that is not there yet, if there is one. */
export const dogeGondolaStep: StepRules<Venice, 'dogeGondola'> = {
  options(state, { letter, quay }) {
    const options: Options['dogeGondola'][] = [];
    const both = DOGE_GONDOLAS[letter];
    for (const gondola of both) if (quayOf(state, gondola) !== quay) options.push(optionAt(GONDOLA, gondola));
    if (options.length === 0) for (const gondola of both) options.push(optionAt(GONDOLA, gondola));
    return options;
  },
  take(state, { quay }, _seat, { gondola }, context) {
    send(state, gondola, quay, context);
  },
  blocked(state, { letter, quay }) {
    const there = DOGE_GONDOLAS[letter].filter((gondola) => quayOf(state, gondola) === quay);
    return there.length === 2 ? [] : there.map((gondola) => ({ option: optionAt(GONDOLA, gondola), rule: 'VEN-21.3' }));
  },
};

/** VEN-19.6, 19.7, 19.9, 19.26. */
function send(state: State, gondola: Gondola, quay: Quay, context: Context): void {
  const from = quayOf(state, gondola);
  if (from === null) {
    context.emit({ kind: 'placedGondola', gondola, quay });
    moor(state, gondola, quay, context);
    context.pause();
  }
  // VEN-19.26.
  if (from === quay) context.emit({ kind: 'smugglerPath', gondola, canals: [], cost: 0, equals: 1 });
  if (from === null || from === quay) {
    settle(state, gondola, quay, context);
    return;
  }
  const { cost, all } = cheapestPaths(state, from, quay, context.content);
  const only = all[0];
  if (all.length === 1 && only !== undefined) setSail(state, gondola, only, { cost, equals: 1 }, context);
  else {
    const paths = all.map((canals) => canals.join('-'));
    context.next({ kind: 'path', seat: state.active, gondola, quay, cost, paths });
  }
}

/** VEN-19.10. */
export const pathStep: StepRules<Venice, 'path'> = {
  options: (_state, { paths }) => paths.map((canals) => ({ kind: 'path', canals })),
  take(state, { gondola, cost, paths }, _seat, option, context) {
    const canals = option.canals.split('-').map(Number);
    setSail(state, gondola, canals, { cost, equals: paths.length }, context);
  },
};

function setSail(
  state: State,
  gondola: Gondola,
  canals: readonly Canal[],
  known: { readonly cost: number; readonly equals: number },
  context: Context,
): void {
  castOff(state, gondola);
  context.next({ kind: 'sail', gondola, canals });
  context.emit({ kind: 'smugglerPath', gondola, canals, ...known });
  context.pause();
}

/** VEN-19.12, 19.13, 19.24, Q101: quay by quay. */
export const sailStep: StepRules<Venice, 'sail'> = {
  run(state, { gondola, canals }, context) {
    const canal = canals[0];
    const from = quayOf(state, gondola);
    if (canal === undefined || from === null) return;
    const to = otherEnd(canal, from);
    state.quays[gondola] = to;
    context.emit({ kind: 'rowed', gondola, canal, from, to, paid: 0, bridge: bridgeOn(state, canal) });
    if (canals.length > 1) {
      context.next({ kind: 'sail', gondola, canals: canals.slice(1) });
      context.emit({ kind: 'passed', gondola, quay: to });
      context.pause();
      crossAll(state, gondola, to, context);
      return;
    }
    context.emit({ kind: 'docked', gondola, quay: to });
    moor(state, gondola, to, context);
    context.pause();
    settle(state, gondola, to, context);
  },
};

/** VEN-19.16, 19.17; the Doge scores for the space (VEN-21.8, 21.9). */
function settle(state: State, gondola: Gondola, quay: Quay, context: Context): void {
  const colour = colourOf(gondola);
  if (canAdvance(state, colour, quay, context.content)) advance(state, colour, quay, context);
  if (isDoge(state, state.seats)) {
    const space = spaceOf(state, colour, quay);
    if (space > 0) gainVp(state, state.seats, spaceVp(dogeOf(state), space, context), 'dogeSpace', context);
  }
  context.pause();
}

function spaceVp({ space1Vp, space4Vp }: Doge, space: number, { content }: Context): number {
  const [second, third] = content.numbers.dogeSpaces;
  return [0, space1Vp, second, third, space4Vp][space] ?? 0;
}
