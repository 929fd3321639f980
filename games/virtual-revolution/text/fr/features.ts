import type { SameTexts } from '@cabale/engine';
import type en from '../en/features.ts';

const feature: SameTexts<typeof en> = {
  map: 'arrondissements et jetons 2 PV',
  titles: 'Titres',
  servers: 'Serveurs',
  agents: 'Agents et trios',
  verses: 'Verses Online',
  objective: 'Objectif',
  revenue: 'Revenus',
  income: 'revenus à venir',
  euros: 'argent',
  loading: 'Verses Loading',
  districts: 'Districts presque tenus',
  corruption: 'Corruption en main',
  exposure: 'exposition à une Perquisition',
  immunity: 'Immunités',
  boosts: 'vos Boosts',
  service: 'Agents en service',
  reserve: 'Réserve',
  recycling: 'Recyclage',
  highest: 'Revenus les plus hauts',
  lowest: 'Revenus les plus bas',
  toMove: 'à vous de jouer',
};
export default feature;
