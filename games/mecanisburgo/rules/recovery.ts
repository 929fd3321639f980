/** MEC-14.30 to 14.48: the board is cleared, Threats spread, the next turn order and hands are settled. */
import type { Seat, StepRules } from '@cabale/engine';
import {
  ACTION_VALUES,
  DECOY,
  isEvent,
  isThreat,
  MOORS,
  type ActionValue,
  type EventCardId,
  type Opportunity,
  type Sector,
  type Tables,
  type Threat,
} from '../content/tables.ts';
import { isFree, playerOf, sectorOf, sizeOf, threatIn, totalOf } from './counts.ts';
import { discardCard, takeFromHand } from './piles.ts';
import { type Context, HOME, type Mecanisburgo, type Open, type Options, type State, type Step } from './state.ts';

/** Step 7. */
export function recover(state: State, context: Context): void {
  clearCards(state, context);
  spreadThreats(state, context);
  for (const seat of state.order) {
    const player = playerOf(state, seat);
    player.ais += totalOf(player.aisAt);
    player.aisAt.fill(0);
    for (let index = 0; index < ACTION_VALUES.length; index++) {
      player.actionCards[index] = context.content.actionCards[ACTION_VALUES[index] as ActionValue].copies;
    }
  }
  state.shuttle = null;
  state.minisub = null;
}

/** MEC-14.30, 8.6. */
function clearCards(state: State, context: Context): void {
  for (const here of state.sectors) {
    const { card } = here;
    if (card !== null && !isThreat(card)) {
      here.card = null;
      discardCard(state, card);
      context.emit({ kind: 'discarded', seat: null, card, why: 'unclaimed' });
    }
    if (here.dark.length === 0) continue;
    context.emit({ kind: 'discardedUnseen', cards: here.dark.length });
    state.darkDiscard.push(...here.dark.splice(0));
  }
}

/** MEC-14.31, 14.37 to 14.41: in ascending order, each at most once. */
function spreadThreats(state: State, context: Context): void {
  const standing: { readonly sector: Sector; readonly threat: Threat }[] = [];
  for (let sector = 0; sector < state.sectors.length; sector++) {
    const threat = threatIn(state, sector);
    if (threat !== null) standing.push({ sector, threat });
  }
  for (const { sector, threat } of standing) {
    const { movement } = context.content.threats[threat];
    if (movement === 'stay') continue;
    const to = nextSector(state, sector, context.content, (next) => isFree(state, next));
    if (to === undefined) continue;
    sectorOf(state, sector).card = null;
    sectorOf(state, to).card = threat;
    context.emit({ kind: 'threatMoved', threat, from: sector, to });
    if (movement !== 'destroy') continue;
    sectorOf(state, sector).forbidden = true;
    context.emit({ kind: 'sectorDestroyed', sector });
  }
}

/** MEC-14.38, 14.39: where a Threat that may move to these sectors goes. */
export function nextSector(
  open: Open,
  from: Sector,
  content: Tables,
  mayCome: (sector: Sector) => boolean,
): Sector | undefined {
  const sectors = openSectors(open, content);
  for (let ahead = 1; ahead < sectors; ahead++) {
    const sector = (from + ahead) % sectors;
    if (mayCome(sector)) return sector;
  }
  return undefined;
}

/** Sectors where Events and Threats may lie: never the moors (MEC-8.7). */
function openSectors(open: Open, content: Tables): number {
  return Math.min(sizeOf(open, content).sectors, MOORS);
}

/** Step 8 (MEC-14.36, 14.42 to 14.44). */
export function settleOrder(state: State, context: Context): void {
  const zone = state.orderZone.slice();
  for (const { seat, pawn } of zone) {
    if (pawn === DECOY) playerOf(state, seat).revealed |= 1 << DECOY;
    context.emit({ kind: 'zoneRevealed', seat, isDecoy: pawn === DECOY });
  }
  // Everybody sees which are decoys before they go home.
  if (zone.length > 0) context.pause();
  for (const { seat, pawn } of zone) playerOf(state, seat).pawns[pawn] = HOME;
  state.orderZone.length = 0;
  const order: Seat[] = [];
  for (const { seat, pawn } of zone) if (pawn !== DECOY) order.push(seat);
  for (const seat of state.order) if (!order.includes(seat)) order.push(seat);
  for (const [place, seat] of order.entries()) state.order[place] = seat;
  context.emit({ kind: 'turnOrder', order: [...state.order] });
}

/** Step 9 (MEC-14.45, 14.46): in the new order. */
export function settleHands(state: State, context: Context): void {
  const steps: Step[] = [];
  for (const seat of state.order) {
    const { hand } = playerOf(state, seat);
    let left = 0;
    for (const held of hand) {
      const { card } = held;
      if (isSettled(card)) {
        hand[left++] = held;
        steps.push({ kind: 'settle', seat });
      } else {
        discardCard(state, card);
        context.emit({ kind: 'discarded', seat, card, why: 'leftInHand' });
      }
    }
    hand.length = left;
  }
  context.next(...steps);
}

function isSettled(card: Opportunity): card is EventCardId | Threat {
  return isEvent(card) || isThreat(card);
}

/** MEC-14.46 to 14.48, Q78: one at a time, in an order of the holder's choice. */
export const settleStep: StepRules<Mecanisburgo, 'settle'> = {
  options(state, _step, seat, content) {
    const options: Options['settle'][] = [];
    const sectors = openSectors(state, content);
    for (const { card } of playerOf(state, seat).hand) {
      if (!isSettled(card)) continue;
      const before = options.length;
      for (let sector = 0; sector < sectors; sector++) {
        if (isFree(state, sector)) options.push({ kind: 'settle', card, sector });
      }
      // MEC-14.47.
      if (options.length === before) options.push({ kind: 'discard', card });
    }
    return options;
  },
  take(state, _step, seat, option, context) {
    takeFromHand(playerOf(state, seat), option.card);
    if (option.kind === 'discard') {
      discardCard(state, option.card);
      context.emit({ kind: 'discarded', seat, card: option.card, why: 'leftInHand' });
      return;
    }
    sectorOf(state, option.sector).card = option.card;
    context.emit({ kind: 'settled', seat, card: option.card, sector: option.sector });
  },
};
