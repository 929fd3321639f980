/** The guided first game: a fixed deal for two, real moves, a round and the beginning of the next. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { VirtualRevolution } from '../rules/state.ts';
import { does, read } from './kit.ts';

type NeoLesson = Lesson<VirtualRevolution>;

/** A Director, Influence, an Agent recruited and used. */
const FIRST_TURN: readonly NeoLesson[] = [
  read('first.welcome', 'track:revenue', 'round:now'),
  read('first.city', 'title:QL', 'arr:4', 'arr:5', 'arr:6'),
  does('first.director', { kind: 'director', arr: 4 }, 'arr:4'),
  does('first.add', { kind: 'add' }, 'arr:4', 'reserve:0', 'corruption:0'),
  read('first.corruption', 'card:35', 'corruption:0'),
  does('first.recruit', { kind: 'perform', action: 'recruit' }, 'action:recruit:0', 'agent:dimka'),
  does('first.hire', { kind: 'hire', agent: 'dimka' }, 'agent:dimka'),
  does('first.use', { kind: 'use', agent: 'dimka' }, 'agent:dimka', 'euros:0'),
  does('first.end', { kind: 'endTurn' }, 'answer:endTurn'),
];

/** A rival token eliminated, money, a promotion that leaves a Boost. */
const SECOND_TURN: readonly NeoLesson[] = [
  does('first.second', { kind: 'director', arr: 5 }, 'arr:5'),
  does('first.eliminate', { kind: 'eliminate' }, 'arr:5', 'corruption:0'),
  does('first.work', { kind: 'perform', action: 'work' }, 'action:work:0'),
  does('first.promote', { kind: 'promote', agent: 'dimka' }, 'agent:dimka'),
  does('first.apply', { kind: 'apply' }, 'answer:apply', 'revenue:0', 'corruption:0'),
  does('first.boost', { kind: 'becomeBoost' }, 'answer:becomeBoost', 'action:build:0'),
];

/** A token moved to where it is needed, a Server, and what the end of a round brings. */
const THIRD_TURN: readonly NeoLesson[] = [
  does('first.third', { kind: 'director', arr: 5 }, 'arr:5'),
  does('first.move', { kind: 'move', from: 4 }, 'arr:4', 'arr:5'),
  does('first.build', { kind: 'perform', action: 'build' }, 'action:build:0', 'agent:dimka'),
  read('first.server', 'arr:5', 'revenue:0', 'vp2:0'),
  read('first.necro', 'pile:necro', 'revenue:0', 'revenue:1', 'track:revenue'),
  read('first.search', 'corruption:0', 'immunity:0'),
];

/** A Verse that goes Online immediately. */
const NEXT_ROUND: readonly NeoLesson[] = [
  does('first.round', { kind: 'director', arr: 1 }, 'arr:1', 'round:now', 'euros:0'),
  does('first.quiet', { kind: 'none' }, 'answer:none'),
  does('first.create', { kind: 'perform', action: 'create' }, 'action:create:0', 'verse:venizia'),
  does('first.pay', { kind: 'pay' }, 'action:create:0', 'pile:verses'),
  does('first.take', { kind: 'verse', verse: 'venizia' }, 'verse:venizia'),
  does('first.online', { kind: 'online', verse: 'venizia' }, 'verse:venizia'),
  does('first.token', { kind: 'addAt', arr: 4 }, 'arr:4'),
  read('first.titles', 'title:QL', 'title:MA', 'recycling:0'),
  read('first.last', 'objective:O2', 'objective:O5', 'vp:0', 'vp:1'),
];

const FIRST_GAME: GuidedGame<VirtualRevolution> = {
  name: 'first',
  seats: 2,
  seed: 'neo-paris-117',
  answers: [
    { kind: 'director', arr: 20 },
    { kind: 'none' },
    { kind: 'perform', action: 'work' },
    { kind: 'director', arr: 6 },
    { kind: 'none' },
    { kind: 'perform', action: 'work' },
    { kind: 'endTurn' },
    { kind: 'director', arr: 13 },
    { kind: 'none' },
    { kind: 'perform', action: 'work' },
    { kind: 'endTurn' },
    { kind: 'position', position: 1 },
  ],
  lessons: [...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN, ...NEXT_ROUND],
};

export const guided = [FIRST_GAME] as const;
