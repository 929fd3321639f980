/** What the judge of Mecanisburgo looks at (RULES.md, section 9). */
import type { Seat } from '@cabale/engine';
import { ACTION_VALUES, BOARD, SLOTS, type Tables } from '../content/tables.ts';
import {
  boardCount,
  cardOf,
  has,
  isDamaged,
  isElite,
  isPlaying,
  isReady,
  playerOf,
  propertyCard,
  readyAis,
} from '../rules/counts.ts';
import { dueOf } from '../rules/money.ts';
import { undamagedOf, vehicles, vpOf } from '../rules/scoring.ts';
import type { MecanisburgoState, Player } from '../rules/state.ts';
import { prospects } from './prospects.ts';

/** Each about −1 to 1. The names are keys of the texts that explain a hint. */
export const FEATURES = [
  'points',
  'cash',
  'research',
  'materials',
  'project',
  'combat',
  'negotiation',
  'support',
  'payroll',
  'board',
  'staff',
  'properties',
  'hand',
  'cards',
  'ais',
  'special',
  'politics',
  'sectors',
  'order',
  'prospects',
] as const;

/** Sums over all that is in play. */
interface Strength {
  n: number;
  c: number;
  s: number;
  r: number;
  mp: number;
  income: number;
}

export function measure(state: MecanisburgoState, seat: Seat, content: Tables, out: number[]): void {
  out.length = FEATURES.length;
  out.fill(0);
  if (!isPlaying(state, seat)) {
    out[0] = OUT;
    return;
  }
  const player = playerOf(state, seat);
  const strength = strengthOf(player, content);
  out[0] = vpOf(state, seat, content) / 50;
  out[1] = Math.min(2, player.cash / 30);
  out[2] = (strength.r + readyAis(state, player)) / 20;
  out[3] = strength.mp / 12;
  out[4] = bestProject(state, seat, strength, content) / 20;
  out[5] = strength.c / 35;
  out[6] = strength.n / 35;
  out[7] = strength.s / 18;
  out[8] = (strength.income - dueOf(player, content)) / 10;
  out[9] = boardCount(player) / BOARD;
  out[10] = hiredCount(player) / (SLOTS - BOARD);
  out[11] = player.holdings.length / 6;
  out[12] = Math.min(1.5, player.hand.length / 4);
  out[13] = cardsLeft(player) / 24;
  out[14] = player.ais / content.numbers.ais;
  out[15] = specialProgress(player, content);
  out[16] = politics(state, player, content);
  out[17] = controlled(state, seat) / 4;
  out[19] = prospects(state, seat, content) / 8;
  out[18] = 1 - state.order.indexOf(seat) / Math.max(1, state.order.length - 1);
}

/** Worse than any number a corporation in the game can show. */
const OUT = -3;

function strengthOf({ slots, holdings }: Player, content: Tables): Strength {
  const sum: Strength = { n: 0, c: 0, s: 0, r: 0, mp: 0, income: 0 };
  for (let slot = 0; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member === null) continue;
    const card = cardOf(content, member);
    sum.n += card.n;
    sum.c += card.c;
    sum.s += card.s;
    sum.r += card.r;
    sum.mp += card.mp;
    if (slot >= BOARD) sum.income += Math.max(0, card.pay);
  }
  for (const holding of holdings) {
    if (isDamaged(holding)) continue;
    const card = propertyCard(content, holding);
    sum.n += card.n;
    sum.c += card.c;
    sum.s += card.s;
    sum.r += card.r;
    sum.mp += card.mp;
    if (isReady(holding)) sum.income += Math.max(0, card.pay);
  }
  return sum;
}

/** The Project that is nearest, by its worth and what is missing of each of its needs. */
function bestProject(state: MecanisburgoState, seat: Seat, { r, mp }: Strength, content: Tables): number {
  const player = playerOf(state, seat);
  const research = r + readyAis(state, player) + player.research;
  let best = 0;
  for (const project of state.projects) {
    const card = content.projects[project];
    const isMet =
      card.needs === null ||
      (card.needs === 'laboratory'
        ? undamagedOf(player, 'laboratory', content) > 0
        : vehicles(state, seat, card.needs, content) > 0);
    const readiness =
      Math.min(1, research / card.research) * Math.min(1, mp / card.materials) * Math.min(1, player.cash / card.cost);
    best = Math.max(best, card.vp * readiness * (isMet ? 1 : 0.4));
  }
  return best;
}

function hiredCount({ slots }: Player): number {
  let count = 0;
  for (let slot = BOARD; slot < SLOTS; slot++) if (slots[slot] !== null) count++;
  return count;
}

function cardsLeft({ actionCards }: Player): number {
  let sum = 0;
  for (let index = 0; index < actionCards.length; index++) {
    sum += (actionCards[index] ?? 0) * (ACTION_VALUES[index] ?? 0);
  }
  return sum;
}

function controlled({ sectors }: MecanisburgoState, seat: Seat): number {
  let count = 0;
  for (const { controller } of sectors) if (controller === seat) count++;
  return count;
}

/** How near the corporation is to what one of its special cards asks for. */
function specialProgress(player: Player, content: Tables): number {
  let best = 0;
  const { numbers } = content;
  for (const member of player.slots) {
    switch (member === null ? null : cardOf(content, member).victory) {
      case 'robur':
        best = Math.max(best, countSkill(player, 'criminal', content) / (numbers.criminals + 1));
        break;
      case 'gregor':
        best = Math.max(best, countSkill(player, 'politician', content) / (numbers.politicians + 1));
        break;
      case 'weintraub':
        best = Math.max(best, player.threats.length / numbers.captured);
        break;
      case 'armadrill':
        best = Math.max(best, robots(player, content) / numbers.robots);
        break;
      default:
    }
  }
  for (const holding of player.holdings) {
    if (propertyCard(content, holding).victory === null) continue;
    const cavorite = player.holdings.reduce((sum, each) => sum + propertyCard(content, each).cavorite, 0);
    best = Math.max(best, cavorite / numbers.cavorite);
  }
  return Math.min(1, best) ** 2;
}

function countSkill({ slots }: Player, skill: 'criminal' | 'politician', content: Tables): number {
  let count = 0;
  for (const member of slots) if (member !== null && has(cardOf(content, member), skill)) count++;
  return count;
}

function robots({ slots, holdings }: Player, content: Tables): number {
  let count = 0;
  for (const member of slots) if (member !== null && cardOf(content, member).race === 'robot') count++;
  for (const holding of holdings) if (propertyCard(content, holding).type === 'robot') count++;
  return count;
}

/** An elite Politician, more so once Victory Events ask for one. */
function politics({ victories }: MecanisburgoState, { slots }: Player, content: Tables): number {
  const hasElite = slots.some((member) => member !== null && isElite(cardOf(content, member), 'politician'));
  return hasElite ? 0.3 + 0.35 * victories.length : 0;
}
