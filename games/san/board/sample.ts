/** A table in the middle of a game, for the pictures of the rules page. */
import { sampleTable } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import type { PlayerView, San, View } from '../rules/state.ts';
import { newTurn } from '../rules/turn.ts';

const PLAYER: PlayerView = {
  play: [],
  discard: [],
  virus: 5,
  step: 1,
  handCount: 6,
  drawCount: 6,
  hand: null,
  top: [],
  unseen: [],
  shuffled: [],
  slots: [[], [], [], [], [], []],
  secrets: [],
};

const VIEW: View = {
  observer: 'audience',
  turn: { ...newTurn(9, 0, 0), mayEnd: true },
  stack: [],
  river: ['R11', 'R05', 'R35', 'R27', 'R19', 'R41'],
  reserveCount: 24,
  reserveTop: 'R31',
  reserveUnseen: [],
  players: [
    { ...PLAYER, step: 2, slots: [[], ['R07'], [], ['R21', 'R33'], [], []] },
    { ...PLAYER, step: 3, virus: 4, slots: [[], ['R01', 'R29'], [], [], ['R43'], []] },
  ],
  pawn: { on: 1, square: 2 },
  box: [],
  handBase: [6, 6],
  result: null,
};

export const SAMPLE = sampleTable<San>(VIEW, PRINTED);
