/** MEC-14.21 to 14.29, 15: Major Projects. */
import type { Seat, StepOf, StepRules } from '@cabale/engine';
import { isCharacter, isProperty, type Project, type ProjectCard, type Tables } from '../content/tables.ts';
import { cardOf, has, isDamaged, playerOf, propertyCard, readyAis } from './counts.ts';
import {
  COMMIT_AI,
  COMMIT_CHARACTER,
  COMMIT_PROJECT,
  COMMIT_PROPERTY,
  COMMIT_RESEARCH,
  CONFIRM,
  LEAST_WASTE,
  orDone,
  PROJECT,
} from './offers.ts';
import { changeCash } from './piles.ts';
import { undamagedOf, vehicles } from './scoring.ts';
import type { Context, Contributor, Mecanisburgo, Open, OpenPlayer, Options, State } from './state.ts';
import { bestInHq } from './totals.ts';
import { checkSpecialVictories } from './victories.ts';

/** What can be brought to a purchase, or is missing for it. */
interface Means {
  readonly research: number;
  readonly materials: number;
}

interface Contribution extends Means {
  readonly card: Contributor;
}

/** MEC-14.22, 14.23, 14.28, 14.29, 13.15, 13.18: cards not committed yet that bring anything. */
export function contributionsOf(player: OpenPlayer, content: Tables): readonly Contribution[] {
  const found: Contribution[] = [];
  const add = (card: Contributor, research: number, materials: number): void => {
    if (research + materials > 0 && !player.committed.includes(card)) found.push({ card, research, materials });
  };
  for (const member of player.slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    // MEC-12.4, Q70: in the HQ a Doppleganger copies the best Character; materials are not copied.
    add(member.character, has(card, 'doppelganger') ? bestInHq(player, 'r', content) : card.r, card.mp);
  }
  for (const holding of player.holdings) {
    const card = propertyCard(content, holding);
    if (!isDamaged(holding)) add(holding.property, card.r, card.mp);
  }
  for (const { project } of player.works) {
    const { benefit } = content.projects[project];
    if (benefit.kind === 'values') add(project, benefit.r, benefit.mp);
  }
  return found;
}

/** MEC-14.24. */
function freeAis(open: Open, player: OpenPlayer): number {
  return Math.max(0, readyAis(open, player) - player.committedAis);
}

/** MEC-14.25. */
export function meetsNeed(open: Open, seat: Seat, { needs }: ProjectCard, content: Tables): boolean {
  if (needs === null) return true;
  if (needs === 'laboratory') return undamagedOf(playerOf(open, seat), needs, content) > 0;
  return vehicles(open, seat, needs, content) > 0;
}

/** All that could be brought to a purchase. */
export function meansOf(open: Open, seat: Seat, content: Tables): Means {
  const player = playerOf(open, seat);
  let research = freeAis(open, player) + player.research;
  let materials = 0;
  for (const contribution of contributionsOf(player, content)) {
    research += contribution.research;
    materials += contribution.materials;
  }
  return { research, materials };
}

function affordable(state: State, seat: Seat, content: Tables): readonly Project[] {
  const { cash } = playerOf(state, seat);
  const means = meansOf(state, seat, content);
  const found: Project[] = [];
  for (const project of state.projects) {
    const card = content.projects[project];
    if (cash < card.cost || means.research < card.research || means.materials < card.materials) continue;
    if (meetsNeed(state, seat, card, content)) found.push(project);
  }
  return found;
}

/** MEC-14.21. */
export const projectStep: StepRules<Mecanisburgo, 'project'> = {
  options(state, _step, seat, content) {
    return orDone(affordable(state, seat, content).map((project) => PROJECT[project]));
  },
  take(_state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next({ kind: 'commit', seat, project: option.project, cards: [], ais: 0, research: 0 }, step);
  },
  blocked(state, _step, seat, content) {
    const possible = affordable(state, seat, content);
    return state.projects
      .filter((project) => !possible.includes(project))
      .map((project) => ({
        option: PROJECT[project],
        rule: meetsNeed(state, seat, content.projects[project], content) ? 'MEC-14.22' : 'MEC-14.25',
      }));
  },
};

type Commit = StepOf<Mecanisburgo, 'commit'>;

/** What is still missing. */
function missing({ project, ais, research: token }: Commit, chosen: readonly Means[], content: Tables): Means {
  const card = content.projects[project];
  let research = card.research - ais - token;
  let { materials } = card;
  for (const contribution of chosen) {
    research -= contribution.research;
    materials -= contribution.materials;
  }
  return { research, materials };
}

/** MEC-14.22: what a purchase that has been begun still lacks. */
export function missingFor(open: Open, step: Commit, content: Tables): Means {
  const { research, materials } = missing(step, split(playerOf(open, step.seat), step, content).chosen, content);
  return { research: Math.max(0, research), materials: Math.max(0, materials) };
}

function split(
  player: OpenPlayer,
  { cards }: Commit,
  content: Tables,
): { readonly chosen: readonly Contribution[]; readonly left: readonly Contribution[] } {
  const all = contributionsOf(player, content);
  return {
    chosen: all.filter(({ card }) => cards.includes(card)),
    left: all.filter(({ card }) => !cards.includes(card)),
  };
}

