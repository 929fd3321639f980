import type { SameTexts } from '@cabale/engine';
import type en from '../en/effects.ts';

const effect: SameTexts<typeof en> = {
  market: {
    e1: 'gagner 1 céramique',
    e2: 'payer 1 pièce pour gagner 2 cubes au choix',
    e3: 'vendre 1 cube pour 4 pièces',
    e4: 'payer 5 pièces pour gagner 5 PV',
  },
  monastery: {
    e1: 'gagner 1 céramique',
    e2: 'gagner 2 parchemins',
    e3: 'gagner une carte Influence',
    e4: 'gagner 2 PV',
  },
  lesserCouncil: {
    e1: 'gagner 1 céramique',
    e2: 'avancer d’une case sur la piste Grand Conseil',
    e3: 'éliminer 1 intrigue',
    e4: 'gagner 1 PV par mission accomplie',
  },
  workshop: {
    e1: 'gagner 1 céramique',
    e2: 'convertir 1 cube en une autre ressource',
    e3: 'gagner 3 pièces',
    e4: 'gagner 2 PV',
  },
  docks: {
    e1: 'gagner 1 étoffe',
    e2: 'gagner 2 pièces',
    e3: 'gagner 1 pièce et 1 PV',
    e4: 'échanger des cubes contre 1 PV chacun',
  },
  consulate: {
    e1: 'gagner 1 étoffe',
    e2: 'payer 1 pièce et prendre 1 intrigue pour gagner une carte Influence',
    e3: 'gagner 1 PV',
    e4: 'avec 4 cartes Influence en main, gagner 4 PV',
  },
  library: {
    e1: 'gagner 1 étoffe',
    e2: 'gagner 2 parchemins',
    e3: 'éliminer 2 intrigues',
    e4: 'gagner 2 parchemins et 1 PV',
  },
  senate: {
    e1: 'gagner 1 étoffe',
    e2: 'prendre 1 intrigue et gagner 2 parchemins',
    e3: 'gagner 1 parchemin ; chaque autre joueur prend 1 intrigue',
    e4: 'gagner 3 PV',
  },
  church: {
    e1: 'gagner 1 argent',
    e2: 'éliminer 1 intrigue',
    e3: 'éliminer 1 intrigue pour gagner 1 PV',
    e4: 'éliminer 1 intrigue pour gagner 2 PV',
  },
  court: {
    e1: 'gagner 1 argent',
    e2: 'chaque autre joueur prend 1 intrigue',
    e3: 'gagner une carte Influence',
    e4: 'payer 3 parchemins pour gagner 5 PV',
  },
  bank: {
    e1: 'gagner 1 argent',
    e2: 'prendre 1 intrigue et gagner 4 pièces',
    e3: 'prendre encore 1 intrigue et gagner 4 pièces',
    e4: 'gagner 2 pièces et 1 PV',
  },
  councilOfTen: {
    e1: 'gagner 1 argent',
    e2: 'gagner 1 PV par joueur qui a plus d’intrigue',
    e3: 'construire un pont, ou gagner 2 PV',
    e4: 'éliminer 3 intrigues',
  },
  stMark: { e1: 'gagner 2 pièces', e2: 'tirer une mission contre ses impôts' },
  dogesPalace: { e1: 'gagner 1 parchemin et 1 PV', e2: 'tirer une mission contre ses impôts' },
  grandCouncil: {
    e1: 'avancer d’une case sur la piste Grand Conseil, et d’une par joueur qui a moins d’intrigue',
    e2: 'payer 4 pièces pour construire un pont',
  },
};
export default effect;
