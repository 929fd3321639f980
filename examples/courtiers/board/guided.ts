import type { GuidedGame } from '@cabale/design';
import type { Courtiers } from '../rules/state.ts';
import { does, read } from './kit.ts';

/** A fixed deal, the opponent's fixed answers, and lessons: what to read, or which option to take. */
export const guided: readonly [GuidedGame<Courtiers>] = [
  {
    name: 'first',
    seats: 2,
    seed: 'guided 9',
    answers: [{ kind: 'bid', card: 15 }],
    lessons: [
      read('welcome', 'favour:6', 'favour:1'),
      does('bid', { kind: 'bid', card: 24 }, 'card:24'),
      does('take', { kind: 'take', worth: 6 }, 'favour:6'),
      read('done', 'seat:0'),
    ],
  },
];
