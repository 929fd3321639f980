/** Block 5: ● and the Corruption zones. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import type { CardId } from '../content/card.ts';
import { corruptedCount, isSlotOpen, playerOf, riverCard } from './counts.ts';
import { finish } from './end.ts';
import { putInSlot, refillRiver, remove, suspects } from './piles.ts';
import { CORRUPTION_PRICE, POSITIONS, ZONE_CAPACITY, type Position, type San, type SanState } from './state.ts';

type SlotStep = StepOf<San, 'slot'>;

const SLOTS = POSITIONS.map((slot) => ({ kind: 'slot', slot }) as const);

/** SAN-5.3: which slot receives the card. It stays where it is until that is known. */
export const slotStep: Asks<San, SlotStep> = {
  options: (state, _step, seat) => SLOTS.filter(({ slot }) => isSlotOpen(playerOf(state, seat), slot)),
  take(state, { from }, seat, { slot }, table) {
    if (typeof from === 'number') corruptRiver(state, seat, from, slot, table);
    else if (from !== null) corruptHand(state, seat, from, slot, table);
  },
  blocked: (state, _step, seat) =>
    SLOTS.filter(({ slot }) => !isSlotOpen(playerOf(state, seat), slot)).map((option) => ({ option, rule: 'SAN-5.5' })),
};

/** SAN-5.6: pay, take, place, check the victory, refill. */
function corruptRiver(state: SanState, seat: Seat, position: Position, slot: Position, table: Table<San>): void {
  const card = riverCard(state, position);
  if (card === null) throw new Error(`the River has no card at position ${position}`);
  state.turn.spent.C += CORRUPTION_PRICE;
  state.river[position - 1] = null;
  putInSlot(playerOf(state, seat), card, slot);
  table.tell({ kind: 'corrupted', seat, card, from: position, slot });
  afterCorruption(state, seat, table);
  if (state.result === null) refillRiver(state, position, table);
}

/** SAN-8.35 to 8.37: no ● is needed and the River is not touched. */
function corruptHand(state: SanState, seat: Seat, card: CardId, slot: Position, table: Table<San>): void {
  const player = playerOf(state, seat);
  player.secrets.push({ card, suspects: suspects(player) });
  remove(player.hand, card);
  putInSlot(player, card, slot);
  const hidden = { kind: 'corrupted', seat, card: null, from: 'hand', slot } as const;
  table.tellSecretly(seat, { ...hidden, card }, hidden);
  afterCorruption(state, seat, table);
}

/** SAN-5.15. */
function afterCorruption(state: SanState, seat: Seat, table: Table<San>): void {
  state.turn.moved = true;
  if (corruptedCount(playerOf(state, seat)) >= ZONE_CAPACITY) finish(state, seat, 'corruption', table);
}
