/** What is printed in Spanish stays so. */
export const corp = {
  bion: 'BION',
  iglesia: 'Iglesia Cosmica',
  oceanica: 'Oceanica',
  omni: 'OMNI',
  osamu: 'Osamu Multindustria',
  rur: 'RUR',
};

export const sector = {
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

export const skill = {
  assassin: 'Assassin',
  autowarrior: 'Autowarrior',
  criminal: 'Criminal',
  doppelganger: 'Doppleganger',
  executive: 'Executive',
  guts: 'Guts',
  hacker: 'Hacker',
  immortal: 'Immortal',
  lawyer: 'Lawyer',
  mediaStar: 'Media Star',
  mystech: 'Mystech',
  peacemaker: 'Peacemaker',
  pilot: 'Pilot',
  politician: 'Politician',
  psychic: 'Psychic',
  sabotage: 'Sabotage',
  scientist: 'Scientist',
  security: 'Security Officer',
  seduction: 'Seduction',
  socializing: 'Socializing',
  suspended: 'Suspended Animation',
  technician: 'Technician',
};

export const race = { human: 'Human', cyborg: 'Cyborg', robot: 'Robot', mutant: 'Mutant' };

export const type = {
  shuttle: 'shuttle',
  minisub: 'minisub',
  laboratory: 'laboratory',
  refinery: 'refinery',
  mineral: 'mineral',
  moonBase: 'moon base',
  island: 'island',
  building: 'building',
  robot: 'robot',
  drug: 'drug',
  contract: 'contract',
  gear: 'gear',
};

export const action = {
  assassination: 'Assassination',
  autocombat: 'Autocombat',
  business: 'Business',
  hackerAttack: 'Hacker Attack',
  sabotage: 'Sabotage',
  seduction: 'Seduction',
  socializing: 'Socializing',
  trial: 'Trial',
};

export const contest = { N: 'Negotiation', C: 'Combat', R: 'R&D Combat' };

export const project = {
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

export const victory = {
  crisis: 'Crisis',
  criminalCrisis: 'Crisis Criminal',
  elections: 'Elecciones',
  coup: 'Golpe',
  corporate11: 'Amenaza Corporativa 11',
  corporate12: 'Amenaza Corporativa 12',
};

export const special = {
  armadrill: 'the victory of Armadrill',
  robur: 'the victory of Robur',
  weintraub: 'the victory of Thomas Weintraub',
  gregor: 'the victory of Alcalde Gregor',
  metaluna: 'the victory of Metaluna',
};

/** Where money, cards or a death come from. */
export const cause = {
  setup: 'start of the game',
  sector: 'control of the sector',
  event: 'Event',
  action: 'Action',
  threat: 'Threat',
  combat: 'lost Combat',
  drug: 'drug',
  card: 'an engaged card',
  income: 'income',
  payment: 'payments',
  hire: 'purchase',
  repair: 'repair',
  project: 'Major Project',
  revival: 'return from death',
  elimination: 'elimination',
};
