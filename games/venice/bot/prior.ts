/** Prior probabilities of options: rules of thumb of a sensible player (RULES.md, section 9). */
import type { OptionOf, Seat } from '@cabale/engine';
import type { CanalCard, Effect, Influence, Quay, Resource, Tables } from '../content/tables.ts';
import { canAdvance } from '../rules/assistants.ts';
import {
  bridgeOn,
  bridgesOf,
  buildingAt,
  cargoOf,
  cubesIn,
  effectsAt,
  gondolaOf,
  missionCard,
  otherQuay,
  ownAt,
  playerOf,
  quayOf,
  rivalsBelow,
  sizeOf,
  slotOf,
  spaceOf,
  stackAt,
  tileAt,
  tripOf,
  tripQuay,
} from '../rules/counts.ts';
import { exitsOf, isTile, otherEnd } from '../rules/map.ts';
import type { Player, Venice, State, Step } from '../rules/state.ts';
import { arrestMargin } from './final-scoring.ts';
import { ASSISTANT_WORTH, COIN, EFFECT_WORTH, matching, missionWorth, progressOf } from './worth.ts';

type Option = OptionOf<Venice>;

/** Not 0, so that rollouts still choose it sometimes. */
const HARDLY = 0.02;

export function prior(state: State, step: Step, seat: Seat, option: Option, content: Tables): number {
  const player = playerOf(state, seat);
  switch (option.kind) {
    case 'return':
      return 1 / (0.5 + missionLiking(player, option.mission, content));
    case 'keepMission':
      return 0.2 + missionLiking(player, option.mission, content);
    case 'place':
      return toStop(state, seat, 0, option.quay, content);
    case 'influence':
      return toPlay(state, seat, option.card, content);
    case 'keepInfluence':
      return 0.3 + toPlay(state, seat, option.card, content);
    case 'none':
      return step.kind === 'influence' ? 0.8 : step.kind === 'complete' ? HARDLY : 0.4;
    case 'assistant':
      return toRaise(state, step, seat, option.quay);
    case 'overtime':
      return 0.2 + atBuilding(state, seat, option.quay, spaceOf(state, seat, option.quay));
    case 'spy':
      return spyLiking(state, seat, option.quay);
    case 'advance':
      return isTense(state, seat, content) ? HARDLY : 1;
    case 'board':
      return toBoard(state, seat, option.gondola === 0 ? 0 : 1, content);
    case 'row':
      return toRow(state, seat, option.canal, content);
    case 'dock':
      return toStop(state, seat, tripOf(state).gondola, tripQuay(state), content);
    case 'pass':
      return toPass(state, seat);
    case 'parchment':
      return isTense(state, seat, content) ? 3 : 0.7;
    case 'intrigue':
      return isTense(state, seat, content) ? 0.15 : 1;
    case 'cube':
      return 0.3;
    case 'split':
      return toSplit(option, step, state, seat);
    case 'use':
      return step.kind === 'activate' ? toUse(state, seat, step.quay, option.effect, content) : 1;
    case 'finish':
      return 0.05;
    case 'gain':
      return 0.3 + wantedOf(player, option.resource, content);
    case 'sell':
    case 'discard':
      return 1 / (0.3 + wantedOf(player, option.resource, content));
    case 'convert':
      return 0.1 + Math.max(0, wantedOf(player, option.to, content) - wantedOf(player, option.from, content));
    case 'ship':
      return 0.3 * (option.O + option.V + option.S);
    case 'build':
      return toBuild(state, seat, option.canal, content);
    case 'vp':
      return bridgesOf(state, seat) > 0 ? 8 : 3;
    case 'draw':
      return player.missions.length < 2 ? 1.5 : 0.7;
    case 'complete':
      return 20;
    case 'slot':
      return player.slots[option.slot] === null ? 3 : 0.4;
    case 'archive':
      return player.slots.includes(null) ? HARDLY : 0.6;
    case 'repent':
      return 2;
    case 'lower':
      return toLower(state, seat, option.by, content);
    case 'content':
      return arrestMargin(state, seat, content) < 0 ? 0.2 : 1;
    case 'favour':
      return state.turn < 6 * state.seats ? 0.06 : HARDLY;
    case 'send':
      return toSend(state, seat, slotOf(state, option.tile));
    case 'gondola':
      return step.kind === 'dogeGondola' ? 1 / (0.3 + dogeGain(state, option.gondola >> 1, step.quay)) : 1;
    case 'bottomMission':
    case 'bottomInfluence':
    case 'pay':
    case 'path':
      return 1;
  }
}

/** Close to the cap, or first to be arrested. */
function isTense(state: State, seat: Seat, content: Tables): boolean {
  const { intrigue } = playerOf(state, seat);
  if (intrigue >= sizeOf(state, content).intrigueCap - 1) return true;
  return intrigue > 0 && arrestMargin(state, seat, content) < 0;
}

