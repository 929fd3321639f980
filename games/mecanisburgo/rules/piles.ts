/** MEC-19: decks, discards, the box and the bank. */
import type { Seat } from '@cabale/engine';
import { OPPORTUNITIES, type Character, type Opportunity, type Property, type RandomValue } from '../content/tables.ts';
import { playerOf } from './counts.ts';
import type { Cause, Context, Player, State } from './state.ts';

const OF_DECK: ReadonlySet<string> = new Set(OPPORTUNITIES);

/** MEC-19.1: the top card; the discard is shuffled when the pile is empty. */
export function drawOpportunity(state: State, context: Context): Opportunity | undefined {
  if (state.deck.length === 0 && state.discard.length + state.darkDiscard.length > 0) {
    // Show the open discard once more before it is shuffled in.
    context.pause();
    state.deck.push(...state.discard.splice(0), ...state.darkDiscard.splice(0));
    context.random.shuffle(state.deck);
    context.emit({ kind: 'shuffled', deck: 'opportunity' });
  }
  return state.deck.pop();
}

/** MEC-19.2. */
export function drawRandom(state: State, context: Context, seat: Seat | null): RandomValue {
  if (state.randomDeck.length === 0) {
    context.pause();
    state.randomDeck.push(...context.random.shuffle(state.randomDiscard.splice(0)));
    context.emit({ kind: 'shuffled', deck: 'random' });
  }
  const value = state.randomDeck.pop();
  if (value === undefined) throw new Error('there are no Random cards');
  state.randomDiscard.push(value);
  context.emit({ kind: 'randomDrawn', seat, value });
  return value;
}

/** MEC-13.19: cards of the deck may come back, others leave the game. */
export function discardCard(state: State, card: Character | Property | Opportunity): void {
  if (OF_DECK.has(card)) state.discard.push(card as Opportunity);
  else state.box.push(card);
}

/** MEC-19.3: cash is never negative. Returns how much it changed. */
export function changeCash(state: State, seat: Seat, by: number, cause: Cause, context: Context): number {
  const player = playerOf(state, seat);
  const change = Math.max(by, -player.cash);
  if (change === 0) return 0;
  player.cash += change;
  context.emit({ kind: 'cash', seat, by: change, cause });
  return change;
}

export function takeFromHand({ hand }: Player, card: Opportunity): void {
  const index = hand.findIndex((each) => each.card === card);
  hand.splice(index, 1);
}

/** A card drawn unseen by others into the hand, counted among what was just gained. */
export function drawToHand(state: State, seat: Seat, cause: Cause, context: Context): void {
  const card = drawOpportunity(state, context);
  if (card === undefined) return;
  playerOf(state, seat).hand.push({ card, isKnown: false, isFresh: true });
  context.emitTo(seat, { kind: 'cardTaken', seat, card, cause }, { kind: 'cardTaken', seat, card: null, cause });
}
