/** Prior probabilities of options: rules of thumb of a sensible player (RULES.md, section 9). */
import type { OptionOf, Seat } from '@cabale/engine';
import type { Colour, Consultant, Tables } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, mayTilt, playerOf, SOD, tilesOf, total, typeOf } from '../rules/counts.ts';
import { neighboursOf } from '../rules/grid.ts';
import { sharesOf } from '../rules/scoring.ts';
import type { HqId, NewOrder, State, Step, Tile } from '../rules/state.ts';
import { reachOf, wouldBeat } from '../rules/takeover.ts';
import { objectivesOf } from './prospects.ts';

type Option = OptionOf<NewOrder>;

/** Not 0, so that rollouts still choose it sometimes. */
const HARDLY = 0.02;

export function prior(state: State, step: Step, seat: Seat, option: Option, content: Tables): number {
  switch (option.kind) {
    case 'own':
      return 1;
    case 'use':
      return toUse(state, seat, option.consultant, content);
    case 'plot':
      return toPlot(state, seat, content) * toTakeCard(state, seat, state.display[option.slot] ?? null, content);
    case 'plotDeck':
      return toPlot(state, seat, content) * (state.solo === null ? 0.8 : 0.5);
    case 'lay':
      return toLay(state, seat, option.colour, option.count, content);
    case 'takeover':
      return toTakeOver(state, seat, option.source, content);
    case 'target':
      return step.kind === 'target' ? toTarget(state, seat, step.source, option.tile, content) : 1;
    case 'strength':
      return step.kind === 'strength' ? toMove(state, step.source, step.target, option.agents) : 1;
    case 'odd':
    case 'account':
      return 0.5 + worthOf(state, seat, option.colour, content);
    case 'place':
    case 'to':
      return toMan(state, seat, option.tile);
    case 'from':
      return 0.1 + 0.1 * agentsOn(state, option.tile);
    case 'hire':
      return hqOf(state, seat).consultants[option.consultant] === 0 ? 2 : 1;
    case 'tilt':
    case 'remove':
      return option.hq === seat ? HARDLY : 0.3 + rivalry(state, seat, option.hq, option.colour, content);
    case 'give':
      return (option.tilted ? 1 : 0.4) * (2.2 - worthOf(state, seat, option.colour, content));
    case 'take':
      return (option.tilted ? 0.7 : 1) * (0.2 + worthOf(state, seat, option.colour, content));
    case 'straighten':
      return option.hq === seat ? 1 + worthOf(state, seat, option.colour, content) : HARDLY;
    case 'swap':
      return toSwap(state, step, seat, option.tile, content);
    case 'withdraw':
      return 2.2 - worthOf(state, seat, colourOf(state, option.tile), content);
    case 'restore':
      return option.count;
    case 'discard':
      return 1 / (1 + playerOf(state, seat).hand[option.colour] ** 2);
    case 'decline':
      return toDecline(step);
  }
}

/** The worth of a share of a colour: about 2 for the leader, 1 close behind, little elsewhere. */
function worthOf(state: State, side: HqId, colour: Colour, content: Tables): number {
  if (state.solo !== null) return mayTilt(state, side, colour) ? 2 : 0;
  const own = sharesOf(hqOf(state, side), colour, content);
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== side) best = Math.max(best, sharesOf(hqOf(state, other), colour, content));
  }
  if (own > best) return 2;
  if (own === best) return 1.3;
  return own + 3 > best ? 0.8 : 0.3;
}

/** How much a card of a rival's HQ is in the way. */
function rivalry(state: State, seat: Seat, hq: HqId, colour: Colour, content: Tables): number {
  if (state.solo !== null) return hq === SOD && mayTilt(state, SOD, colour) ? 1 : HARDLY;
  const lead = sharesOf(hqOf(state, hq), colour, content) - sharesOf(hqOf(state, seat), colour, content);
  return Math.abs(lead) <= 2 ? 1 : 0.2;
}

function toUse(state: State, seat: Seat, consultant: Consultant, content: Tables): number {
  const { hand } = playerOf(state, seat);
  switch (consultant) {
    case 'MC':
      return Math.max(hand.R, hand.B, hand.K, hand.W) === content.hireAt - 1 && total(hand) >= content.hireAt
        ? 1.5
        : HARDLY;
    case 'CL':
      return total(hand) >= content.hireAt + 1 ? 0.6 : HARDLY;
    case 'NE':
    case 'CM':
      return hasStrike(state, seat, 1) ? 1 : HARDLY;
    case 'MI':
      return hasStrike(state, seat, 0) ? 1 : HARDLY;
    case 'TS':
      return total(hand) <= content.handLimit - 3 ? 0.5 : HARDLY;
    case 'CA':
      return total(hand) > 0 ? 0.5 : HARDLY;
  }
}

