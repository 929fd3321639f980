/** For whoever does not win. */
const WINS = {
  standard: '{{seat}} wins with the most points.',
  crisis: '{{seat}} wins by the Crisis.',
  criminalCrisis: '{{seat}} wins by the Crisis Criminal.',
  elections: '{{seat}} wins the Elecciones.',
  coup: '{{seat}} wins by the Golpe.',
  armadrill: '{{seat}} wins with Armadrill and the robots.',
  robur: '{{seat}} wins with Robur and the criminals.',
  weintraub: '{{seat}} wins with Thomas Weintraub.',
  gregor: '{{seat}} wins with Alcalde Gregor.',
  metaluna: '{{seat}} wins with Metaluna.',
  corporateThreat: '{{seat}} wins as a Corporate Threat.',
  lastCorporation: '{{seat}} has the last corporation and wins.',
  chaos: 'Chaos wins, and everybody loses.',
};

export const outcome = {
  won: {
    standard: 'You win: nobody has more points!',
    crisis: 'You win: in the Crisis the city turns to you!',
    criminalCrisis: 'You win: in the Crisis Criminal the underworld is yours!',
    elections: 'You win the Elecciones!',
    coup: 'You win: the Golpe succeeds!',
    armadrill: 'You win: Armadrill and the robots take the city!',
    robur: 'You win: Robur and the criminals take the city!',
    weintraub: 'You win: Thomas Weintraub has saved the city!',
    gregor: 'You win: Alcalde Gregor governs for you!',
    metaluna: 'You win: the Cavorite is yours!',
    corporateThreat: 'You win: nobody could stop your Corporate Threat!',
    lastCorporation: 'You win: yours is the last corporation!',
  },
  lost: WINS,
  other: WINS,
};

export const reason = {
  standard: 'Most points after four rounds',
  crisis: 'Victory Event Crisis',
  criminalCrisis: 'Victory Event Crisis Criminal',
  elections: 'Victory Event Elecciones',
  coup: 'Victory Event Golpe',
  armadrill: 'Special victory: Armadrill',
  robur: 'Special victory: Robur',
  weintraub: 'Special victory: Thomas Weintraub',
  gregor: 'Special victory: Alcalde Gregor',
  metaluna: 'Special victory: Metaluna',
  corporateThreat: 'Corporate Threat',
  lastCorporation: 'The last corporation',
  chaos: 'Chaos',
};
