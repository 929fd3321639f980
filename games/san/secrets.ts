/** Section 7 of RULES.md: what is hidden from whom, for the secrecy law. */
import type { Observer, Seat } from '@cabale/engine';
import {
  GENERATOR,
  linked,
  placesIn,
  pool,
  type Place,
  type SecretPlaces,
  type Secrets,
  type Writable,
} from '@cabale/engine/kit';
import type { CardId } from './content/card.ts';
import type { Player, San, State } from './rules/state.ts';

type WritableState = Writable<State>;

const KINDS = [
  'Reserve',
  'own draw pile',
  'draw pile',
  'hand',
  'card on its way to a slot',
  'card corrupted from hand',
  GENERATOR,
] as const;
export type SanSecret = (typeof KINDS)[number];

export const secrets: SecretPlaces<San> = { kinds: KINDS, of: secretsOf };

function secretsOf(state: WritableState, observer: Observer): Secrets {
  const { reserve, players } = state;
  const belowTop = placesIn('Reserve', reserve, (_, index) => index < reserve.length - 1);
  const own = players.map((player, seat) =>
    seat === observer
      ? drawPile('own draw pile', player)
      : [...drawPile('draw pile', player), ...handOf(state, player, seat), ...corruptedFromHand(player)],
  );
  return {
    pools: [pool(belowTop), ...own.map(pool)],
    restore() {
      for (const { hand } of players) hand.sort();
    },
  };
}

/** Everybody knows the Virus cards put on top; the cards below were shuffled in. */
function drawPile(kind: SanSecret, { draw, knownTop, shuffled }: Writable<Player>): Place<CardId>[] {
  const unknown = draw.length - knownTop;
  return placesIn(
    kind,
    draw,
    (_, index) => index < unknown,
    (card) => shuffled.includes(card),
  );
}

/** The card that a step takes out of the hand comes last. */
function handOf({ stack }: WritableState, { hand }: Writable<Player>, seat: Seat): Place<CardId>[] {
  const at = stack.findIndex((step) => step.kind === 'slot' && step.seat === seat && typeof step.from === 'string');
  const step = stack[at];
  const leaving = step?.kind === 'slot' ? step.from : undefined;
  return [
    ...placesIn('hand', hand, (card) => card !== leaving),
    ...placesIn('card on its way to a slot', hand, (card) => card === leaving).map((place) =>
      linked(place, (card) => {
        stack[at] = { kind: 'slot', seat, from: card };
      }),
    ),
  ];
}

/** Only cards that the others consider possible. */
function corruptedFromHand({ secrets: all, slots }: Writable<Player>): Place<CardId>[] {
  return all.map((secret) => {
    const slot = slots.find((cards) => cards.includes(secret.card)) ?? [];
    const depth = slot.indexOf(secret.card);
    return {
      kind: 'card corrupted from hand',
      read: () => secret.card,
      write(card) {
        secret.card = card;
        slot[depth] = card;
      },
      admits: (card) => secret.suspects.includes(card),
    };
  });
}
