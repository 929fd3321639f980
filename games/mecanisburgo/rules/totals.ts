/** MEC-5.14, 5.27, 7.5, 7.6: every number that counts in a sector. */
import type { DeepReadonly, Seat } from '@cabale/engine';
import type { ContestType, Property, Race, Sector, Skill, Slot, Tables, Values } from '../content/tables.ts';
import {
  agentsAt,
  cardOf,
  contestOf,
  countKindAt,
  has,
  isElite,
  isOf,
  memberAt,
  memberOf,
  playerOf,
  propertyCard,
  sectorCard,
} from './counts.ts';
import type { Contest, Holding, Open, Member, OpenPlayer, Works } from './state.ts';

/** The parts of a total, as they are added up in front of the players. */
export const PARTS = [
  'leader',
  'support',
  'sector',
  'synergy',
  'technician',
  'event',
  'guts',
  'ais',
  'cards',
  'drugs',
  'action',
] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Record<Part, number>;

/** Copied for every total. */
const NO_PARTS = Object.fromEntries(PARTS.map((part) => [part, 0])) as Readonly<Parts>;

const ONES: Values = { n: 1, c: 1, s: 1, r: 1, mp: 0 };

/** MEC-12.4: a Doppleganger's own figures never count in a sector. */
export function valuesOf(member: DeepReadonly<Member>, content: Tables): Values {
  const card = cardOf(content, member);
  if (!has(card, 'doppelganger')) return card;
  // MEC-Q70: one that had not chosen yet was worth 1 when it was copied.
  const copied = member.copies === null ? null : content.characters[member.copies];
  return copied === null || has(copied, 'doppelganger') ? ONES : copied;
}

/** MEC-12.4, Q70: in its HQ a Doppleganger copies the best Character there; alone, or after other Dopplegangers, it is worth 1. */
export function bestInHq({ slots }: OpenPlayer, stat: 'c' | 'r', content: Tables): number {
  let best = -1;
  let dopplegangers = 0;
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    if (has(card, 'doppelganger')) dopplegangers++;
    else best = Math.max(best, card[stat]);
  }
  return dopplegangers > 1 || best < 0 ? Math.max(best, 1) : best;
}

export function statOf(values: Values, type: ContestType): number {
  switch (type) {
    case 'N':
      return values.n;
    case 'C':
      return values.c;
    case 'R':
      return values.r;
  }
}

/** A contest as far as the base total needs to know it. */
interface Setting {
  readonly sector: Sector;
  readonly leader: Slot | null;
  readonly type: ContestType;
}

/** MEC-5.14: the total with this leader before cards and AIs, from the agents that are known. */
export function baseWith(open: Open, seat: Seat, setting: Setting, content: Tables): number {
  const parts = { ...NO_PARTS };
  for (const slot of agentsAt(open, setting.sector, seat)) addBase(open, seat, slot, setting, parts, content);
  return parts.leader + parts.support + parts.sector;
}

/** The best of these. */
export function bestBase(open: Open, seat: Seat, { sector, type }: Omit<Setting, 'leader'>, content: Tables): number {
  let best = 0;
  for (const leader of agentsAt(open, sector, seat)) {
    best = Math.max(best, baseWith(open, seat, { sector, leader, type }, content));
  }
  return best;
}

/** What is announced with the leader. */
export function baseTotal(open: Open, seat: Seat, content: Tables): number {
  return baseWith(open, seat, settingOf(contestOf(open), seat), content);
}

function settingOf({ sector, leaders, type }: DeepReadonly<Contest>, seat: Seat): Setting {
  return { sector, leader: leaders[seat] ?? null, type: type ?? 'C' };
}

/** MEC-5.27: what stands now in the contest at hand, without an Action card that is still to be chosen. */
export function totalNow(open: Open, seat: Seat, content: Tables): number {
  return open.contest === null ? 0 : totalOf(partsOf(open, seat, content));
}

export function totalOf(parts: Parts): number {
  let total = 0;
  for (const part of PARTS) total += parts[part];
  return total;
}

export function partsOf(open: Open, seat: Seat, content: Tables): Parts {
  const contest = contestOf(open);
  const { sector, leaders } = contest;
  const agents = agentsAt(open, sector, seat);
  const leader = leaders[seat] ?? null;
  const parts = agentParts(open, seat, agents, content);
  parts.ais = playerOf(open, seat).aisAt[sector] ?? 0;
  parts.cards = engagedValue(open, seat, content);
  parts.action = contest.cards[seat] ?? 0;
  if (leader !== null && agents.includes(leader)) parts.synergy = synergyOf(open, seat, leader, agents, content);
  parts.technician = technicianBonus(open, seat, agents, content);
  for (const dose of contest.doses) if (dose.seat === seat && agents.includes(dose.slot)) parts.drugs += dose.adds;
  return parts;
}

