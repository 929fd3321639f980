/** How far off something is: Projects, Victory Events, special victories, chaos. */
import type { Seat } from '@cabale/engine';
import {
  BOARD,
  type CharacterCard,
  type Project,
  type PropertyCard,
  type Skill,
  type SpecialVictory,
  type Tables,
  type Threat,
  type VictoryEvent,
} from './content/tables.ts';
import { cardOf, has, isDamaged, isElite, isThreat, propertyCard } from './rules/counts.ts';
import { undamagedOf, vehicles } from './rules/scoring.ts';
import type { MecanisburgoView, Player } from './rules/state.ts';
import { bestInHq } from './rules/totals.ts';
import { openTable, pointsOf, readyAisOf } from './open-table.ts';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface ProjectProgress {
  readonly research: Progress;
  readonly materials: Progress;
  readonly cash: Progress;
  /** Whether the other condition is met; `null` where there is none. */
  readonly need: boolean | null;
}

/** MEC-14.22 to 14.25: all that could be brought to a purchase now. */
export function projectProgress(
  view: MecanisburgoView,
  seat: Seat,
  project: Project,
  content: Tables,
): ProjectProgress {
  const { research, materials, cost, needs } = content.projects[project];
  const table = openTable(view);
  const player = table.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  const means = meansOf(player, content);
  const ais = Math.max(0, readyAisOf(view, seat) - player.committedAis);
  return {
    research: { done: means.research + ais + player.research, all: research },
    materials: { done: means.materials, all: materials },
    cash: { done: player.cash, all: cost },
    need:
      needs === null
        ? null
        : needs === 'laboratory'
          ? undamagedOf(player, needs, content) > 0
          : vehicles(table, seat, needs, content) > 0,
  };
}

/** R&D and raw materials of the cards that have not been committed this round. */
function meansOf(player: Player, content: Tables): { readonly research: number; readonly materials: number } {
  let research = 0;
  let materials = 0;
  const add = (r: number, mp: number): void => {
    research += r;
    materials += mp;
  };
  for (const card of characters(player, content, (id) => !player.committed.includes(id))) {
    add(has(card, 'doppelganger') ? bestInHq(player, 'r', content) : card.r, card.mp);
  }
  for (const card of properties(player, content, (id) => !player.committed.includes(id))) add(card.r, card.mp);
  for (const { project } of player.works) {
    const { benefit } = content.projects[project];
    if (benefit.kind === 'values' && !player.committed.includes(project)) add(benefit.r, benefit.mp);
  }
  return { research, materials };
}

type Asked = (id: Player['committed'][number]) => boolean;
const ALL: Asked = () => true;

function characters({ slots }: Player, content: Tables, isAsked: Asked = ALL): readonly CharacterCard[] {
  return slots.flatMap((member) => (member !== null && isAsked(member.character) ? [cardOf(content, member)] : []));
}

/** Undamaged ones. */
function properties({ holdings }: Player, content: Tables, isAsked: Asked = ALL): readonly PropertyCard[] {
  return holdings.flatMap((holding) =>
    isDamaged(holding) || !isAsked(holding.property) ? [] : [propertyCard(content, holding)],
  );
}

export interface VictoryProgress extends Progress {
  /** MEC-17.5, 17.14: without an elite Politician nothing of it counts; `null` where none is asked for. */
  readonly hasElite: boolean | null;
}

/** MEC-17.6 to 17.9; `null` for Corporate Threats, which are fought for. */
export function victoryProgress(
  view: MecanisburgoView,
  seat: Seat,
  victory: VictoryEvent,
  content: Tables,
): VictoryProgress | null {
  const player = openTable(view).players[seat];
  if (player === undefined) return null;
  const staff = characters(player, content);
  const hasElite = staff.some((card) => isElite(card, 'politician'));
  const { numbers } = content;
  switch (victory) {
    case 'crisis':
      return { hasElite, done: pointsOf(view, seat, content), all: numbers.crisisVp };
    case 'criminalCrisis':
      return { hasElite, done: criminalsBesideAPolitician(staff), all: numbers.criminals };
    case 'elections':
      return { hasElite, done: Math.max(0, countOf(staff, 'politician') - 1), all: numbers.politicians };
    case 'coup':
      return { hasElite, done: combatOf(player, content), all: numbers.coupCombat };
    case 'corporate11':
    case 'corporate12':
      return null;
  }
}