/** MEC-14.22, 14.23: the set that wastes least, or card by card until it is enough. */
export const commitStep: StepRules<Mecanisburgo, 'commit'> = {
  askLone: true,
  options(state, step, seat, content) {
    const player = playerOf(state, seat);
    const { chosen, left } = split(player, step, content);
    const { research, materials } = missing(step, chosen, content);
    const options: Options['commit'][] = [];
    if (research <= 0 && materials <= 0) options.push(CONFIRM);
    else if (chosen.length === 0 && step.ais + step.research === 0) options.push(LEAST_WASTE);
    for (const { card } of left) options.push(commitOption(card));
    if (step.ais < freeAis(state, player)) options.push(COMMIT_AI);
    if (step.research < player.research) options.push(COMMIT_RESEARCH);
    return options;
  },
  take(state, step, seat, option, context) {
    switch (option.kind) {
      case 'leastWaste': {
        buy(state, leastWaste(state, seat, step, context.content), seat, context);
        break;
      }
      case 'confirm':
        buy(state, step, seat, context);
        break;
      case 'commitAi':
        context.next({ ...step, ais: step.ais + 1 });
        break;
      case 'commitResearch':
        context.next({ ...step, research: playerOf(state, seat).research });
        break;
      case 'commitCharacter':
        context.next({ ...step, cards: [...step.cards, option.character] });
        break;
      case 'commitProperty':
        context.next({ ...step, cards: [...step.cards, option.property] });
        break;
      case 'commitProject':
        context.next({ ...step, cards: [...step.cards, option.project] });
        break;
    }
  },
};

function commitOption(card: Contributor): Options['commit'] {
  if (isCharacter(card)) return COMMIT_CHARACTER[card];
  return isProperty(card) ? COMMIT_PROPERTY[card] : COMMIT_PROJECT[card];
}

/** Sets of more cards than this are searched card by card. */
const MOST_COMPARED = 12;

/** MEC-14.22: the cards that waste least, then the fewest; what an Event gave and AIs bring the rest of the R&D. */
function leastWaste(state: State, seat: Seat, step: Commit, content: Tables): Commit {
  const player = playerOf(state, seat);
  const all = contributionsOf(player, content);
  if (content.edition === 1 || all.length > MOST_COMPARED) return littleWaste(state, seat, step, content);
  const spare = freeAis(state, player) + player.research;
  const best = leastWasted(all, missing(step, [], content), spare);
  if (best === undefined) return step;
  const ais = Math.min(best.research, freeAis(state, player));
  const cards = best.cards.map(({ card }) => card);
  return { ...step, cards, ais, research: best.research > ais ? player.research : 0 };
}

interface Wasting {
  readonly cards: readonly Contribution[];
  /** R&D that AIs and an Event must bring. */
  readonly research: number;
  readonly waste: number;
}

/** Of the sets that are enough, the one that wastes least, then the one with the fewest cards. */
function leastWasted(all: readonly Contribution[], needed: Means, spare: number): Wasting | undefined {
  let best: Wasting | undefined;
  const cards: Contribution[] = [];
  const compare = (index: number, research: number, materials: number): void => {
    const waste = Math.max(0, -research) + Math.max(0, -materials);
    // Another card never wastes less.
    if (best !== undefined && (waste > best.waste || (waste === best.waste && cards.length >= best.cards.length)))
      return;
    const next = all[index];
    if (next !== undefined) {
      compare(index - 1, research, materials);
      cards.push(next);
      compare(index - 1, research - next.research, materials - next.materials);
      cards.pop();
    } else if (research <= spare && materials <= 0) {
      best = { cards: cards.toReversed(), research: Math.max(0, research), waste };
    }
  };
  compare(all.length - 1, needed.research, needed.materials);
  return best;
}

/**
 * What an Event gave and AIs first, then cards that bring most of what is missing; then cards that turn out to be
 * unnecessary are removed.
 */
function littleWaste(state: State, seat: Seat, step: Commit, content: Tables): Commit {
  const player = playerOf(state, seat);
  const chosen: Contribution[] = [];
  const left = [...contributionsOf(player, content)];
  const ais = freeAis(state, player);
  let { research, materials } = missing({ ...step, ais, research: player.research }, chosen, content);
  while (research > 0 || materials > 0) {
    left.sort((a, b) => worth(b, research, materials) - worth(a, research, materials));
    const next = left.shift();
    if (next === undefined) break;
    chosen.push(next);
    research -= next.research;
    materials -= next.materials;
  }
  for (const contribution of [...chosen].sort((a, b) => a.research + a.materials - b.research - b.materials)) {
    if (research + contribution.research > 0 || materials + contribution.materials > 0) continue;
    chosen.splice(chosen.indexOf(contribution), 1);
    research += contribution.research;
    materials += contribution.materials;
  }
  const spare = -Math.min(0, research);
  return {
    ...step,
    cards: chosen.map(({ card }) => card),
    ais: Math.max(0, ais - spare),
    research: spare - ais < player.research ? player.research : 0,
  };
}

function worth({ research, materials }: Contribution, missingResearch: number, missingMaterials: number): number {
  const used = Math.min(research, Math.max(0, missingResearch)) + Math.min(materials, Math.max(0, missingMaterials));
  const wasted = research + materials - used;
  return used * 10 - wasted;
}

/** MEC-14.26, 14.27. */
function buy(state: State, bought: Commit, seat: Seat, context: Context): void {
  const { project, cards, ais, research } = bought;
  const player = playerOf(state, seat);
  player.committed.push(...cards);
  player.committedAis += ais;
  player.research -= research;
  player.works.push({ project, engaged: false, at: null });
  state.projects.splice(state.projects.indexOf(project), 1);
  context.emit({ kind: 'projectBought', seat, project, cards, ais, research });
  changeCash(state, seat, -context.content.projects[project].cost, 'project', context);
  checkSpecialVictories(state, seat, context);
}
