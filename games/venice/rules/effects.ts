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
import { COPYISTS_PARCHMENTS, MASONS_BRIDGE, PERMANENT, WHIP_STEPS, works } from './permanent.ts';
import {
  advanceCouncil,
  gainCoins,
  gainParchments,
  gainVp,
  payCoins,
  payParchments,
  removeIntrigue,
  takeIntrigue,
} from './quantities.ts';
import type { Activation, Context, Open, State } from './state.ts';

/** One use of a building: who, with which own gondola, where and why. */
export interface Use {
  readonly seat: Seat;
  readonly gondola: 0 | 1;
  readonly quay: Quay;
  readonly why: Activation;
}

/** Coins an effect costs this player: mission 5 lowers the bridge of the Grand Council. */
export function coinsFor(open: Open, seat: Seat, { pay, special }: Effect): number {
  const coins = pay?.coins ?? 0;
  if (special?.kind !== 'bridge' || !works(playerOf(open, seat), PERMANENT.masterMasons)) return coins;
  return Math.min(coins, MASONS_BRIDGE);
}

/** The rule that forbids an effect; `undefined` where it can be used. */
export function refusalOf(state: State, use: Use, effect: Effect, content: Tables): string | undefined {
  const { seat } = use;
  const { pay, gain, special } = effect;
  if (pay !== undefined) {
    const player = playerOf(state, seat);
    if (player.coins < coinsFor(state, seat, effect)) return 'VEN-1.7';
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
        (player.coins < taxOf(player, player.missions.length) ? 'VEN-14.3' : undefined)
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
    payCoins(state, seat, coinsFor(state, seat, effect), 'effect', context);
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
    if (works(player, PERMANENT.copyists)) {
      gainParchments(state, seat, COPYISTS_PARCHMENTS, 'missionEffect', context);
    }
  }
  if (gain.vp !== undefined) gainVp(state, seat, gain.vp, 'effect', context);
  if (gain.council !== undefined) advanceCouncil(state, seat, gain.council, 'effect', context);
  if (gain.relief !== undefined) removeIntrigue(state, seat, gain.relief, 'effect', context);
  if (gain.influence !== undefined) gainInfluence(state, seat, context);
  if (gain.cubes !== undefined) gainCubes(state, use, gain.cubes, number, context);
}

/** Mission 10 by VEN-M3: one more in docking, by the first effect of a tile. */
function gainCubes(state: State, use: Use, { resource, count }: CubeGain, number: number, context: Context): void {
  const { seat, gondola, quay, why } = use;
  if (resource === 'any') {
    context.next({ kind: 'gain', seat, gondola, left: count });
    return;
  }
  const isByPorters =
    why === 'dock' && number === 1 && isTile(quay) && works(playerOf(state, seat), PERMANENT.portersGuild);
  load(state, use, resource, count + (isByPorters ? 1 : 0), context);
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
      gainVp(state, seat, special.vpEach * completedBy(player), 'effect', context);
      break;
    case 'fullHand':
      gainVp(state, seat, special.vp, 'effect', context);
      break;
    case 'accuse':
      accuse(state, seat, special.intrigue, context);
      break;
    case 'perRival':
      gainVp(state, seat, special.vpEach * rivalsAbove(state, seat), 'effect', context);
      break;
    case 'bridgeOrVp':
      context.next({ kind: 'bridge', seat, vp: special.vp, cause: 'effect' });
      break;
    case 'bridge':
      context.next({ kind: 'bridge', seat, vp: null, cause: 'effect' });
      break;
    case 'mission':
      payCoins(state, seat, taxOf(player, player.missions.length), 'tax', context);
      drawMissions(state, seat, context);
      break;
    case 'session':
      advanceCouncil(state, seat, sessionSteps(state, seat), 'effect', context);
      break;
  }
}

/** VEN-10.7, mission 22. */
function sessionSteps(open: Open, seat: Seat): number {
  const more = works(playerOf(open, seat), PERMANENT.councilWhip) ? WHIP_STEPS : 0;
  return 1 + rivalsBelow(open, seat) + more;
}

/** VEN-11.31, 11.38, 11.49, 21.20; mission 20 by VEN-M11. In turn order from the accuser (Q11). */
function accuse(state: State, seat: Seat, intrigue: number, context: Context): void {
  const sides = sidesOf(state);
  for (let step = 1; step < sides; step++) {
    const side = (seat + step) % sides;
    if (!isDoge(state, side) && works(playerOf(state, side), PERMANENT.cleanHands)) continue;
    takeIntrigue(state, side, intrigue, 'accusation', context);
  }
}

/** The coins and, at worst, the cubes aboard after an effect; for the way onward (Q20). */
export function afterwards(state: State, { seat, gondola }: Use, effect: Effect): Pick<Means, 'coins' | 'cubes'> {
  const { gain, special } = effect;
  const aboard = cubesIn(cargoOf(state, seat, gondola));
  let coins = playerOf(state, seat).coins - coinsFor(state, seat, effect) + (gain?.coins ?? 0);
  let cubes = aboard + (gain?.cubes === undefined ? 0 : 1);
  if (special?.kind === 'sell') {
    coins += special.coins;
    cubes--;
  }
  if (special?.kind === 'ship') cubes = 0;
  return { coins, cubes };
}
