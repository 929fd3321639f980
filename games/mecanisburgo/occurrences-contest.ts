/** What counted in a contest when its totals were added up (MEC-5.27, 7.5). */
import type { Seat } from '@cabale/engine';
import { SKILLS, type Slot, type Tables } from './content/tables.ts';
import type { Count } from './occurrences-things.ts';
import { usedBy } from './occurrences-uses.ts';
import { agentsAt, cardOf, contestOf, countKindAt, has, memberOf, playerOf, sectorCard } from './rules/counts.ts';
import type { State } from './rules/state.ts';
import { countsIn, eventBonus, partsOf, propertyValue, SYNERGIES } from './rules/totals.ts';

/** `state` is as it was just before the totals: nobody has left yet. */
export function countContest(state: State, totals: readonly (number | null)[], content: Tables, count: Count): void {
  const { kind, type } = contestOf(state);
  if (type !== null) count('contests', `${kind} ${type}`);
  for (const [seat, total] of totals.entries()) if (total !== null) countSide(state, seat, content, count);
}

function countSide(state: State, seat: Seat, content: Tables, count: Count): void {
  const { sector, leaders } = contestOf(state);
  const agents = agentsAt(state, sector, seat);
  for (const slot of agents) countAgent(state, seat, slot, content, count);
  const leader = leaders[seat] ?? null;
  if (leader !== null && agents.includes(leader)) countSynergy(state, seat, leader, agents, content, count);
  if (partsOf(state, seat, content).technician > 0) count('skills', 'technician robots');
  countCards(state, seat, content, count);
}

function countAgent(state: State, seat: Seat, slot: Slot, content: Tables, count: Count): void {
  const { sector, kind, event } = contestOf(state);
  const card = cardOf(content, memberOf(state, seat, slot));
  const { favours } = sectorCard(content, sector);
  for (const skill of SKILLS) {
    if (has(card, skill) && favours.includes(skill)) count(...usedBy(card, skill, 'sector bonus'));
  }
  if (has(card, 'suspended')) count(...usedBy(card, 'suspended', 'AI'));
  if (has(card, 'guts') && (kind === 'threat' || kind === 'corporate')) count(...usedBy(card, 'guts', 'guts'));
  const bonus = event === null ? null : content.events[event].bonus;
  if (bonus !== null && eventBonus(state, slot, seat, content) > 0) count(...usedBy(card, bonus.skill, 'event bonus'));
}

function countSynergy(
  state: State,
  seat: Seat,
  leader: Slot,
  agents: readonly Slot[],
  content: Tables,
  count: Count,
): void {
  const cardAt = (slot: Slot): ReturnType<typeof cardOf> => cardOf(content, memberOf(state, seat, slot));
  for (const skill of SYNERGIES) {
    if (!has(cardAt(leader), skill)) continue;
    if (agents.some((slot) => slot !== leader && has(cardAt(slot), skill))) {
      count(...usedBy(cardAt(leader), skill, 'synergy'));
    }
  }
}

/** Properties that count because an agent there is what they need. */
function countCards(state: State, seat: Seat, content: Tables, count: Count): void {
  const contest = contestOf(state);
  for (const holding of playerOf(state, seat).holdings) {
    if (!countsIn(holding, contest) || propertyValue(state, seat, holding, content) === 0) continue;
    const { needs, supportNeeds } = content.properties[holding.property];
    for (const skill of SKILLS) {
      if (needs !== skill && supportNeeds !== skill) continue;
      if (countKindAt(state, contest.sector, seat, skill, content) > 0) count('skills', `${skill} card`);
    }
  }
}
