/** VEN-7.5 to 7.15: completing a mission. */
import type { Seat, StepRules } from '@cabale/engine';
import {
  RESOURCES,
  type Building,
  type Cubes,
  type Mission,
  type MissionCard,
  type Resource,
  type Tables,
} from '../content/tables.ts';
import { unloadAll } from './cargo.ts';
import { buildingAt, cargoOf, missionCard, playerOf, tripOf, tripQuay } from './counts.ts';
import { missionIndex, nobodyKnows, remove } from './hands.ts';
import { ARCHIVE, blockedBy, COMPLETE, NONE, optionAt, optionFor, PAY, SLOT } from './offers.ts';
import { NAME_VP, SEAL_DISCOUNT, works } from './permanent.ts';
import { gainCoins, gainVp, payParchments } from './quantities.ts';
import type { Context, Open, OpenPlayer, Options, State, Venice } from './state.ts';

/** The building where the active gondola has docked. */
function buildingHere(open: Open): Building {
  return buildingAt(open, tripQuay(open));
}

/** VEN-7.8, mission 11. */
export function parchmentsFor(player: OpenPlayer, { parchments }: MissionCard, content: Tables): number {
  return works(player, 'scribesSeal', content) ? Math.max(0, parchments - SEAL_DISCOUNT) : parchments;
}

/** VEN-7.7: cubes missing; mission 6 stands in for one of them, as long as there are enough in all. */
function hasCubes(player: OpenPlayer, cargo: Cubes, { cubes }: MissionCard, content: Tables): boolean {
  let missing = 0;
  let spare = 0;
  for (const resource of RESOURCES) {
    const over = cargo[resource] - cubes[resource];
    if (over < 0) missing -= over;
    else spare += over;
  }
  return missing === 0 || (missing === 1 && spare > 0 && works(player, 'mixedCargo', content));
}

/** VEN-7.6 to 7.8: the rule that forbids completing a mission at a building with the gondola of the trip. */
export function completionRefusal(
  open: Open,
  seat: Seat,
  mission: Mission,
  building: Building,
  content: Tables,
): string | undefined {
  const player = playerOf(open, seat);
  const card = missionCard(content, mission);
  if (card.building !== building) return 'VEN-7.6';
  if (!hasCubes(player, player.cargo[tripOf(open).gondola], card, content)) return 'VEN-7.7';
  return player.parchments < parchmentsFor(player, card, content) ? 'VEN-7.8' : undefined;
}

/**
 * Whether the seat may complete a mission here, judged by what everybody sees: it can pay, if need be with its favour card,
 * for a mission that is not completed yet. Asking exactly then reveals nothing about the hand.
 */
function mayHaveOne(state: State, seat: Seat, content: Tables): boolean {
  const player = playerOf(state, seat);
  const { missions, favour } = player;
  if (missions.length === 0) return false;
  const building = buildingHere(state);
  const cargo = cargoOf(state, seat, tripOf(state).gondola);
  const parchments = player.parchments + (favour === 'unused' ? content.numbers.favourParchments : 0);
  const all = content.missions;
  for (let index = 0; index < all.length; index++) {
    const card = all[index] as MissionCard;
    if (card.building !== building || parchments < parchmentsFor(player, card, content)) continue;
    if (hasCubes(player, cargo, card, content) && !isCompleted(state, index + 1)) return true;
  }
  return false;
}

function isCompleted({ players }: Open, mission: Mission): boolean {
  return players.some(({ slots, archive }) => slots.includes(mission) || archive.includes(mission));
}

