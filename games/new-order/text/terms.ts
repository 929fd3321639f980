import type { Term } from '@cabale/engine';

/** What the rulebook calls things, in French as printed, and what they must not be called. */
export const TERMS: readonly Term[] = [
  { fr: 'Conglomérat', en: 'Conglomerate' },
  { fr: 'Rouge', en: 'Red', notFr: ['Vermillon'], notEn: ['Vermilion'] },
  { fr: 'Bleu', en: 'Blue', notFr: ['Cobalt'], notEn: ['Cobalt'] },
  { fr: 'Noir', en: 'Black', notFr: ['Onyx'], notEn: ['Onyx'] },
  { fr: 'Blanc', en: 'White', notFr: ['Albâtre'], notEn: ['Alabaster'] },
  { fr: 'Compagnie', en: 'company' },
  { fr: 'Étalage', en: 'display' },
  { fr: 'Pioche', en: 'deck' },
  { fr: 'QG', en: 'HQ' },
  { fr: 'réserve', en: 'supply' },
  { fr: 'Complot', en: 'Plot' },
  { fr: 'Infiltration', en: 'Infiltrat' },
  { fr: 'Prise de contrôle', en: 'takeover' },
  { fr: 'Objectif Secret', en: 'Secret Objective' },
  { fr: 'Consultant', en: 'consultant' },
  { fr: 'part', en: 'share', notFr: ['vous fait payer'] },
  { fr: 'tour final', en: 'final round', notFr: ['le dernier tour'] },
  { fr: 'incliné', en: 'tilted' },
  { fr: 'SOD', en: 'SOD' },
];
