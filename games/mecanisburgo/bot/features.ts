/** What the evaluator weighs in Mecanisburgo (RULES.md, section 9). */
import { defineFeatures, type Seat, type WeightsOf } from '@cabale/engine';
import { ACTION_VALUES, BOARD, SLOTS, type Tables, type Values } from '../content/tables.ts';
import {
  boardCount,
  cardOf,
  hiredOf,
  isDamaged,
  isElite,
  isPlaying,
  playerOf,
  propertyCard,
  readyAis,
} from '../rules/counts.ts';
import { characterIncome, dueOf, propertyIncome } from '../rules/money.ts';
import { meetsNeed } from '../rules/projects.ts';
import { charactersOf, vpOf } from '../rules/scoring.ts';
import type { Mecanisburgo, State, Player } from '../rules/state.ts';
import { prospects } from './prospects.ts';

export type Weights = WeightsOf<Mecanisburgo>;

/** Sums over all cards in play. */
type Strength = { -readonly [Name in keyof Values]: number } & { income: number };

type Counts = ReturnType<typeof prepare>;

function prepare(state: State, seat: Seat, content: Tables) {
  const player = playerOf(state, seat);
  return { state, seat, content, player, strength: strengthOf(player, content) };
}

export const features = defineFeatures<Mecanisburgo, Counts>({
  prepare,
  features: {
    points: ({ state, seat, content }) => vpOf(state, seat, content) / 50,
    cash: ({ player }) => Math.min(2, player.cash / 30),
    research: ({ state, player, strength }) => (strength.r + readyAis(state, player)) / 20,
    materials: ({ strength }) => strength.mp / 12,
    project: ({ state, seat, strength, content }) => bestProject(state, seat, strength, content) / 20,
    combat: ({ strength }) => strength.c / 35,
    negotiation: ({ strength }) => strength.n / 35,
    support: ({ strength }) => strength.s / 18,
    payroll: ({ strength, player, content }) => (strength.income - dueOf(player, content)) / 10,
    board: ({ player }) => boardCount(player) / BOARD,
    staff: ({ player }) => hiredOf(player).length / (SLOTS - BOARD),
    properties: ({ player }) => player.holdings.length / 6,
    hand: ({ player }) => Math.min(1.5, player.hand.length / 4),
    cards: ({ player }) => cardsLeft(player) / 24,
    ais: ({ player, content }) => player.ais / content.numbers.ais,
    special: ({ player, content }) => specialProgress(player, content),
    politics: ({ state, player, content }) => politics(state, player, content),
    sectors: ({ state, seat }) => controlled(state, seat) / 4,
    order: ({ state: { order }, seat }) => 1 - order.indexOf(seat) / Math.max(1, order.length - 1),
    prospects: ({ state, seat, content }) => prospects(state, seat, content) / 8,
  },
  exception: (state, seat) => (isPlaying(state, seat) ? undefined : ELIMINATED),
});

/** Worse than any value a corporation still in the game can have. */
const ELIMINATED = { points: -3 };

function strengthOf(player: Player, content: Tables): Strength {
  const sum: Strength = { n: 0, c: 0, s: 0, r: 0, mp: 0, income: 0 };
  for (const member of player.slots) if (member !== null) add(sum, cardOf(content, member));
  for (const holding of player.holdings) if (!isDamaged(holding)) add(sum, propertyCard(content, holding));
  sum.income = characterIncome(player, content) + propertyIncome(player, content);
  return sum;
}

function add(sum: Strength, { n, c, s, r, mp }: Values): void {
  sum.n += n;
  sum.c += c;
  sum.s += s;
  sum.r += r;
  sum.mp += mp;
}

/** The best Project, by its points and how far its needs are met. */
function bestProject(state: State, seat: Seat, { r, mp }: Strength, content: Tables): number {
  const player = playerOf(state, seat);
  const research = r + readyAis(state, player) + player.research;
  let best = 0;
  for (const project of state.projects) {
    const card = content.projects[project];
    const readiness =
      Math.min(1, research / card.research) * Math.min(1, mp / card.materials) * Math.min(1, player.cash / card.cost);
    best = Math.max(best, card.vp * readiness * (meetsNeed(state, seat, card, content) ? 1 : 0.4));
  }
  return best;
}

function cardsLeft({ actionCards }: Player): number {
  let sum = 0;
  for (let index = 0; index < actionCards.length; index++) {
    sum += (actionCards[index] ?? 0) * (ACTION_VALUES[index] ?? 0);
  }
  return sum;
}

function controlled({ sectors }: State, seat: Seat): number {
  let count = 0;
  for (const { controller } of sectors) if (controller === seat) count++;
  return count;
}

/** Progress towards a special victory of the corporation. */
function specialProgress(player: Player, content: Tables): number {
  let best = 0;
  const { numbers } = content;
  for (const member of player.slots) {
    switch (member === null ? null : cardOf(content, member).victory) {
      case 'robur':
        best = Math.max(best, charactersOf(player, 'criminal', content) / (numbers.criminals + 1));
        break;
      case 'gregor':
        best = Math.max(best, charactersOf(player, 'politician', content) / (numbers.politicians + 1));
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

function robots(player: Player, content: Tables): number {
  let count = charactersOf(player, 'robot', content);
  for (const holding of player.holdings) if (propertyCard(content, holding).type === 'robot') count++;
  return count;
}

/** An elite Politician counts more once Victory Events require one. */
function politics({ victories }: State, { slots }: Player, content: Tables): number {
  const hasElite = slots.some((member) => member !== null && isElite(cardOf(content, member), 'politician'));
  return hasElite ? 0.3 + 0.35 * victories.length : 0;
}
