import type { SameTexts } from '@cabale/engine';
import type en from '../en/features.ts';

const feature: SameTexts<typeof en> = {
  corruption: 'avance en Corruption',
  corruptionSquared: 'avance en Corruption',
  propaganda: 'avance en Propagande',
  propagandaSquared: 'avance en Propagande',
  hacking: 'avance en Hacking',
  hackingSquared: 'avance en Hacking',
  bestRoad: 'élan vers la victoire la plus proche',
  secondRoad: 'élan vers une deuxième victoire',
  income: 'revenu par tour',
  draw: 'pioche supplémentaire',
  corruptionRate: 'force de Corruption dans vos cartes',
  propagandaRate: 'force de Propagande dans vos cartes',
  hackingRate: 'force de Hacking dans vos cartes',
  viruses: 'encombrement par les cartes Virus',
  deckSize: 'épaisseur du paquet',
  tokens: 'bonus de main',
  handSymbols: 'symboles en main pour le tour suivant',
  handSecond: 'symboles d’un deuxième type en main',
  handIncome: 'revenu en main pour le tour suivant',
  toMove: 'initiative au tour suivant',
  canWinNext: 'chances de gagner au prochain tour',
  zoneSupport: 'aide de vos cartes corrompues pour franchir',
  scarcityLead: 'courses menées quand la Rivière se tarit',
  deckCost: 'valeur dans vos cartes',
  singles: 'cartes à Utilisation Unique en main',
  nearWin: 'avance dans votre meilleure course',
  riverWin: 'avance si la Rivière s’épuise',
  riverCorruption: 'Corruption avant la fin de la Rivière',
  riverPropaganda: 'Propagande avant la fin de la Rivière',
  riverHacking: 'Hacking avant la fin de la Rivière',
};

export default feature;
