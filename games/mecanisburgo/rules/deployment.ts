/** MEC-3: agents are sent out. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { DECOY, type Pawn, type Sector, type Tables } from '../content/tables.ts';
import { corporateCards, isPlaying, playerOf, sectorCard, sectorOf, sizeOf, threatIn } from './counts.ts';
import { optionAt, ORDER, PASS, PAWN, PLACE } from './offers.ts';
import { HOME, ORDER_ZONE, type Mecanisburgo, type Options, type State, type Place, type Player } from './state.ts';

/** MEC-3.4: in turn order until all have passed. */
export const deploymentStep: StepRules<Mecanisburgo, 'deployment'> = {
  run(state, { position }, context) {
    const { order } = state;
    for (let ahead = 0; ahead < order.length; ahead++) {
      const at = (position + ahead) % order.length;
      const seat = order[at] as Seat;
      if (!isPlaying(state, seat) || playerOf(state, seat).hasPassed) continue;
      state.turn++;
      context.next({ kind: 'place', seat }, { kind: 'deployment', position: at + 1 });
      return;
    }
    state.phase = 'resolution';
    context.next({ kind: 'endResolution' });
    // MEC-4.1: the last to be resolved is pushed first.
    for (let sector = state.sectors.length - 1; sector >= 0; sector--) {
      if (isResolved(state, sector)) context.next({ kind: 'sector', sector });
    }
  },
};

/** MEC-4.2: pawns only leave in Phase 2, and Threats do not come. */
function isResolved(state: State, sector: Sector): boolean {
  return sectorOf(state, sector).pawns.length > 0 || threatIn(state, sector) !== null;
}

/** Pawns at home that may be sent out (MEC-3.5). */
function isAtHand({ available, pawns }: Player, pawn: Pawn): boolean {
  return (available & (1 << pawn)) !== 0 && pawns[pawn] === HOME;
}

function hasPawnAtHand(player: Player): boolean {
  for (let pawn = 0; pawn <= DECOY; pawn++) if (isAtHand(player, pawn)) return true;
  return false;
}

/** MEC-3.8, 3.10. */
function isOpen(state: State, sector: Sector, content: Tables): boolean {
  const { forbidden, pawns } = sectorOf(state, sector);
  return !forbidden && pawns.length < sectorCard(content, sector).spaces;
}

/** MEC-17.21 to 17.25: whether a pawn may go onto a Corporate Threat card. */
function isOpenCorporate(state: State, sector: Sector, seat: Seat, { numbers }: Tables): boolean {
  const { threatener, pawns } = sectorOf(state, sector);
  if (threatener === null) return playerOf(state, seat).mayThreaten;
  const own = pawns.filter((pawn) => pawn.seat === threatener).length;
  return seat === threatener ? own < numbers.corporateSpaces : pawns.length - own < numbers.enemySpaces;
}

function whyClosed(state: State, sector: Sector, seat: Seat, { numbers }: Tables): string {
  if (state.round < numbers.rounds) return 'MEC-17.19';
  const { threatener } = sectorOf(state, sector);
  if (threatener === null) return 'MEC-17.25';
  return threatener === seat ? 'MEC-17.23' : 'MEC-17.24';
}

/** MEC-3.11. */
function mayGoFirst({ orderZone }: State, seat: Seat): boolean {
  return !orderZone.some((pawn) => pawn.seat === seat);
}

export const placeStep: StepRules<Mecanisburgo, 'place'> = {
  options(state, _step, seat, content) {
    const options: Options['place'][] = [];
    if (hasPawnAtHand(playerOf(state, seat))) {
      const { sectors } = sizeOf(state, content);
      for (let sector = 0; sector < sectors; sector++) {
        if (isOpen(state, sector, content)) options.push(optionAt(PLACE, sector));
      }
      for (const sector of corporateCards(state.victories)) {
        if (isOpenCorporate(state, sector, seat, content)) options.push(optionAt(PLACE, sector));
      }
      if (mayGoFirst(state, seat)) options.push(ORDER);
    }
    options.push(PASS);
    return options;
  },
  take(state, _step, seat, option, context) {
    const player = playerOf(state, seat);
    switch (option.kind) {
      case 'pass':
        player.hasPassed = true;
        player.mayThreaten = false;
        context.emit({ kind: 'passed', seat });
        break;
      case 'orderZone':
        context.next({ kind: 'pawn', seat, place: ORDER_ZONE });
        break;
      case 'place':
        context.next({ kind: 'pawn', seat, place: option.sector });
        break;
    }
  },
  blocked(state, _step, seat, content) {
    const blocked: Blocked<Options['place']>[] = [];
    const { sectors } = sizeOf(state, content);
    for (let sector = 0; sector < sectors; sector++) {
      const option = optionAt(PLACE, sector);
      if (sectorOf(state, sector).forbidden) blocked.push({ option, rule: 'MEC-3.10' });
      else if (!isOpen(state, sector, content)) blocked.push({ option, rule: 'MEC-3.8' });
    }
    for (const sector of corporateCards(state.victories)) {
      if (!isOpenCorporate(state, sector, seat, content)) {
        blocked.push({ option: optionAt(PLACE, sector), rule: whyClosed(state, sector, seat, content) });
      }
    }
    if (!mayGoFirst(state, seat)) blocked.push({ option: ORDER, rule: 'MEC-3.11' });
    return blocked;
  },
};

/** MEC-3.6, 3.7, 3.13. */
export const pawnStep: StepRules<Mecanisburgo, 'pawn'> = {
  options(state, _step, seat) {
    const player = playerOf(state, seat);
    const options: Options['pawn'][] = [];
    for (let pawn = 0; pawn <= DECOY; pawn++) if (isAtHand(player, pawn)) options.push(optionAt(PAWN, pawn));
    return options;
  },
  take(state, { place }, seat, { pawn }, context) {
    standAt(state, seat, pawn, place);
    context.emitTo(seat, { kind: 'pawnPlaced', seat, place, pawn }, { kind: 'pawnPlaced', seat, place, pawn: null });
    const player = playerOf(state, seat);
    if (
      player.mayThreaten &&
      corporateCards(state.victories).includes(place) &&
      sectorOf(state, place).threatener === null
    ) {
      sectorOf(state, place).threatener = seat;
      context.emit({ kind: 'corporateClaimed', seat, sector: place });
    }
    // MEC-17.21: the first pawn decides.
    player.mayThreaten = false;
  },
};

function standAt(state: State, seat: Seat, pawn: Pawn, place: Place): void {
  playerOf(state, seat).pawns[pawn] = place;
  (place === ORDER_ZONE ? state.orderZone : sectorOf(state, place).pawns).push({ seat, pawn });
}
