/** The guided first games: at a table of three, and alone against the Doge. Fixed deals, real moves, a few minutes each. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { Venice } from '../rules/state.ts';
import { does, read } from './kit.ts';

type VeniceLesson = Lesson<Venice>;

/** Missions, and the first two gondolas. */
const BEGINNING: readonly VeniceLesson[] = [
  read('first.welcome', 'quay:12', 'quay:13', 'quay:14'),
  does('first.missions', { kind: 'return', mission: 21 }, 'mission:11', 'mission:21'),
  does('first.place', { kind: 'place', quay: 7 }, 'quay:7'),
  does('first.cube', { kind: 'use', effect: 1 }, 'effect:7:1'),
  read('first.pushed', 'effect:7:2', 'gondola:0', 'gondola:2', 'vp:0'),
  does('first.second', { kind: 'place', quay: 12 }, 'quay:12'),
  does('first.coins', { kind: 'use', effect: 1 }, 'effect:12:1'),
  does('first.tax', { kind: 'finish' }, 'effect:12:2', 'pile:missions'),
];

/** A short trip. */
const FIRST_TURN: readonly VeniceLesson[] = [
  does('first.gondolier', { kind: 'board', gondola: 0 }, 'gondola:0'),
  does('first.row', { kind: 'row', canal: 11 }, 'quay:4', 'canal:11'),
  does('first.dock', { kind: 'dock' }, 'quay:4'),
  does('first.silver', { kind: 'use', effect: 1 }, 'effect:4:1'),
];

/** Passing, a crossing, and a mission. */
const SECOND_TURN: readonly VeniceLesson[] = [
  read('first.others', 'gondola:3', 'gondola:5', 'cargo:0'),
  does('first.stay', { kind: 'board', gondola: 0 }, 'gondola:0', 'coins:0'),
  does('first.plan', { kind: 'row', canal: 11 }, 'quay:7', 'quay:8', 'mission:11'),
  does('first.pass', { kind: 'pass' }, 'quay:7'),
  does('first.crossing', { kind: 'parchment' }, 'gondola:2', 'parchments:0', 'intrigue:0'),
  does('first.passing', { kind: 'use', effect: 1 }, 'effect:7:1'),
  does('first.parchments', { kind: 'use', effect: 2 }, 'effect:7:2'),
  does('first.pay', { kind: 'row', canal: 13 }, 'quay:8', 'canal:13'),
  does('first.arrive', { kind: 'dock' }, 'quay:8'),
  does('first.complete', { kind: 'complete', mission: 11 }, 'mission:11', 'cargo:0'),
  does('first.slot', { kind: 'slot', slot: 0 }, 'slot:0:0'),
  does('first.cloth', { kind: 'use', effect: 1 }, 'effect:8:1'),
  read('first.council', 'quay:14', 'council:track', 'end:pawn', 'pile:missions'),
  read('first.arrest', 'intrigue:0', 'intrigue:1', 'intrigue:2'),
  read('first.last', 'pile:influence', 'hand:0'),
];

const FIRST_GAME: GuidedGame<Venice> = {
  name: 'first',
  seats: 3,
  seed: 'venice-first-game-107',
  answers: [
    { kind: 'return', mission: 2 },
    { kind: 'return', mission: 5 },
    { kind: 'place', quay: 7 },
    { kind: 'use', effect: 1 },
    { kind: 'place', quay: 14 },
    { kind: 'use', effect: 1 },
    { kind: 'finish' },
    { kind: 'place', quay: 10 },
    { kind: 'use', effect: 1 },
    { kind: 'place', quay: 14 },
    { kind: 'use', effect: 1 },
    { kind: 'finish' },
    { kind: 'board', gondola: 1 },
    { kind: 'row', canal: 7 },
    { kind: 'dock' },
    { kind: 'use', effect: 1 },
    { kind: 'board', gondola: 1 },
    { kind: 'row', canal: 18 },
    { kind: 'dock' },
    { kind: 'use', effect: 1 },
    { kind: 'intrigue' },
  ],
  lessons: [...BEGINNING, ...FIRST_TURN, ...SECOND_TURN],
};

const FIRST_SOLO: GuidedGame<Venice> = {
  name: 'solo',
  seats: 1,
  seed: 'venice-first-solo-52',
  lessons: [
    read('solo.welcome', 'seat:1'),
    does('solo.missions', { kind: 'return', mission: 8 }, 'mission:2', 'mission:8'),
    does('solo.place', { kind: 'place', quay: 10 }, 'quay:10'),
    does('solo.cube', { kind: 'use', effect: 1 }, 'effect:10:1'),
    read('solo.boats', 'gondola:2', 'gondola:3', 'gondola:4', 'gondola:5'),
    does('solo.second', { kind: 'place', quay: 12 }, 'quay:12'),
    does('solo.coins', { kind: 'use', effect: 1 }, 'effect:12:1'),
    read('solo.tax', 'effect:12:2', 'pile:doge'),
    read('solo.row', 'dogeRow:0', 'dogeRow:1', 'dogeRow:2'),
    does('solo.gondolier', { kind: 'board', gondola: 0 }, 'gondola:0'),
    does('solo.canal', { kind: 'row', canal: 23 }, 'quay:11', 'canal:23'),
    does('solo.dock', { kind: 'dock' }, 'quay:11'),
    does('solo.cloth', { kind: 'use', effect: 1 }, 'effect:11:1'),
    does('solo.deckA', { kind: 'send', tile: 'monastery' }, 'deck:A', 'quay:0', 'dogeRow:1'),
    does('solo.boat', { kind: 'gondola', gondola: 2 }, 'gondola:2', 'gondola:4'),
    does('solo.deckB', { kind: 'send', tile: 'church' }, 'deck:B', 'quay:10', 'dogeRow:0'),
    does('solo.boatB', { kind: 'gondola', gondola: 5 }, 'gondola:5'),
    does('solo.path', { kind: 'path', canals: '8-17' }, 'path:8-17', 'path:16-18'),
    read('solo.resolved', 'dogeRow:0', 'dogeRow:1', 'dogeRow:2', 'effect:10:2'),
    does('solo.stay', { kind: 'board', gondola: 0 }, 'gondola:0'),
    does('solo.plan', { kind: 'row', canal: 23 }, 'quay:10', 'quay:9', 'mission:2'),
    does('solo.pass', { kind: 'pass' }, 'quay:10'),
    does('solo.crossing', { kind: 'intrigue' }, 'gondola:5', 'intrigue:0', 'parchments:1'),
    does('solo.silver', { kind: 'use', effect: 1 }, 'effect:10:1'),
    does('solo.relief', { kind: 'use', effect: 2 }, 'effect:10:2'),
    does('solo.pay', { kind: 'row', canal: 18 }, 'quay:9', 'canal:18'),
    does('solo.arrive', { kind: 'dock' }, 'quay:9'),
    does('solo.complete', { kind: 'complete', mission: 2 }, 'mission:2'),
    does('solo.slot', { kind: 'slot', slot: 0 }, 'slot:0:0'),
    does('solo.ceramic', { kind: 'use', effect: 1 }, 'effect:9:1'),
    read('solo.end', 'pile:doge', 'vp:0', 'vp:1', 'intrigue:0', 'intrigue:1'),
  ],
};

export const guided = [FIRST_GAME, FIRST_SOLO] as const;
