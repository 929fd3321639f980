/** MEC-17.1 to 17.18: chaos, Victory Events and special victories. */
import type { Seat } from '@cabale/engine';
import { isThreat, type SpecialVictory, type Tables, type Threat, type VictoryEvent } from '../content/tables.ts';
import { cardOf, has, isBoard, isDamaged, isElite, playerOf, propertyCard, sizeOf } from './counts.ts';
import { finish } from './end.ts';
import { standings, vpOf } from './scoring.ts';
import type { Context, Open, OpenPlayer, State } from './state.ts';
import { bestInHq } from './totals.ts';

/** MEC-4.12: chaos first, then what the Victory Events ask. Returns whether the game is over. */
export function endOfResolution(state: State, context: Context): boolean {
  if (isChaos(state, context.content)) {
    finish(state, 'chaos', null, context);
    return true;
  }
  for (const victory of state.victories) {
    if (!state.order.some((seat) => meets(state, seat, victory, context.content))) continue;
    const [winner] = standings(state, winnersOfAll(state, context.content), context.content);
    if (winner !== undefined) finish(state, reasonFor(state, winner, context.content), winner, context);
    return true;
  }
  return false;
}

/** MEC-17.1, 17.2. */
export function isChaos(open: Open, content: Tables): boolean {
  const { threats, forbidden, all } = chaosProgress(open, content);
  return threats.length >= all || forbidden >= all;
}

/** Sectors with a Threat, closed sectors, and how many of either are chaos. */
export function chaosProgress(
  { sectors }: Open,
  content: Tables,
): { readonly threats: readonly Threat[]; readonly forbidden: number; readonly all: number } {
  const threats: Threat[] = [];
  let forbidden = 0;
  for (const { card, forbidden: isForbidden } of sectors) {
    if (isThreat(card)) threats.push(card);
    if (isForbidden) forbidden++;
  }
  return { threats, forbidden, all: content.numbers.chaos };
}

type EventVictory = Exclude<VictoryEvent, 'corporate11' | 'corporate12'>;

function isEventVictory(victory: VictoryEvent): victory is EventVictory {
  return victory !== 'corporate11' && victory !== 'corporate12';
}

/** MEC-17.7: of all revealed cards together. */
function winnersOfAll(state: State, content: Tables): Seat[] {
  return state.order.filter((seat) => state.victories.some((victory) => meets(state, seat, victory, content)));
}

function reasonFor(state: State, seat: Seat, content: Tables): EventVictory {
  const met = state.victories.filter(isEventVictory).find((victory) => meets(state, seat, victory, content));
  if (met === undefined) throw new Error('nobody meets a Victory Event');
  return met;
}

/** How far off a victory is. */
export interface VictoryProgress {
  readonly done: number;
  readonly all: number;
  /** MEC-17.5, 17.14: without an elite Politician nothing of it counts; `null` where none is asked for. */
  readonly hasElite: boolean | null;
}

function isReached({ done, all, hasElite }: VictoryProgress): boolean {
  return hasElite !== false && done >= all;
}

function meets(open: Open, seat: Seat, victory: VictoryEvent, content: Tables): boolean {
  const progress = victoryProgress(open, seat, victory, content);
  return progress !== null && isReached(progress);
}

/** MEC-17.6 to 17.9; `null` for Corporate Threats, which are fought for. */
export function victoryProgress(
  open: Open,
  seat: Seat,
  victory: VictoryEvent,
  content: Tables,
): VictoryProgress | null {
  if (!isEventVictory(victory)) return null;
  const player = playerOf(open, seat);
  const { numbers } = content;
  const politicians = countOf(player, 'politician', content);
  const hasElite = politicians.elite > 0;
  switch (victory) {
    case 'crisis':
      return { hasElite, done: vpOf(open, seat, content), all: numbers.crisisVp };
    case 'criminalCrisis':
      return { hasElite, done: Math.max(0, criminalsBesideAPolitician(player, content)), all: numbers.criminals };
    case 'elections':
      return { hasElite, done: Math.max(0, politicians.all - 1), all: numbers.politicians };
    case 'coup':
      return { hasElite, done: combatOf(player, content), all: numbers.coupCombat };
  }
}

/** Characters of a skill, and the elite among them. */
interface SkillCount {
  readonly all: number;
  readonly elite: number;
}

function countOf({ slots }: OpenPlayer, skill: 'politician' | 'criminal', content: Tables): SkillCount {
  let all = 0;
  let elite = 0;
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    if (!has(card, skill)) continue;
    all++;
    if (isElite(card, skill)) elite++;
  }
  return { all, elite };
}

