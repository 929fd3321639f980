/** MEC-5.14, 5.27, 7.5, 7.6: every number that counts in a sector. */
import type { Seat } from '@cabale/engine';
import type { ContestType, Race, Skill, Slot, Tables, Values } from '../content/tables.ts';
import {
  agentsAt,
  cardOf,
  contestOf,
  countKindAt,
  has,
  isElite,
  isOf,
  memberOf,
  playerOf,
  propertyCard,
  sectorCard,
} from './counts.ts';
import type { Contest, Holding, MecanisburgoState, Member, Player, Works } from './state.ts';

/** The parts of a total, as they are added up in front of the players. */
export interface Parts {
  leader: number;
  support: number;
  sector: number;
  synergy: number;
  technician: number;
  ais: number;
  cards: number;
  event: number;
  guts: number;
  drugs: number;
  action: number;
}

const ONES: Values = { n: 1, c: 1, s: 1, r: 1, mp: 0 };

/** MEC-12.4: a Doppleganger's own figures never count in a sector. */
export function valuesOf(member: Member, content: Tables): Values {
  const card = cardOf(content, member);
  if (!has(card, 'doppelganger')) return card;
  // MEC-Q70: one that had not chosen yet was worth 1 when it was copied.
  const copied = member.copies === null ? null : content.characters[member.copies];
  return copied === null || has(copied, 'doppelganger') ? ONES : copied;
}

