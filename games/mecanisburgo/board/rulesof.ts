/** The rule that says most about each kind of thing. */
import { PROJECTS, SKILLS, type Action, type Project, type Sector, type Skill } from '../content/tables.ts';

export const RULE_OF = {
  seat: 'MEC-1.1',
  corp: 'MEC-1.2',
  sector: 'MEC-3.8',
  slot: 'MEC-6.7',
  chair: 'MEC-14.7',
  pawn: 'MEC-3.7',
  decoy: 'MEC-5.7',
  character: 'MEC-5.14',
  property: 'MEC-13.1',
  event: 'MEC-9.2',
  threat: 'MEC-7.8',
  project: 'MEC-14.22',
  victory: 'MEC-17.6',
  special: 'MEC-17.10',
  'race.human': 'MEC-12.24',
  'race.cyborg': 'MEC-10.12',
  'race.robot': 'MEC-10.12',
  'race.mutant': 'MEC-8.2',
  type: 'MEC-13.4',
  'contest.N': 'MEC-5.34',
  'contest.C': 'MEC-5.33',
  'contest.R': 'MEC-5.12',
  value: 'MEC-5.28',
  random: 'MEC-19.2',
  cash: 'MEC-19.3',
  ais: 'MEC-5.22',
  actionCards: 'MEC-5.29',
  hand: 'MEC-6.9',
  research: 'MEC-9.10',
  vp: 'MEC-17.31',
  corporate: 'MEC-17.28',
  pawns: 'MEC-3.5',
  'pile.opportunity': 'MEC-3.1',
  'pile.discard': 'MEC-19.1',
  'pile.random': 'MEC-19.2',
  'pile.victory': 'MEC-2.2',
  'pile.projects': 'MEC-14.27',
  'pile.blackMarket': 'MEC-10.14',
  zone: 'MEC-14.42',
  'token.shuttle': 'MEC-10.5',
  'token.minisub': 'MEC-10.17',
  round: 'MEC-2.1',
  'step.1': 'MEC-14.4',
  'step.2': 'MEC-14.8',
  'step.3': 'MEC-14.12',
  'step.4': 'MEC-14.16',
  'step.5': 'MEC-14.20',
  'step.6': 'MEC-14.21',
  'step.7': 'MEC-14.30',
  'step.8': 'MEC-14.42',
  'step.9': 'MEC-14.45',
  cause: 'MEC-18.2',
  answer: 'MEC-2.4',
  'victory.crisis': 'MEC-17.3',
  'victory.criminalCrisis': 'MEC-17.4',
  'victory.elections': 'MEC-17.5',
  'victory.coup': 'MEC-17.9',
  'victory.corporate11': 'MEC-17.21',
  'victory.corporate12': 'MEC-17.21',
  'special.armadrill': 'MEC-17.11',
  'special.robur': 'MEC-17.12',
  'special.weintraub': 'MEC-17.13',
  'special.gregor': 'MEC-17.14',
  'special.metaluna': 'MEC-17.15',
};

const ACTION_RULES: Readonly<Record<Action, string>> = {
  assassination: 'MEC-11.4',
  autocombat: 'MEC-11.13',
  business: 'MEC-11.17',
  hackerAttack: 'MEC-11.18',
  sabotage: 'MEC-11.21',
  seduction: 'MEC-11.26',
  socializing: 'MEC-11.28',
  trial: 'MEC-11.29',
};
export const ruleOfAction = (action: Action): string => ACTION_RULES[action];

/** MEC-12 and 15 number their skills and Projects in the order of the tables. */
export const ruleOfSkill = (skill: Skill): string => `MEC-12.${SKILLS.indexOf(skill) + 1}`;
export const ruleOfProject = (project: Project): string => `MEC-15.${PROJECTS.indexOf(project) + 1}`;

/** Where MEC-10 begins to speak of each sector, 11 and 12 being Corporate Threats. */
const SECTOR_RULES = [1, 2, 4, 7, 9, 12, 16, 20, 22, 23] as const;
export function ruleOfSector(sector: Sector): string {
  const rule = SECTOR_RULES[sector];
  return rule === undefined ? 'MEC-17.19' : `MEC-10.${rule}`;
}
