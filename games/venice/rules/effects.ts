/** VEN-9.4 to 9.6, VEN-10 and VEN-11: what the effects of buildings ask for and do. */
import type { Seat } from '@cabale/engine';
import type { CubeGain, Effect, Gain, Quay, Special, Tables } from '../content/tables.ts';
import { canConvert, checkHold, load } from './cargo.ts';
import {
  cargoOf,
  completedBy,
  cubesIn,
  hasBridgeLeft,
  hasSupply,
  isDoge,
  playerOf,
  rivalsAbove,
  rivalsBelow,
  sidesOf,
} from './counts.ts';
import { drawMissions, gainInfluence, missionRefusal, taxOf } from './drawing.ts';
import { influenceToFind } from './hands.ts';
import { isTile } from './map.ts';
import type { Means } from './onward.ts';
import { COPYISTS_PARCHMENTS, MASONS_BRIDGE, WHIP_STEPS, works } from './permanent.ts';
import {
  advanceCouncil,
  councilGained,
  gainCoins,
  gainParchments,
  gainVp,
  intrigueTaken,
  parchmentsGained,
  payCoins,
  payParchments,
  removeIntrigue,
  takeIntrigue,
} from './quantities.ts';
import type { Activation, Changes, Context, Open, State } from './state.ts';

/** One use of a building: who, with which own gondola, where and why. */
export interface Use {
  readonly seat: Seat;
  readonly gondola: 0 | 1;
  readonly quay: Quay;
  readonly why: Activation;
}

/** Coins an effect costs this player: mission 5 lowers the bridge of the Grand Council. */
export function coinsFor(open: Open, seat: Seat, { pay, special }: Effect, content: Tables): number {
  const coins = pay?.coins ?? 0;
  if (special?.kind !== 'bridge' || !works(playerOf(open, seat), 'masterMasons', content)) return coins;
  return Math.min(coins, MASONS_BRIDGE);
}

/** The rule that forbids an effect; `undefined` where it can be used. */
export function refusalOf(state: State, use: Use, effect: Effect, content: Tables): string | undefined {
  const { seat } = use;
  const { pay, gain, special } = effect;
  if (pay !== undefined) {
    const player = playerOf(state, seat);
    if (player.coins < coinsFor(state, seat, effect, content)) return 'VEN-1.7';
    if (player.parchments < (pay.parchments ?? 0)) return 'VEN-1.7';
    if (player.intrigue < (pay.intrigue ?? 0)) return 'VEN-1.7';
  }
  if (gain?.cubes !== undefined) {
    const { resource } = gain.cubes;
    if (resource === 'any' ? !hasSupply(state) : state.supply[resource] === 0) return 'VEN-1.12';
  }
  if (gain?.influence !== undefined && influenceToFind(state) === 0) return 'VEN-15.4';
  return special === undefined ? undefined : specialRefusal(state, use, special, content);
}

function specialRefusal(state: State, use: Use, special: Special, content: Tables): string | undefined {
  const { seat, gondola } = use;
  const player = playerOf(state, seat);
  switch (special.kind) {
    case 'sell':
    case 'ship':
      return cubesIn(player.cargo[gondola]) > 0 ? undefined : 'VEN-9.6';
    case 'convert':
      return canConvert(state, player.cargo[gondola]) ? undefined : 'VEN-9.6';
    case 'fullHand':
      return player.influence.length >= special.cards ? undefined : 'VEN-11.24';
    case 'bridge':
      return hasBridgeLeft(state, seat, content) ? undefined : 'VEN-13.8';
    case 'mission':
      return (
        missionRefusal(state, seat, content) ??
        (player.coins < taxOf(player, player.missions.length, content) ? 'VEN-14.3' : undefined)
      );
    case 'perMission':
    case 'accuse':
    case 'perRival':
    case 'bridgeOrVp':
    case 'session':
      return undefined;
  }
}

