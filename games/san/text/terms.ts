import type { Term } from '@cabale/engine';

/** What the rulebook calls things, in French as printed, and what they must not be called. */
export const TERMS: readonly Term[] = [
  { fr: 'carte corrompue', en: 'corrupted card', notFr: ['plaques?'], notEn: ['plates?'] },
  { fr: 'zone de Corruption', en: 'Corruption zone' },
  { fr: 'emplacement', en: 'slot' },
  { fr: 'venir à bout', en: 'finish', notFr: ['percer', 'percée?s?'], notEn: ['broken', 'gets? through'] },
  { fr: 'franchir', en: 'cross', notFr: ['traverse[rz]?', 'traversez', 'fait passer'] },
  { fr: 'coût de traversée', en: 'crossing cost', notEn: ['dearer'] },
  { fr: 'piste Propagande', en: 'Propaganda track', notFr: ['piste de Propagande'] },
  { fr: 'étape', en: 'step' },
  { fr: 'bannière', en: 'banner' },
  { fr: 'jeton Bonus de main', en: 'Hand Bonus token', notFr: ['recomposition'] },
  { fr: 'pion Virus', en: 'virus pawn', notFr: ['le Virus'], notEn: ['the virus(?! (?:pawn|track|card|pile))'] },
  { fr: 'piste Virus', en: 'virus track' },
  { fr: 'Port Central', en: 'Central Port' },
  { fr: 'Mercenaire', en: 'Mercenar' },
  { fr: 'Matériel', en: 'Hardware' },
  { fr: 'Rivière', en: 'River', notFr: ['fleuve'] },
  { fr: 'Réserve', en: 'Reserve' },
  { fr: 'Revenu', en: 'income' },
  { fr: 'Revenu d’achat', en: 'buying power' },
  { fr: 'Utilisation Unique', en: 'Single Use' },
  { fr: 'Mise à niveau', en: 'Levelling' },
  { fr: 'défausse', en: 'discard pile' },
  { fr: 'pioche', en: 'draw pile' },
];
