/** What was counted at the end of a game: Projects, and what the winner won by (MEC-15, 17). */
import type { Seat } from '@cabale/engine';
import type { Project, Skill, Tables } from './content/tables.ts';
import type { Count } from './occurrences-things.ts';
import { usedBy } from './occurrences-uses.ts';
import { cardOf, has, isElite, isOf, playerOf } from './rules/counts.ts';
import { vehicles } from './rules/scoring.ts';
import type { State, Reason } from './rules/state.ts';

/** Which skills a victory asks for; of Politicians sometimes only the elite. */
const ASKED: Readonly<Partial<Record<Reason, readonly { readonly skill: Skill; readonly onlyElite: boolean }[]>>> = {
  crisis: [{ skill: 'politician', onlyElite: true }],
  criminalCrisis: [
    { skill: 'politician', onlyElite: true },
    { skill: 'criminal', onlyElite: false },
  ],
  elections: [{ skill: 'politician', onlyElite: false }],
  coup: [{ skill: 'politician', onlyElite: true }],
  robur: [{ skill: 'criminal', onlyElite: false }],
  gregor: [{ skill: 'politician', onlyElite: false }],
};

export function countEnd(state: State, by: Reason, ranks: readonly number[], content: Tables, count: Count): void {
  count('ends', by);
  for (const [seat, { works }] of state.players.entries()) {
    for (const { project } of works) countBenefit(state, seat, project, content, count);
  }
  const winner = ranks.indexOf(1);
  if (winner >= 0) countVictory(state, winner, by, content, count);
}

function countVictory(state: State, winner: Seat, by: Reason, content: Tables, count: Count): void {
  for (const { skill, onlyElite } of ASKED[by] ?? []) {
    for (const member of playerOf(state, winner).slots) {
      if (member === null) continue;
      const card = cardOf(content, member);
      if (onlyElite ? isElite(card, skill) : has(card, skill)) count(...usedBy(card, skill, 'victory'));
    }
  }
}

/** VP that a Project brought beside its own. */
function countBenefit(state: State, seat: Seat, project: Project, content: Tables, count: Count): void {
  const { benefit } = content.projects[project];
  const { slots, threats } = playerOf(state, seat);
  const cards = slots.flatMap((member) => (member === null ? [] : [cardOf(content, member)]));
  switch (benefit.kind) {
    case 'perSkill': {
      const counted = cards.filter((card) => has(card, benefit.skill));
      for (const card of counted) count(...usedBy(card, benefit.skill, 'project'));
      if (counted.length > 0) count('project benefits', project);
      break;
    }
    case 'perRace':
      if (cards.some((card) => isOf(card, benefit.race))) count('project benefits', project);
      break;
    case 'perType':
      if (vehicles(state, seat, benefit.type, content) > 0) count('project benefits', project);
      break;
    case 'perThreat':
      if (threats.length > 0) count('project benefits', project);
      break;
    // Counted when they are engaged or committed.
    case 'initiative':
    case 'draw':
    case 'immortal':
    case 'values':
      break;
  }
}
