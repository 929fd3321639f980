/** Moments of games for the pictures of the rules page: the choices are played, so that the positions are real. */
import { playedTo, Rules, type Moment } from '@cabale/engine';
import { PRINTED } from './content/printed.ts';
import { mecanisburgo } from './index.ts';

/** Nearly all agents of four corporations are out. */
const DEPLOYED: Moment = {
  seats: 4,
  seed: 'city-22',
  choices: [
    '0 drop:M075, 1 drop:M014, 2 drop:M045, 3 drop:M098, 1 place:5, 1 pawn:0, 2 place:3, 2 pawn:8, 0 place:4',
    '0 pawn:8, 3 place:9, 3 pawn:1, 1 place:1, 1 pawn:1, 2 place:6, 2 pawn:3, 0 orderZone, 0 pawn:4, 3 place:0',
    '3 pawn:2, 1 place:3, 1 pawn:8, 2 place:7, 2 pawn:1, 0 place:3, 0 pawn:2, 3 place:3, 3 pawn:8, 1 orderZone',
    '1 pawn:2, 2 place:1, 2 pawn:0, 0 place:2, 0 pawn:3, 3 place:9, 3 pawn:0, 1 place:4, 1 pawn:3, 2 place:2',
    '2 pawn:2, 0 place:7, 0 pawn:5, 3 place:6, 3 pawn:3, 1 pass, 2 pass',
  ],
};

/** The guided game: in the fight for Robotown only the Action cards are still to be chosen. */
const FOUGHT: Moment = {
  seats: 3,
  seed: 'robotown-1108',
  choices: [
    '0 drop:M053, 1 drop:M064, 2 drop:M048, 0 place:0, 0 pawn:8, 2 place:0, 2 pawn:2, 1 place:2, 1 pawn:0',
    '0 place:5, 0 pawn:2, 2 place:6, 2 pawn:1, 1 place:5, 1 pawn:4, 0 place:5, 0 pawn:1, 2 place:7, 2 pawn:0',
    '1 place:5, 1 pawn:1, 0 place:3, 0 pawn:0, 2 pass, 1 place:1, 1 pawn:2, 0 place:4, 0 pawn:5, 1 pass',
    '0 orderZone, 0 pawn:3, 0 pass, 0 announce:N, 2 done, 2 play:M018, 1 done, 1 done, 1 play:M089, 1 done',
    '1 play:M055, 0 act:business, 0 play:M024, 0 play:M085, 0 done, 0 announce:C, 0 leader:RU3, 1 leader:M032',
    '0 fist:1, 1 fist:1, 0 engage:RUP1, 1 engage:BIP1, 1 done',
  ],
};

const RULES = new Rules(mecanisburgo, PRINTED);

export const SAMPLE_STATES = { deployed: playedTo(RULES, DEPLOYED), fought: playedTo(RULES, FOUGHT) } as const;

export const SAMPLE_VIEWS = {
  deployed: RULES.view(SAMPLE_STATES.deployed, 0),
  fought: RULES.view(SAMPLE_STATES.fought, 0),
} as const;