/** Whether a capture is possible with this many agents more than the defenders. */
function hasStrike(state: State, seat: Seat, more: number): boolean {
  for (let tile = 0; tile < state.agents.length; tile++) {
    const reach = reachOf(state, seat, tile);
    if (reach === 0) continue;
    for (const target of neighboursOf(state.agents.length, tile)) {
      if (colourOf(state, target) !== colourOf(state, tile) && reach >= agentsOn(state, target) + more) return true;
    }
  }
  return false;
}

/** Plotting fills a hand with room; late in the game it gains nothing. */
function toPlot(state: State, seat: Seat, { handLimit, plot }: Tables): number {
  if (state.solo !== null) return 1;
  const room = handLimit - total(playerOf(state, seat).hand);
  if (state.endedBy !== null && state.turnsLeft < state.seats) return HARDLY;
  return room >= plot ? 1.2 : room > 0 ? 0.4 : 0.08;
}

/** Prefers colours already collected. */
function toTakeCard(state: State, seat: Seat, colour: Colour | null, content: Tables): number {
  if (colour === null) return HARDLY;
  const worth = worthOf(state, seat, colour, content);
  return state.solo === null ? 0.4 + 0.35 * playerOf(state, seat).hand[colour] + 0.4 * worth : 0.3 + worth;
}

/** All cards of a colour together, at least three unless time is short. */
function toLay(state: State, seat: Seat, colour: Colour, count: number, content: Tables): number {
  const held = playerOf(state, seat).hand[colour];
  const isLast = state.endedBy !== null;
  const whole = count === held || count >= state.supply[colour] ? 1 : 0.08;
  const size = isLast ? 2 * count : count >= content.hireAt ? 2.5 + 0.5 * count : 0.12 * count;
  return whole * size * (0.4 + 0.5 * worthOf(state, seat, colour, content)) * (0.4 + 0.15 * tilesOf(state, colour));
}

function toTakeOver(state: State, seat: Seat, source: Tile, content: Tables): number {
  const reach = reachOf(state, seat, source);
  let best = 0;
  for (const target of neighboursOf(state.agents.length, source)) {
    if (wouldBeat(state, target, reach)) best = Math.max(best, captureLiking(state, seat, source, target, content));
  }
  return best === 0 ? HARDLY : 1.2 * best;
}

function toTarget(state: State, seat: Seat, source: Tile, target: Tile, content: Tables): number {
  if (!wouldBeat(state, target, reachOf(state, seat, source))) return HARDLY;
  return HARDLY + captureLiking(state, seat, source, target, content);
}

/** From a colour of little worth to a colour of more. */
function captureLiking(state: State, seat: Seat, source: Tile, target: Tile, content: Tables): number {
  const colour = colourOf(state, source);
  const defeated = colourOf(state, target);
  if (colour === defeated) return HARDLY;
  const gain = worthOf(state, seat, colour, content) - worthOf(state, seat, defeated, content);
  const aim = objectivesOf(state, seat).includes(typeOf(state, target)) ? 1.6 : 1;
  return aim * Math.max(0.1, 0.8 + 0.6 * gain);
}

/** Exactly as many agents as needed. */
function toMove(state: State, source: Tile, target: Tile, agents: number): number {
  if (colourOf(state, source) === colourOf(state, target)) return 0.3;
  if (!wouldBeat(state, target, agents)) return HARDLY;
  return wouldBeat(state, target, agents - 1) ? 0.6 : 2;
}

/** Valuable tiles with a taller neighbour, or that could soon attack one. */
function toMan(state: State, seat: Seat, tile: Tile): number {
  const colour = colourOf(state, tile);
  let near = 0;
  for (const neighbour of neighboursOf(state.agents.length, tile)) {
    if (colourOf(state, neighbour) === colour) continue;
    const lead = agentsOn(state, tile) - agentsOn(state, neighbour);
    near += lead < 0 ? 0.8 : lead <= 2 ? 0.6 : 0.2;
  }
  return 0.2 + near + (objectivesOf(state, seat).includes(typeOf(state, tile)) ? 0.8 : 0);
}

/** The own objective in a poor colour against another company in a good one. */
function toSwap(state: State, step: Step, seat: Seat, tile: Tile, content: Tables): number {
  const worth = worthOf(state, seat, colourOf(state, tile), content);
  const isAim = objectivesOf(state, seat).includes(typeOf(state, tile));
  const first = step.kind === 'online' ? step.first : null;
  if (first === null) return isAim ? 2.2 - worth : 0.2;
  const wantsGood = objectivesOf(state, seat).includes(typeOf(state, first));
  return isAim === wantsGood ? 0.05 : (wantsGood ? worth : 2.2 - worth) + HARDLY;
}

function toDecline(step: Step): number {
  switch (step.kind) {
    case 'broadcastFrom':
    case 'pressGive':
    case 'verify':
      return 0.3;
    case 'online':
      return 0.6;
    default:
      return 0.05;
  }
}
