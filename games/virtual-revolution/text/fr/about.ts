import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'Une corporation qui vend des mondes virtuels. À chaque manche, chacun joue trois tours, dans l’ordre de la piste.',
  arr: 'Une zone de la ville. Un jeton ou un Serveur donne le contrôle ; les jetons de deux joueurs n’y cohabitent jamais. Les plaques qui partagent un côté sont adjacentes.',
  tokens_one: '{{count}} jeton ({{seat}})',
  tokens_other: '{{count}} jetons ({{seat}})',
  server: 'Serveur ({{seat}})',
  director: 'Directeur ({{seat}})',
  district: 'Contrôlez tous ses arrondissements et son Titre est à vous, jusqu’à ce qu’il vous en manque deux.',
  title:
    'Il sert une fois par manche, au tour de qui le possède ; seul celui qui garde un Agent ou un Boost sert lors d’une Perquisition ou d’une attaque des Nécros. Il vaut 10 PV à la fin.',
  agent:
    'En service : utilisable une fois par manche, le Directeur placé. Promu : un effet unique, puis la retraite ou, au niveau 1, un Boost.',
  verse:
    'Loading jusqu’à ce que sa Mission soit remplie à votre tour ; vous pouvez alors le passer Online : gain immédiat, puis ses PV en fin de partie, 10 au plus.',
  boost: 'Il améliore toute exécution de son Action, pour de bon.',
  card: 'Inoffensive en main. Lors d’une Perquisition, elle frappe : une Immunité l’annule (sauf une carte qui prend de l’Immunité), sinon vous perdez ce qu’elle nomme, si vous l’avez.',
  objective: 'Secret. Le meilleur des deux compte à la fin, 30 PV au plus.',
  necro:
    'Révélée en fin de manche : MINIMUM pour les Revenus les plus bas, GLOBAL pour tous, MAXIMUM en plus pour les plus hauts.',
  part: 'Revenus les plus bas : MINIMUM. Tout le monde : GLOBAL. Revenus les plus hauts : MAXIMUM en plus.',
  type: 'Les Combattants éliminent des jetons, les Techniciens rapportent de l’argent, les Diplomates de l’Immunité. Un trio des trois vaut 5 PV.',
  genre: 'L’un des quatre types de Verses. Les Verses y comptent, Online ou non.',
  action: {
    work: 'Gagnez 5 €.',
    recruit: 'Payez 4 € : un Agent à Portée du Directeur, un pas pour commencer, entre en service. Trois au plus.',
    build:
      'Payez 10 € : un Serveur là où est le Directeur, avec un jeton à vous, sans autre Serveur, et aucun à vous dans le District. Revenus +2, un jeton 2 PV, 1 carte Corruption.',
    create:
      'Payez 7 € : Revenus +1, 1 carte Corruption, puis prenez un Verse disponible. Avant de payer, 2 € renouvellent les cinq Verses, autant de fois que vous voulez.',
    donate: 'Payez 1 € pour défausser une carte Corruption au choix, ou 3 € pour deux ; et 3 € pour une Immunité.',
  },
  euros: 'L’argent paie les Actions. Chaque tranche de 5 € vaut 1 PV à la fin.',
  revenue:
    'Versés en euros après les manches 1 à 4, et 1 PV par point à la fin. Les plus bas et les plus hauts comptent lors d’une attaque Nécro.',
  immunity:
    'Dépensez-en 1 pour annuler une carte lors d’une Perquisition ; 2 ou 3 pour éviter des parties d’une attaque Nécro.',
  vp2: 'Ils valent 2 PV chacun à la fin.',
  recycling:
    'Les jetons éliminés. À votre tour, reprenez-les : 1 pour 1 €, 2 pour défausser une carte Corruption au hasard ou regarder la carte Nécro, 3 pour une Immunité.',
  reserve: 'Les jetons ajoutés viennent d’ici. Qui en a le plus choisit d’abord dans le prochain ordre du tour.',
  corruption:
    'La main est secrète, pas sa taille. À cinq cartes ou plus en fin de manche, Interpol perquisitionne ; après la dernière, tout le monde.',
  vp: 'Ce qui serait marqué maintenant, sans les Objectifs secrets.',
  servers: 'Sept chacun, un par District. Dans Néo Paris, 1 à 7 valent 1, 3, 6, 10, 15, 21, 28 PV.',
  directors: 'Trois par manche, un par tour, dans n’importe quel arrondissement.',
  retired: 'Les Agents promus, à l’abri pour toujours. Ils comptent dans tous les décomptes d’Agents.',
  pile: {
    verses: 'La carte du dessus est visible et vient ensuite ; les cartes défaussées ou renouvelées passent dessous.',
    agents:
      'Niveau 1 d’abord, niveau 2 pour les deux dernières manches. Cinq arrivent à chaque manche, quatre à la dernière ; celui pour qui la carte Localisation spéciale est tirée est défaussé.',
    agentDiscard: 'Les Agents perdus, interceptés ou non recrutés.',
    corruption: 'Ajouter, éliminer, construire, créer et les promotions de niveau 1 font piocher ici.',
    corruptionDiscard:
      'Les cartes défaussées sont visibles ; elles forment une nouvelle pioche quand l’ancienne est vide.',
    necro: 'Une carte à la fin de chaque manche, la dernière d’une autre sorte.',
    boosts: 'Certains Verses rapportent une carte Boost au choix.',
  },
  slot: 'Vide : l’Agent est recruté ou intercepté, ou la pioche est épuisée. Les Agents arrivent au début de chaque manche.',
  position: 'Choisie dans l’ordre des jetons en Réserve, le plus d’abord.',
  track:
    'Les Revenus de tous. En fin de manche, GLOBAL de la carte Nécro frappe tout le monde ; les plus bas prennent en plus MINIMUM, les plus hauts MAXIMUM.',
  round:
    'Cinq manches de trois tours. Après les manches 1 à 4 : Perquisitions, attaque Nécro, ordre du tour, revenus, entretien.',
  cause: 'D’où vient un gain ou une perte.',
  needed: 'Les cartes sans lesquelles l’Action est impossible : elles sont demandées ensuite.',
  seats: 'Les joueurs qui partagent la victoire.',
  answer: 'Que faire ensuite. Dans un tour, seul le Directeur est obligatoire.',
  where: 'Des Districts de Néo Paris.',
  genres: 'Des types de Verses.',
  team: 'Des Agents en service en même temps.',
  loss: 'Ce que prend une carte Corruption lors d’une Perquisition ; la victime choisit parmi ce qui convient.',
};
export default about;
