import { defineRules } from '@cabale/engine';
import type { NewOrder } from '../rules/state.ts';

/** The rules page: each paragraph is a text and names the rules that it tells. */
export const rulesPage = defineRules<NewOrder>({
  chapters: [
    {
      name: 'aim',
      parts: [
        { name: 'text', rules: ['NO-9.1'] },
        { name: 'colours', rules: [] },
        { name: 'control', rules: ['NO-5.18', 'NO-5.19', 'NO-5.20'] },
      ],
    },
    {
      name: 'setup',
      parts: [
        { name: 'types', rules: ['NO-1.1'], as: 'step' },
        { name: 'gridMany', rules: ['NO-1.2', 'NO-1.5', 'NO-1.7'], as: 'step' },
        { name: 'gridTwo', rules: ['NO-1.3', 'NO-1.6', 'NO-1.7'], as: 'step' },
        { name: 'out', rules: ['NO-1.4', 'NO-1.8'], as: 'step' },
        { name: 'objectives', rules: ['NO-1.9', 'NO-1.10', 'NO-1.11', 'NO-1.12'], as: 'step' },
        { name: 'secret', rules: ['NO-1.13', 'NO-1.14', 'NO-1.15'], as: 'step' },
        { name: 'consultants', rules: ['NO-1.16', 'NO-1.17', 'NO-1.18', 'NO-1.19'], as: 'step' },
        { name: 'cards', rules: ['NO-1.20', 'NO-1.21', 'NO-1.22'], as: 'step' },
        { name: 'first', rules: ['NO-1.23'], as: 'step' },
      ],
    },
    {
      name: 'turn',
      parts: [
        { name: 'text', rules: ['NO-2.1', 'NO-2.2', 'NO-2.3', 'NO-2.4', 'NO-2.5'] },
        { name: 'limit', rules: ['NO-2.6', 'NO-2.7', 'NO-2.8', 'NO-2.9'] },
        { name: 'alone', rules: ['NO-2.10'] },
      ],
    },
    {
      name: 'plot',
      parts: [
        { name: 'text', rules: ['NO-3.1', 'NO-3.2', 'NO-3.7'] },
        { name: 'refill', rules: ['NO-3.3', 'NO-3.4', 'NO-3.10'] },
        { name: 'end', rules: ['NO-3.5', 'NO-3.6'] },
        { name: 'few', rules: ['NO-3.8', 'NO-3.9'] },
      ],
    },
    {
      name: 'infiltrate',
      parts: [
        { name: 'text', rules: ['NO-4.1', 'NO-4.2', 'NO-4.12', 'NO-4.14'] },
        { name: 'agents', rules: ['NO-4.3', 'NO-4.4', 'NO-4.5', 'NO-4.13'] },
        { name: 'hire', rules: ['NO-4.6', 'NO-4.7', 'NO-4.8', 'NO-4.9', 'NO-4.10', 'NO-4.11'] },
      ],
    },
    {
      name: 'takeover',
      parts: [
        { name: 'text', rules: ['NO-5.1', 'NO-5.2', 'NO-5.3', 'NO-5.4'] },
        { name: 'stay', rules: ['NO-5.5'] },
        { name: 'same', rules: ['NO-5.6', 'NO-5.15'] },
        { name: 'success', rules: ['NO-5.10', 'NO-5.14'] },
        { name: 'failure', rules: ['NO-5.7', 'NO-5.8', 'NO-5.9', 'NO-5.11'] },
        { name: 'last', rules: ['NO-5.12', 'NO-5.13'] },
        { name: 'tilted', rules: ['NO-5.16', 'NO-5.17', 'NO-5.21'] },
      ],
    },
    {
      name: 'abilities',
      parts: [
        { name: 'text', rules: ['NO-6.15', 'NO-6.16', 'NO-6.17'] },
        { name: 'BN', rules: ['NO-6.1', 'NO-6.2', 'NO-6.3', 'NO-6.4'], as: 'item' },
        { name: 'GM', rules: ['NO-6.5', 'NO-6.6'], as: 'item' },
        { name: 'PR', rules: ['NO-6.7', 'NO-6.8', 'NO-6.9'], as: 'item' },
        { name: 'AA', rules: ['NO-6.10', 'NO-6.11'], as: 'item' },
        { name: 'SM', rules: ['NO-6.12'], as: 'item' },
        { name: 'OM', rules: ['NO-6.13', 'NO-6.14'], as: 'item' },
      ],
    },
    {
      name: 'consultants',
      parts: [
        { name: 'text', rules: ['NO-7.1', 'NO-7.2', 'NO-7.3', 'NO-7.4', 'NO-7.5'] },
        { name: 'MC', rules: ['NO-7.6', 'NO-7.7', 'NO-7.8', 'NO-7.9', 'NO-7.10'], as: 'item' },
        { name: 'NE', rules: ['NO-7.11', 'NO-7.12', 'NO-7.13', 'NO-7.14'], as: 'item' },
        { name: 'CL', rules: ['NO-7.15', 'NO-7.16', 'NO-7.17'], as: 'item' },
        { name: 'MI', rules: ['NO-7.18', 'NO-7.19', 'NO-7.20'], as: 'item' },
      ],
    },
    {
      name: 'end',
      parts: [
        { name: 'trigger', rules: ['NO-8.1', 'NO-8.2'] },
        { name: 'final', rules: ['NO-8.3', 'NO-8.4'] },
        { name: 'win', rules: ['NO-8.5', 'NO-8.6', 'NO-8.7', 'NO-8.8'] },
      ],
    },
    {
      name: 'scoring',
      parts: [
        { name: 'shares', rules: ['NO-9.1', 'NO-9.2', 'NO-9.3'] },
        { name: 'first', rules: ['NO-9.4', 'NO-9.5'] },
        { name: 'second', rules: ['NO-9.8', 'NO-9.12'] },
        { name: 'tieFirst', rules: ['NO-9.6', 'NO-9.10'] },
        { name: 'tieSecond', rules: ['NO-9.9'] },
        { name: 'objectives', rules: ['NO-9.14', 'NO-9.15', 'NO-9.16'] },
        { name: 'consultants', rules: ['NO-9.18', 'NO-9.19'] },
        { name: 'example', rules: ['NO-9.5', 'NO-9.8', 'NO-9.14'] },
      ],
    },
    {
      name: 'solo',
      parts: [
        { name: 'setup', rules: ['NO-10.1', 'NO-10.2', 'NO-10.3', 'NO-10.6'] },
        { name: 'colours', rules: ['NO-10.4', 'NO-10.5'] },
        { name: 'display', rules: ['NO-10.7', 'NO-10.8', 'NO-10.9'] },
        { name: 'actions', rules: ['NO-11.1'] },
        { name: 'plot', rules: ['NO-11.2', 'NO-11.3', 'NO-11.4', 'NO-11.10'] },
        { name: 'place', rules: ['NO-11.5'] },
        { name: 'refill', rules: ['NO-11.6', 'NO-11.12'] },
        { name: 'takeover', rules: ['NO-11.7', 'NO-11.8', 'NO-11.9', 'NO-11.11'] },
      ],
    },
    {
      name: 'sod',
      parts: [
        { name: 'text', rules: ['NO-12.1', 'NO-12.2'] },
        { name: 'scan', rules: ['NO-12.3', 'NO-12.4'] },
        { name: 'takeover', rules: ['NO-12.6', 'NO-12.7', 'NO-12.8', 'NO-12.14', 'NO-12.15', 'NO-12.16', 'NO-12.17'] },
        { name: 'A1', rules: ['NO-12.9'], as: 'item' },
        { name: 'A2', rules: ['NO-12.10'], as: 'item' },
        { name: 'A3', rules: ['NO-12.11'], as: 'item' },
        { name: 'A4', rules: ['NO-12.12', 'NO-12.13'], as: 'item' },
        { name: 'plot', rules: ['NO-12.5', 'NO-12.25'] },
        { name: 'B1', rules: ['NO-12.18', 'NO-12.19', 'NO-12.20'], as: 'item' },
        { name: 'B2', rules: ['NO-12.21', 'NO-12.27'], as: 'item' },
        { name: 'B3', rules: ['NO-12.22', 'NO-12.23', 'NO-12.24'], as: 'item' },
        { name: 'place', rules: ['NO-12.26', 'NO-12.28', 'NO-12.33'] },
        { name: 'BB1', rules: ['NO-12.29'], as: 'item' },
        { name: 'BB2', rules: ['NO-12.30'], as: 'item' },
        { name: 'BB3', rules: ['NO-12.31'], as: 'item' },
        { name: 'BB4', rules: ['NO-12.32'], as: 'item' },
        { name: 'C1', rules: ['NO-12.34', 'NO-12.35'], as: 'item' },
        { name: 'C2', rules: ['NO-12.36'], as: 'item' },
        { name: 'D', rules: ['NO-12.38'], as: 'item' },
        { name: 'refill', rules: ['NO-12.39'] },
        { name: 'end', rules: ['NO-13.1', 'NO-13.2', 'NO-13.3'] },
        { name: 'win', rules: ['NO-13.4', 'NO-13.5'] },
      ],
    },
    {
      name: 'options',
      parts: [
        { name: 'deluxe', rules: ['NO-14.1', 'NO-14.2'] },
        { name: 'accountant', rules: ['NO-14.3', 'NO-14.4'] },
        { name: 'PF', rules: ['NO-14.5'], as: 'item' },
        { name: 'VD', rules: ['NO-14.5'], as: 'item' },
        { name: 'TS', rules: ['NO-14.5'], as: 'item' },
        { name: 'CM', rules: ['NO-14.5'], as: 'item' },
        { name: 'CA', rules: ['NO-14.5'], as: 'item' },
        { name: 'none', rules: ['NO-14.6'] },
      ],
    },
    {
      name: 'rulings',
      parts: [
        { name: 'intro', rules: [] },
        {
          name: 'tiedFirst',
          rules: ['NO-9.7', 'NO-9.11'],
          quote:
            'Si deux joueurs ou plus sont à égalité, celui d’entre eux qui a le plus d’Agents de ce Conglomérat dans son QG marque les PV.',
          option: 'tiedFirst',
        },
        {
          name: 'soloDeck',
          rules: ['NO-11.2', 'NO-12.37'],
          quote:
            'Jouez la partie normalement en alternant les tours entre vous et le SOD avec les différences suivantes.',
          option: 'soloDeck',
        },
        {
          name: 'sodAbilities',
          rules: ['NO-12.17'],
          quote: 'Cette action fonctionne selon les règles normales.',
          option: 'sodAbilities',
        },
        {
          name: 'share',
          rules: ['NO-9.2'],
          quote:
            'Si vous avez 5 cartes bleues et 2 cubes bleus dans votre QG, vous possédez 5 parts de capital du Conglomérat bleu.',
        },
        { name: 'again', rules: ['NO-8.8'], quote: 'S’il y a encore égalité, rejouez !' },
        {
          name: 'negotiator',
          rules: ['NO-7.11', 'NO-7.12'],
          quote: 'Après une infiltration réussie ce tour piochez 2 cartes de la pile.',
        },
        { name: 'lawyer', rules: ['NO-7.15'], quote: 'Infiltez 2 fois ce tour.' },
        {
          name: 'colours',
          rules: ['NO-10.4'],
          quote: 'Choisissez deux différents Conglomérats qui seront les vôtres.',
        },
        { name: 'resign', rules: ['NO-8.9'] },
      ],
    },
    {
      name: 'data',
      parts: [
        { name: 'text', rules: [] },
        { name: 'deluxe', rules: ['NO-14.5'] },
      ],
    },
  ],
  glossary: ['agent', 'box', 'conglomerate', 'display', 'hq', 'share', 'supply', 'tilted', 'upright'],
});
