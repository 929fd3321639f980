import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/outcomes.ts';

const WINS: SameTexts<typeof en.outcome>['other'] = {
  standard: '{{seat}} gagne avec le plus de points.',
  crisis: '{{seat}} gagne par Crisis.',
  criminalCrisis: '{{seat}} gagne par Crisis Criminal.',
  elections: '{{seat}} remporte les Elecciones.',
  coup: '{{seat}} gagne par le Golpe.',
  armadrill: '{{seat}} gagne avec Armadrill et les robots.',
  robur: '{{seat}} gagne avec Robur et les criminels.',
  weintraub: '{{seat}} gagne avec Thomas Weintraub.',
  gregor: '{{seat}} gagne avec l’Alcalde Gregor.',
  metaluna: '{{seat}} gagne avec Metaluna.',
  corporateThreat: '{{seat}} gagne comme Menace Corporation.',
  lastCorporation: '{{seat}} dirige la dernière Corporation et gagne.',
  chaos: 'Le chaos l’emporte : tout le monde perd.',
};

export const outcome: SameTexts<typeof en.outcome> = {
  won: {
    standard: 'Vous gagnez : personne n’a plus de points !',
    crisis: 'Vous gagnez : dans la Crisis, la ville se tourne vers vous !',
    criminalCrisis: 'Vous gagnez : dans la Crisis Criminal, la pègre est à vous !',
    elections: 'Vous remportez les Elecciones !',
    coup: 'Vous gagnez : le Golpe réussit !',
    armadrill: 'Vous gagnez : Armadrill et les robots prennent la ville !',
    robur: 'Vous gagnez : Robur et les criminels prennent la ville !',
    weintraub: 'Vous gagnez : Thomas Weintraub a sauvé la ville !',
    gregor: 'Vous gagnez : l’Alcalde Gregor gouverne pour vous !',
    metaluna: 'Vous gagnez : la cavorite est à vous !',
    corporateThreat: 'Vous gagnez : personne n’a pu arrêter votre Menace Corporation !',
    lastCorporation: 'Vous gagnez : la dernière Corporation est la vôtre !',
  },
  lost: WINS,
  other: WINS,
};

export const reason: SameTexts<typeof en.reason> = {
  standard: 'Le plus de points après quatre tours',
  crisis: 'Événement Victoire Crisis',
  criminalCrisis: 'Événement Victoire Crisis Criminal',
  elections: 'Événement Victoire Elecciones',
  coup: 'Événement Victoire Golpe',
  armadrill: 'Victoire spéciale : Armadrill',
  robur: 'Victoire spéciale : Robur',
  weintraub: 'Victoire spéciale : Thomas Weintraub',
  gregor: 'Victoire spéciale : Alcalde Gregor',
  metaluna: 'Victoire spéciale : Metaluna',
  corporateThreat: 'Menace Corporation',
  lastCorporation: 'La dernière Corporation',
  chaos: 'Chaos',
};