/** The worth of activating a building: a tile up to the given space, a communal building as a whole. */
function atBuilding(state: State, seat: Seat, quay: Quay, space: number): number {
  if (isTile(quay)) return ASSISTANT_WORTH[tileAt(state, quay)][space] ?? 0;
  switch (buildingAt(state, quay)) {
    case 'grandCouncil':
      return 1.2 + rivalsBelow(state, seat);
    case 'stMark':
    case 'dogesPalace':
      return playerOf(state, seat).missions.length < 2 ? 2.2 : 1;
    default:
      return 0;
  }
}

/** The worth of docking, missions included. */
function toStop(state: State, seat: Seat, which: 0 | 1, quay: Quay, content: Tables): number {
  let liking = 0.2;
  if (isTile(quay)) {
    const space = spaceOf(state, seat, quay);
    const isAdvancing = canAdvance(state, seat, quay, content);
    liking += 0.6 * atBuilding(state, seat, quay, isAdvancing ? space + 1 : space);
    if (isAdvancing) liking += 0.7;
  } else {
    liking += atBuilding(state, seat, quay, 0);
  }
  const player = playerOf(state, seat);
  const building = buildingAt(state, quay);
  for (const mission of player.missions) {
    const card = missionCard(content, mission);
    if (card.building !== building || player.parchments < card.parchments) continue;
    if (matching(player.cargo[which], card.cubes) === cubesIn(card.cubes)) liking += missionWorth(card);
  }
  return liking;
}

function toBoard(state: State, seat: Seat, which: 0 | 1, content: Tables): number {
  const quay = quayOf(state, gondolaOf(seat, which)) ?? 0;
  const barred = otherQuay(state, seat, which);
  let best = 0;
  for (const { to } of exitsOf(quay)) {
    if (to !== barred) best = Math.max(best, toStop(state, seat, which, to, content));
  }
  const { gondolier } = playerOf(state, seat);
  return (gondolier === which ? 0.35 : 1) * (0.3 + best);
}

function toRow(state: State, seat: Seat, canal: number, content: Tables): number {
  const { gondola: which, canals } = tripOf(state);
  const to = otherEnd(canal, tripQuay(state));
  const bridge = bridgeOn(state, canal);
  const price = canals.length === 0 || bridge !== null ? 0 : (content.canals[canal]?.cost ?? 0);
  const barred = to === otherQuay(state, seat, which);
  const there = barred ? 0.4 : Math.max(toStop(state, seat, which, to, content), passing(state, seat, to));
  const toll = bridge === null ? 0 : bridge === seat ? 0.4 : -0.5;
  return Math.max(HARDLY, there + toll - price * COIN - crossings(state, seat, to) * 0.2);
}

/** The worth of passing an own assistant. */
function passing(state: State, seat: Seat, quay: Quay): number {
  return isTile(quay) ? 0.5 * atBuilding(state, seat, quay, spaceOf(state, seat, quay)) : 0;
}

function crossings(state: State, seat: Seat, quay: Quay): number {
  let others = 0;
  for (const gondola of stackAt(state, quay)) if (gondola >> 1 !== seat) others++;
  return others;
}

function toPass(state: State, seat: Seat): number {
  const { coins } = playerOf(state, seat);
  return (coins >= 4 ? 0.9 : 0.4) + passing(state, seat, tripQuay(state)) - 0.15 * tripOf(state).canals.length;
}

function toUse(state: State, seat: Seat, quay: Quay, number: number, content: Tables): number {
  const effect = effectsAt(state, quay, content)[number - 1];
  if (effect === undefined) return HARDLY;
  if (!isTile(quay)) return toUsePart(state, seat, effect);
  const worth = EFFECT_WORTH[tileAt(state, quay)][number - 1] ?? 1;
  const price = (effect.takes ?? 0) > 0 && isTense(state, seat, content) ? 0.1 : 1;
  // Free effects come first: their coins and cubes may pay for the others.
  const isFree = effect.pay === undefined && effect.special === undefined;
  return Math.max(HARDLY, worth * price * (isFree ? 2 : 1) * relief(state, seat, effect, content));
}

/** Removing intrigue is worth most when an arrest threatens, nothing without intrigue. */
function relief(state: State, seat: Seat, { gain }: Effect, content: Tables): number {
  if (gain?.relief === undefined) return 1;
  return playerOf(state, seat).intrigue === 0 ? 0.02 : isTense(state, seat, content) ? 3 : 1;
}

function toUsePart(state: State, seat: Seat, { special }: Effect): number {
  switch (special?.kind) {
    case 'session':
      return 3;
    case 'bridge':
      return playerOf(state, seat).coins >= 7 ? 0.6 : 0.05;
    case 'mission':
      return playerOf(state, seat).missions.length < 2 ? 1.5 : 0.15;
    default:
      return 4;
  }
}

