import type { SameTexts } from '@cabale/engine';
import type en from '../en/things.ts';

const thing: SameTexts<typeof en> = {
  seat: 'Joueur {{number}}',
  seat_named: '{{player}}',
  arr: {
    first: '{{number}}er arrondissement',
    st: '{{number}}e arrondissement',
    nd: '{{number}}e arrondissement',
    rd: '{{number}}e arrondissement',
    th: '{{number}}e arrondissement',
  },
  title: 'Titre {{district}}',
  card: 'carte Corruption',
  named: '{{name}}',
  euros: 'argent ({{seat}})',
  revenue: 'Revenus ({{seat}})',
  immunity: 'Immunité, {{seat}}',
  vp2: 'jetons 2 PV ({{seat}})',
  recycling: 'zone de Recyclage ({{seat}})',
  reserve: 'Réserve ({{seat}})',
  corruption: 'main Corruption ({{seat}})',
  vp: 'points jusqu’ici ({{seat}})',
  servers: 'Serveurs en réserve ({{seat}})',
  directors: 'Directeurs restants ({{seat}})',
  retired: 'Agents à la retraite ({{seat}})',
  pile: {
    verses: 'pioche des Verses',
    agents: 'pioche des Agents',
    agentDiscard: 'défausse des Agents',
    corruption: 'pioche Corruption',
    corruptionDiscard: 'défausse Corruption',
    necro: 'pioche Nécro',
    boosts: 'Boosts disponibles',
  },
  slot: 'emplacement d’Agent {{number}}',
  position: 'position {{number}} de la manche suivante',
  track: 'piste des Revenus',
  round: 'manche',
};
export default thing;
