/** The rule that best explains each kind of thing. */
import { AGENTS, VERSES, type Agent, type BoostCard, type District, type Verse } from '../content/tables.ts';

export const RULE_OF = {
  seat: 'VR-3.1',
  arr: 'VR-6.1',
  district: 'VR-6.3',
  title: 'VR-6.10',
  agent: 'VR-16.2',
  verse: 'VR-13.2',
  boost: 'VR-14.1',
  card: 'VR-19.5',
  objective: 'VR-24.15',
  necro: 'VR-20.3',
  part: 'VR-20.3',
  type: 'VR-16.4',
  genre: 'VR-13.13',
  'action.work': 'VR-9.1',
  'action.recruit': 'VR-10.3',
  'action.build': 'VR-11.6',
  'action.create': 'VR-12.3',
  'action.donate': 'VR-15.1',
  euros: 'VR-24.7',
  revenue: 'VR-22.1',
  immunity: 'VR-19.6',
  vp2: 'VR-24.6',
  recycling: 'VR-18.2',
  reserve: 'VR-1.8',
  corruption: 'VR-19.1',
  vp: 'VR-24.16',
  servers: 'VR-24.13',
  directors: 'VR-4.1',
  retired: 'VR-17.8',
  'pile.verses': 'VR-12.5',
  'pile.agents': 'VR-23.3',
  'pile.agentDiscard': 'VR-17.11',
  'pile.corruption': 'VR-7.1',
  'pile.corruptionDiscard': 'VR-7.6',
  'pile.necro': 'VR-20.1',
  'pile.boosts': 'VR-14.1',
  slot: 'VR-10.4',
  position: 'VR-21.2',
  track: 'VR-20.2',
  round: 'VR-3.4',
  cause: 'VR-1.12',
  answer: 'VR-3.3',
  where: 'VR-6.3',
  genres: 'VR-13.13',
  team: 'VR-16.1',
  loss: 'VR-19.9',
  needed: 'VR-8.2',
  seats: 'VR-24.16',
};

/** VR-25, 26, 27 and 28 number their cards. */
export const ruleOfAgent = (agent: Agent): string => `VR-25.${AGENTS.indexOf(agent) + 1}`;
export const ruleOfVerse = (verse: Verse): string => `VR-26.${VERSES.indexOf(verse) + 1}`;
export const ruleOfBoost = (boost: BoostCard): string => `VR-27.${boost.slice(1)}`;

const TITLE_ORDER: readonly District[] = ['ND', 'PI', 'QL', 'CE', 'MA', 'DR', 'NA'];
export const ruleOfTitle = (district: District): string => `VR-28.${TITLE_ORDER.indexOf(district) + 1}`;
