/** Section 7 of RULES.md: what is hidden from whom, for the secrecy law. */
import type { Observer } from '@cabale/engine';
import {
  GENERATOR,
  linked,
  placesIn,
  pool,
  SEALED,
  type Place,
  type Pool,
  type SecretPlaces,
  type Secrets,
  type Writable,
} from '@cabale/engine/kit';
import { LETTERS, type Tile } from './content/tables.ts';
import { ownerOfDeck } from './rules/counts.ts';
import { isBeingDrawn, missionIndex } from './rules/hands.ts';
import type { Deck, Venice, State } from './rules/state.ts';

type WritableState = Writable<State>;

const KINDS = [
  'mission pile',
  'missions out of the game',
  'mission hand',
  'drawn missions',
  'influence pile',
  'influence hand',
  'influence cards gained this turn',
  'drawn influence cards',
  'smuggler deck',
  'drawn smuggler cards',
  'smuggler cards out of the game',
  'smuggler cards met before',
  'Doge pile',
  'Doge cards out of the game',
  GENERATOR,
  SEALED,
] as const;
export type VeniceSecret = (typeof KINDS)[number];

export const secrets: SecretPlaces<Venice> = { kinds: KINDS, hiddenAnswers: ['keepMissions'], of: secretsOf };

function secretsOf(state: WritableState, observer: Observer): Secrets {
  const { players, decks, doge } = state;
  const both =
    decks === null
      ? []
      : LETTERS.map((letter) => ({ deck: decks[letter], isOwn: ownerOfDeck(state, letter) === observer }));
  return {
    pools: [
      missionCards(state, observer),
      influenceCards(state, observer),
      ...both.map(({ deck, isOwn }) => (isOwn ? ownDeck(deck) : othersDeck(deck))),
      ...(doge === null
        ? []
        : [pool([...placesIn('Doge pile', doge.pile), ...placesIn('Doge cards out of the game', doge.removed)])]),
    ],
    restore() {
      for (const { missions, influence } of players) {
        missions.sort(byNumber);
        influence.sort(byNumber);
      }
    },
    blank() {
      for (const { deck, isOwn } of both) if (!isOwn) deck.met = [];
    },
  };
}

const byNumber = (left: number, right: number): number => left - right;

/** The bits of the seats that know each card of a kind, and where to find those of a card. */
interface Knowledge {
  readonly known: number[];
  readonly indexOf: (card: number) => number;
  readonly observer: Observer;
}

/**
 * The cards of a list that the observer does not know. Which seats know the card in a place is public: that knowledge stays
 * with the place.
 */
function unknownIn(kind: VeniceSecret, list: number[], { known, indexOf, observer }: Knowledge): Place<number>[] {
  const bit = observer === 'audience' ? 0 : 1 << observer;
  const bitsOf = (card: number): number => known[indexOf(card)] ?? 0;
  return placesIn(kind, list, (card) => (bitsOf(card) & bit) === 0).map((place) => {
    const bits = bitsOf(place.read());
    return linked(place, (card) => {
      known[indexOf(card)] = bits;
    });
  });
}

/** Hands have no order, so their cards are listed by who knows them. */
function unknownInHand(kind: VeniceSecret, hand: number[], knowledge: Knowledge): Place<number>[] {
  const { known, indexOf } = knowledge;
  const bitsOf = (place: Place<number>): number => known[indexOf(place.read())] ?? 0;
  return unknownIn(kind, hand, knowledge).toSorted((left, right) => bitsOf(left) - bitsOf(right));
}

/** At the end, missions in hand are open. */
function missionCards(state: WritableState, observer: Observer): Pool {
  const { missions, missionsOut, missionKnown, players, drawn, active, result } = state;
  const knowledge = { known: missionKnown, indexOf: missionIndex, observer };
  const hands = players.flatMap((player, seat) =>
    seat === observer || result !== null ? [] : unknownInHand('mission hand', player.missions, knowledge),
  );
  const isDrawn = observer !== active && isBeingDrawn(state, 'Mission');
  return pool([
    ...unknownIn('mission pile', missions, knowledge),
    ...unknownIn('missions out of the game', missionsOut, knowledge),
    ...(isDrawn ? unknownIn('drawn missions', drawn, knowledge) : []),
    ...hands,
  ]);
}

function influenceCards(state: WritableState, observer: Observer): Pool {
  const { influence, influenceKnown, players, drawn, active, fresh } = state;
  const knowledge = { known: influenceKnown, indexOf: (card: number) => card, observer };
  const hands = players.flatMap((player, seat) => {
    if (seat === observer) return [];
    const hand = unknownInHand('influence hand', player.influence, knowledge);
    return seat === active ? gainedLast(hand, fresh) : hand;
  });
  const isDrawn = observer !== active && isBeingDrawn(state, 'Influence');
  return pool([
    ...unknownIn('influence pile', influence, knowledge),
    ...(isDrawn ? unknownIn('drawn influence cards', drawn, knowledge) : []),
    ...hands,
  ]);
}

/** Cards gained in this turn come last. */
function gainedLast(hand: Place<number>[], fresh: number[]): Place<number>[] {
  const isGained = (place: Place<number>): boolean => fresh.includes(place.read());
  const gained = hand.filter(isGained).map((place) => {
    const at = fresh.indexOf(place.read());
    return linked({ ...place, kind: 'influence cards gained this turn' }, (card) => {
      fresh[at] = card;
    });
  });
  return [...hand.filter((place) => !isGained(place)), ...gained];
}

/** A card the owner has met is in the game. */
function ownDeck({ cards, removed, met, topKnown }: Writable<Deck>): Pool {
  const unknown = topKnown ? cards.length - 1 : cards.length;
  return pool([
    ...placesIn('smuggler deck', cards, (_, index) => index < unknown),
    ...placesIn(
      'smuggler cards out of the game',
      removed,
      () => true,
      (tile) => !met.includes(tile),
    ),
  ]);
}

/** Only the owner knows which cards were met; the mark stays with the place. */
function othersDeck({ cards, removed, drawn, met }: Writable<Deck>): Pool {
  const withMet = (place: Place<Tile>): Place<Tile> => {
    const at = met.indexOf(place.read());
    if (at < 0) return place;
    return linked({ ...place, kind: 'smuggler cards met before' }, (tile) => {
      met[at] = tile;
    });
  };
  const hidden = [...placesIn('smuggler deck', cards), ...placesIn('drawn smuggler cards', drawn)];
  return pool([...hidden.map(withMet), ...placesIn('smuggler cards out of the game', removed)]);
}
