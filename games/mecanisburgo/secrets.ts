/** Section 7 of RULES.md: what is hidden from whom, for the secrecy law. */
import type { Observer, Seat } from '@cabale/engine';
import {
  GENERATOR,
  placesIn,
  pool,
  SEALED,
  type Place,
  type Pool,
  type SecretPlaces,
  type Secrets,
  type Variation,
  type Writable,
} from '@cabale/engine/kit';
import { DECOY, isCharacter, isProperty, type Opportunity, type Pawn, type Tables } from './content/tables.ts';
import { droppable } from './rules/setup.ts';
import { HOME, ORDER_ZONE, type Mecanisburgo, type State, type Player, type Standing } from './rules/state.ts';

type WritableState = Writable<State>;

const KINDS = [
  'Opportunity deck',
  'cards set aside in the deal',
  'number of cards set aside',
  'cards dealt',
  'hand',
  'face-down cards of a sector',
  'face-down discards',
  'Random deck',
  'Victory deck',
  'pawns in sectors',
  'pawns in the Next Turn Order zone',
  'pawns at home',
  GENERATOR,
  SEALED,
] as const;
export type MecanisburgoSecret = (typeof KINDS)[number];

export const secrets: SecretPlaces<Mecanisburgo> = { kinds: KINDS, hiddenAnswers: ['keep'], of: secretsOf };

function secretsOf(state: WritableState, observer: Observer, content: Tables): Secrets {
  return {
    pools: [
      opportunities(state, observer, content),
      pool(placesIn('Random deck', state.randomDeck)),
      pool(placesIn('Victory deck', state.victoryDeck)),
      ...state.players.flatMap((player, seat) => (seat === observer ? [] : [hiddenPawns(state, player, seat)])),
    ],
    variations: [cardsSetAside(state)],
    // The number of cards set aside is unknown: they count as cards of the deck.
    blank() {
      state.deck.push(...state.aside.splice(0));
    },
  };
}

function opportunities(state: WritableState, observer: Observer, content: Tables): Pool {
  const { deck, aside, darkDiscard, sectors, players, dealt } = state;
  return pool([
    ...placesIn('Opportunity deck', deck),
    ...placesIn('cards set aside in the deal', aside),
    ...sectors.flatMap(({ dark }) => placesIn('face-down cards of a sector', dark)),
    ...placesIn('face-down discards', darkDiscard),
    ...dealt.flatMap((cards, seat) => (seat === observer ? [] : cardsDealt(cards, content))),
    ...players.flatMap((player, seat) => (seat === observer ? [] : handOf(player))),
  ]);
}

/** MEC-1.14 to 1.16: Characters and Properties, of which one can be dropped. */
function cardsDealt(cards: Opportunity[], content: Tables): Place<Opportunity>[] {
  return placesIn('cards dealt', cards).map((place) => ({
    ...place,
    admits: (card) =>
      (isCharacter(card) || isProperty(card)) &&
      droppable([...cards.filter((each) => each !== place.read()), card], content).length > 0,
  }));
}

/** Cards taken face up are known. */
function handOf({ hand }: Writable<Player>): Place<Opportunity>[] {
  const hidden = hand.filter(({ isKnown }) => !isKnown);
  return hidden.map((held) => ({
    kind: 'hand',
    read: () => held.card,
    write(card) {
      held.card = card;
    },
  }));
}

function cardsSetAside({ deck, aside, phase }: WritableState): Variation {
  return {
    kind: 'number of cards set aside',
    vary(random) {
      if (phase !== 'setup' || aside.length === 0) return false;
      if (random.below(2) === 0) aside.push(...deck.splice(random.below(deck.length), 1));
      else deck.push(...aside.splice(random.below(aside.length), 1));
      return true;
    },
  };
}

/** Pawns that may be deployed this round and whose base nobody else has seen, by possible spot. */
function hiddenPawns(state: WritableState, player: Writable<Player>, seat: Seat): Pool {
  const isHidden = (pawn: Pawn): boolean => (player.available & ~player.revealed & (1 << pawn)) !== 0;
  const spots = (kind: MecanisburgoSecret, list: Writable<Standing>[], place: number): Place<Pawn>[] => {
    const hidden = list.filter((standing) => standing.seat === seat && isHidden(standing.pawn));
    return hidden.map((standing) => ({
      kind,
      read: () => standing.pawn,
      write(pawn) {
        standing.pawn = pawn;
        player.pawns[pawn] = place;
      },
    }));
  };
  const atHome: Pawn[] = [];
  for (let pawn: Pawn = 0; pawn <= DECOY; pawn++) if (isHidden(pawn) && player.pawns[pawn] === HOME) atHome.push(pawn);
  return pool([
    ...state.sectors.flatMap(({ pawns }, sector) => spots('pawns in sectors', pawns, sector)),
    ...spots('pawns in the Next Turn Order zone', state.orderZone, ORDER_ZONE),
    ...placesIn('pawns at home', atHome).map((place) => ({
      ...place,
      write(pawn: Pawn) {
        place.write(pawn);
        player.pawns[pawn] = HOME;
      },
    })),
  ]);
}
