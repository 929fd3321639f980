/** What is printed in Spanish stays so, and the skills that the French rules leave in English. */
import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/names.ts';

export const corp: SameTexts<typeof en.corp> = {
  bion: 'BION',
  iglesia: 'Iglesia Cosmica',
  oceanica: 'Oceanica',
  omni: 'OMNI',
  osamu: 'Osamu Multindustria',
  rur: 'RUR',
};

export const sector: SameTexts<typeof en.sector> = {
  0: 'Palacio de Justicia (1)',
  1: 'Pharos Complex Casino (2)',
  2: 'Spaciopuerto (3)',
  3: 'Estacion Central (4)',
  4: 'Gran Plaza Asimov (5)',
  5: 'Robotown (6)',
  6: 'Puerto Estigio (7)',
  7: 'Isla Moreau (8)',
  8: 'Anficirco (9)',
  9: 'Los Paramos (10)',
  10: 'Amenaza Corporativa (11)',
  11: 'Amenaza Corporativa (12)',
};

export const skill: SameTexts<typeof en.skill> = {
  assassin: 'Assassin',
  autowarrior: 'Autowarrior',
  criminal: 'Criminel',
  doppelganger: 'Doppleganger',
  executive: 'Executive',
  guts: 'Guts',
  hacker: 'Hacker',
  immortal: 'Immortel',
  lawyer: 'Avocat',
  mediaStar: 'Media Star',
  mystech: 'Mystech',
  peacemaker: 'Peacemaker',
  pilot: 'Pilote',
  politician: 'Politicien',
  psychic: 'Psychic',
  sabotage: 'Saboteur',
  scientist: 'Scientifique',
  security: 'Officier de Sécurité',
  seduction: 'Séduction',
  socializing: 'Socializing',
  suspended: 'Animation suspendue',
  technician: 'Technicien',
};

export const race: SameTexts<typeof en.race> = { human: 'Humain', cyborg: 'Cyborg', robot: 'Robot', mutant: 'Mutant' };

export const type: SameTexts<typeof en.type> = {
  shuttle: 'navette',
  minisub: 'minisub',
  laboratory: 'laboratoire',
  refinery: 'raffinerie',
  mineral: 'minerai',
  moonBase: 'base lunaire',
  island: 'île',
  building: 'bâtiment',
  robot: 'robot',
  drug: 'drogue',
  contract: 'contrat',
  gear: 'équipement',
};

export const action: SameTexts<typeof en.action> = {
  assassination: 'Assassinat',
  autocombat: 'Autocombat',
  business: 'Business',
  hackerAttack: 'Attaque Hacker',
  sabotage: 'Sabotage',
  seduction: 'Séduction',
  socializing: 'Socializing',
  trial: 'Procès',
};

export const contest: SameTexts<typeof en.contest> = { N: 'Négociation', C: 'Combat', R: 'Combat R&D' };

export const project: SameTexts<typeof en.project> = {
  cronoscafo: 'Cronoscafo',
  elevador: 'Elevador Orbital Clarke',
  panacea: 'Panacea',
  lazarius: 'Proyecto Lazarius',
  barsoon: 'Barsoon Marte 1',
  lemuria: 'Lemuria',
  jupiter: 'Mision Jupiter',
  nrgia: 'Nrgia Oscura',
  antigravedad: 'Antigravedad',
  dimensionX: 'Dimension X',
  kubrick: 'ISS Kubrick',
  manaPlancton: 'Mana Plancton',
  mekka: 'Mekka Colosal',
  antimateria: 'Antimateria',
  atlantis: 'Atlantis',
  teoriaM: 'Teoria M',
};

export const victory: SameTexts<typeof en.victory> = {
  crisis: 'Crisis',
  criminalCrisis: 'Crisis Criminal',
  elections: 'Elecciones',
  coup: 'Golpe',
  corporate11: 'Amenaza Corporativa 11',
  corporate12: 'Amenaza Corporativa 12',
};

export const special: SameTexts<typeof en.special> = {
  armadrill: 'la victoire d’Armadrill',
  robur: 'la victoire de Robur',
  weintraub: 'la victoire de Thomas Weintraub',
  gregor: 'la victoire de l’Alcalde Gregor',
  metaluna: 'la victoire de Metaluna',
};

/** Where money, cards or a death come from. */
export const cause: SameTexts<typeof en.cause> = {
  setup: 'mise en place',
  sector: 'contrôle du secteur',
  event: 'Événement',
  action: 'Action',
  threat: 'Menace',
  combat: 'Combat perdu',
  drug: 'drogue',
  card: 'carte engagée',
  income: 'revenus',
  payment: 'paiements',
  hire: 'achat',
  repair: 'réparation',
  project: 'Projet Majeur',
  revival: 'retour à la vie',
  elimination: 'élimination',
};
