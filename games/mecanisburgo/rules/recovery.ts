/** MEC-14.30 to 14.48: the board is cleared, Threats spread, the next turn order and hands are settled. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import {
  ACTION_VALUES,
  DECOY,
  MOORS,
  type EventCardId,
  type Opportunity,
  type Sector,
  type Tables,
  type Threat,
} from '../content/tables.ts';
import { isEvent, isFree, isThreat, playerOf, sectorOf, sizeOf, threatIn } from './counts.ts';
import { discardCard } from './piles.ts';
import { HOME, type Mecanisburgo, type MecanisburgoOptions, type MecanisburgoState } from './state.ts';

/** Step 7. */
export function recover(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  clearCards(state, table);
  spreadThreats(state, table);
  for (const seat of state.order) {
    const player = playerOf(state, seat);
    player.ais += player.aisAt.reduce((sum, ais) => sum + ais, 0);
    player.aisAt.fill(0);
    for (const [index, value] of ACTION_VALUES.entries()) {
      player.actionCards[index] = table.content.actionCards[value].copies;
    }
  }
  state.shuttle = null;
  state.minisub = null;
}

/** MEC-14.30, 8.6. */
function clearCards(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  for (const here of state.sectors) {
    const { card } = here;
    if (card !== null && !isThreat(table.content, card)) {
      here.card = null;
      discardCard(state, card);
      table.tell({ kind: 'discarded', seat: null, card, why: 'unclaimed' });
    }
    if (here.dark.length > 0) table.tell({ kind: 'discardedUnseen', cards: here.dark.length });
    state.darkDiscard.push(...here.dark.splice(0));
  }
}

/** MEC-14.31, 14.37 to 14.41: in ascending order, each at most once. */
function spreadThreats(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const standing = state.sectors.flatMap((_, sector) => {
    const threat = threatIn(state, sector, table.content);
    return threat === null ? [] : [{ sector, threat }];
  });
  for (const { sector, threat } of standing) {
    const { movement } = table.content.threats[threat];
    if (movement === 'stay') continue;
    const to = nextFree(state, sector, table.content);
    if (to === undefined) continue;
    sectorOf(state, sector).card = null;
    sectorOf(state, to).card = threat;
    table.tell({ kind: 'threatMoved', threat, from: sector, to });
    if (movement !== 'destroy') continue;
    sectorOf(state, sector).forbidden = true;
    table.tell({ kind: 'sectorDestroyed', sector });
  }
}

/** MEC-14.38, 14.39. */
function nextFree(state: MecanisburgoState, from: Sector, content: Tables): Sector | undefined {
  const sectors = openSectors(state, content);
  for (let ahead = 1; ahead < sectors; ahead++) {
    const sector = (from + ahead) % sectors;
    if (isFree(state, sector, content)) return sector;
  }
  return undefined;
}

/** Sectors where Events and Threats may lie: never the moors (MEC-8.7). */
function openSectors(state: MecanisburgoState, content: Tables): number {
  return Math.min(sizeOf(state, content).sectors, MOORS);
}

/** Step 8 (MEC-14.36, 14.42 to 14.44). */
export function settleOrder(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const zone = state.orderZone.slice();
  for (const { seat, pawn } of zone) {
    if (pawn === DECOY) playerOf(state, seat).revealed |= 1 << DECOY;
    table.tell({ kind: 'zoneRevealed', seat, isDecoy: pawn === DECOY });
  }
  // Everybody sees which are decoys before they go home.
  if (zone.length > 0) table.pause();
  for (const { seat, pawn } of zone) playerOf(state, seat).pawns[pawn] = HOME;
  state.orderZone.length = 0;
  const first: Seat[] = zone.filter(({ pawn }) => pawn !== DECOY).map(({ seat }) => seat);
  const others = state.order.filter((seat) => !first.includes(seat));
  state.order.splice(0, state.order.length, ...first, ...others);
  table.tell({ kind: 'turnOrder', order: [...state.order] });
}

/** Step 9 (MEC-14.45, 14.46): in the new order. */
export function settleHands(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const steps = state.order.flatMap((seat) => {
    const { hand } = playerOf(state, seat);
    for (const { card } of hand.filter((each) => !isSettled(each.card, table.content))) {
      discardCard(state, card);
      table.tell({ kind: 'discarded', seat, card, why: 'leftInHand' });
    }
    const left = hand.filter(({ card }) => isSettled(card, table.content));
    hand.splice(0, hand.length, ...left);
    return left.map(() => ({ kind: 'settle', seat }) as const);
  });
  table.next(...steps);
}

function isSettled(card: Opportunity, content: Tables): card is EventCardId | Threat {
  return isEvent(content, card) || isThreat(content, card);
}

/** MEC-14.46 to 14.48, Q78: one at a time, in an order of the holder's choice. */
export const settleStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'settle'>> = {
  options(state, _step, seat, content) {
    const options: MecanisburgoOptions['settle'][] = [];
    const sectors = openSectors(state, content);
    for (const { card } of playerOf(state, seat).hand) {
      if (!isSettled(card, content)) continue;
      const before = options.length;
      for (let sector = 0; sector < sectors; sector++) {
        if (isFree(state, sector, content)) options.push({ kind: 'settle', card, sector });
      }
      // MEC-14.47.
      if (options.length === before) options.push({ kind: 'discard', card });
    }
    return options;
  },
  take(state, _step, seat, option, table) {
    const { hand } = playerOf(state, seat);
    hand.splice(
      hand.findIndex(({ card }) => card === option.card),
      1,
    );
    if (option.kind === 'discard') {
      discardCard(state, option.card);
      table.tell({ kind: 'discarded', seat, card: option.card, why: 'leftInHand' });
      return;
    }
    sectorOf(state, option.sector).card = option.card;
    table.tell({ kind: 'settled', seat, card: option.card, sector: option.sector });
  },
};