/** Applies an effect, its price first; choices follow as steps. */
export function applyEffect(state: State, use: Use, effect: Effect, number: number, context: Context): void {
  const { seat } = use;
  const { pay, takes, gain, special } = effect;
  if (pay !== undefined) {
    payCoins(state, seat, coinsFor(state, seat, effect, context.content), 'effect', context);
    payParchments(state, seat, pay.parchments ?? 0, 'effect', context);
    removeIntrigue(state, seat, pay.intrigue ?? 0, 'effect', context);
  }
  if (takes !== undefined) takeIntrigue(state, seat, takes, 'effect', context);
  if (gain !== undefined) applyGain(state, use, gain, number, context);
  if (special !== undefined) applySpecial(state, use, special, context);
}

function applyGain(state: State, use: Use, gain: Gain, number: number, context: Context): void {
  const { seat } = use;
  const player = playerOf(state, seat);
  if (gain.coins !== undefined) gainCoins(state, seat, gain.coins, 'effect', context);
  if (gain.parchments !== undefined) {
    gainParchments(state, seat, gain.parchments, 'effect', context);
    if (works(player, 'copyists', context.content)) {
      gainParchments(state, seat, COPYISTS_PARCHMENTS, 'missionEffect', context);
    }
  }
  if (gain.vp !== undefined) gainVp(state, seat, gain.vp, 'effect', context);
  if (gain.council !== undefined) advanceCouncil(state, seat, gain.council, 'effect', context);
  if (gain.relief !== undefined) removeIntrigue(state, seat, gain.relief, 'effect', context);
  if (gain.influence !== undefined) gainInfluence(state, seat, context);
  if (gain.cubes !== undefined) gainCubes(state, use, gain.cubes, number, context);
}

/** VEN-1.12; mission 10 by VEN-M3: one more in docking, by the first effect of a tile. None yet where the colour is free. */
function cubesFor(
  open: Open,
  { seat, quay, why }: Use,
  { resource, count }: CubeGain,
  number: number,
  content: Tables,
): number {
  if (resource === 'any') return 0;
  const isByPorters =
    why === 'dock' && number === 1 && isTile(quay) && works(playerOf(open, seat), 'portersGuild', content);
  return Math.min(count + (isByPorters ? 1 : 0), open.supply[resource]);
}

function gainCubes(state: State, use: Use, gain: CubeGain, number: number, context: Context): void {
  const { seat, gondola } = use;
  const { resource, count } = gain;
  if (resource === 'any') {
    context.next({ kind: 'gain', seat, gondola, left: count });
    return;
  }
  load(state, use, resource, cubesFor(state, use, gain, number, context.content), context);
  checkHold(state, use, context);
}

function applySpecial(state: State, { seat, gondola }: Use, special: Special, context: Context): void {
  const player = playerOf(state, seat);
  switch (special.kind) {
    case 'sell':
      context.next({ kind: 'sell', seat, gondola, coins: special.coins });
      break;
    case 'convert':
      context.next({ kind: 'convert', seat, gondola });
      break;
    case 'ship':
      context.next({ kind: 'ship', seat, gondola, vpEach: special.vpEach });
      break;
    case 'perMission':
    case 'fullHand':
    case 'perRival':
      gainVp(state, seat, specialVp(state, seat, special), 'effect', context);
      break;
    case 'accuse':
      accuse(state, seat, special.intrigue, context);
      break;
    case 'bridgeOrVp':
      context.next({ kind: 'bridge', seat, vp: special.vp, cause: 'effect' });
      break;
    case 'bridge':
      context.next({ kind: 'bridge', seat, vp: null, cause: 'effect' });
      break;
    case 'mission':
      payCoins(state, seat, taxOf(player, player.missions.length, context.content), 'tax', context);
      drawMissions(state, seat, context);
      break;
    case 'session':
      advanceCouncil(state, seat, sessionSteps(state, seat, context.content), 'effect', context);
      break;
  }
}

