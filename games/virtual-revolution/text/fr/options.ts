import type { SameTexts } from '@cabale/engine';
import type en from '../en/options.ts';

const DRAWS = '({{corruption}} carte Corruption)';
const EXPOSED = '({{corruption}} carte Corruption : Perquisition en vue)';

const option: SameTexts<typeof en> = {
  director: 'Un Directeur ici : {{arr}}',
  eliminateAt: { own: 'Éliminer un de vos jetons : {{arr}}', other: 'Éliminer un jeton : {{arr}}' },
  addAt: 'Ajouter un jeton : {{arr}}',
  serverTo: 'Déplacer le Serveur : {{arr}}',
  token: 'Éliminer un de vos jetons : {{arr}}',
  arr_one: 'Éliminer votre seul jeton : {{arr}}',
  arr_other: 'Éliminer vos {{count}} jetons : {{arr}}',
  add: { draws: `Ajouter un jeton : {{arr}} ${DRAWS}`, exposed: `Ajouter un jeton : {{arr}} ${EXPOSED}` },
  eliminate: { draws: `Éliminer un jeton : {{arr}} ${DRAWS}`, exposed: `Éliminer un jeton : {{arr}} ${EXPOSED}` },
  eliminateOwn: {
    draws: `Éliminer un de vos jetons : {{arr}} ${DRAWS}`,
    exposed: `Éliminer un de vos jetons : {{arr}} ${EXPOSED}`,
  },
  move: 'Déplacer un jeton du {{from}} vers le {{arr}} (sans Corruption)',
  perform: {
    work: '{{action}} : {{euros}} €',
    recruit: '{{action}} : {{euros}} €',
    donate: '{{action}} : payer pour défausser des cartes Corruption ou gagner une Immunité',
    build: {
      draws: `{{action}} : {{euros}} €, Revenus +{{revenue}} ${DRAWS}`,
      exposed: `{{action}} : {{euros}} €, Revenus +{{revenue}} ${EXPOSED}`,
    },
    create: {
      draws: `{{action}} : {{euros}} €, Revenus +{{revenue}} ${DRAWS}`,
      exposed: `{{action}} : {{euros}} €, Revenus +{{revenue}} ${EXPOSED}`,
    },
    needs: {
      draws_one: '{{action}} : {{euros}} € (il faut : {{needed}} ; {{count}} carte Corruption en tout)',
      draws_other: '{{action}} : {{euros}} € (il faut : {{needed}} ; {{count}} cartes Corruption en tout)',
      exposed_one:
        '{{action}} : {{euros}} € (il faut : {{needed}} ; {{count}} carte Corruption en tout : Perquisition en vue)',
      exposed_other:
        '{{action}} : {{euros}} € (il faut : {{needed}} ; {{count}} cartes Corruption en tout : Perquisition en vue)',
    },
  },
  bonusAgent: {
    money: {
      draws: `Promouvoir {{agent}} pour cette Action : +{{euros}} € ${DRAWS}`,
      exposed: `Promouvoir {{agent}} pour cette Action : +{{euros}} € ${EXPOSED}`,
    },
    copy: {
      choose: 'Promouvoir {{agent}} pour cette Action : choisissez l’effet à copier',
      draws: 'Promouvoir {{agent}} pour cette Action ({{corruption}} carte Corruption, puis celle de l’effet copié)',
      exposed:
        'Promouvoir {{agent}} pour cette Action ({{corruption}} carte Corruption, puis celle de l’effet copié : Perquisition en vue)',
    },
    other: {
      draws: `Promouvoir {{agent}} pour cette Action ${DRAWS}`,
      exposed: `Promouvoir {{agent}} pour cette Action ${EXPOSED}`,
    },
  },
  hire: 'Recruter {{agent}} pour {{euros}} €',
  use: {
    C: 'Utiliser {{agent}} : éliminer un jeton ({{arr}})',
    own: 'Utiliser {{agent}} : éliminer un de vos jetons ({{arr}})',
    C2: 'Utiliser {{agent}} : les deux parties de sa capacité',
    T: 'Utiliser {{agent}} : +{{euros}} €',
    T2: 'Utiliser {{agent}} : +{{euros}} €, puis la seconde partie',
    revenue: 'Utiliser {{agent}} : +{{euros}} €, Revenus +{{revenue}}',
    D_one: 'Utiliser {{agent}} : +{{count}} Immunité',
    D_other: 'Utiliser {{agent}} : +{{count}} Immunités',
    D2_one: 'Utiliser {{agent}} : +{{count}} Immunité, puis la seconde partie',
    D2_other: 'Utiliser {{agent}} : +{{count}} Immunités, puis la seconde partie',
    three_one: 'Utiliser {{agent}} : +{{count}} Immunité, +{{euros}} €, puis un jeton',
    three_other: 'Utiliser {{agent}} : +{{count}} Immunités, +{{euros}} €, puis un jeton',
  },
  promote: { effect: 'Promouvoir {{agent}}', without: 'Promouvoir {{agent}} (l’effet ne peut rien faire maintenant)' },
  agent: {
    swapAgent: 'Échanger {{agent}}',
    copy: {
      both: {
        draws_one: 'Copier {{agent}} ({{count}} carte Corruption)',
        draws_other: 'Copier {{agent}} ({{count}} cartes Corruption)',
        exposed_one: 'Copier {{agent}} ({{count}} carte Corruption : Perquisition en vue)',
        exposed_other: 'Copier {{agent}} ({{count}} cartes Corruption : Perquisition en vue)',
      },
      free: 'Copier {{agent}} (sans Corruption)',
      draws: `Copier {{agent}} ${DRAWS}`,
      exposed: `Copier {{agent}} ${EXPOSED}`,
    },
    darkKingdom: 'Défausser {{agent}}',
    readyOne: 'Redresser {{agent}}',
    lose: 'Défausser {{agent}}',
  },
  title: {
    swap_one: 'Utiliser le {{title}} : piocher {{count}} carte Corruption, puis en défausser autant',
    swap_other: 'Utiliser le {{title}} : piocher {{count}} cartes Corruption, puis en défausser autant',
    work: 'Utiliser le {{title}} : +{{euros}} €',
    other: 'Utiliser le {{title}}',
  },
  renewPaid: 'Renouveler les Verses disponibles pour {{euros}} €',
  pay: {
    draws: `Payer {{euros}} € pour un Verse : Revenus +{{revenue}} ${DRAWS}`,
    exposed: `Payer {{euros}} € pour un Verse : Revenus +{{revenue}} ${EXPOSED}`,
  },
  forgo: 'Renoncer à cette Action',
  replaceBy: 'Changer les Verses disponibles avec {{boost}}',
  loseBoost: 'Défausser {{boost}}',
  boost: 'Prendre {{boost}}',
  donateBy: '{{boost}} : payer {{euros}} € pour défausser une carte de plus',
  donate_one: 'Payer {{euros}} € : défausser {{count}} carte',
  donate_other: 'Payer {{euros}} € : défausser {{count}} cartes',
  buyImmunity: 'Payer {{euros}} € : {{immunity}} Immunité',
  under: '{{verse}} sous la pioche',
  online: 'Passer {{verse}} Online',
  exchange: 'Défausser {{verse}} contre {{immunity}} Immunité',
  verse: {
    bonusAgain: 'Le gain immédiat de {{verse}} de nouveau',
    putOnline: 'Passer {{verse}} Online',
    trade: 'Défausser {{verse}} contre un Serveur ici',
    takeVerse: 'Prendre {{verse}}',
    sell: 'Défausser {{verse}} : +{{euros}} €',
    lose: 'Défausser {{verse}}',
  },
  server: {
    trade: 'Retirer votre Serveur contre un Verse : {{arr}}',
    sell: 'Retirer votre Serveur : {{arr}}, +{{euros}} €',
    lose: 'Retirer votre Serveur : {{arr}}',
  },
  discard: { only: 'Défausser « {{card}} »', nth: 'Défausser « {{card}} » (exemplaire {{number}})' },
  card: {
    give: { only: 'Donner « {{card}} »', nth: 'Donner « {{card}} » (exemplaire {{number}})' },
    takeCorruption: { only: 'Prendre « {{card}} »', nth: 'Prendre « {{card}} » (exemplaire {{number}})' },
    giveBack: { only: 'Donner « {{card}} » en échange', nth: 'Donner « {{card}} » en échange (exemplaire {{number}})' },
    searchCard: { only: 'Résoudre « {{card}} »', nth: 'Résoudre « {{card}} » (exemplaire {{number}})' },
  },
  from: { steal: 'Voler {{immunity}} Immunité à {{seat}}', look: 'Regarder la main de {{seat}}' },
  to: 'Donner à {{seat}}',
  apply: {
    free: 'Appliquer l’effet de promotion',
    draws: `Appliquer l’effet de promotion ${DRAWS}`,
    exposed: `Appliquer l’effet de promotion ${EXPOSED}`,
    copy: {
      choose: 'Choisir un effet de promotion à copier',
      draws: 'Copier un effet de promotion ({{corruption}} carte Corruption, et une de plus pour un Agent de niveau 1)',
      exposed:
        'Copier un effet de promotion ({{corruption}} carte Corruption, et une de plus pour un Agent de niveau 1 : Perquisition en vue)',
    },
  },
  immunity: {
    darkKingdom: 'Céder {{immunity}} Immunité',
    suffer: 'Dépenser {{immunity}} Immunité : la carte est annulée',
  },
  avoid: {
    nothing: 'Ne rien dépenser',
    global_one: 'Dépenser {{count}} Immunité : éviter GLOBAL',
    global_other: 'Dépenser {{count}} Immunités : éviter GLOBAL',
    both_one: 'Dépenser {{count}} Immunité : éviter GLOBAL et MAXIMUM',
    both_other: 'Dépenser {{count}} Immunités : éviter GLOBAL et MAXIMUM',
  },
  recycle: {
    euro_one: 'Récupérer {{count}} jeton : +{{euros}} €',
    euro_other: 'Récupérer {{count}} jetons : +{{euros}} €',
    discard_one: 'Récupérer {{count}} jeton : défausser {{corruption}} carte Corruption au hasard',
    discard_other: 'Récupérer {{count}} jetons : défausser {{corruption}} carte Corruption au hasard',
    look_one: 'Récupérer {{count}} jeton : regarder la prochaine carte Nécro',
    look_other: 'Récupérer {{count}} jetons : regarder la prochaine carte Nécro',
    immunity_one: 'Récupérer {{count}} jeton : +{{immunity}} Immunité',
    immunity_other: 'Récupérer {{count}} jetons : +{{immunity}} Immunité',
  },
  position: 'Jouer en position {{number}}',
  none: {
    influence: 'Aucune manœuvre (sans Corruption)',
    action: 'Aucune Action',
    save: 'Laisser défausser',
    more: 'Ne plus ajouter de jeton',
    other: 'Renoncer',
  },
  endTurn: 'Finir le tour',
  proceed: {
    recruit: 'Choisir l’Agent',
    build: {
      draws: `Construire le Serveur : −{{euros}} €, Revenus +{{revenue}} ${DRAWS}`,
      exposed: `Construire le Serveur : −{{euros}} €, Revenus +{{revenue}} ${EXPOSED}`,
    },
  },
  stop: 'Terminé',
  enough: 'C’est assez',
  renew: 'Remplacer les cinq Verses disponibles',
  without: 'Promouvoir sans l’effet',
  retire: 'À la retraite',
  becomeBoost: 'En faire un Boost',
  suffer: 'La subir',
  save: 'Garder grâce au Titre',
};
export default option;
