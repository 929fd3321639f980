import type { SameTexts } from '@cabale/engine';
import about from './fr/about.ts';
import board from './fr/board.ts';
import { character, eventName, property, threat } from './fr/cards.ts';
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
} from './fr/effects.ts';
import event from './fr/events.ts';
import feature from './fr/features.ts';
import { action, cause, contest, corp, project, race, sector, skill, special, type, victory } from './fr/names.ts';
import option from './fr/options.ts';
import { outcome, reason } from './fr/outcomes.ts';
import prompt from './fr/prompts.ts';
import rules from './fr/rules.ts';
import thing from './fr/things.ts';
import tutorial from './fr/tutorial.ts';
import type en from './en.ts';

const fr: SameTexts<typeof en> = {
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
      help: 'Distribuées au hasard, ou choisies l’une après l’autre avant que le premier ordre du tour soit tiré.',
      dealt: 'Distribuées',
      chosen: 'Choisies',
    },
  },
  answer: {
    none: 'rien',
    done: 'terminé',
    pass: 'passer',
    payAll: 'tout payer',
    steal: 'voler',
    disable: 'désactiver les IA',
    convert: 'Combat R&D',
    cancel: 'annuler',
    leastWaste: 'le moins de gaspillage',
    confirm: 'acheter',
  },
  blocked: {
    tooManyVp: 'Les trois autres vaudraient plus de PV que permis.',
    full: 'Toutes ses cases sont occupées.',
    forbidden: 'Le secteur est interdit jusqu’à la fin de la partie.',
    alreadyInZone: 'Vous y avez déjà un agent.',
    noSkill: 'Il faut ici un agent à vous ayant la compétence et n’ayant pas encore agi ce tour-ci.',
    noSlot: 'Les slots 4 à 8 de votre Bureau Central sont tous occupés.',
    tooDear: 'Vous ne pouvez pas en payer le coût maintenant.',
    nobodyForArena: 'Personne ne pourrait entrer dans l’arène : personne ne toucherait rien.',
    noSlotForSeduction: 'Pour séduire, il vous faut un slot libre de 4 à 8.',
    noTarget: 'Personne ni rien ne peut en être la cible.',
    notReady: 'Cette carte est déjà engagée, ou endommagée.',
    cannotPayAll: 'Vous ne pouvez pas tout payer : défaussez d’abord des cartes.',
    tooLittle: 'Il vous manque de la R&D, des MP ou de l’argent.',
    needNotMet: 'Il demande une Propriété intacte de cette sorte, ou le jeton.',
    onlyInLastRound: 'Les Menaces Corporation ne servent qu’au tour 4.',
    ownSpacesFull: 'Vos cases y sont toutes prises.',
    enemySpacesFull: 'Les cases de ses ennemis sont toutes prises.',
    unclaimed: 'Seule une Corporation ayant le moins de PV peut y placer son premier agent.',
    cannotPay: 'Vous ne pouvez pas en payer le prix.',
    other: 'Les règles ne le permettent pas maintenant.',
  },
  score: {
    characters: 'Personnages',
    properties: 'Propriétés',
    projects: 'Projets Majeurs',
    threats: 'Menaces capturées',
    corporate: 'Cartes Amenaza Corporativa',
    cash: 'Argent',
    total: 'Total',
  },
  provenance: {
    partly: 'Nom et effet d’après le livret de règles ; les chiffres sont reconstitués.',
    reconstructed: 'Reconstitution : nous n’avions pas la carte imprimée.',
    pack: 'Du paquet de contenu de cette table.',
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
};
export default fr;
