/** Invariants of San (RULES.md), besides the laws of all games. */
import { defaultSetup } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';
import { virusId, type CardId, type Cards, type Symbol } from './content/card.ts';
import { buyingPower, corruptedCount, crossingCost, opponent, playerOf, poolOf } from './rules/counts.ts';
import { hiddenCards } from './rules/piles.ts';
import {
  BONUS_STEPS,
  LAST_STEP,
  LAST_TURN,
  POSITIONS,
  SETUP,
  SLOT_CAPACITY,
  VIRUS_CARDS,
  ZONE_CAPACITY,
  type Player,
  type San,
  type State,
} from './rules/state.ts';
import { secrets } from './secrets.ts';
import { words } from './text/words.ts';

const standard = defaultSetup(SETUP);

export const checks: GameChecks<San> = {
  modes: [
    { name: 'standard', seats: 2, setup: standard },
    { name: 'first game', variantOf: 'standard', seats: 2, setup: { ...standard, sunHand: 7, starHand: 7 } },
    { name: 'levelling', variantOf: 'standard', seats: 2, setup: { ...standard, sunHand: 7 } },
    { name: 'strong levelling', variantOf: 'standard', seats: 2, setup: { ...standard, starHand: 8 } },
    { name: 'reshuffle at once', variantOf: 'standard', seats: 2, setup: { ...standard, reshuffle: 'empty' } },
  ],
  bound: 4000,
  secrets,
  words,
  quantities: {
    coins: {
      of: (state, side, cards) => (side === state.turn.active ? buyingPower(state, cards) : 0),
      announced: 'fall',
    },
    C: { of: poolAt('C'), announced: 'fall' },
    P: { of: poolAt('P'), announced: 'fall' },
    H: { of: poolAt('H'), announced: 'fall' },
    cards: {
      of: ({ players }, side) => {
        const { draw, hand, play, discard } = playerOf({ players }, side);
        return draw.length + hand.length + play.length + discard.length;
      },
      announced: 'fall',
    },
    hand: { of: ({ players }, side) => playerOf({ players }, side).hand.length },
    corrupted: { of: ({ players }, side) => corruptedCount(playerOf({ players }, side)) },
    crossings: { of: ({ players }, side) => playerOf({ players }, side).step - 1 },
    tokens: {
      of: ({ players }, side) => BONUS_STEPS.filter((step) => playerOf({ players }, side).step >= step).length,
    },
    viruses: { of: ({ players }, side) => VIRUS_CARDS - playerOf({ players }, opponent(side)).virus },
  },
  // Phases 3 and 4, and the opponent's turn.
  aftermath: ['endTurn', 'beginTurn'],
  // Nothing can be bought: the option that ends Play says so.
  lone: ['buy'],
  invariants: {
    'SAN-1.6 conservation': conservation,
    'SAN-5.5 capacity': capacity,
    'SAN-6.17 crossing costs': crossingCosts,
    'SAN-7.2 pawn': pawn,
    'SAN-8.4 pools': pools,
    'SAN-1.3 only the active seat decides': onlyActive,
    'SAN-11.15 length': ({ turn, result }) =>
      turn.number > LAST_TURN && result === null ? `turn ${turn.number} has begun` : undefined,
    'SAN-2.3 River': ({ river, result }) =>
      river.some((card) => card === null) && result === null ? 'a River position is empty' : undefined,
    knowledge,
  },
};

function poolAt(symbol: Symbol): (state: State, side: number) => number {
  return (state, side) => (side === state.turn.active ? poolOf(state, symbol) : 0);
}

function conservation(state: State, { found }: Cards): string | undefined {
  const places = new Set<CardId>();
  let count = 0;
  const lay = (cards: readonly (CardId | null)[]): void => {
    for (const card of cards) {
      if (card === null) continue;
      places.add(card);
      count++;
    }
  };
  lay(state.reserve);
  lay(state.box);
  lay(state.river);
  for (const [seat, player] of state.players.entries()) {
    lay(player.draw);
    lay(player.hand);
    lay(player.discard);
    for (const { card } of player.play) lay([card]);
    for (const slot of player.slots) lay(slot);
    for (let number = player.virus; number > 0; number--) lay([virusId(seat, number)]);
  }
  if (count !== found.size) return `${count} cards instead of ${found.size}`;
  return places.size === found.size ? undefined : 'a card is in two places';
}

function capacity({ players }: State): string | undefined {
  for (const player of players) {
    if (player.slots.length !== POSITIONS.length) return `${player.slots.length} slots`;
    if (player.slots.some((slot) => slot.length > SLOT_CAPACITY)) return 'a slot holds more than two cards';
    if (corruptedCount(player) > ZONE_CAPACITY) return `a zone holds ${corruptedCount(player)} cards`;
    if (player.step < 1 || player.step > LAST_STEP) return `a banner is on step ${player.step}`;
  }
  return undefined;
}

function crossingCosts(state: State, cards: Cards): string | undefined {
  if (state.result !== null) return undefined;
  for (const seat of [0, 1]) {
    for (const position of POSITIONS) {
      const cost = crossingCost(state, cards, seat, position);
      if (cost < 1 || cost > 8) return `crossing position ${position} costs seat ${seat} ${cost}`;
    }
  }
  return undefined;
}

function pawn({ pawn: { on, square }, players }: State, cards: Cards): string | undefined {
  if (on === 'port') return square === 0 ? undefined : `the pawn is on square ${square} of the Port`;
  const { virus } = players[on === 0 ? 0 : 1];
  if (virus < 1 || virus > VIRUS_CARDS) return `the pawn stands on Virus card ${virus}`;
  const { squares } = cards.byId[virusId(on, virus)];
  return square >= 1 && square <= squares ? undefined : `the pawn is on square ${square} of ${squares}`;
}

function pools(state: State): string | undefined {
  const left = (['C', 'P', 'H'] as const).map((symbol) => poolOf(state, symbol));
  return left.every((pool) => pool >= 0) ? undefined : `more symbols were spent than gained: ${left.join(' ')}`;
}

function onlyActive({ stack, turn, result }: State): string | undefined {
  if (result !== null) return undefined;
  return stack.every((step) => !('seat' in step) || step.seat === turn.active) ? undefined : 'the other seat is asked';
}

/** Public knowledge stored in the state is correct. */
function knowledge(state: State): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    const wrong = wrongKnowledge(player);
    if (wrong !== undefined) return `seat ${seat}: ${wrong}`;
  }
  return undefined;
}

function wrongKnowledge(player: Player): string | undefined {
  const top = player.draw.slice(player.draw.length - player.knownTop);
  if (!top.every((card) => card.includes('V'))) return `${top.join(' ')} on top of the draw pile are no Virus cards`;
  const below = player.draw.slice(0, player.draw.length - player.knownTop);
  const stranger = below.find((card) => !player.shuffled.includes(card));
  if (stranger !== undefined) return `${stranger} lies in the draw pile but was never shuffled in`;
  const unsuspected = player.secrets.find(({ card, suspects }) => !suspects.includes(card));
  if (unsuspected !== undefined) return `${unsuspected.card} is in a slot but not among its suspects`;
  const hidden = hiddenCards(player);
  if (player.secrets.some(({ card }) => !hidden.includes(card))) return 'a secret card is not hidden';
  return player.hand.every((card, index) => index === 0 || (player.hand[index - 1] ?? '') < card)
    ? undefined
    : 'the hand is not sorted';
}
