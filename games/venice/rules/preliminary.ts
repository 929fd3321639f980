/** VEN-2.6 to 2.13 and VEN-3: missions, the first player, and where gondolas begin; solo VEN-20.9 to 20.15. */
import type { Seat, StepRules } from '@cabale/engine';
import { LETTERS, type Letter, type Mission, type Quay, type Tile } from '../content/tables.ts';
import { activate, effectsFor, freeEffects } from './activation.ts';
import { advance, advanceOwn, canAdvance } from './assistants.ts';
import { deckOf, gondolaOf, otherQuay, placeInOrder, playerOf, slotOf } from './counts.ts';
import { fillRow } from './doge.ts';
import { missionIndex, onlyKnows, remove } from './hands.ts';
import { isTile } from './map.ts';
import { moor } from './mooring.ts';
import { optionAt, PLACE, RETURN } from './offers.ts';
import { meet } from './smugglers.ts';
import type { Colour, Context, Options, Preliminary, State, Step, Venice } from './state.ts';

export const dealStep: StepRules<Venice, 'deal'> = {
  run(state, _step, context) {
    for (const [seat, { missions }] of state.players.entries()) {
      const dealt = { kind: 'dealt', seat } as const;
      context.emitTo(seat, { ...dealt, missions: [...missions] }, { ...dealt, missions: null });
    }
  },
};

/** VEN-2.7, 2.8, Q15: in seat order, so that the last seat's card ends at the very bottom. */
export const keepMissionsStep: StepRules<Venice, 'keepMissions'> = {
  options: (state, _step, seat) => playerOf(state, seat).missions.map((mission) => optionAt(RETURN, mission)),
  reveal(state, _step, answers, context) {
    for (const [seat, { missions }] of state.players.entries()) {
      // A seat that has resigned returns its first card.
      const returned = answers.find((answer) => answer.seat === seat)?.option.mission ?? missions[0];
      if (returned !== undefined) returnMission(state, seat, returned, context);
    }
  },
};

function returnMission(state: State, seat: Seat, mission: Mission, context: Context): void {
  remove(playerOf(state, seat).missions, mission);
  state.missions.unshift(mission);
  onlyKnows(state.missionKnown, missionIndex(mission), seat);
  const kept = { kind: 'keptMissions', seat } as const;
  context.emitTo(seat, { ...kept, returned: mission }, { ...kept, returned: null });
}

/** VEN-2.11, 2.12, 3.1; in solo the player begins, and the steps are on the stack already. */
export const beginStep: StepRules<Venice, 'begin'> = {
  run(state, step, context) {
    state.first = step.first ?? context.random.below(state.seats);
    state.active = state.first;
    if (state.doge !== null) return;
    context.emit({ kind: 'firstPlayer', seat: state.first });
    const order: Seat[] = [];
    for (let place = 0; place < state.seats; place++) order.push((state.first + place) % state.seats);
    for (const seat of order) {
      playerOf(state, seat).coins += context.content.numbers.laterCoins * placeInOrder(state, seat);
    }
    const still = order.filter((seat) => !playerOf(state, seat).resigned);
    const placing =
      (gondola: 0 | 1) =>
      (seat: Seat): Step => ({ kind: 'placeGondola', seat, gondola });
    context.next(...still.map(placing(0)), ...still.toReversed().map(placing(1)), { kind: 'beginTurn' });
  },
};

/** VEN-3.2 to 3.5, 20.9, 20.13, 20.16. */
export const placeGondolaStep: StepRules<Venice, 'placeGondola'> = {
  options(state, { gondola }, seat) {
    const barred = otherQuay(state, seat, gondola);
    const options: Options['placeGondola'][] = [];
    for (const option of PLACE) if (option.quay !== barred) options.push(option);
    return options;
  },
  take(state, { gondola, freeOnly }, seat, { quay }, context) {
    state.active = seat;
    context.emit({ kind: 'placedGondola', gondola: gondolaOf(seat, gondola), quay });
    moor(state, gondolaOf(seat, gondola), quay, context);
    if (isTile(quay) && canAdvance(state, seat, quay, context.content)) advanceOwn(state, seat, quay, context);
    const effects = freeOnly === true ? freeEffects(state, seat, quay, context.content) : effectsFor(state, seat, quay);
    activate(state, { seat, gondola, quay, why: 'preliminary' }, context, effects);
  },
  blocked(state, { gondola }, seat) {
    const barred = otherQuay(state, seat, gondola);
    return barred === null ? [] : [{ option: optionAt(PLACE, barred), rule: 'VEN-1.15' }];
  },
};

/** VEN-20.10 to 20.12, 23.1, 23.6, Q62, Q70: A and B in turn, each family once. */
export const dogeArrivesStep: StepRules<Venice, 'dogeArrives'> = {
  run(state, { preliminary }, context) {
    for (const colour of [1, 2]) {
      for (const letter of LETTERS) arrive(state, colour, letter, preliminary, context);
    }
    if (preliminary === 'oneMore' || preliminary === 'twoMore') addAssistant(state, 1, 'A', context);
    if (preliminary === 'twoMore') addAssistant(state, 2, 'B', context);
  },
};

function arrive(state: State, colour: Colour, letter: Letter, preliminary: Preliminary, context: Context): void {
  const quay = reveal(state, letter, context);
  const gondola = gondolaOf(colour, letter === 'A' ? 0 : 1);
  context.emit({ kind: 'placedGondola', gondola, quay });
  moor(state, gondola, quay, context);
  if (preliminary !== 'withoutAssistants' && canAdvance(state, colour, quay, context.content)) {
    advance(state, colour, quay, context);
  }
  context.pause();
}

function addAssistant(state: State, colour: Colour, letter: Letter, context: Context): void {
  const quay = reveal(state, letter, context);
  if (canAdvance(state, colour, quay, context.content)) advance(state, colour, quay, context);
  context.pause();
}

/** The top card lies open until the decks are made ready; returns the quay it names. */
function reveal(state: State, letter: Letter, context: Context): Quay {
  const deck = deckOf(state, letter);
  const tile = deck.cards.pop() as Tile;
  meet(deck, tile);
  deck.discard.push(tile);
  context.emit({ kind: 'smugglerCard', seat: 0, letter, tile, revealed: true });
  return slotOf(state, tile);
}

/** VEN-20.14, 20.15. */
export const openSoloStep: StepRules<Venice, 'openSolo'> = {
  run(state, _step, context) {
    for (const letter of LETTERS) {
      const { cards, removed, discard } = deckOf(state, letter);
      removed.push(...cards.splice(cards.length - context.content.numbers.smugglersOut));
      cards.push(...discard);
      discard.length = 0;
      context.random.shuffle(cards);
      context.emit({ kind: 'deckShuffled', letter });
    }
    fillRow(state, context);
  },
};