/** What each agent brings of itself. */
function agentParts(open: Open, seat: Seat, agents: readonly Slot[], content: Tables): Parts {
  const parts = { ...NO_PARTS };
  const contest = contestOf(open);
  const setting = settingOf(contest, seat);
  const isThreat = contest.kind === 'threat' || contest.kind === 'corporate';
  for (const slot of agents) {
    addBase(open, seat, slot, setting, parts, content);
    parts.event += eventBonus(open, slot, seat, content);
    const card = cardOf(content, memberOf(open, seat, slot));
    if (isThreat && has(card, 'guts')) parts.guts += isElite(card, 'guts') ? 2 : 1;
  }
  return parts;
}

function addBase(
  open: Open,
  seat: Seat,
  slot: Slot,
  { sector, leader, type }: Setting,
  parts: Parts,
  content: Tables,
): void {
  const member = memberAt(open, seat, slot);
  if (member === null) return;
  const values = valuesOf(member, content);
  if (slot === leader) parts.leader += statOf(values, type);
  else parts.support += values.s;
  // MEC-10, Q30: to every matching agent.
  for (const kind of sectorCard(content, sector).favours) if (isOf(cardOf(content, member), kind)) parts.sector++;
}

/** MEC-9.6: what an agent adds as a guest of the Event in the sector. */
export function eventBonus(open: Open, slot: Slot, seat: Seat, content: Tables): number {
  const { sector, event } = contestOf(open);
  const bonus = event === null ? null : content.events[event].bonus;
  // Guests are the agents that stand in the sector.
  if (bonus === null || playerOf(open, seat).pawns[slot] !== sector) return 0;
  return has(cardOf(content, memberOf(open, seat, slot)), bonus.skill) ? bonus.by : 0;
}

/** MEC-12.10, 12.11: a leading Media Star or Mystech among their own. */
function synergyOf(open: Open, seat: Seat, leader: Slot, agents: readonly Slot[], content: Tables): number {
  const card = cardOf(content, memberOf(open, seat, leader));
  let bonus = 0;
  for (const skill of SYNERGIES) {
    if (!has(card, skill)) continue;
    for (const slot of agents) {
      if (slot !== leader && has(cardOf(content, memberOf(open, seat, slot)), skill)) bonus++;
    }
  }
  return bonus;
}

export const SYNERGIES: readonly Skill[] = ['mediaStar', 'mystech'];

/** MEC-12.22, Q31: each robot once; a Technician does not count itself. */
function technicianBonus(open: Open, seat: Seat, agents: readonly Slot[], content: Tables): number {
  let technicians = 0;
  let robots = 0;
  let isOnlyTechnicianRobot = false;
  for (const slot of agents) {
    const card = cardOf(content, memberOf(open, seat, slot));
    if (card.race === 'robot') robots++;
    if (!has(card, 'technician')) continue;
    technicians++;
    isOnlyTechnicianRobot = card.race === 'robot';
  }
  if (technicians === 0) return 0;
  for (const holding of playerOf(open, seat).holdings) {
    if (countsIn(holding, contestOf(open)) && propertyCard(content, holding).type === 'robot') robots++;
  }
  return technicians === 1 && isOnlyTechnicianRobot ? robots - 1 : robots;
}

/** Engaged here, and not cancelled. */
export function countsIn({ at, cancelled }: DeepReadonly<Holding>, { sector }: DeepReadonly<Contest>): boolean {
  return at === sector && !cancelled;
}

function engagedValue(open: Open, seat: Seat, content: Tables): number {
  const contest = contestOf(open);
  const { holdings, works } = playerOf(open, seat);
  let value = 0;
  for (const holding of holdings) if (countsIn(holding, contest)) value += propertyValue(open, seat, holding, content);
  for (const work of works) if (work.at === contest.sector) value += projectValue(contest, work, content);
  return value;
}

/** MEC-13.3, 13.4: what a Property adds once it is engaged in the contest at hand. */
export function propertyValue(open: Open, seat: Seat, holding: DeepReadonly<Holding>, content: Tables): number {
  const { sector, type } = contestOf(open);
  const card = propertyCard(content, holding);
  const isFor = (kind: Skill | Race | null): number =>
    kind === null ? 1 : countKindAt(open, sector, seat, kind, content);
  const supporters = isFor(card.supportNeeds ?? card.needs);
  const support = supporters === 0 ? 0 : card.s * (card.isPerAgent ? supporters : 1);
  return support + (isFor(card.needs) === 0 ? 0 : statOf(card, type ?? 'C'));
}

/** What a Property would add to the contest at hand, the help of a Technician included (MEC-12.22). */
export function addsNow(open: Open, seat: Seat, property: Property, content: Tables): number {
  const holding = playerOf(open, seat).holdings.find((each) => each.property === property);
  if (open.contest === null || holding === undefined) return 0;
  const isHelped =
    content.properties[property].type === 'robot' &&
    countKindAt(open, open.contest.sector, seat, 'technician', content) > 0;
  return propertyValue(open, seat, holding, content) + (isHelped ? 1 : 0);
}

/** MEC-15.3, 15.13: values of an engaged Project. */
export function projectValue(
  { type }: DeepReadonly<Contest>,
  { project }: Pick<Works, 'project'>,
  content: Tables,
): number {
  const { benefit } = content.projects[project];
  if (benefit.kind !== 'values') return 0;
  if (type === 'C') return benefit.c;
  return type === 'R' ? benefit.r : 0;
}
