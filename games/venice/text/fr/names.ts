/** What things are called. */
import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/names.ts';

export const resource: SameTexts<typeof en.resource> = { O: 'céramique', V: 'étoffe', S: 'argent' };

export const building: SameTexts<typeof en.building> = {
  market: 'Marché',
  monastery: 'Monastère',
  lesserCouncil: 'Petit Conseil',
  workshop: 'Échoppe',
  docks: 'Quais',
  consulate: 'Consulat',
  library: 'Bibliothèque',
  senate: 'Sénat',
  church: 'Église',
  court: 'Cour',
  bank: 'Banque',
  councilOfTen: 'Conseil des 10',
  stMark: 'Place Saint-Marc',
  dogesPalace: 'Palais des Doges',
  grandCouncil: 'Grand Conseil',
};

/** A building in a sentence, after a preposition that does not merge with the article. */
export const at: SameTexts<typeof en.at> = {
  market: 'le Marché',
  monastery: 'le Monastère',
  lesserCouncil: 'le Petit Conseil',
  workshop: 'l’Échoppe',
  docks: 'les Quais',
  consulate: 'le Consulat',
  library: 'la Bibliothèque',
  senate: 'le Sénat',
  church: 'l’Église',
  court: 'la Cour',
  bank: 'la Banque',
  councilOfTen: 'le Conseil des 10',
  stMark: 'la place Saint-Marc',
  dogesPalace: 'le Palais des Doges',
  grandCouncil: 'le Grand Conseil',
};

export const influence: SameTexts<typeof en.influence> = {
  bribeForeman: 'Soudoyer le contremaître',
  overtime: 'Faire des heures supplémentaires',
  bribeCouncillors: 'Soudoyer les conseillers',
  tradeInformation: 'Échanger des informations',
  buildBridge: 'Construire un pont',
  promoteWorkers: 'Promouvoir des ouvriers',
  manageStock: 'Gérer les stocks',
  makeOffer: 'Faire une offre',
  investigate: 'Investiguer',
  testify: 'Témoigner',
  hireSpy: 'Engager un espion',
};

export const mission: SameTexts<typeof en.mission> = {
  n1: 'Deux équipages',
  n2: 'Laissez-passer du port',
  n3: 'Ami des gardiens des ponts',
  n4: 'Droit de péage',
  n5: 'Maîtres maçons',
  n6: 'Cargaison mêlée',
  n7: 'Amarres partagées',
  n8: 'Maison exemptée',
  n9: 'Lettres de l’étranger',
  n10: 'Guilde des portefaix',
  n11: 'Sceau du scribe',
  n12: 'Nom illustre',
  n13: 'Oreille à la chancellerie',
  n14: 'Colporteurs de scandales',
  n15: 'Associés discrets',
  n16: 'Double jeu',
  n17: 'Bureau d’embauche',
  n18: 'Préséance',
  n19: 'Vieux de la vieille',
  n20: 'Mains propres',
  n21: 'Paiement en nature',
  n22: 'Meneur du Conseil',
  n23: 'Indulgence plénière',
  n24: 'Copistes',
  n25: 'Fournisseur de la cour',
  n26: 'Avocats',
};

export const dogeCard: SameTexts<typeof en.dogeCard> = {
  decree: 'Décret',
  summons: 'Convocation',
  ducalWorks: 'Travaux ducaux',
  session: 'Séance',
  twoFamilies: 'Deux familles',
  archives: 'Chartrier',
  absolution: 'Grâce',
  tribute: 'Tribut',
  patronage: 'Mécénat',
};
