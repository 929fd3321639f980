import { defineRules } from '@cabale/engine';
import type { San } from '../rules/state.ts';

/** The rules page: each paragraph is a text and names the rules that it tells. */
export const rulesPage = defineRules<San>({
  chapters: [
    {
      name: 'aim',
      parts: [
        { name: 'text', rules: ['SAN-1.1', 'SAN-1.2', 'SAN-1.3'] },
        { name: 'choose', rules: ['SAN-1.4'] },
        { name: 'corruption', rules: ['SAN-11.2', 'SAN-5.15'], as: 'item' },
        { name: 'propaganda', rules: ['SAN-11.3', 'SAN-6.15'], as: 'item' },
        { name: 'hacking', rules: ['SAN-11.4', 'SAN-7.18'], as: 'item' },
        { name: 'end', rules: ['SAN-1.4', 'SAN-11.5'] },
      ],
    },
    {
      name: 'setup',
      parts: [
        { name: 'side', rules: ['SAN-2.1', 'SAN-2.12'], as: 'step' },
        { name: 'deck', rules: ['SAN-2.2', 'SAN-2.11', 'SAN-2.18'], as: 'step' },
        { name: 'river', rules: ['SAN-2.3', 'SAN-2.4', 'SAN-2.5'], as: 'step' },
        { name: 'track', rules: ['SAN-2.6', 'SAN-2.7', 'SAN-2.8'], as: 'step' },
        { name: 'virus', rules: ['SAN-2.9'], as: 'step' },
        { name: 'zone', rules: ['SAN-2.10'], as: 'step' },
        { name: 'first', rules: ['SAN-2.13', 'SAN-2.14', 'SAN-2.15'], as: 'step' },
        { name: 'pawn', rules: ['SAN-2.16', 'SAN-2.17'], as: 'step' },
      ],
    },
    {
      name: 'cards',
      parts: [
        { name: 'types', rules: ['SAN-1.11'] },
        { name: 'anatomy', rules: [] },
        { name: 'income', rules: ['SAN-1.9'] },
        { name: 'start', rules: [] },
      ],
    },
    {
      name: 'turn',
      parts: [
        { name: 'order', rules: ['SAN-3.1', 'SAN-3.2'] },
        { name: 'play', rules: ['SAN-3.3', 'SAN-3.4', 'SAN-3.5', 'SAN-4.2'], as: 'step' },
        { name: 'buy', rules: ['SAN-9.7', 'SAN-3.7'], as: 'step' },
        { name: 'discard', rules: ['SAN-10.1', 'SAN-10.2'], as: 'step' },
        { name: 'refill', rules: ['SAN-10.3', 'SAN-10.4', 'SAN-10.5'], as: 'step' },
        { name: 'end', rules: ['SAN-3.8', 'SAN-3.9', 'SAN-1.5'] },
      ],
    },
    {
      name: 'play',
      parts: [
        { name: 'lay', rules: ['SAN-4.1', 'SAN-4.9'] },
        { name: 'type', rules: ['SAN-4.3', 'SAN-4.4', 'SAN-4.5'] },
        { name: 'symbols', rules: ['SAN-4.19'] },
        { name: 'virus', rules: ['SAN-4.6', 'SAN-4.7', 'SAN-4.8', 'SAN-4.18'] },
        { name: 'effects', rules: ['SAN-1.10', 'SAN-4.10', 'SAN-4.11', 'SAN-4.17'] },
        { name: 'mix', rules: ['SAN-4.12', 'SAN-4.13', 'SAN-3.6'] },
        { name: 'empty', rules: ['SAN-4.14', 'SAN-4.15', 'SAN-4.16', 'SAN-10.6', 'SAN-10.7'] },
      ],
    },
    {
      name: 'corruption',
      parts: [
        { name: 'pay', rules: ['SAN-5.1', 'SAN-5.2', 'SAN-5.9', 'SAN-5.10'] },
        { name: 'place', rules: ['SAN-5.3', 'SAN-5.4', 'SAN-5.5'] },
        { name: 'order', rules: ['SAN-5.6', 'SAN-5.7', 'SAN-5.8'] },
        { name: 'price', rules: ['SAN-5.11', 'SAN-5.12'] },
        { name: 'stay', rules: ['SAN-1.8', 'SAN-5.13', 'SAN-5.14', 'SAN-5.16'] },
      ],
    },
    {
      name: 'propaganda',
      parts: [
        { name: 'cross', rules: ['SAN-6.1', 'SAN-6.2', 'SAN-6.3'] },
        { name: 'cost', rules: ['SAN-6.4', 'SAN-6.17'] },
        { name: 'example', rules: ['SAN-6.4'] },
        { name: 'several', rules: ['SAN-6.7', 'SAN-6.8'] },
        { name: 'banner', rules: ['SAN-6.9', 'SAN-6.10', 'SAN-6.11', 'SAN-6.16'] },
        { name: 'tokens', rules: ['SAN-6.12', 'SAN-6.13', 'SAN-6.14'] },
      ],
    },
    {
      name: 'hacking',
      parts: [
        { name: 'move', rules: ['SAN-7.1', 'SAN-7.2', 'SAN-7.3'] },
        { name: 'own', rules: ['SAN-7.4', 'SAN-7.5', 'SAN-7.11'], as: 'item' },
        { name: 'port', rules: ['SAN-7.6'], as: 'item' },
        { name: 'other', rules: ['SAN-7.7', 'SAN-7.11'], as: 'item' },
        { name: 'stop', rules: ['SAN-7.10', 'SAN-7.12', 'SAN-7.13'] },
        { name: 'finished', rules: ['SAN-7.8', 'SAN-7.9', 'SAN-7.14', 'SAN-7.15'] },
        { name: 'dead', rules: ['SAN-7.16', 'SAN-7.17'] },
        { name: 'length', rules: ['SAN-7.3', 'SAN-7.19', 'SAN-7.18'] },
      ],
    },
    {
      name: 'buy',
      parts: [
        { name: 'power', rules: ['SAN-9.1', 'SAN-9.2', 'SAN-9.3'] },
        { name: 'one', rules: ['SAN-9.4', 'SAN-9.5', 'SAN-9.6'] },
        { name: 'later', rules: ['SAN-9.8'] },
      ],
    },
    {
      name: 'effects',
      parts: [
        { name: 'draw', rules: ['SAN-8.27'] },
        { name: 'choice', rules: ['SAN-8.38', 'SAN-8.39', 'SAN-8.40', 'SAN-8.42'] },
        { name: 'choiceDraw', rules: ['SAN-8.41', 'SAN-8.48'] },
        { name: 'choiceType', rules: ['SAN-8.45', 'SAN-8.46', 'SAN-8.47'] },
        { name: 'choiceAgain', rules: ['SAN-8.43', 'SAN-8.44'] },
        { name: 'multiplier', rules: ['SAN-8.1', 'SAN-8.2', 'SAN-8.3'] },
        { name: 'multiplierOnly', rules: ['SAN-8.4', 'SAN-8.5'] },
        { name: 'single', rules: ['SAN-8.6', 'SAN-8.7', 'SAN-8.8', 'SAN-8.9', 'SAN-1.7'] },
        { name: 'copyPlayed', rules: ['SAN-8.10'] },
        { name: 'copyRiver', rules: ['SAN-8.17', 'SAN-8.18', 'SAN-8.19', 'SAN-8.20', 'SAN-8.21'] },
        { name: 'copy', rules: ['SAN-8.11', 'SAN-8.12', 'SAN-8.13'] },
        { name: 'copyLimits', rules: ['SAN-8.14', 'SAN-8.15', 'SAN-8.16', 'SAN-8.22'] },
        { name: 'destroy', rules: ['SAN-8.23', 'SAN-8.24', 'SAN-8.25', 'SAN-8.26'] },
        { name: 'allTypes', rules: ['SAN-8.28', 'SAN-8.29'] },
        { name: 'playDiscard', rules: ['SAN-8.30', 'SAN-8.31', 'SAN-8.32', 'SAN-8.33', 'SAN-8.34'] },
        { name: 'playDiscardCopy', rules: ['SAN-8.49'] },
        { name: 'corruptHand', rules: ['SAN-8.35', 'SAN-8.36', 'SAN-8.37'] },
      ],
    },
    {
      name: 'end',
      parts: [
        { name: 'once', rules: ['SAN-11.1'] },
        { name: 'river', rules: ['SAN-11.5', 'SAN-11.7', 'SAN-11.8', 'SAN-11.12', 'SAN-11.13', 'SAN-11.14'] },
        { name: 'measureC', rules: ['SAN-11.9'], as: 'item' },
        { name: 'measureP', rules: ['SAN-11.10'], as: 'item' },
        { name: 'measureH', rules: ['SAN-11.11'], as: 'item' },
        { name: 'both', rules: ['SAN-11.6'] },
      ],
    },
    {
      name: 'knowledge',
      parts: [
        { name: 'hidden', rules: ['SAN-13.1', 'SAN-13.2', 'SAN-13.6'] },
        { name: 'open', rules: ['SAN-13.3', 'SAN-13.4', 'SAN-13.7'] },
        { name: 'corrupted', rules: ['SAN-13.5'] },
      ],
    },
    {
      name: 'variants',
      parts: [
        { name: 'normal', rules: ['SAN-12.1'], as: 'item' },
        { name: 'first', rules: ['SAN-12.2'], as: 'item' },
        { name: 'levelling', rules: ['SAN-12.3', 'SAN-12.4'], as: 'item' },
        { name: 'tokens', rules: ['SAN-12.5', 'SAN-12.6', 'SAN-12.7'] },
      ],
    },
    {
      name: 'rulings',
      parts: [
        { name: 'intro', rules: [] },
        {
          name: 'reshuffle',
          rules: ['SAN-4.14'],
          quote: 'Si votre pioche est vide, mélangez votre défausse pour reconstituer votre pioche.',
          option: 'reshuffle',
        },
        {
          name: 'timing',
          rules: ['SAN-4.10', 'SAN-4.12'],
          quote:
            'Vous pouvez décider de les déclencher ou non lorsque vous les jouez. Les effets déclenchés doivent être complètement résolus avant la phase suivante.',
        },
        {
          name: 'once',
          rules: ['SAN-11.1'],
          quote:
            'Une Corporation gagne la partie si au moins l’une des trois conditions de victoire suivantes est rencontrée à la fin de son tour de jeu.',
        },
        {
          name: 'ahead',
          rules: ['SAN-11.11'],
          quote: 'La Corporation qui est la plus avancée sur au moins deux des conditions de victoire gagne.',
        },
        {
          name: 'lot',
          rules: ['SAN-2.15'],
          quote: 'Si l’égalité persiste, les Corporations se départagent de la manière de leur choix.',
        },
        {
          name: 'reserve',
          rules: ['SAN-2.5'],
          quote: 'Constituez une pioche face visible avec les cartes restantes, c’est la Réserve.',
        },
        { name: 'shown', rules: ['SAN-8.26', 'SAN-13.5'] },
        { name: 'stall', rules: ['SAN-11.15'] },
        { name: 'resign', rules: ['SAN-11.16'] },
      ],
    },
    {
      name: 'data',
      parts: [
        { name: 'known', rules: [] },
        { name: 'disputed', rules: [] },
        { name: 'names', rules: [] },
        { name: 'pack', rules: [] },
      ],
    },
  ],
  glossary: ['banner', 'bonus', 'box', 'corrupted', 'crossing', 'income', 'pawn', 'port', 'reserve', 'slot'],
});
