import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Néo Paris, 2047. Votre entreprise vend des mondes virtuels, les Verses. Durant cinq manches de trois tours, vous étendez votre influence, construisez des Serveurs, recrutez des Agents et passez des Verses Online. Le plus de points de victoire gagne.',
    danger:
      'Deux dangers guettent : qui accumule la Corruption est perquisitionné par Interpol, et qui est trop riche subit les Nécros.',
  },
  city: {
    title: 'La ville',
    text: '23 arrondissements en sept Districts. Ceux qui partagent un côté sont adjacents ; la Seine n’arrête personne. Les jetons de deux joueurs ne sont jamais dans le même arrondissement.',
    setup:
      'Au départ, chaque arrondissement porte un jeton, distribué par les cartes Localisation. Cinq Agents sont repérés en ville à chaque manche ; chacun a 10 €, des Revenus de 5, 1 Immunité et deux Objectifs secrets.',
  },
  turn: {
    title: 'Un tour',
    text: 'Trois phases, toujours dans cet ordre. Les actions libres sont ouvertes avant, entre et après.',
    director: 'Placez l’un de vos trois Directeurs dans n’importe quel arrondissement.',
    influence:
      'Là, si vous voulez : ajoutez un jeton ou éliminez-en un, pour 1 carte Corruption ; ou déplacez-y un des vôtres, sans carte.',
    action: 'Effectuez une Action, si vous voulez.',
  },
  control: {
    title: 'Contrôle et Titres',
    text: 'Vous contrôlez un arrondissement où vous avez un jeton ou un Serveur. Qui contrôle tout un District prend son Titre, et le garde jusqu’à ce que deux arrondissements manquent ou qu’un autre les contrôle tous.',
    titles: 'Chaque Titre sert une fois par manche et vaut 10 PV à la fin.',
  },
  actions: {
    title: 'Les Actions',
    text: 'Les Boosts sous une Action l’améliorent chaque fois et se cumulent. L’argent qu’ils rapportent aide à payer cette Action même.',
  },
  board: {
    title: 'Votre plateau',
    text: 'Au-dessus, trois Agents en service au plus ; sous les Actions, leurs Boosts ; à côté, vos Verses. Des parasites gagnent son cadre à mesure que votre Corruption approche de cinq.',
    free: 'Actions libres à votre tour : utiliser un Titre, utiliser ou promouvoir un Agent une fois le Directeur placé, reprendre des jetons au Recyclage, passer un Verse Online, défausser un Verse contre 1 Immunité.',
    recycling:
      'Les jetons éliminés attendent dans la zone de Recyclage. Un rapporte 1 €, deux défaussent une carte Corruption au hasard ou vous montrent la carte Nécro, trois font une Immunité.',
  },
  agents: {
    title: 'Les Agents',
    text: 'On incline un Agent redressé pour sa capacité : le Combattant élimine un jeton où est le Directeur, le Technicien rapporte 3 €, le Diplomate 1 Immunité ; le niveau 2 fait davantage.',
    promotion:
      'Un Agent promu quitte le service. Son effet peut s’appliquer, au niveau 1 pour 1 carte Corruption. Puis il part à la retraite ou, au niveau 1, devient un Boost.',
  },
  verses: {
    title: 'Les Verses',
    text: 'Créer coûte 7 €, rapporte Revenus +1 et 1 carte Corruption ; puis vous prenez un Verse de la rangée, en chargement.',
    online:
      'Quand sa Mission est remplie à votre tour, vous pouvez le passer Online : d’abord son gain immédiat, et à la fin ses points, 10 PV au plus. Tout Verse peut être défaussé contre 1 Immunité.',
  },
  search: {
    title: 'Les Perquisitions',
    text: 'À la fin des manches 1 à 4, quiconque a cinq cartes Corruption ou plus est perquisitionné. La main est montrée ; les cartes qui coûtent de l’Immunité passent d’abord, les autres dans l’ordre choisi par la victime. Chacune s’annule avec 1 Immunité. Puis toute la main est défaussée.',
    cards:
      'Ce que prennent les cartes. Entre deux possibilités, la victime choisit, et aussi la pièce ; on ne perd pas ce qu’on n’a pas.',
  },
  necro: {
    title: 'Les attaques Nécro',
    text: 'Puis la carte Nécro de la manche est révélée. Les Revenus les plus bas prennent MINIMUM, tout le monde GLOBAL, les plus hauts MAXIMUM en plus. À Revenus égaux, chacun prend les trois.',
    immunity:
      'Après MINIMUM, chacun peut dépenser 2 Immunités pour éviter GLOBAL, ou 3 pour éviter GLOBAL et MAXIMUM. MAXIMUM seul ne s’évite pas.',
  },
  endRound: {
    title: 'La fin d’une manche',
    text: 'Après l’attaque Nécro, les joueurs choisissent leur position pour la manche suivante, le plus de jetons en Réserve d’abord. Chacun reçoit autant d’euros que ses Revenus. Le Verse le plus à droite quitte la rangée, de nouveaux Agents arrivent, les Directeurs reviennent, Agents et Titres sont redressés.',
  },
  scoring: {
    title: 'La fin',
    final:
      'Après la manche 5, chacun est perquisitionné avec les cartes qu’il a, puis la dernière carte Nécro attaque.',
    map: '2 PV par arrondissement contrôlé et par jeton 2 PV, 10 par Titre, 1 par point de Revenus et par tranche de 5 €. Serveurs sur le plan : 1, 3, 6, 10, 15, 21, 28 PV.',
    agents: '1 PV par Agent, en service, en Boost ou à la retraite ; 5 PV par trio Combattant, Technicien, Diplomate.',
    verses: 'Les Verses Online comptent ce qu’ils disent, 10 PV au plus chacun.',
    objective: 'Le meilleur de vos deux Objectifs, 30 PV au plus.',
    winner: 'Le plus de PV gagne ; à égalité le plus d’euros, sinon la victoire est partagée.',
  },
  sources: {
    title: 'Reconstitution',
    text: 'Le texte du livret ne donne ni le plan, ni les images de certaines cartes, ni la pile Corruption : les nôtres sont reconstitués et marqués comme tels. Un paquet de contenu peut les remplacer.',
  },
  glossary: {
    title: 'Les mots',
    arr: { term: 'L’arrondissement', meaning: 'l’une des 23 zones de la ville' },
    boost: { term: 'Le Boost', meaning: 'une amélioration durable d’une Action' },
    control: { term: 'Contrôler', meaning: 'y avoir un jeton ou un Serveur' },
    director: { term: 'Le Directeur', meaning: 'la figurine qui dit où se passe le tour' },
    exhausted: { term: 'Incliné', meaning: 'utilisé cette manche' },
    immunity: { term: 'L’Immunité', meaning: 'un jeton contre les cartes Corruption et les attaques Nécro' },
    loading: { term: 'Loading, puis Online', meaning: 'un Verse avant et après que sa Mission est remplie' },
    promotion: { term: 'La promotion', meaning: 'un Agent quitte le service, avec un effet ou sans' },
    reach: { term: 'La Portée', meaning: 'la distance au Directeur à laquelle on peut recruter' },
    recycling: { term: 'La zone de Recyclage', meaning: 'où attendent les jetons éliminés' },
    reserve: { term: 'La Réserve', meaning: 'les jetons qu’on peut encore ajouter' },
    retired: { term: 'À la retraite', meaning: 'promu et à l’abri ; compte à la fin' },
  },
};
export default rules;