function toRaise(state: State, step: Step, seat: Seat, quay: Quay): number {
  const worth = ASSISTANT_WORTH[tileAt(state, quay)];
  const space = spaceOf(state, seat, quay);
  const to = step.kind === 'foreman' ? 4 : space + 1;
  return 0.1 + (worth[to] ?? 0) - (worth[space] ?? 0);
}

function spyLiking(state: State, seat: Seat, quay: Quay): number {
  const isNear = exitsOf(quay).some(({ to }) => ownAt(state, seat, to) !== undefined);
  return isNear ? (ASSISTANT_WORTH[tileAt(state, quay)][4] ?? 1) : 0.1;
}

function toPlay(state: State, seat: Seat, card: Influence, content: Tables): number {
  const player = playerOf(state, seat);
  switch (card) {
    case 'testify':
      return player.intrigue >= 3 || isTense(state, seat, content) ? 3 : 0.1 * player.intrigue;
    case 'investigate':
      return player.parchments <= 7 ? 1.5 : 0.2;
    case 'bribeForeman':
      return player.intrigue <= 2 ? 1.4 : 0.1;
    case 'bribeCouncillors':
    case 'tradeInformation':
    case 'manageStock':
    case 'makeOffer':
      return 1.4;
    case 'promoteWorkers':
    case 'overtime':
      return 1.2;
    case 'buildBridge':
      return bridgesOf(state, seat) < content.numbers.bridges ? 1.1 : 1.6;
    case 'hireSpy':
      return 0.7;
  }
}

/** How much a resource is missing from the missions in hand. */
function wantedOf(player: Player, resource: Resource, content: Tables): number {
  let wanted = 0;
  for (const mission of player.missions) {
    const need = missionCard(content, mission).cubes[resource];
    const have = Math.max(player.cargo[0][resource], player.cargo[1][resource]);
    if (need > have) wanted += need - have;
  }
  return wanted;
}

function missionLiking(player: Player, mission: number, content: Tables): number {
  const card = missionCard(content, mission);
  return (missionWorth(card) / 10) * (0.5 + progressOf(player, card));
}

/** Collects cubes on one gondola, because a mission is paid from one. */
function toSplit(option: Extract<Option, { kind: 'split' }>, step: Step, state: State, seat: Seat): number {
  const first = option.O + option.V + option.S;
  const extra = step.kind === 'split' && step.extra !== null ? 1 : 0;
  const all = cubesIn(cargoOf(state, seat, 0)) + cubesIn(cargoOf(state, seat, 1)) + extra;
  return 0.2 + Math.max(first, all - first) / 5 - (option.drop === '-' ? 0 : 0.1);
}

/** Expensive canals next to the own gondolas. */
function toBuild(state: State, seat: Seat, canal: number, content: Tables): number {
  const { ends, cost } = content.canals[canal] as CanalCard;
  const isNear = ends.some((quay) => ownAt(state, seat, quay) !== undefined);
  return (isNear ? 1 : 0.15) * cost;
}

function toLower(state: State, seat: Seat, by: 'parchments' | 'coins', content: Tables): number {
  const { intrigue, coins } = playerOf(state, seat);
  // Parchments are worth nothing now; four coins are a point.
  const cheapness = by === 'parchments' ? 2 : coins % content.numbers.coinsPerVp === 0 ? 0.6 : 1;
  return intrigue > 0 && hasMostIntrigue(state, seat) ? 6 * cheapness : HARDLY;
}

function hasMostIntrigue(state: State, seat: Seat): boolean {
  const own = playerOf(state, seat).intrigue;
  if (state.doge !== null) return state.doge.intrigue <= own;
  return state.players.every(({ intrigue, resigned }, other) => other === seat || resigned || intrigue <= own);
}

/** Solo: where the Doge gains least. Two players: where own assistants advance, not the rival's. */
function toSend(state: State, seat: Seat, quay: Quay): number {
  if (state.doge !== null) {
    return 1 / (0.3 + Math.min(dogeGain(state, 1, quay), dogeGain(state, 2, quay)));
  }
  const smugglers = state.seats;
  const first = spaceOf(state, smugglers, quay) + 1;
  let liking = 1;
  for (let player = 0; player < state.seats; player++) {
    const space = spaceOf(state, player, quay);
    const isPushed = space >= first && space < 4;
    if (isPushed) liking += player === seat ? 0.8 : -0.5;
  }
  return Math.max(HARDLY, liking);
}

/** VEN-21.9, in VP; an assistant further on brings more the next time too. */
function dogeGain({ doge, assistants }: State, colour: number, quay: Quay): number {
  const space = Math.min(4, (assistants[colour]?.[quay] ?? 0) + 1);
  return space === 4 ? (doge?.space4Vp ?? 4) : space === 1 ? (doge?.space1Vp ?? 0) : space - 0.5;
}
