import type { ShellTexts } from '@cabale/engine';
import type { Reason } from '../rules/state.ts';
import type { SETUP } from '../rules/variants.ts';
import about from './en/about.ts';
import board from './en/board.ts';
import { character, eventName, property, threat } from './en/cards.ts';
import {
  actionEffect,
  cardEffect,
  eventCard,
  projectCard,
  reward,
  sectorEffect,
  skillEffect,
  specialEffect,
  threatCard,
  victoryEffect,
} from './en/effects.ts';
import event from './en/events.ts';
import feature from './en/features.ts';
import { action, cause, contest, corp, project, race, sector, skill, special, type, victory } from './en/names.ts';
import option from './en/options.ts';
import { outcome, reason } from './en/outcomes.ts';
import prompt from './en/prompts.ts';
import rules from './en/rules.ts';
import thing from './en/things.ts';
import tutorial from './en/tutorial.ts';

const en = {
  corp,
  sector,
  character,
  property,
  eventName,
  threat,
  project,
  victory,
  special,
  skill,
  race,
  type,
  action,
  contest,
  cause,
  skillEffect,
  cardEffect,
  eventCard,
  reward,
  threatCard,
  projectCard,
  victoryEffect,
  specialEffect,
  actionEffect,
  sectorEffect,
  setup: {
    corporations: {
      label: 'Corporations',
      help: 'Dealt at random, or chosen one after the other before the first turn order is drawn.',
      dealt: 'Dealt',
      chosen: 'Chosen',
    },
  },
  answer: {
    none: 'none',
    done: 'done',
    pass: 'pass',
    payAll: 'pay all',
    steal: 'steal',
    disable: 'disable the AIs',
    convert: 'R&D Combat',
    cancel: 'cancel',
    leastWaste: 'least waste',
    confirm: 'buy',
  },
  blocked: {
    tooManyVp: 'The three others would be worth more than the VP allowed.',
    full: 'All its spaces are taken.',
    forbidden: 'The sector is closed for the rest of the game.',
    alreadyInZone: 'You have an agent there already.',
    noSkill: 'It takes an agent of yours here with the skill, who has not acted this round.',
    noSlot: 'Slots 4 to 8 of your HQ are all taken.',
    tooDear: 'You cannot pay for it now.',
    nobodyForArena: 'Nobody could enter the arena, so nobody would be paid.',
    noSlotForSeduction: 'A seduced Character needs a free slot among 4 to 8.',
    noTarget: 'There is nobody and nothing to be its target.',
    notReady: 'It has been engaged already, or is damaged.',
    cannotPayAll: 'You cannot pay for all: discard cards first.',
    tooLittle: 'You have too little R&D, MP or money for it.',
    needNotMet: 'It asks for an undamaged Property of this kind, or the token.',
    onlyInLastRound: 'Corporate Threats are for round 4 only.',
    ownSpacesFull: 'Your own spaces there are taken.',
    enemySpacesFull: 'The spaces of its enemies are taken.',
    unclaimed: 'Only a corporation with the fewest VP may place its first agent there.',
    cannotPay: 'You cannot pay its price.',
    other: 'The rules do not allow it now.',
  },
  score: {
    characters: 'Characters',
    properties: 'Properties',
    projects: 'Major Projects',
    threats: 'Captured Threats',
    corporate: 'Corporate Threat cards',
    cash: 'Money',
    total: 'Total',
  },
  provenance: {
    partly: 'Name and effect from the rulebook; the figures are a reconstruction.',
    reconstructed: 'Reconstruction: we did not have the printed card.',
    pack: 'From this table’s content pack.',
  },
  outcome,
  reason,
  board,
  about,
  prompt,
  option,
  event,
  rules,
  tutorial,
  feature,
  thing,
} satisfies ShellTexts<typeof SETUP, Reason>;

export default en;
