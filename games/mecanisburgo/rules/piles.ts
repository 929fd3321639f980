/** MEC-19: decks, discards, the box and the bank. */
import type { Seat, Table } from '@cabale/engine';
import { OPPORTUNITIES, type Character, type Opportunity, type Property, type RandomValue } from '../content/tables.ts';
import { playerOf } from './counts.ts';
import type { Cause, Mecanisburgo, MecanisburgoState } from './state.ts';

const OF_DECK: ReadonlySet<string> = new Set(OPPORTUNITIES);

/** MEC-19.1: the top card; the discard is shuffled when the pile is empty. */
export function drawOpportunity(state: MecanisburgoState, table: Table<Mecanisburgo>): Opportunity | undefined {
  if (state.deck.length === 0 && state.discard.length + state.darkDiscard.length > 0) {
    // What lies open is still seen before it is shuffled in.
    table.pause();
    state.deck.push(...state.discard.splice(0), ...state.darkDiscard.splice(0));
    table.random.shuffle(state.deck);
    table.tell({ kind: 'shuffled', deck: 'opportunity' });
  }
  return state.deck.pop();
}

/** MEC-19.2. */
export function drawRandom(state: MecanisburgoState, table: Table<Mecanisburgo>, seat: Seat | null): RandomValue {
  if (state.randomDeck.length === 0) {
    table.pause();
    state.randomDeck.push(...table.random.shuffle(state.randomDiscard.splice(0)));
    table.tell({ kind: 'shuffled', deck: 'random' });
  }
  const value = state.randomDeck.pop();
  if (value === undefined) throw new Error('there are no Random cards');
  state.randomDiscard.push(value);
  table.tell({ kind: 'randomDrawn', seat, value });
  return value;
}

/** MEC-13.19: cards of the deck may come back, others leave the game. */
export function discardCard(state: MecanisburgoState, card: Character | Property | Opportunity): void {
  if (OF_DECK.has(card)) state.discard.push(card as Opportunity);
  else state.box.push(card);
}

/** MEC-19.3: cash is never negative; says what really came or went. */
export function changeCash(
  state: MecanisburgoState,
  seat: Seat,
  by: number,
  cause: Cause,
  table: Table<Mecanisburgo>,
): number {
  const player = playerOf(state, seat);
  const really = Math.max(by, -player.cash);
  if (really === 0) return 0;
  player.cash += really;
  table.tell({ kind: 'cash', seat, by: really, cause });
  return really;
}

/** A card drawn unseen by others into the hand, counted among what was just gained. */
export function drawToHand(state: MecanisburgoState, seat: Seat, cause: Cause, table: Table<Mecanisburgo>): void {
  const card = drawOpportunity(state, table);
  if (card === undefined) return;
  playerOf(state, seat).hand.push({ card, isKnown: false, isFresh: true });
  table.tellSecretly(seat, { kind: 'cardTaken', seat, card, cause }, { kind: 'cardTaken', seat, card: null, cause });
}
