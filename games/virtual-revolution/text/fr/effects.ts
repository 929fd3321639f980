/** What cards do. */
import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/effects.ts';

export const ability: SameTexts<typeof en.ability> = {
  C: 'éliminez 1 jeton dans l’arrondissement du Directeur',
  T: 'gagnez {{euros}} €',
  D_one: 'gagnez {{count}} Immunité',
  D_other: 'gagnez {{count}} Immunités',
};

export const extra: SameTexts<typeof en.extra> = {
  extraIn:
    'si le Directeur est dans l’un de ces Districts ({{where}}) : vous pouvez en plus réaliser l’Action « {{action}} »',
  revenue: 'Revenus +{{by}}',
  moneyAndEliminate: 'gagnez {{euros}} €, puis éliminez 1 jeton dans l’arrondissement du Directeur',
  eliminateAdjacent: 'éliminez 1 jeton dans un arrondissement adjacent',
  addAnywhere: 'ajoutez 1 jeton dans n’importe quel arrondissement',
  addAdjacent: 'ajoutez 1 jeton dans un arrondissement adjacent',
  bonusAgain: 'recevez de nouveau le gain immédiat d’un de vos Verses Online',
  trade:
    'retirez un de vos Serveurs pour prendre un Verse disponible, ou défaussez un de vos Verses pour placer un Serveur ici',
  renewRow: 'vous pouvez remplacer les cinq Verses disponibles',
  moveServer: 'déplacez le Serveur de l’arrondissement du Directeur vers un arrondissement adjacent',
  stealImmunity: 'volez 1 Immunité à un joueur qui a un Directeur ici ou dans un arrondissement adjacent',
  giveCorruption: 'donnez une de vos cartes Corruption à un autre joueur',
  swapAgent: 'échangez un de vos Agents en service contre un Agent disponible dans Néo Paris, qui arrive redressé',
};

export const promotion: SameTexts<typeof en.promotion> = {
  eliminate: {
    opponent: 'éliminez 1 jeton adverse : {{where}}',
    anyone: 'éliminez 1 jeton : {{where}}',
  },
  eliminateOrAdd: 'éliminez ou ajoutez 1 jeton : {{where}}',
  copy: 'appliquez la promotion de n’importe quel Agent en service',
  money: 'si vous effectuez l’Action « {{action}} » : +{{euros}} €',
  reach: 'si vous recrutez : Portée +{{reach}}',
  noToken: 'si vous construisez un Serveur : aucun jeton à vous n’y est nécessaire',
  renewRow: 'si vous créez un Verse : remplacez les cinq Verses disponibles',
  revenue: 'Revenus +{{by}}',
  immunity_one: 'gagnez {{count}} Immunité',
  immunity_other: 'gagnez {{count}} Immunités',
  swapCorruption: 'regardez la main Corruption d’un adversaire, prenez-en une carte, puis donnez-lui une des vôtres',
  addAdjacent: 'ajoutez 1 jeton dans un arrondissement adjacent au Directeur',
  discardCorruption_one: 'défaussez {{count}} carte Corruption au choix',
  discardCorruption_other: 'défaussez {{count}} cartes Corruption au choix',
  giveCorruption: 'donnez une de vos cartes Corruption à un autre joueur',
  extra: 'vous pouvez réaliser l’Action « {{action}} », en plus de votre Action du tour',
  extraFromDiscard: 'vous pouvez recruter un Agent de la défausse, en plus de votre Action du tour',
  putOnline: 'passez un de vos Verses Online, quelle que soit sa Mission, et bénéficiez de son gain immédiat',
  readyAll: 'redressez tous vos Agents en service',
  freeType: 'à la fin de la partie, cet Agent compte pour le type de votre choix',
};

export const boostEffect: SameTexts<typeof en.boostEffect> = {
  discard: 'payez {{euros}} € pour défausser 1 carte Corruption de plus',
  replaceExactly: 'vous pouvez remettre {{most}} Verses disponibles sous la pioche',
  replace: 'vous pouvez remettre {{least}} ou {{most}} Verses disponibles sous la pioche',
  reach: '+{{euros}} €, Portée +{{reach}}',
  revenue: 'Revenus +{{by}}',
  euros: '+{{euros}} €',
};