/** VEN-7.5. */
export const completeStep: StepRules<Venice, 'complete'> = {
  askLone: true,
  options(state, _step, seat, content) {
    const options: Options['complete'][] = [];
    if (!mayHaveOne(state, seat, content)) return options;
    const building = buildingHere(state);
    for (const mission of playerOf(state, seat).missions) {
      if (completionRefusal(state, seat, mission, building, content) === undefined)
        options.push(optionAt(COMPLETE, mission));
    }
    if (options.length > 0 || state.doge === null) options.push(NONE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    const { mission } = option;
    show(state, seat, mission, context);
    if (works(playerOf(state, seat), 'mixedCargo', context.content)) context.next({ kind: 'pay', seat, mission });
    else complete(state, seat, mission, missionCard(context.content, mission).cubes, context);
  },
  blocked(state, _step, seat, content) {
    const building = buildingHere(state);
    return blockedBy(
      playerOf(state, seat).missions.map((mission) => optionAt(COMPLETE, mission)),
      ({ mission }) => completionRefusal(state, seat, mission, building, content),
    );
  },
};

/** Mission 6: the cubes printed, or one of them replaced. */
export const payStep: StepRules<Venice, 'pay'> = {
  askLone: true,
  options(state, { mission }, seat, content) {
    const { cubes } = missionCard(content, mission);
    const cargo = cargoOf(state, seat, tripOf(state).gondola);
    const options: Options['pay'][] = [];
    listPayment(cargo, cubes, options);
    for (const from of RESOURCES) {
      if (cubes[from] === 0) continue;
      for (const to of RESOURCES) if (to !== from) listPayment(cargo, replaced(cubes, from, to), options);
    }
    return options;
  },
  take(state, { mission }, seat, cubes, context) {
    complete(state, seat, mission, cubes, context);
  },
};

function replaced({ O, V, S }: Cubes, from: Resource, to: Resource): Cubes {
  const other = { O, V, S };
  other[from]--;
  other[to]++;
  return other;
}

function listPayment(cargo: Cubes, { O, V, S }: Cubes, options: Options['pay'][]): void {
  if (O <= cargo.O && V <= cargo.V && S <= cargo.S) options.push(optionFor(PAY, O, V, S));
}

/** VEN-24.2: everybody sees the card. It lies in the archive until a slot is chosen for it. */
function show(state: State, seat: Seat, mission: Mission, context: Context): void {
  const { missions, archive } = playerOf(state, seat);
  remove(missions, mission);
  nobodyKnows(state.missionKnown, missionIndex(mission));
  archive.push(mission);
  context.emit({ kind: 'missionCompleted', seat, mission });
}

/** Mission 12. */
function nameVp(player: OpenPlayer, content: Tables): number {
  return works(player, 'celebratedName', content) ? NAME_VP : 0;
}

/** What completing a mission changes at once, cubes apart. */
export function completionChanges(
  player: OpenPlayer,
  card: MissionCard,
  content: Tables,
): Record<'parchments' | 'vp' | 'coins', number> {
  return {
    parchments: -parchmentsFor(player, card, content),
    vp: card.vp + nameVp(player, content),
    coins: card.coins,
  };
}

/** VEN-7.7 to 7.10. */
function complete(state: State, seat: Seat, mission: Mission, cubes: Cubes, context: Context): void {
  const player = playerOf(state, seat);
  const card = missionCard(context.content, mission);
  unloadAll(state, { seat, gondola: tripOf(state).gondola }, cubes, context);
  payParchments(state, seat, parchmentsFor(player, card, context.content), 'mission', context);
  gainVp(state, seat, card.vp, 'mission', context);
  gainCoins(state, seat, card.coins, 'mission', context);
  gainVp(state, seat, nameVp(player, context.content), 'missionEffect', context);
  context.next({ kind: 'slot', seat, mission });
}

/** VEN-7.10 to 7.14. Empty slots are alike: the first of them is offered. */
export const slotStep: StepRules<Venice, 'slot'> = {
  options(state, _step, seat) {
    const { slots } = playerOf(state, seat);
    const options: Options['slot'][] = [];
    const empty = slots.indexOf(null);
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== null || slot === empty) options.push(optionAt(SLOT, slot));
    }
    options.push(ARCHIVE);
    return options;
  },
  take(state, { mission }, seat, option, context) {
    if (option.kind === 'archive') {
      context.emit({ kind: 'missionPlaced', seat, mission, slot: null });
      return;
    }
    const { slots, archive } = playerOf(state, seat);
    const { slot } = option;
    const former = slots[slot] ?? null;
    remove(archive, mission);
    slots[slot] = mission;
    if (former !== null) {
      archive.push(former);
      context.emit({ kind: 'missionArchived', seat, mission: former });
    }
    context.emit({ kind: 'missionPlaced', seat, mission, slot });
  },
};
