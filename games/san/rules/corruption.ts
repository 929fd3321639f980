/** Block 5: ● and the Corruption zones. */
import type { Seat, StepRules } from '@cabale/engine';
import type { CardId } from '../content/card.ts';
import { corruptedCount, isSlotOpen, playerOf, riverCard } from './counts.ts';
import { finish } from './end.ts';
import { putInSlot, refillRiver, remove, suspects } from './piles.ts';
import {
  type Context,
  CORRUPTION_PRICE,
  type Position,
  POSITIONS,
  type San,
  type State,
  ZONE_CAPACITY,
} from './state.ts';

const SLOTS = POSITIONS.map((slot) => ({ kind: 'slot', slot }) as const);

/** SAN-5.3: which slot receives the card. Until then the card stays where it is. */
export const slotStep: StepRules<San, 'slot'> = {
  // It costs ● or a hand card, even where one slot is left; until then the choice of the card can be taken back.
  askLone: true,
  options: (state, _step, seat) => SLOTS.filter(({ slot }) => isSlotOpen(playerOf(state, seat), slot)),
  take(state, { from }, seat, { slot }, context) {
    if (typeof from === 'number') corruptRiver(state, seat, from, slot, context);
    else if (from !== null) corruptHand(state, seat, from, slot, context);
  },
  blocked: (state, _step, seat) =>
    SLOTS.filter(({ slot }) => !isSlotOpen(playerOf(state, seat), slot)).map((option) => ({ option, rule: 'SAN-5.5' })),
};

/** SAN-5.6: pay, take, place, check the victory, refill. */
function corruptRiver(state: State, seat: Seat, position: Position, slot: Position, context: Context): void {
  const card = riverCard(state, position);
  if (card === null) throw new Error(`the River has no card at position ${position}`);
  state.turn.spent.C += CORRUPTION_PRICE;
  state.river[position - 1] = null;
  putInSlot(playerOf(state, seat), card, slot);
  context.emit({ kind: 'corrupted', seat, card, from: position, slot });
  afterCorruption(state, seat, context);
  if (state.result === null) refillRiver(state, position, context);
}

/** SAN-8.35 to 8.37: no ● is needed and the River is not touched. */
function corruptHand(state: State, seat: Seat, card: CardId, slot: Position, context: Context): void {
  const player = playerOf(state, seat);
  player.secrets.push({ card, suspects: suspects(player) });
  remove(player.hand, card);
  putInSlot(player, card, slot);
  const hidden = { kind: 'corrupted', seat, card: null, from: 'hand', slot } as const;
  context.emitTo(seat, { ...hidden, card }, hidden);
  afterCorruption(state, seat, context);
}

/** SAN-5.15. */
function afterCorruption(state: State, seat: Seat, context: Context): void {
  state.turn.moved = true;
  if (corruptedCount(playerOf(state, seat)) >= ZONE_CAPACITY) finish(state, seat, 'corruption', context);
}
