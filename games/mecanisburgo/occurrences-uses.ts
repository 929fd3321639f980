/** What each of the 22 skills does, plain and elite (MEC-12): the ways in which it is seen at work. */
import { SKILLS, type Action, type CharacterCard, type SectorCard, type Skill, type Tables } from './content/tables.ts';
import { SKILL_OF } from './rules/duels.ts';

/**
 * - action: its Action was performed or attempted; disabling: of AIs, by a Hacker attack
 * - guest, event bonus: at an Event; sector bonus: of the place; synergy: of a leader among its like
 * - card: lets a Property count; robots: counts them; guts: against a Threat; AI: stands there with one
 * - copy, revival, peace, repair; late card, conversion: of a Psychic; guard: hinders an assassination
 * - project, victory: is counted for one; tried: was convicted for it
 */
export type Use = (typeof OWN_USES)[Skill][number] | keyof ReturnType<typeof printedUses> | 'disabling' | 'conversion';

/** What a skill does by itself; the rest is written on sectors, Events, Properties and Projects. */
const OWN_USES = {
  assassin: ['action'],
  autowarrior: ['action'],
  criminal: ['tried', 'victory'],
  doppelganger: ['copy'],
  executive: ['action'],
  guts: ['guts'],
  hacker: ['action'],
  immortal: ['revival'],
  lawyer: ['action'],
  mediaStar: ['synergy'],
  mystech: ['synergy'],
  peacemaker: ['peace'],
  pilot: [],
  politician: ['victory'],
  psychic: ['late card'],
  sabotage: ['action'],
  scientist: [],
  security: ['guard'],
  seduction: ['action'],
  socializing: ['action'],
  suspended: ['AI'],
  technician: ['robots', 'repair'],
} as const satisfies Readonly<Record<Skill, readonly string[]>>;

/** What an elite skill does otherwise than a plain one. */
const ELITE_USES: Readonly<Partial<Record<Skill, readonly Use[]>>> = {
  assassin: ['action'],
  autowarrior: ['action'],
  guts: ['guts'],
  hacker: ['action', 'disabling'],
  lawyer: ['action'],
  politician: ['victory'],
  psychic: ['conversion'],
  sabotage: ['action'],
  seduction: ['action'],
  technician: ['repair'],
};

const nameOf = (skill: Skill, use: string): string => `${skill} ${use}`;

/** Where a use of a skill is counted: elite ones apart where they differ. */
export function usedBy(
  card: CharacterCard,
  skill: Skill,
  use: Use,
): readonly [group: 'skills' | 'elite skills', name: string] {
  const isApart = card.skills[skill] === true && ELITE_USES[skill]?.includes(use) === true;
  return [isApart ? 'elite skills' : 'skills', nameOf(skill, use)];
}

/** All uses of skills with these sectors and Actions. */
export function plainUses(
  sectors: readonly SectorCard[],
  actions: readonly Action[],
  content: Tables,
): readonly string[] {
  return SKILLS.flatMap((skill) => {
    const own = OWN_USES[skill].filter((use) => isPossible(skill, use, actions));
    const printed = Object.entries(printedUses(skill, sectors, content)).flatMap(([use, is]) => (is ? [use] : []));
    return [...own, ...printed].map((use) => nameOf(skill, use));
  });
}

export function eliteUses(actions: readonly Action[], content: Tables): readonly string[] {
  const cards = Object.values(content.characters);
  return SKILLS.filter((skill) => cards.some(({ skills }) => skills[skill] === true)).flatMap((skill) =>
    (ELITE_USES[skill] ?? []).filter((use) => isPossible(skill, use, actions)).map((use) => nameOf(skill, use)),
  );
}

function isPossible(skill: Skill, use: Use, actions: readonly Action[]): boolean {
  return use !== 'action' || actions.some((action) => SKILL_OF[action] === skill);
}

/** What is written on other cards about a skill. */
function printedUses(skill: Skill, sectors: readonly SectorCard[], content: Tables) {
  const events = Object.values(content.events);
  const properties = Object.values(content.properties);
  const projects = Object.values(content.projects);
  return {
    guest: events.some(({ guests }) => guests.includes(skill)),
    'event bonus': events.some(({ bonus }) => bonus?.skill === skill),
    'sector bonus': sectors.some(({ favours }) => favours.includes(skill)),
    card: properties.some(({ needs, supportNeeds }) => needs === skill || supportNeeds === skill),
    project: projects.some(({ benefit }) => benefit.kind === 'perSkill' && benefit.skill === skill),
  };
}