/** MEC-17.4, Q63: an elite Politician is one card, the Criminals are others. */
function criminalsBesideAPolitician(player: OpenPlayer, content: Tables): number {
  const { all } = countOf(player, 'criminal', content);
  const isOneFree = player.slots.some((member) => {
    if (member === null) return false;
    const card = cardOf(content, member);
    return isElite(card, 'politician') && !has(card, 'criminal');
  });
  return isOneFree ? all : all - 1;
}

/** MEC-17.9, Q58, Q70: printed Combat of all that is in play; a Doppleganger copies the best of its HQ. */
function combatOf(player: OpenPlayer, content: Tables): number {
  const { slots, holdings, works } = player;
  let sum = 0;
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    sum += has(card, 'doppelganger') ? bestInHq(player, 'c', content) : card.c;
  }
  for (const holding of holdings) if (!isDamaged(holding)) sum += propertyCard(content, holding).c;
  for (const { project } of works) {
    const { benefit } = content.projects[project];
    if (benefit.kind === 'values') sum += benefit.c;
  }
  return sum;
}

/** MEC-17.10, 17.17: after a change; the acting corporation first, then the turn order. */
export function checkSpecialVictories(state: State, actor: Seat, context: Context): void {
  if (state.result !== null) return;
  if (hasWon(state, actor, context)) return;
  for (const seat of state.order) if (seat !== actor && hasWon(state, seat, context)) return;
}

function hasWon(state: State, seat: Seat, context: Context): boolean {
  const victory = specialVictoryOf(state, seat, context.content);
  if (victory === undefined) return false;
  finish(state, victory, seat, context);
  return true;
}

function specialVictoryOf(open: Open, seat: Seat, content: Tables): SpecialVictory | undefined {
  const player = playerOf(open, seat);
  return specialsOf(player, content).find((special) => isReached(specialProgress(player, special, content)));
}

const NONE: readonly SpecialVictory[] = [];

/** MEC-17.10: the special victories whose cards the corporation has in play, undamaged. */
export function specialsOf({ slots, holdings, eliminated }: OpenPlayer, content: Tables): readonly SpecialVictory[] {
  if (eliminated) return NONE;
  let found: SpecialVictory[] | undefined;
  for (const member of slots) {
    const victory = member === null ? null : cardOf(content, member).victory;
    if (victory !== null) (found ??= []).push(victory);
  }
  for (const holding of holdings) {
    const { victory } = propertyCard(content, holding);
    if (victory !== null && !isDamaged(holding)) (found ??= []).push(victory);
  }
  return found ?? NONE;
}

/** MEC-17.11 to 17.15, for the corporation that holds the card. */
export function specialProgress(player: OpenPlayer, special: SpecialVictory, content: Tables): VictoryProgress {
  const { numbers } = content;
  const hasElite = null;
  switch (special) {
    case 'armadrill':
      return { hasElite, done: paidRobots(player, content), all: numbers.robots };
    case 'robur':
      return { hasElite, done: Math.max(0, countOf(player, 'criminal', content).all - 1), all: numbers.criminals };
    case 'weintraub':
      return { hasElite, done: player.threats.length, all: numbers.captured };
    case 'gregor': {
      const { all, elite } = politiciansWithProperties(player, content);
      return { hasElite: elite > 0, done: Math.max(0, all - 1), all: numbers.politicians };
    }
    case 'metaluna':
      return { hasElite, done: cavoriteOf(player, content), all: numbers.cavorite };
  }
}

/** MEC-17.11, Q62: Characters once paid or on the Board, Properties while undamaged. */
function paidRobots({ slots, holdings }: OpenPlayer, content: Tables): number {
  let count = 0;
  for (const [slot, member] of slots.entries()) {
    if (member === null || cardOf(content, member).race !== 'robot') continue;
    if (member.paid || isBoard(slot)) count++;
  }
  for (const holding of holdings) {
    if (!isDamaged(holding) && propertyCard(content, holding).type === 'robot') count++;
  }
  return count;
}

/** MEC-17.14: icons of Properties count here, and only here. */
function politiciansWithProperties(player: OpenPlayer, content: Tables): SkillCount {
  let { all, elite } = countOf(player, 'politician', content);
  for (const holding of player.holdings) {
    const { politician } = propertyCard(content, holding);
    if (politician === null || isDamaged(holding)) continue;
    all++;
    if (politician === 'elite') elite++;
  }
  return { all, elite };
}

function cavoriteOf({ holdings }: OpenPlayer, content: Tables): number {
  let count = 0;
  for (const holding of holdings) if (!isDamaged(holding)) count += propertyCard(content, holding).cavorite;
  return count;
}

/** MEC-2.2: what may still be revealed. */
export function victoriesLeft(open: Open, content: Tables): VictoryEvent[] {
  return sizeOf(open, content).victoryEvents.filter((victory) => !open.victories.includes(victory));
}
