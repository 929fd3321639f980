import type { DesignTexts } from './texts.ts';

export const en: DesignTexts = {
  menu: { title: 'What to do?' },
  explain: { click: 'Click', close: 'Close', rule: 'Rule {{rule}}' },
  pile: { count_one: '{{count}} card', count_other: '{{count}} cards', empty: 'empty', open: 'See what is in it' },
  seat: { turn: 'to play', thinking: 'is thinking' },
  bar: {
    label: 'Decision',
    options: 'Your choices',
    advice: 'advice {{rank}}',
    chance: '{{chance}}%',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  log: { label: 'Log', empty: 'Nothing yet.', goto: 'See move {{number}} again' },
  map: { closer: 'Closer', farther: 'Farther away', whole: 'The whole map' },
  score: { part: 'Scoring', rank: 'Rank' },
};
