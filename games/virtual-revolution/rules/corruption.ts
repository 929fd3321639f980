/** VR-7: Corruption cards, and who knows where they are (section 7). */
import type { Observer, Seat } from '@cabale/engine';
import type { Corruption } from '../content/tables.ts';
import { corruptionCard, playerOf } from './counts.ts';
import type { Context, State, View } from './state.ts';

/** Seats have the first bits of `corruptionKnown`, the audience has this one. */
const AUDIENCE = 1 << 4;
const EVERYBODY = AUDIENCE | (AUDIENCE - 1);

export function knowledgeBit(observer: Observer): number {
  return observer === 'audience' ? AUDIENCE : 1 << observer;
}

/** Inserts a card into a hand sorted by number. */
export function insert(hand: number[], card: number): void {
  let place = hand.length;
  while (place > 0 && (hand[place - 1] as number) > card) place--;
  hand.splice(place, 0, card);
}

/** Removes an item that must be in the list. */
export function removeFrom<V>(list: V[], item: V): void {
  const place = list.indexOf(item);
  if (place < 0) throw new Error(`${String(item)} is not in ${list.join(', ')}`);
  list.splice(place, 1);
}

/** VR-7.5: cards that could be drawn. */
export function drawable(table: State | View): number {
  const inDeck = 'corruptionDeck' in table ? table.corruptionDeck.length : table.corruptionDeckCount;
  return inDeck + table.corruptionDiscard.length;
}

/** VR-7.1, 7.4, 7.5. Events list cards drawn together in the order of the hand, because no view keeps which came first. */
export function drawCorruption(state: State, seat: Seat, context: Context, cards = 1): void {
  const drawn: Corruption[] = [];
  while (drawn.length < cards) {
    const card = topCorruption(state, context);
    if (card === undefined) break;
    insert(drawn, card);
    insert(playerOf(state, seat).corruption, card);
  }
  for (const card of drawn) {
    const shown = { card, effect: corruptionCard(card, context.content) };
    const hidden = { card: null, effect: null };
    context.emitTo(seat, { kind: 'corruptionDrawn', seat, ...shown }, { kind: 'corruptionDrawn', seat, ...hidden });
  }
}

/** The next card of the deck, of the discards once it is empty; `undefined` where neither has any. */
function topCorruption({ corruptionDeck, corruptionDiscard }: State, context: Context): Corruption | undefined {
  if (corruptionDeck.length === 0 && corruptionDiscard.length > 0) {
    // People see the open discards before they are shuffled.
    context.pause();
    corruptionDeck.push(...corruptionDiscard);
    corruptionDiscard.length = 0;
    context.random.shuffle(corruptionDeck);
    context.emit({ kind: 'corruptionShuffled' });
  }
  return corruptionDeck.pop();
}

/** VR-7.6. */
export function discardCorruption(state: State, seat: Seat, card: Corruption, context: Context): void {
  removeFrom(playerOf(state, seat).corruption, card);
  state.corruptionDiscard.push(card);
  state.corruptionKnown[card - 1] = 0;
  context.emit({ kind: 'corruptionDiscarded', seat, card, effect: corruptionCard(card, context.content) });
}

/** VR-Q75: only the seat that looks sees the hand. */
export function showHandTo(state: State, of: Seat, by: Seat, context: Context): void {
  const { corruption } = playerOf(state, of);
  for (const card of corruption) state.corruptionKnown[card - 1] = (state.corruptionKnown[card - 1] ?? 0) | (1 << by);
  context.emitTo(
    by,
    { kind: 'handSeen', by, of, cards: corruption.slice() },
    { kind: 'handSeen', by, of, cards: null },
  );
}

/** VR-19.3. */
export function showHandToAll(state: State, seat: Seat, context: Context): void {
  const { corruption } = playerOf(state, seat);
  for (const card of corruption) state.corruptionKnown[card - 1] = EVERYBODY;
  context.emit({ kind: 'searched', seat, cards: corruption.slice() });
}

/**
 * A card changes hands, and only its two owners see which. Others no longer know which cards the giver still has, unless
 * there was only one.
 */
export function handOver(state: State, card: Corruption, from: Seat, to: Seat, context: Context): void {
  const giver = playerOf(state, from).corruption;
  const known = state.corruptionKnown;
  const isOnly = giver.length === 1;
  for (const each of giver) if (!isOnly) known[each - 1] = (known[each - 1] ?? 0) & (1 << to);
  removeFrom(giver, card);
  insert(playerOf(state, to).corruption, card);
  known[card - 1] = ((known[card - 1] ?? 0) & ~(1 << to)) | (1 << from);
  const given = { kind: 'corruptionGiven', from, to } as const;
  const effect = corruptionCard(card, context.content);
  // One event for each of the two owners.
  context.emitTo(from, { ...given, card, effect }, { ...given, card: null, effect: null });
  context.emitTo(to, { kind: 'corruptionReceived', from, to, card, effect });
}
