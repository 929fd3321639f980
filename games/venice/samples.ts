/** Moments of games for the pictures of the rules page: the choices are played, so that the positions are real. */
import { playedTo, Rules, type Moment } from '@cabale/engine';
import { PRINTED } from './content/printed.ts';
import { venice } from './index.ts';
import type { View } from './rules/state.ts';

/** The guided games as far as they show most. */
const THREE: Moment = {
  seats: 3,
  seed: 'venice-first-game-107',
  choices: [
    '1 return:2, 2 return:5, 0 return:21, 0 place:7, 0 use:1, 1 place:7, 1 use:1, 2 place:14',
    '2 use:1, 2 finish, 2 place:10, 2 use:1, 1 place:14, 1 use:1, 1 finish, 0 place:12',
    '0 use:1, 0 finish, 0 board:0, 0 row:11, 0 dock, 0 use:1, 1 board:1, 1 row:7',
    '1 dock, 1 use:1, 2 board:1, 2 row:18, 2 dock, 2 use:1, 0 board:0, 0 row:11',
    '0 pass, 1 intrigue, 0 parchment, 0 use:1, 0 use:2, 0 row:13, 0 dock, 0 complete:11',
    '0 slot:0, 0 use:1',
  ],
};
const SOLO: Moment = {
  seats: 1,
  seed: 'venice-first-solo-52',
  choices: [
    '0 return:8, 0 place:10, 0 use:1, 0 place:12, 0 use:1, 0 board:0, 0 row:23, 0 dock',
    '0 use:1, 0 send:monastery, 0 gondola:2',
  ],
};

const RULES = new Rules(venice, PRINTED);

export const SAMPLE_STATES = { three: playedTo(RULES, THREE), solo: playedTo(RULES, SOLO) } as const;

export const SAMPLE_VIEWS: Readonly<Record<keyof typeof SAMPLE_STATES, View>> = {
  three: RULES.view(SAMPLE_STATES.three, 0),
  solo: RULES.view(SAMPLE_STATES.solo, 0),
};
