/** Draw piles, the River's refill, and what everybody knows about them (blocks 4, 5, 10 and 13). */
import type { Seat } from '@cabale/engine';
import type { CardId, RiverId } from '../content/card.ts';
import { playerOf } from './counts.ts';
import { endOfRiver } from './end.ts';
import type { Context, Player, Position, Secret, State } from './state.ts';

/** SAN-4.16: whether a draw can happen at all. */
export function canDraw(player: Player): boolean {
  return player.draw.length > 0 || player.discard.length > 0;
}

/** Draws one card into the hand, reshuffling when needed; the caller has checked that there is one. */
export function drawCard(state: State, seat: Seat, context: Context): CardId {
  const player = playerOf(state, seat);
  if (player.draw.length === 0) reshuffle(player, seat, context);
  const card = player.draw.pop();
  if (card === undefined) throw new Error(`seat ${seat} has no card to draw`);
  if (player.knownTop > 0) player.knownTop--;
  insert(player.hand, card);
  return card;
}

/**
 * SAN-4.14 at a table that reads the rulebook literally: in the own turn an empty draw pile is renewed at once. Called
 * wherever the last card leaves the draw pile or one reaches the discard pile.
 */
export function renewEmptyPile(state: State, seat: Seat, context: Context): void {
  const player = playerOf(state, seat);
  if (state.reshuffle !== 'empty' || player.draw.length > 0 || player.discard.length === 0) return;
  reshuffle(player, seat, context);
}

/** Hands stay sorted, so that their order does not reveal when a card was drawn. */
export function insert(sorted: CardId[], card: CardId): void {
  let index = sorted.length;
  sorted.push(card);
  while (index > 0 && (sorted[index - 1] as CardId) > card) {
    sorted[index] = sorted[index - 1] as CardId;
    index--;
  }
  sorted[index] = card;
}

/** After a hand card was shown, it can no longer be one of the hidden cards in slots. */
export function show(player: Player, card: CardId): void {
  const { secrets } = player;
  for (let index = 0; index < secrets.length; index++) {
    const secret = secrets[index] as Secret;
    if (!secret.suspects.includes(card)) continue;
    secrets[index] = { card: secret.card, suspects: secret.suspects.filter((suspect) => suspect !== card) };
  }
}

/** SAN-4.14, 4.15: the discard pile alone becomes the draw pile. */
function reshuffle(player: Player, seat: Seat, context: Context): void {
  const count = player.discard.length;
  const shuffled: CardId[] = [];
  for (const card of player.discard) {
    player.draw.push(card);
    insert(shuffled, card);
  }
  player.discard.length = 0;
  player.shuffled = shuffled;
  player.knownTop = 0;
  context.random.shuffle(player.draw);
  context.emit({ kind: 'reshuffled', seat, count });
}

/** SAN-5.6 to 5.8, 9.4, 9.6: the vacated position receives the Reserve's top card, or the game ends. */
export function refillRiver(state: State, position: Position, context: Context): void {
  const card = state.reserve.pop();
  if (card === undefined) {
    state.river[position - 1] = null;
    endOfRiver(state, 'river', context);
    return;
  }
  state.river[position - 1] = card;
  context.emit({ kind: 'riverRefilled', position, card });
}

/** Takes a card out of a pile or hand. */
export function remove(from: CardId[], card: CardId): void {
  const index = from.indexOf(card);
  if (index < 0) throw new Error(`card ${card} is not where it should be: ${from.join(' ')}`);
  // Not `splice`, which allocates a list of the removed cards: this runs for every card played.
  for (let next = index + 1; next < from.length; next++) from[next - 1] = from[next] as CardId;
  from.pop();
}

/** SAN-5.3, 8.35: puts a card face down into a slot of the own zone. */
export function putInSlot(player: Player, card: CardId, slot: Position): void {
  player.slots[slot - 1] = [...(player.slots[slot - 1] ?? []), card];
}

/**
 * What a card corrupted now from the hand may be for the others: every card of this player that may be in the hand.
 * Cards that were not in the last shuffle are not in the draw pile. Of the shuffled ones some are in the hand only if the
 * draw pile holds fewer cards than there are hidden ones of that shuffle.
 */
export function suspects(player: Player): readonly CardId[] {
  const hidden = hiddenCards(player);
  const shuffled = new Set(player.shuffled);
  const kept = hidden.filter((card) => !shuffled.has(card));
  const fromShuffle = hidden.length - kept.length;
  return fromShuffle > player.draw.length - player.knownTop ? hidden : kept;
}

/** The cards of a player whose place the others do not know, sorted: hand, draw pile below a known top, secrets. */
export function hiddenCards(player: Player): CardId[] {
  const hidden = player.hand.slice();
  insertUnknown(hidden, player);
  for (const { card } of player.secrets) insert(hidden, card);
  return hidden;
}

/** Inserts the draw pile below a known top into sorted cards: for a dozen cards `sort` takes three times as long. */
export function insertUnknown(sorted: CardId[], { draw, knownTop }: Player): CardId[] {
  for (let index = 0; index < draw.length - knownTop; index++) insert(sorted, draw[index] as CardId);
  return sorted;
}

const DIGIT_0 = 48;

/** The Reserve below its top card, sorted by the number in each id, without comparisons. */
export function reserveBelowTop(reserve: readonly RiverId[]): RiverId[] {
  const places: (RiverId | undefined)[] = [];
  for (let index = 0; index < reserve.length - 1; index++) {
    const card = reserve[index] as RiverId;
    const number = (card.charCodeAt(1) - DIGIT_0) * 10 + card.charCodeAt(2) - DIGIT_0;
    while (places.length <= number) places.push(undefined);
    places[number] = card;
  }
  const sorted: RiverId[] = [];
  for (const card of places) if (card !== undefined) sorted.push(card);
  return sorted;
}
