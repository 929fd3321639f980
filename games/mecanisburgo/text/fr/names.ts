/** What is printed in Spanish stays so, and the skills that the French rules leave in English. */
import type { NameTexts } from '../texts.ts';

export const corp: NameTexts['corp'] = {
  bion: 'BION',
  iglesia: 'Iglesia Cosmica',
  oceanica: 'Oceanica',
  omni: 'OMNI',
  osamu: 'Osamu Multindustria',
  rur: 'RUR',
};

export const sector: NameTexts['sector'] = {
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

export const skill: NameTexts['skill'] = {
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
  seduction: 'Séducteur',
  socializing: 'Socializing',
  suspended: 'Animation suspendue',
  technician: 'Technicien',
};

export const race: NameTexts['race'] = { human: 'Humain', cyborg: 'Cyborg', robot: 'Robot', mutant: 'Mutant' };

export const type: NameTexts['type'] = {
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

export const action: NameTexts['action'] = {
  assassination: 'Assassinat',
  autocombat: 'Autocombat',
  business: 'Business',
  hackerAttack: 'Attaque Hacker',
  sabotage: 'Sabotage',
  seduction: 'Séduction',
  socializing: 'Socializing',
  trial: 'Procès',
};

export const contest: NameTexts['contest'] = { N: 'Négociation', C: 'Combat', R: 'Combat R&D' };

export const project: NameTexts['project'] = {
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

export const victory: NameTexts['victory'] = {
  crisis: 'Crisis',
  criminalCrisis: 'Crisis Criminal',
  elections: 'Elecciones',
  coup: 'Golpe',
  corporate11: 'Amenaza Corporativa 11',
  corporate12: 'Amenaza Corporativa 12',
};

export const special: NameTexts['special'] = {
  armadrill: 'la victoire d’Armadrill',
  robur: 'la victoire de Robur',
  weintraub: 'la victoire de Thomas Weintraub',
  gregor: 'la victoire de l’Alcalde Gregor',
  metaluna: 'la victoire de Metaluna',
};

/** Where money, cards or a death come from. */
export const cause: NameTexts['cause'] = {
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