export const mission: SameTexts<typeof en.mission> = {
  none: 'aucune : Online immédiatement',
  service: 'en service : {{team}}',
  server: 'un Serveur : {{where}}',
  stack_one: 'au moins {{count}} de vos jetons dans un même arrondissement',
  stack_other: 'au moins {{count}} de vos jetons dans un même arrondissement',
  recycling_one: 'au moins {{count}} de vos jetons dans la zone de Recyclage',
  recycling_other: 'au moins {{count}} de vos jetons dans la zone de Recyclage',
  immunity_one: 'au moins {{count}} Immunité',
  immunity_other: 'au moins {{count}} Immunités',
  boosts_one: 'au moins {{count}} Boost',
  boosts_other: 'au moins {{count}} Boosts',
  searchedWith_one: 'être perquisitionné avec {{count}} carte Corruption ou plus',
  searchedWith_other: 'être perquisitionné avec {{count}} cartes Corruption ou plus',
  noService: 'aucun Agent en service',
  adjacentServers: 'deux de vos Serveurs dans des arrondissements adjacents',
  directorsTogether: 'vos trois Directeurs dans un même District, la même manche',
  searchedWithoutImmunity: 'être perquisitionné sans dépenser d’Immunité',
};

export const bonus: SameTexts<typeof en.bonus> = {
  none: 'aucun',
  add: 'ajoutez 1 jeton : {{where}}',
  addControlled_one: 'ajoutez {{count}} jeton où vous avez le contrôle',
  addControlled_other: 'ajoutez jusqu’à {{count}} jetons où vous avez le contrôle',
  recycle_one: 'placez {{count}} jeton de la Réserve dans la zone de Recyclage',
  recycle_other: 'placez {{count}} jetons de la Réserve dans la zone de Recyclage',
  revenue: 'Revenus +{{by}}',
  euros: 'gagnez {{by}} €',
  immunity_one: 'gagnez {{count}} Immunité',
  immunity_other: 'gagnez {{count}} Immunités',
  boost: 'gagnez une carte Boost',
  vp2: 'un jeton 2 PV',
  darkKingdom: 'chaque adversaire défausse un Agent en service, un Boost ou une Immunité',
};

export const end: SameTexts<typeof en.end> = {
  perAgent: '{{vp}} PV par Agent possédé : {{type}}',
  perGenre: '{{vp}} PV par Verse possédé : {{genre}}',
  perArr: '{{vp}} PV par arrondissement contrôlé : {{where}}',
  perStack_one: '{{vp}} PV par arrondissement avec au moins {{count}} de vos jetons',
  perStack_other: '{{vp}} PV par arrondissement avec au moins {{count}} de vos jetons',
  most: {
    euros: '{{vp}} PV si personne n’a plus d’euros',
    tokens: '{{vp}} PV si personne n’a plus de jetons dans Néo Paris',
  },
  fewest: {
    euros: '{{vp}} PV si personne n’a moins d’euros',
    tokens: '{{vp}} PV si personne n’a moins de jetons dans Néo Paris',
  },
  perTrio: '{{vp}} PV de plus par trio d’Agents de types différents',
  perEmptyDistrict: '{{vp}} PV par District sans jeton à vous',
  perFinalCorruption: '{{vp}} PV par carte Corruption en main à la Perquisition finale',
  perRecycled: '{{vp}} PV par jeton à vous dans la zone de Recyclage',
  perBoost: '{{vp}} PV par Boost',
  perServer: '{{vp}} PV par Serveur dans Néo Paris',
  perImmunity: '{{vp}} PV par Immunité restante',
  perBoostedAction: '{{vp}} PV par Action qui a un Boost',
};

