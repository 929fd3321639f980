/** Section 7 of RULES.md: what is hidden from whom, for the secrecy law. */
import type { Observer } from '@cabale/engine';
import {
  GENERATOR,
  linked,
  placesIn,
  pool,
  type Place,
  type Pool,
  type SecretPlaces,
  type Secrets,
  type Writable,
} from '@cabale/engine/kit';
import {
  LEVEL_1,
  LEVEL_2,
  NECRO_END,
  NECRO_STANDARD,
  OBJECTIVES,
  type Agent,
  type Corruption,
  type Necro,
  type Objective,
} from './content/tables.ts';
import { knowledgeBit } from './rules/corruption.ts';
import type { VirtualRevolution, State } from './rules/state.ts';

type WritableState = Writable<State>;

const KINDS = [
  'Corruption deck',
  'Corruption hand',
  'Objectives',
  'undealt Objectives',
  'Agent deck',
  'Location deck',
  'Verse deck',
  'Necro pile',
  'Necro cards out of the game',
  GENERATOR,
] as const;
export type VirtualRevolutionSecret = (typeof KINDS)[number];

export const secrets: SecretPlaces<VirtualRevolution> = { kinds: KINDS, of: secretsOf };

function secretsOf(state: WritableState, observer: Observer): Secrets {
  const { players, locationDeck, verseDeck, versesUnder } = state;
  return {
    pools: [
      corruptionCards(state, observer),
      pool([...hiddenObjectives(state, observer), ...undealtObjectives(state)]),
      agentsIn(state, LEVEL_1),
      agentsIn(state, LEVEL_2),
      pool(placesIn('Location deck', locationDeck)),
      // Q4: the top card is open, and cards put under the deck are public.
      pool(placesIn('Verse deck', verseDeck, (_, at) => at >= versesUnder && at < verseDeck.length - 1)),
      necroCards(state, observer, NECRO_STANDARD),
      necroCards(state, observer, NECRO_END),
    ],
    restore() {
      for (const [seat, { corruption, objectives }] of players.entries()) {
        corruption.sort((left, right) => left - right);
        if (seat !== observer) objectives.sort();
      }
    },
  };
}

/**
 * It is public which observers know a card in a hand, so these bits stay with the place when cards are exchanged. Hands
 * have no order: their cards are listed by these bits.
 */
function corruptionCards({ players, corruptionDeck, corruptionKnown: known }: WritableState, observer: Observer): Pool {
  const bitsOf = (card: Corruption): number => known[card - 1] ?? 0;
  const hiddenIn = (kind: VirtualRevolutionSecret, list: Corruption[]): Place<Corruption>[] =>
    placesIn(kind, list, (card) => (bitsOf(card) & knowledgeBit(observer)) === 0).map((place) => {
      const bits = bitsOf(place.read());
      return linked(place, (card) => {
        known[card - 1] = bits;
      });
    });
  const hands = players.flatMap(({ corruption }, seat) =>
    seat === observer
      ? []
      : hiddenIn('Corruption hand', corruption).toSorted((left, right) => bitsOf(left.read()) - bitsOf(right.read())),
  );
  return pool([...hiddenIn('Corruption deck', corruptionDeck), ...hands]);
}

/** The Objective a seat has scored is open. */
function hiddenObjectives({ players, result }: WritableState, observer: Observer): Place<Objective>[] {
  return players.flatMap(({ objectives }, seat) =>
    seat === observer ? [] : placesIn('Objectives', objectives, (each) => each !== result?.scored[seat]),
  );
}

function undealtObjectives({ players }: WritableState): Place<Objective>[] {
  const dealt = new Set(players.flatMap(({ objectives }) => objectives));
  const left = OBJECTIVES.filter((objective) => !dealt.has(objective));
  return placesIn('undealt Objectives', left);
}

/** VR-2.12: level 1 lies on level 2, so only Agents of one level can be exchanged. */
function agentsIn({ agentDeck }: WritableState, level: readonly Agent[]): Pool {
  return pool(placesIn('Agent deck', agentDeck, (agent) => level.includes(agent)));
}

/** VR-2.20: the end card lies at the bottom. A seat that looked knows the top card. */
function necroCards(
  { players, necroPile, necroOut }: WritableState,
  observer: Observer,
  cards: readonly Necro[],
): Pool {
  const top = observer !== 'audience' && players[observer]?.necroSeen === true ? necroPile.length - 1 : -1;
  return pool([
    ...placesIn('Necro pile', necroPile, (card, index) => index !== top && cards.includes(card)),
    ...placesIn('Necro cards out of the game', necroOut, (card) => cards.includes(card)),
  ]);
}
