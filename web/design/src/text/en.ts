import type { DesignTexts } from './texts.ts';

export const en: DesignTexts = {
  you: 'you',
  menu: { title: 'What to do?' },
  explain: {
    click: 'Click',
    close: 'Close',
    lesson: 'The lesson asks for something else first: what glows, or “Go on”.',
  },
  pile: { count_one: '{{count}} card', count_other: '{{count}} cards', empty: 'empty', open: 'See what is in it' },
  seat: { turn: 'to play', yourTurn: 'your turn', thinking: 'is thinking' },
  bar: {
    label: 'Decision',
    options: 'Your choices',
    all: 'All options ({{count}})',
    fewer: 'Fold',
    advice: 'advice',
    chance: '{{chance}}%',
    confirm: 'Confirm',
    cancel: 'Not yet',
  },
  rule: {
    title: 'Rule {{rule}}',
    open: 'Read rule {{rule}}',
    wording: 'Exact wording',
    rulings: 'Our rulings',
    tests_one: 'Proved by {{count}} test',
    tests_other: 'Proved by {{count}} tests',
  },
  rules: {
    contents: 'Contents',
    search: 'Search the rules',
    found_one: '{{count}} passage',
    found_other: '{{count}} passages',
    option: 'The table decides – {{setting}}: {{values}}',
  },
  log: { you: 'You', label: 'Log', empty: 'Nothing yet.', goto: 'See move {{number}} again' },
  map: { closer: 'Closer', farther: 'Farther away', whole: 'The whole map' },
  score: { part: 'Scoring', rank: 'Rank' },
};