export const titleEffect: SameTexts<typeof en.titleEffect> = {
  sell: 'retirez un de vos Serveurs ou défaussez un de vos Verses : +{{euros}} €',
  work: 'si vous effectuez l’Action « Travailler » : +{{euros}} €',
  look: 'regardez en secret la carte Nécro de la manche',
  swapCorruption: 'piochez 2 cartes Corruption, puis défaussez-en 2',
  protect: 'lors d’une Perquisition ou d’une attaque Nécro : gardez un Agent ou un Boost qui devait être défaussé',
  ready: 'redressez un de vos Agents en service',
  noToken: 'si vous construisez un Serveur : aucun jeton à vous n’y est nécessaire',
};

export const hit: SameTexts<typeof en.hit> = {
  nothing: 'rien',
  immunity_one: 'gagnez {{count}} Immunité',
  immunity_other: 'gagnez {{count}} Immunités',
  revenue: { more: 'Revenus +{{by}}', less: 'Revenus −{{by}}' },
  euros: { more: 'gagnez {{by}} €', less: 'perdez {{by}} €' },
  loseEuros: 'perdez tous vos euros',
  keepEuros: 'perdez tous vos euros au-delà de {{most}}',
  draw_one: 'piochez {{count}} carte Corruption',
  draw_other: 'piochez {{count}} cartes Corruption',
  discardCorruption_one: 'défaussez {{count}} carte Corruption au choix',
  discardCorruption_other: 'défaussez {{count}} cartes Corruption au choix',
  donate: 'à la manche suivante, défausser 1 ou 2 cartes par un Don coûte {{one}} ou {{two}} €',
  work: 'à la manche suivante, l’Action « {{action}} » rapporte {{modified}} € au lieu de {{base}}',
  price: 'à la manche suivante, l’Action « {{action}} » coûte {{modified}} € au lieu de {{base}}',
  tokens_one: 'éliminez {{count}} de vos jetons',
  tokens_other: 'éliminez {{count}} de vos jetons',
  clearArrs_one: 'éliminez tous vos jetons dans {{count}} arrondissement',
  clearArrs_other: 'éliminez tous vos jetons dans {{count}} arrondissements',
  server: 'retirez un de vos Serveurs ; sans Serveur, −{{vp}} PV',
  verseCap: 'vos Verses rapportent au plus {{most}} PV chacun',
  objectiveCap: 'votre Objectif rapporte au plus {{most}} PV',
  perTrio: '−{{vp}} PV par trio d’Agents',
  perTitle: '−{{vp}} PV par Titre',
  verse: 'défaussez un de vos Verses',
  agent: 'défaussez un de vos Agents en service',
  boost: 'défaussez un de vos Boosts',
};

export const goal: SameTexts<typeof en.goal> = {
  revenue: '{{vp}} PV par tranche de {{per}} points de Revenus',
  servers: '{{vp}} PV par Serveur dans Néo Paris, en plus des PV habituels',
  verses: '{{vp}} PV par Verse, Online ou non',
  genres: '{{vp}} PV par type de Verse différent',
  oneGenre: '{{vp}} PV par Verse de votre type le plus fréquent',
  arrs: '{{vp}} PV par arrondissement contrôlé',
  emptyDistricts: '{{vp}} PV par District sans jeton à vous',
  titles: '{{vp}} PV par Titre, en plus des PV habituels',
  agents: '{{first}} : {{a}} PV au niveau 1, {{b}} au niveau 2 ; {{second}} : {{c}} et {{d}}',
  money: '1 PV par tranche de {{per}} €, et 1 par point de Revenus',
};

/** What a Corruption card takes in a Search; it stands for the card's name. */
export const loss: SameTexts<typeof en.loss> = {
  immunity: 'perdre 1 Immunité',
  money: 'perdre {{by}} €',
  revenue: 'Revenus −{{by}}',
  agent: 'un Agent en service : {{type}}',
  influence: 'un jeton : {{first}} ou {{second}}',
  server: 'un Serveur : {{first}} ou {{second}}',
  verse: 'un Verse : {{first}} ou {{second}}',
  boost: 'un Boost : {{first}} ou {{second}}',
};
