/** Positions with exactly one right turn, which a bot of level 3 must find. */
import { Rules } from '@cabale/engine';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { position, type Setting } from '../../games/san/test/position.ts';
import { createPlayer, LEVEL_SPECS } from '../src/index.ts';

const rules = new Rules(san);
type State = ReturnType<typeof rules.clone>;

/** Lets SUN play its whole turn. */
async function playTurn(setting: Setting): Promise<State> {
  const state = rules.clone(position(setting).state);
  const turn = state.turn.number;
  const player = await createPlayer(rules, 2, LEVEL_SPECS[3], 'puzzle');
  while (rules.step(state) !== undefined && state.turn.number === turn) {
    rules.take(state, 0, player.think(rules.view(state, 0), 0).option);
  }
  return state;
}

/** Filler cards that do not matter for the race in question, to hide the right cards among. */
const ELEVEN = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } as const;
const TEN = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 } as const;

const WINS: readonly (readonly [string, Setting])[] = [
  ['corrupts the twelfth card with a Retained Judge', { sun: { hand: ['R05', 'S04', 'S07'], slots: ELEVEN } }],
  ['takes ● three times from starting Hardware', { sun: { hand: ['S10', 'S11', 'S12', 'S04', 'S07'], slots: ELEVEN } }],
  ['uses the Explosive File for the last two', { sun: { hand: ['R46', 'S04', 'S05', 'S07'], slots: TEN } }],
  ['slips the twelfth card in from the hand', { sun: { hand: ['R38', 'S04', 'S05'], slots: ELEVEN } }],
  [
    'adds ● of Hardware to ● of a Mercenary',
    { sun: { hand: ['S01', 'S02', 'S10', 'S04', 'S05', 'S06'], slots: ELEVEN } },
  ],
  ['takes ●2, not Draw, from a choice', { sun: { hand: ['R03', 'S01', 'S04', 'S05'], slots: ELEVEN } }],
  ['crosses the last card', { sun: { hand: ['R15', 'S01', 'S07'], step: 6 }, river: { 6: 'R11' } }],
  ['crosses the last two', { sun: { hand: ['R15', 'R16', 'S01', 'S07'], step: 5 }, river: { 5: 'R11', 6: 'R12' } }],
  [
    'counts its own corrupted cards into the price',
    { sun: { hand: ['S04', 'S05', 'S01', 'S02'], step: 6, slots: { 6: 2 } }, river: { 6: 'R31' } },
  ],
  [
    'spends a Live Takeover on a Hacking card',
    { sun: { hand: ['R47', 'S01', 'S02', 'S07'], step: 6 }, river: { 6: 'R21' } },
  ],
  ['lets the multiplier count', { sun: { hand: ['R17', 'R15', 'S04', 'S01', 'S02'], step: 6 }, river: { 6: 'R21' } }],
  [
    'moves the pawn home from the last square',
    { sun: { hand: ['S07', 'S01', 'S02', 'S04'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 7 } },
  ],
  [
    'moves it three squares',
    { sun: { hand: ['R25', 'S01', 'R15', 'S04'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 5 } },
  ],
  [
    'walks the whole last Virus card',
    { sun: { hand: ['R48', 'R25', 'S01', 'S04'] }, star: { virus: 1 }, pawn: 'port' },
  ],
  [
    'takes ■ from starting Hardware',
    { sun: { hand: ['S10', 'S11', 'S01', 'S04'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 6 } },
  ],
  ['copies the multiplier', { sun: { hand: ['R25', 'R27', 'R34', 'S01'] }, star: { virus: 1 }, pawn: 'port' }],
  [
    'copies a Hacking card of the River',
    { sun: { hand: ['R44', 'S01', 'S04'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 5 }, river: { 2: 'R25' } },
  ],
  [
    'plays the winning card from the discard pile',
    { sun: { hand: ['R33', 'S01', 'S07'], step: 6, discard: ['R15'] }, river: { 6: 'R11' } },
  ],
];

describe('wins immediately: it', () => {
  it.each(WINS)('%s', async (_what, setting) => {
    expect((await playTurn(setting)).result).toMatchObject({ winner: 0 });
  });
});

const SAVES: readonly (readonly [string, Setting])[] = [
  [
    'with Hacking cards rather than the stronger type',
    { sun: { hand: ['R25', 'S07', 'R05', 'R06', 'S04'], virus: 1 }, pawn: { on: 'SUN', square: 7 } },
  ],
  [
    'with Hardware beside another type',
    { sun: { hand: ['S10', 'S01', 'S02', 'S03', 'S04'], virus: 1 }, pawn: { on: 'SUN', square: 7 } },
  ],
];

describe('pulls the pawn back from the last square before the rival wins', () => {
  it.each(SAVES)('%s', async (_what, setting) => {
    const { pawn, result } = await playTurn(setting);
    expect(result).toBeNull();
    expect(pawn).not.toEqual({ on: 0, square: 7 });
  });
});
