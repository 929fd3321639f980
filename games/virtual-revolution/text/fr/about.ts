import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'Une entreprise qui vend des mondes virtuels. À chaque tour de table, chacun joue une fois, dans l’ordre de la piste.',
  arr: 'L’un des 23. Un jeton ou un Serveur donne le contrôle ; les jetons de deux joueurs n’y cohabitent jamais. Les plaques qui partagent un côté sont adjacentes.',
  tokens_one: '{{count}} jeton ({{seat}})',
  tokens_other: '{{count}} jetons ({{seat}})',
  server: 'Serveur ({{seat}})',
  director: 'Directeur ({{seat}})',
  district: 'Contrôlez tous ses arrondissements et son Titre est à vous, jusqu’à ce qu’il vous en manque deux.',
  title: 'Une fois par manche, à votre tour. Vaut 10 PV à la fin pour qui le détient.',
  agent:
    'En service : utilisable une fois par manche, le Directeur placé. Promu : un effet unique, puis la retraite ou, au niveau 1, un Boost.',
  verse:
    'En chargement jusqu’à ce que sa Mission soit remplie à votre tour ; vous le passez alors Online pour son gain, et il compte à la fin, 10 PV au plus.',
  boost: 'Il améliore toute exécution de son Action, pour de bon.',
  card: 'Inoffensive en main. Lors d’une Perquisition, elle frappe : une Immunité l’annule, sinon vous perdez ce qu’elle nomme, si vous l’avez.',
  objective: 'Secret. Le meilleur des deux compte à la fin, 30 PV au plus.',
  necro:
    'Révélée en fin de manche : MINIMUM pour les Revenus les plus bas, GLOBAL pour tous, MAXIMUM en plus pour les plus hauts.',
  part: 'Revenus les plus bas : MINIMUM. Tout le monde : GLOBAL. Revenus les plus hauts : MAXIMUM en plus.',
  type: 'Les Combattants éliminent des jetons, les Techniciens rapportent de l’argent, les Diplomates de l’Immunité. Un trio des trois vaut 5 PV.',
  genre: 'L’un des quatre types de Verses. Les Verses y comptent, Online ou non.',
  action: {
    work: 'Gagnez 5 €.',
    recruit: 'Payez 4 € : un Agent à Portée du Directeur, un pas pour commencer, entre en service. Trois au plus.',
    build:
      'Payez 10 € : un Serveur là où est le Directeur, avec un jeton à vous, sans autre Serveur, et aucun à vous dans le District. Revenus +2, un jeton 2 PV, 1 carte Corruption.',
    create:
      'Payez 7 € : Revenus +1, 1 carte Corruption, puis prenez un Verse de la rangée. Pour 2 €, la rangée est d’abord renouvelée.',
    donate: 'Payez 1 € pour défausser une carte Corruption au choix, ou 3 € pour deux ; et 3 € pour une Immunité.',
  },
  euros: 'L’argent paie les Actions. Chaque tranche de 5 € vaut 1 PV à la fin.',
  revenue:
    'Versés en euros après les manches 1 à 4, et 1 PV par point à la fin. Les plus bas et les plus hauts comptent lors d’une attaque Nécro.',
  immunity:
    'Dépensez-en 1 pour annuler une carte lors d’une Perquisition ; 2 ou 3 pour éviter des parties d’une attaque Nécro.',
  vp2: 'Ils valent 2 PV chacun à la fin.',
  recycling:
    'Les jetons éliminés. À votre tour, reprenez-les : 1 pour 1 €, 2 pour défausser une carte Corruption au hasard ou regarder la carte Nécro, 3 pour une Immunité.',
  reserve: 'Les jetons ajoutés viennent d’ici. Qui en a le plus choisit d’abord dans le prochain ordre du tour.',
  corruption:
    'La main est secrète, pas sa taille. À cinq cartes ou plus en fin de manche, Interpol perquisitionne ; après la dernière, tout le monde.',
  vp: 'Ce qui serait marqué maintenant, sans les Objectifs secrets.',
  servers: 'Sept chacun, un par District. Sur le plan, 1 à 7 valent 1, 3, 6, 10, 15, 21, 28 PV.',
  directors: 'Trois par manche, un par tour, dans n’importe quel arrondissement.',
  retired: 'Les Agents promus, à l’abri pour toujours. Ils comptent dans tous les décomptes d’Agents.',
  pile: {
    verses: 'La carte du dessus est visible et vient ensuite ; les cartes de la rangée passent dessous.',
    agents:
      'Niveau 1 d’abord, niveau 2 pour les deux dernières manches. Cinq arrivent à chaque manche, quatre à la dernière.',
    agentDiscard: 'Les Agents perdus, interceptés ou non recrutés.',
    corruption: 'Ajouter, éliminer, construire, créer et les promotions de niveau 1 font piocher ici.',
    corruptionDiscard:
      'Les cartes défaussées sont visibles ; elles forment une nouvelle pile quand l’ancienne est vide.',
    necro: 'Une carte à la fin de chaque manche, la dernière d’une autre sorte.',
    boosts: 'Certains Verses rapportent une carte Boost au choix.',
  },
  slot: 'Vide : recruté ou intercepté. Il se remplit pour la manche suivante.',
  position: 'Choisie dans l’ordre des jetons en Réserve, le plus d’abord.',
  track:
    'Les Revenus de tous. En fin de manche, les plus bas prennent MINIMUM de la carte Nécro, les plus hauts GLOBAL et MAXIMUM.',
  round:
    'Cinq manches de trois tours. Après chacune : Perquisitions, attaque Nécro, ordre du tour, revenus, entretien.',
  cause: 'D’où vient un gain ou une perte.',
  answer: 'Le Directeur est obligatoire, le reste est facultatif.',
  where: 'Des Districts de Néo Paris.',
  genres: 'Des types de Verses.',
  team: 'Des Agents en service en même temps.',
  loss: 'Ce que prend une carte Corruption lors d’une Perquisition ; la victime choisit parmi ce qui convient.',
};
export default about;
