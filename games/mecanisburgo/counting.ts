/** What sentences count by the rules, from the open part of the table. */
import type { Seat } from '@cabale/engine';
import {
  DECOY,
  type Action,
  type Character,
  type ContestType,
  type Project,
  type Property,
  type Sector,
  type Slot,
  type Tables,
} from './content/tables.ts';
import { cardOf, has, holdingOf, isElite, isOf, sectorCard } from './rules/counts.ts';
import { SKILL_OF } from './rules/duels.ts';
import type { Contributor, MecanisburgoStep, MecanisburgoView, Member } from './rules/state.ts';
import { bestInHq, partsOf, projectValue, propertyValue, statOf, totalOf, valuesOf } from './rules/totals.ts';
import { openTable, paymentsOf } from './open-table.ts';
import type { Counting } from './text/counting.ts';

function memberIn(view: MecanisburgoView, seat: Seat, slot: Slot): Member | null {
  return view.players[seat]?.slots[slot] ?? null;
}

/** Own pawns of a seat in a sector, as far as the observer knows them. */
function agentsIn({ sectors }: MecanisburgoView, seat: Seat, sector: Sector): readonly Slot[] {
  return (sectors[sector]?.pawns ?? []).flatMap((standing) =>
    standing.seat === seat && standing.pawn !== null && standing.pawn !== DECOY ? [standing.pawn] : [],
  );
}

/** MEC-5.14: the base total with this leader, from the pawns the observer knows. */
export function baseWith(
  view: MecanisburgoView,
  seat: Seat,
  sector: Sector,
  leader: Slot,
  type: ContestType,
  content: Tables,
): number {
  let total = 0;
  for (const slot of agentsIn(view, seat, sector)) {
    const member = memberIn(view, seat, slot);
    if (member === null) continue;
    const values = valuesOf(member, content);
    total += slot === leader ? statOf(values, type) : values.s;
    total += sectorCard(content, sector).favours.filter((kind) => isOf(cardOf(content, member), kind)).length;
  }
  return total;
}

/** The best base total an observer's agents can have there. */
export function bestBase(
  view: MecanisburgoView,
  seat: Seat,
  sector: Sector,
  type: ContestType,
  content: Tables,
): number {
  return Math.max(
    0,
    ...agentsIn(view, seat, sector).map((leader) => baseWith(view, seat, sector, leader, type, content)),
  );
}

/** MEC-5.27: what stands now in the contest at hand, without an Action card. */
export function totalNow(view: MecanisburgoView, seat: Seat, content: Tables): number {
  return view.contest === null ? 0 : totalOf(partsOf(openTable(view), seat, content));
}

/** What a Property adds to the contest at hand, the help of a Technician included (MEC-12.22). */
function addsNow(view: MecanisburgoView, seat: Seat, property: Property, content: Tables): number {
  const table = openTable(view);
  const player = table.players[seat];
  if (view.contest === null || player === undefined) return 0;
  if (!player.holdings.some((each) => each.property === property)) return 0;
  const value = propertyValue(table, seat, holdingOf(player, property), content);
  const hasTechnician = agentsIn(view, seat, view.contest.sector).some((slot) => {
    const member = memberIn(view, seat, slot);
    return member !== null && has(cardOf(content, member), 'technician');
  });
  return value + (content.properties[property].type === 'robot' && hasTechnician ? 1 : 0);
}

function projectAddsNow({ contest }: MecanisburgoView, project: Project, content: Tables): number {
  return contest === null ? 0 : projectValue(contest, { project, engaged: false, at: null }, content);
}

/** MEC-14.22: what a card brings to the purchase of a Project. */
function contributionOf(
  view: MecanisburgoView,
  seat: Seat,
  card: Contributor,
  content: Tables,
): { readonly research: number; readonly materials: number } {
  const { characters, properties, projects } = content;
  if (card in characters) {
    const character = characters[card as Character];
    const player = openTable(view).players[seat];
    const isCopy = player !== undefined && has(character, 'doppelganger');
    return { research: isCopy ? bestInHq(player, 'r', content) : character.r, materials: character.mp };
  }
  if (card in properties) {
    const property = properties[card as Property];
    return { research: property.r, materials: property.mp };
  }
  const { benefit } = projects[card as Project];
  return benefit.kind === 'values' ? { research: benefit.r, materials: benefit.mp } : { research: 0, materials: 0 };
}

/** What a purchase that has been begun still lacks. */
function missingFor(
  view: MecanisburgoView,
  step: Extract<MecanisburgoStep, { kind: 'commit' }>,
  content: Tables,
): { readonly research: number; readonly materials: number } {
  const { research, materials } = content.projects[step.project];
  const given = step.cards.map((card) => contributionOf(view, step.seat, card, content));
  const sum = (of: 'research' | 'materials'): number => given.reduce((all, each) => all + each[of], 0);
  return {
    research: Math.max(0, research - step.ais - step.research - sum('research')),
    materials: Math.max(0, materials - sum('materials')),
  };
}

/** MEC-11.2. */
function isEliteFor(character: Character, action: Action, { characters }: Tables): boolean {
  return isElite(characters[character], SKILL_OF[action]);
}

export const counting: Counting = {
  baseWith,
  bestBase,
  totalNow,
  addsNow,
  projectAddsNow,
  contributionOf,
  missingFor,
  paymentsOf,
  isEliteFor,
};
