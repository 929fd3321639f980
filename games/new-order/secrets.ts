/** Section 7 of RULES.md: what is hidden from whom, for the secrecy law. */
import type { Observer } from '@cabale/engine';
import {
  GENERATOR,
  placesIn,
  pool,
  type Place,
  type Pool,
  type SecretPlaces,
  type Secrets,
  type Writable,
} from '@cabale/engine/kit';
import { COLOURS, COMPANIES, type Colour, type Company } from './content/tables.ts';
import type { NewOrder, State, Player } from './rules/state.ts';

type WritableState = Writable<State>;
type Owner = Writable<Player>;

const KINDS = ['deck', 'hand', 'objectives', 'doubles', 'undealt objectives', GENERATOR] as const;
export type NewOrderSecret = (typeof KINDS)[number];

export const secrets: SecretPlaces<NewOrder> = { kinds: KINDS, of: secretsOf };

function secretsOf(state: WritableState, observer: Observer): Secrets {
  const others = state.players.filter((_, seat) => seat !== observer);
  const hands = others.map((player) => ({ player, unknown: unknownCards(player) }));
  const cards = pool([...placesIn('deck', state.deck), ...hands.flatMap(({ unknown }) => placesIn('hand', unknown))]);
  return {
    pools: [cards, objectivesOf(state, others)],
    restore() {
      for (const { player, unknown } of hands) layHand(player, unknown);
      for (const { objectives } of others) {
        objectives.sort((left, right) => COMPANIES.indexOf(left) - COMPANIES.indexOf(right));
      }
    },
  };
}

/** What was taken from the display is known to everybody (NO-7). */
function unknownCards({ hand, known }: Owner): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: hand[colour] - known[colour] }, () => colour));
}

function layHand({ hand, known }: Owner, unknown: readonly Colour[]): void {
  for (const colour of COLOURS) hand[colour] = known[colour];
  for (const colour of unknown) hand[colour]++;
}

/** NO-1.9 to 1.11: all come from as many cards of a type as the grid has tiles of it. They are open at the end (NO-9.17). */
function objectivesOf({ types, players, result }: WritableState, others: readonly Owner[]): Pool {
  const dealt = players.flatMap(({ objectives, doubles }) => [...objectives, ...doubles]);
  return pool([
    ...(result === null ? others.flatMap(heldObjectives) : []),
    ...others.flatMap(boxedDoubles),
    ...placesIn('undealt objectives', without(types, dealt)),
  ]);
}

/** Of different types; a type that had a double is still held. */
function heldObjectives({ objectives, doubles }: Owner): Place<Company>[] {
  return placesIn('objectives', objectives).map((place) => ({
    ...place,
    admits: (type) => !objectives.includes(type) && !doubles.includes(place.read()),
  }));
}

function boxedDoubles({ objectives, doubles }: Owner): Place<Company>[] {
  return placesIn('doubles', doubles).map((place) => ({
    ...place,
    admits: (type) => objectives.includes(type),
  }));
}

function without(types: readonly Company[], gone: readonly Company[]): Company[] {
  const left = [...types];
  for (const type of gone) left.splice(left.indexOf(type), 1);
  return left;
}