/** MEC-12.4, Q70: in its HQ a Doppleganger copies whoever is best there; alone, or after its like, it is worth 1. */
export function bestInHq({ slots }: Player, stat: 'c' | 'r', content: Tables): number {
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

/** MEC-5.14: what is announced with the leader. */
export function baseTotal(state: MecanisburgoState, seat: Seat, content: Tables): number {
  const { leader, support, sector } = agentParts(state, seat, agentsAt(state, contestOf(state).sector, seat), content);
  return leader + support + sector;
}

export function totalOf(parts: Parts): number {
  return (
    parts.leader +
    parts.support +
    parts.sector +
    parts.synergy +
    parts.technician +
    parts.ais +
    parts.cards +
    parts.event +
    parts.guts +
    parts.drugs +
    parts.action
  );
}

export function partsOf(state: MecanisburgoState, seat: Seat, content: Tables): Parts {
  const contest = contestOf(state);
  const { sector, leaders } = contest;
  const agents = agentsAt(state, sector, seat);
  const leader = leaders[seat] ?? null;
  const parts = agentParts(state, seat, agents, content);
  parts.ais = playerOf(state, seat).aisAt[sector] ?? 0;
  parts.cards = engagedValue(state, seat, content);
  parts.action = contest.cards[seat] ?? 0;
  if (leader !== null && agents.includes(leader)) parts.synergy = synergyOf(state, seat, leader, agents, content);
  parts.technician = technicianBonus(state, seat, agents, content);
  for (const dose of contest.doses) if (dose.seat === seat && agents.includes(dose.slot)) parts.drugs += dose.adds;
  return parts;
}

/** What each agent brings of itself. */
function agentParts(state: MecanisburgoState, seat: Seat, agents: readonly Slot[], content: Tables): Parts {
  const parts: Parts = {
    leader: 0,
    support: 0,
    sector: 0,
    synergy: 0,
    technician: 0,
    ais: 0,
    cards: 0,
    event: 0,
    guts: 0,
    drugs: 0,
    action: 0,
  };
  const leader = contestOf(state).leaders[seat] ?? null;
  for (const slot of agents) addAgent(state, seat, slot, slot === leader, parts, content);
  return parts;
}

function addAgent(
  state: MecanisburgoState,
  seat: Seat,
  slot: Slot,
  isLeader: boolean,
  parts: Parts,
  content: Tables,
): void {
  const contest = contestOf(state);
  const member = memberOf(state, seat, slot);
  const card = cardOf(content, member);
  const values = valuesOf(member, content);
  if (isLeader) parts.leader += statOf(values, contest.type ?? 'C');
  else parts.support += values.s;
  // MEC-10, Q30: to every matching agent.
  for (const kind of sectorCard(content, contest.sector).favours) if (isOf(card, kind)) parts.sector++;
  parts.event += eventBonus(state, slot, seat, content);
  if ((contest.kind === 'threat' || contest.kind === 'corporate') && has(card, 'guts')) {
    parts.guts += isElite(card, 'guts') ? 2 : 1;
  }
}

/** MEC-9.6: what an agent adds as a guest of the Event in the sector. */
export function eventBonus(state: MecanisburgoState, slot: Slot, seat: Seat, content: Tables): number {
  const { sector, event } = contestOf(state);
  const bonus = event === null ? null : content.events[event].bonus;
  // Only guests: whoever stands there.
  if (bonus === null || playerOf(state, seat).pawns[slot] !== sector) return 0;
  return has(cardOf(content, memberOf(state, seat, slot)), bonus.skill) ? bonus.by : 0;
}

/** MEC-12.10, 12.11: a leading Media Star or Mystech among their own. */
function synergyOf(
  state: MecanisburgoState,
  seat: Seat,
  leader: Slot,
  agents: readonly Slot[],
  content: Tables,
): number {
  const card = cardOf(content, memberOf(state, seat, leader));
  let bonus = 0;
  for (const skill of SYNERGIES) {
    if (!has(card, skill)) continue;
    for (const slot of agents) {
      if (slot !== leader && has(cardOf(content, memberOf(state, seat, slot)), skill)) bonus++;
    }
  }
  return bonus;
}

const SYNERGIES: readonly Skill[] = ['mediaStar', 'mystech'];

/** MEC-12.22, Q31: each robot once; a Technician does not count itself. */
function technicianBonus(state: MecanisburgoState, seat: Seat, agents: readonly Slot[], content: Tables): number {
  let technicians = 0;
  let robots = 0;
  let isOnlyTechnicianRobot = false;
  for (const slot of agents) {
    const card = cardOf(content, memberOf(state, seat, slot));
    if (card.race === 'robot') robots++;
    if (!has(card, 'technician')) continue;
    technicians++;
    isOnlyTechnicianRobot = card.race === 'robot';
  }
  if (technicians === 0) return 0;
  for (const holding of playerOf(state, seat).holdings) {
    if (countsIn(holding, contestOf(state)) && propertyCard(content, holding).type === 'robot') robots++;
  }
  return technicians === 1 && isOnlyTechnicianRobot ? robots - 1 : robots;
}

/** Engaged here, and not cancelled. */
export function countsIn({ at, cancelled }: Holding, { sector }: Contest): boolean {
  return at === sector && !cancelled;
}

function engagedValue(state: MecanisburgoState, seat: Seat, content: Tables): number {
  const contest = contestOf(state);
  const { holdings, works } = playerOf(state, seat);
  let value = 0;
  for (const holding of holdings) if (countsIn(holding, contest)) value += propertyValue(state, seat, holding, content);
  for (const work of works) if (work.at === contest.sector) value += projectValue(contest, work, content);
  return value;
}

/** MEC-13.3, 13.4: what a Property adds once it is engaged in the contest at hand. */
export function propertyValue(state: MecanisburgoState, seat: Seat, holding: Holding, content: Tables): number {
  const { sector, type } = contestOf(state);
  const card = propertyCard(content, holding);
  const isFor = (kind: Skill | Race | null): number =>
    kind === null ? 1 : countKindAt(state, sector, seat, kind, content);
  const supporters = isFor(card.supportNeeds ?? card.needs);
  const support = supporters === 0 ? 0 : card.s * (card.isPerAgent ? supporters : 1);
  return support + (isFor(card.needs) === 0 ? 0 : statOf(card, type ?? 'C'));
}

/** MEC-15.3, 15.13: values of an engaged Project. */
export function projectValue({ type }: Contest, { project }: Works, content: Tables): number {
  const { benefit } = content.projects[project];
  if (benefit.kind !== 'values') return 0;
  if (type === 'C') return benefit.c;
  return type === 'R' ? benefit.r : 0;
}
