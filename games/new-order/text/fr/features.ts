import type { SameTexts } from '@cabale/engine';
import type en from '../en/features.ts';

const feature: SameTexts<typeof en> = {
  points: 'points si la partie s’arrêtait là',
  majorities: 'perspectives dans les majorités',
  objectives: 'perspectives pour vos objectifs',
  consultantPoints: 'points de paires de consultants',
  captured: 'agents capturés',
  upright: 'cartes droites prêtes pour une prise de contrôle',
  strike: 'belles prises de contrôle au tour suivant',
  strikes: 'prises de contrôle possibles',
  held: 'agents sur des compagnies qui vous rapportent',
  exposed: 'compagnies à portée d’un voisin plus fort',
  hand: 'cartes en main',
  handStack: 'cartes d’une même couleur en main',
  handSwing: 'poids de la prochaine infiltration',
  handRest: 'poids des autres couleurs en main',
  lateHand: 'cartes encore en main près de la fin',
  consultants: 'consultants',
  contractor: 'appui de la Sous-traitante militaire',
  toMove: 'initiative au tour suivant',
};

export default feature;
