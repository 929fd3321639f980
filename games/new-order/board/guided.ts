/** The guided first games: with two players, and alone against SOD. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { NewOrder } from '../rules/state.ts';
import { does, read } from './kit.ts';

type NewOrderLesson = Lesson<NewOrder>;

/** Cards, colours, the display. */
const PLOT_TURN: readonly NewOrderLesson[] = [
  read('first.welcome', 'tile:0', 'tile:3', 'tile:6'),
  read('first.shares', 'colour:R', 'colour:B', 'colour:K', 'colour:W'),
  read('first.objectives', 'objective:0:PR', 'objective:0:AA'),
  does('first.plot', { kind: 'plot', slot: 0 }, 'display:0'),
  does('first.plotAgain', { kind: 'plot', slot: 4 }, 'display:4'),
];

/** Laying three cards: agents, shares and a consultant. */
const INFILTRATE_TURN: readonly NewOrderLesson[] = [
  read('first.opponent', 'hand:1'),
  does('first.lay', { kind: 'lay', colour: 'B', count: 3 }, 'hand:0:B'),
  does('first.place', { kind: 'place', tile: 0 }, 'tile:0'),
  does('first.hire', { kind: 'hire', consultant: 'NE' }, 'consultant:supply:NE'),
];

/** A consultant, a capture, an ability. */
const TAKEOVER_TURN: readonly NewOrderLesson[] = [
  read('first.answer', 'tile:7', 'hq:1:K:up'),
  does('first.use', { kind: 'use', consultant: 'NE' }, 'consultant:0:NE'),
  does('first.source', { kind: 'takeover', source: 0 }, 'tile:0', 'hq:0:B:up'),
  does('first.target', { kind: 'target', tile: 4 }, 'tile:4'),
  does('first.strength', { kind: 'strength', agents: 2 }, 'strength:2'),
  does('first.ability', { kind: 'straighten', hq: 0, colour: 'B' }, 'hq:0:B:tilted'),
  read('first.captured', 'captured:0:K', 'tile:4', 'hand:0:W'),
  read('first.majority', 'colour:B', 'colour:K'),
  read('first.bonus', 'objective:0:PR', 'objective:0:AA', 'tile:3', 'tile:4'),
  read('first.end', 'end:round', 'deck:cards'),
  read('first.last', 'consultant:0:MI'),
];

const FIRST_GAME: GuidedGame<NewOrder> = {
  name: 'first',
  seats: 2,
  seed: 'new-order-first-game-33',
  answers: [
    { kind: 'plot', slot: 3 },
    { kind: 'plot', slot: 1 },
    { kind: 'lay', colour: 'K', count: 2 },
    { kind: 'place', tile: 7 },
  ],
  lessons: [...PLOT_TURN, ...INFILTRATE_TURN, ...TAKEOVER_TURN],
};

/** Companies of the objectives that Red and Blue control at the end: the test compares them with the rules. */
const SOLO_SCORING = [2, 6, 8, 9] as const;

const FIRST_SOLO: GuidedGame<NewOrder> = {
  name: 'solo',
  seats: 1,
  seed: 'new-order-first-solo-15',
  lessons: [
    read('solo.welcome', 'marker:sod', 'seat:1'),
    does('solo.colours', { kind: 'own', first: 'R', second: 'B' }, 'pair:R:B'),
    read('solo.objectives', 'objective:common:PR', 'objective:common:AA', 'objective:common:SM'),
    does('solo.plot', { kind: 'plot', slot: 0 }, 'display:0'),
    does('solo.plotAgain', { kind: 'plot', slot: 2 }, 'display:2'),
    does('solo.place', { kind: 'place', tile: 2 }, 'tile:2'),
    read('solo.machine', 'marker:sod', 'line:A-1', 'line:B-3', 'line:BB-1'),
    read('solo.deny', 'hq:1:W:up', 'tile:1', 'box:cards'),
    does('solo.source', { kind: 'takeover', source: 2 }, 'tile:2', 'hq:0:B:up'),
    does('solo.target', { kind: 'target', tile: 6 }, 'tile:6'),
    does('solo.strength', { kind: 'strength', agents: 2 }, 'strength:2'),
    does('solo.ability', { kind: 'straighten', hq: 0, colour: 'B' }, 'hq:0:B:tilted'),
    read('solo.threat', 'tile:6', 'hq:1:K:up', 'hq:1:W:up'),
    read('solo.score', ...SOLO_SCORING.map((tile) => `tile:${tile}` as const)),
    read('solo.end', 'end:round', 'deck:cards'),
  ],
};

export const guided = [FIRST_GAME, FIRST_SOLO] as const;