function countOf(staff: readonly CharacterCard[], skill: Skill): number {
  return staff.filter((card) => has(card, skill)).length;
}

/** An elite Politician that is a Criminal as well counts as one of both. */
function criminalsBesideAPolitician(staff: readonly CharacterCard[]): number {
  const criminals = countOf(staff, 'criminal');
  const elite = staff.filter((card) => isElite(card, 'politician'));
  return elite.length === 0 || elite.some((card) => !has(card, 'criminal')) ? criminals : criminals - 1;
}

function combatOf(player: Player, content: Tables): number {
  const people = characters(player, content).map((card) =>
    has(card, 'doppelganger') ? bestInHq(player, 'c', content) : card.c,
  );
  const works = player.works.map(({ project }) => {
    const { benefit } = content.projects[project];
    return benefit.kind === 'values' ? benefit.c : 0;
  });
  const things = properties(player, content).map(({ c }) => c);
  return [...people, ...things, ...works].reduce((sum, each) => sum + each, 0);
}

/** MEC-17.10: the special victories whose cards the corporation has in play, undamaged. */
export function specialsOf(view: MecanisburgoView, seat: Seat, content: Tables): readonly SpecialVictory[] {
  const player = openTable(view).players[seat];
  if (player === undefined || player.eliminated) return [];
  return [...characters(player, content), ...properties(player, content)].flatMap(({ victory }) => victory ?? []);
}

/** MEC-17.11 to 17.15, for whoever holds the card that asks for it. */
export function specialProgress(
  view: MecanisburgoView,
  seat: Seat,
  special: SpecialVictory,
  content: Tables,
): VictoryProgress {
  const player = openTable(view).players[seat];
  const { numbers } = content;
  const hasElite = null;
  if (player === undefined) return { hasElite, done: 0, all: 1 };
  const staff = characters(player, content);
  const things = properties(player, content);
  switch (special) {
    case 'armadrill':
      return { hasElite, done: paidRobots(player, content), all: numbers.robots };
    case 'robur':
      return { hasElite, done: Math.max(0, countOf(staff, 'criminal') - 1), all: numbers.criminals };
    case 'weintraub':
      return { hasElite, done: player.threats.length, all: numbers.captured };
    case 'gregor': {
      const icons = things.flatMap(({ politician }) => politician ?? []);
      return {
        hasElite: icons.includes('elite') || staff.some((card) => isElite(card, 'politician')),
        done: Math.max(0, countOf(staff, 'politician') + icons.length - 1),
        all: numbers.politicians,
      };
    }
    case 'metaluna':
      return { hasElite, done: things.reduce((sum, { cavorite }) => sum + cavorite, 0), all: numbers.cavorite };
  }
}

function paidRobots(player: Player, content: Tables): number {
  const people = player.slots.filter(
    (member, slot) => member !== null && cardOf(content, member).race === 'robot' && (member.paid || slot < BOARD),
  );
  return people.length + properties(player, content).filter(({ type }) => type === 'robot').length;
}

/** MEC-17.1: sectors with a Threat, closed sectors, and how many of either are chaos. */
export function chaosProgress(
  { sectors }: MecanisburgoView,
  content: Tables,
): { readonly threats: readonly Threat[]; readonly forbidden: number; readonly all: number } {
  const threats = sectors.flatMap(({ card }) => (card !== null && isThreat(content, card) ? [card as Threat] : []));
  return { threats, forbidden: sectors.filter(({ forbidden }) => forbidden).length, all: content.numbers.chaos };
}
