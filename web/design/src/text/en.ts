import type { DesignTexts } from './texts.ts';

export const en: DesignTexts = {
  menu: { title: 'What to do?' },
  explain: { click: 'Click', close: 'Close', rule: 'Rule {{rule}}', blocked: 'Not possible now' },
  pile: { count_one: '{{count}} card', count_other: '{{count}} cards', empty: 'empty', open: 'See what is in it' },
  seat: { turn: 'to play', thinking: 'is thinking', you: 'you' },
  bar: {
    label: 'Decision',
    options: 'Your choices',
    advice: 'advice {{rank}} · {{chance}}%',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  log: { label: 'Log', move: 'Move {{number}}', empty: 'Nothing yet.', goto: 'See move {{number}} again' },
  score: { part: 'Scoring', rank: 'Rank' },
};
