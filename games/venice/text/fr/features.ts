import type { SameTexts } from '@cabale/engine';
import type en from '../en/features.ts';

const feature: SameTexts<typeof en> = {
  points: 'points de victoire',
  councilRank: 'rang au Grand Conseil',
  councilLevel: 'niveau au Grand Conseil',
  councilShare: 'niveau compté grâce aux assistants',
  assistants: 'assistants placés',
  network: 'force de vos assistants',
  missionsDone: 'missions accomplies',
  missionsReady: 'avancement de vos missions',
  missionsHeld: 'missions en main',
  effects: 'effets de missions actifs',
  cargo: 'cubes à bord',
  coins: 'pièces',
  parchments: 'parchemins',
  intrigue: 'intrigues',
  safety: 'distance de l’arrestation',
  danger: 'danger d’arrestation',
  influence: 'cartes Influence',
  bridges: 'ponts',
  favour: 'carte Faveur gardée',
  toMove: 'initiative',
};
export default feature;
