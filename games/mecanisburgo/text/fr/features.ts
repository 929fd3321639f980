import type { SameTexts } from '@cabale/engine';
import type en from '../en/features.ts';

const feature: SameTexts<typeof en> = {
  points: 'points jusqu’ici',
  cash: 'argent',
  research: 'R&D en jeu',
  materials: 'matières premières en jeu',
  project: 'un Projet Majeur à portée',
  combat: 'Combat en jeu',
  negotiation: 'Négociation en jeu',
  support: 'Soutien en jeu',
  payroll: 'revenus face aux salaires',
  board: 'un Conseil d’Administration complet',
  staff: 'Personnages recrutés',
  properties: 'Propriétés',
  hand: 'cartes en main',
  cards: 'cartes Action restantes',
  ais: 'IA Périphériques restantes',
  special: 'une victoire spéciale à portée',
  politics: 'un Politicien d’élite',
  sectors: 'secteurs contrôlés',
  order: 'place dans l’ordre du tour',
  prospects: 'ce que les agents sur le plateau peuvent gagner',
};
export default feature;
