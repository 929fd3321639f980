/** What things are called. */
import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/names.ts';

export const district: SameTexts<typeof en.district> = {
  PI: 'Pigalle',
  ND: 'Néo District',
  QL: 'Quartier Latin',
  CE: 'Champs-Élysées',
  MA: 'Marais',
  DR: 'Denfert-Rochereau',
  NA: 'Nation',
};

export const agent: SameTexts<typeof en.agent> = {
  leslie: 'Leslie',
  camille: 'Camille',
  zero: 'Zero',
  jade: 'Jade',
  muriel: 'Muriel',
  droid: 'Droïd FT2-465',
  pixel: 'Pixel',
  shane: 'Professeur Shane',
  sx1248: 'SX 1248',
  dimka: 'Baron Dimka',
  megabyte: 'Megabyte',
  delta: 'Delta',
  armondo: 'Don Armondo',
  clarisse: 'Clarisse',
  yoshida: 'Miss Yoshida',
  fouine: 'La Fouine',
  lance: 'Lance',
  princess: 'Princess',
  nash: 'Nash',
  benedict: 'Benedict',
  slice: 'Doc Slice',
  tanaka: 'Tanaka',
  trunk: 'Trunk',
  hassan: 'Hassan',
  vicomte: 'Vicomte',
  mole: 'The Mole',
  corto: 'Corto',
  ivan: 'Ivan',
  morel: 'Morel',
  slade: 'Slade',
  dina: 'Dina',
  stilson: 'Stilson',
  tropovicz: 'Mme Tropovicz',
};

export const verse: SameTexts<typeof en.verse> = {
  westland: 'Westland',
  exoplanet: 'Exoplanet',
  elvenLands: 'Elven Lands',
  conquistadores: 'Conquistadores',
  spaceConquest: 'Space Conquest',
  elassar: 'Elassar',
  venizia: 'Venizia',
  olmeta: 'Olmeta Worlds',
  rift: 'The Rift',
  darkKingdom: 'Dark Kingdom',
  mythologia: 'Mythologia',
  codex: 'The Codex',
  paris1920: 'Paris 1920',
  howling: 'The Howling',
  curse: 'The Curse',
  archipelago: 'The Archipelago',
  london1884: 'London 1884',
  steampunk: 'Steampunk Worlds',
  ashes: 'From Ashes to Ashes',
  multiverse: 'Multiverse',
  outpost53: 'Outpost 53',
  jurassicLand: 'Jurassic Land',
  cyclades: 'The Cyclades',
  castle: 'Castle in the Air',
};

export const necro: SameTexts<typeof en.necro> = {
  corruption: 'Corruption',
  insurrections: 'Insurrections',
  transport: 'Perturbation des transports',
  embezzlement: 'Détournement de fonds',
  tipOff: 'Dénonciation anonyme',
  revelations: 'Révélations',
  revolt: 'Révolte populaire',
  blackmail: 'Chantage',
  aggressiveAi: 'IA agressive',
  assassination: 'Assassinat',
  elimination: 'Élimination',
  virus: 'Virus informatique',
  sabotage: 'Sabotage du Nouvel An',
  shootOut: 'Fusillade',
};

export const part: SameTexts<typeof en.part> = { min: 'MINIMUM', global: 'GLOBAL', max: 'MAXIMUM' };
export const type: SameTexts<typeof en.type> = { C: 'Combattant', T: 'Technicien', D: 'Diplomate' };
export const genre: SameTexts<typeof en.genre> = {
  adventure: 'Aventure',
  scienceFiction: 'Science-fiction',
  fantasy: 'Fantasy',
  horror: 'Horreur',
};
export const action: SameTexts<typeof en.action> = {
  work: 'Travailler',
  recruit: 'Recruter un Agent',
  build: 'Construire un Serveur',
  create: 'Créer un Verse',
  donate: 'Faire un Don',
};

export const objective: SameTexts<typeof en.objective> = {
  O1: 'Revenus',
  O2: 'Serveurs',
  O3: 'Catalogue',
  O4: 'Tous les goûts',
  O5: 'Un seul goût',
  O6: 'Territoire',
  O7: 'Discrétion',
  O8: 'Honneurs',
  O9: 'Les Combattants d’abord',
  O10: 'Les Techniciens d’abord',
  O11: 'Les Diplomates d’abord',
  O12: 'Fortune',
};

export const boost: SameTexts<typeof en.boost> = {
  B1: 'Boost 1 (Don)',
  B2: 'Boost 2 (Serveur)',
  B3: 'Boost 3 (Travail)',
  B4: 'Boost 4 (Recrutement)',
  B5: 'Boost 5 (Serveur)',
  B6: 'Boost 6 (Verse)',
  B7: 'Boost 7 (Verse)',
};
