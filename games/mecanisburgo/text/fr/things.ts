import type { SameTexts } from '@cabale/engine';
import type en from '../en/things.ts';

const thing: SameTexts<typeof en> = {
  seat: 'Joueur {{number}}',
  seat_named: '{{player}}',
  chair: { 0: 'Président ({{seat}})', 1: 'Vice-président ({{seat}})', 2: 'Conseiller ({{seat}})' },
  slot: 'slot {{number}} ({{seat}})',
  pawn: 'agent {{number}} ({{seat}})',
  decoy: 'leurre ({{seat}})',
  value: 'carte Action {{number}}',
  random: 'carte Random {{number}}',
  cash: 'argent ({{seat}})',
  ais: 'IA Périphériques ({{seat}})',
  actionCards: 'cartes Action ({{seat}})',
  hand: 'main ({{seat}})',
  research: 'bonus de R&D ({{seat}})',
  vp: 'points jusqu’ici ({{seat}})',
  corporate: 'cartes Amenaza Corporativa ({{seat}})',
  pawns: 'agents au Bureau Central ({{seat}})',
  pile: {
    opportunity: 'pile Opportunité',
    discard: 'défausse',
    random: 'pile Random',
    victory: 'Événements Victoire',
    projects: 'Projets Majeurs',
    blackMarket: 'Robots Marché Noir',
  },
  token: { shuttle: 'jeton Navette', minisub: 'jeton Minisub' },
  zone: 'zone Prochain Ordre du Tour',
  round: 'tour',
  step: {
    1: 'licenciements et recrutements',
    2: 'revenus',
    3: 'paiements',
    4: 'réparations',
    5: 'rafraîchissement',
    6: 'Projets Majeurs',
    7: 'récupération',
    8: 'ordre du tour suivant',
    9: 'défausse',
  },
};
export default thing;