/** What an effect changes for its user at once; choices and taxes come on top. */
export function changesBy(open: Open, use: Use, effect: Effect, number: number, content: Tables): Changes {
  const { seat } = use;
  const { pay, takes = 0, gain, special } = effect;
  const player = playerOf(open, seat);
  const taken = intrigueTaken(open, seat, takes, content);
  const copied = gain?.parchments !== undefined && works(player, 'copyists', content) ? COPYISTS_PARCHMENTS : 0;
  const steps = (gain?.council ?? 0) + (special?.kind === 'session' ? sessionSteps(open, seat, content) : 0);
  return {
    coins: (gain?.coins ?? 0) - coinsFor(open, seat, effect, content),
    parchments: parchmentsGained(player, (gain?.parchments ?? 0) + copied, content) - (pay?.parchments ?? 0),
    intrigue: taken.intrigue - (pay?.intrigue ?? 0) - Math.min(gain?.relief ?? 0, player.intrigue),
    vp: taken.vp + (gain?.vp ?? 0) + (special === undefined ? 0 : specialVp(open, seat, special)),
    council: councilGained(player, steps, content),
    cubes: gain?.cubes === undefined ? 0 : cubesFor(open, use, gain.cubes, number, content),
  };
}

/** The same by the text of the effect, whatever the table looks like. */
export function printedChanges({ pay, takes = 0, gain, special }: Effect): Changes {
  return {
    coins: (gain?.coins ?? 0) - (pay?.coins ?? 0),
    parchments: (gain?.parchments ?? 0) - (pay?.parchments ?? 0),
    intrigue: takes - (pay?.intrigue ?? 0) - (gain?.relief ?? 0),
    vp: (gain?.vp ?? 0) + (special?.kind === 'fullHand' ? special.vp : 0),
    council: gain?.council ?? 0,
    cubes: gain?.cubes === undefined || gain.cubes.resource === 'any' ? 0 : gain.cubes.count,
  };
}

function specialVp(open: Open, seat: Seat, special: Special): number {
  switch (special.kind) {
    case 'perMission':
      return special.vpEach * completedBy(playerOf(open, seat));
    case 'perRival':
      return special.vpEach * rivalsAbove(open, seat);
    case 'fullHand':
      return special.vp;
    default:
      return 0;
  }
}

/** VEN-10.7, mission 22. */
function sessionSteps(open: Open, seat: Seat, content: Tables): number {
  const more = works(playerOf(open, seat), 'councilWhip', content) ? WHIP_STEPS : 0;
  return 1 + rivalsBelow(open, seat) + more;
}

/** VEN-11.31, 11.38, 11.49, 21.20; mission 20 by VEN-M11. In turn order from the accuser (Q11). */
function accuse(state: State, seat: Seat, intrigue: number, context: Context): void {
  const sides = sidesOf(state);
  for (let step = 1; step < sides; step++) {
    const side = (seat + step) % sides;
    if (!isDoge(state, side) && works(playerOf(state, side), 'cleanHands', context.content)) continue;
    takeIntrigue(state, side, intrigue, 'accusation', context);
  }
}

/** The coins and, at worst, the cubes aboard after an effect; for the way onward (Q20). */
export function afterwards(
  state: State,
  { seat, gondola }: Use,
  effect: Effect,
  content: Tables,
): Pick<Means, 'coins' | 'cubes'> {
  const { gain, special } = effect;
  const aboard = cubesIn(cargoOf(state, seat, gondola));
  let coins = playerOf(state, seat).coins - coinsFor(state, seat, effect, content) + (gain?.coins ?? 0);
  let cubes = aboard + (gain?.cubes === undefined ? 0 : 1);
  if (special?.kind === 'sell') {
    coins += special.coins;
    cubes--;
  }
  if (special?.kind === 'ship') cubes = 0;
  return { coins, cubes };
}
