/** Block 11: the end of the game. */
import { Match, RESIGN } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { position, type Setting } from './position.ts';
import { breaches, newGame, RULES, STANDARD } from './random-games.ts';
import type { Scene } from './scene.ts';

const GAMES = ['amber', 'basalt', 'cinder', 'delta', 'ember', 'flint', 'gneiss', 'halite'];
const ELEVEN = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } as const;
const FIVE = { 1: 2, 2: 2, 3: 1 } as const;

/** SUN buys a card that cannot be replaced. */
function dryRiver({ sun, star, ...rest }: Setting): Scene {
  const scene = position({
    ...rest,
    sun: { ...sun, hand: ['R31'] },
    star: { ...star },
    river: { 1: 'R11' },
    reserve: [],
  });
  scene.sun.plays('R31').declines().endsPlay().buys(1);
  return scene;
}

describe('victories', () => {
  it('[SAN-11.1] the game ends with the step that meets a condition, and nothing later in that turn happens', () => {
    const scene = position({ sun: { hand: ['R46', 'S01'], slots: ELEVEN } });
    scene.sun.plays('R46').corrupts(1, { into: 6 });
    expect(scene.happened.at(-1)).toBe('over');
    expect([scene.asked, scene.offered]).toEqual(['over', []]);
    expect(scene.sun.play).toEqual(['R46']);
    expect(scene.sun.hand).toEqual(['S01']);
  });

  it('[SAN-11.1] in no game is anybody asked anything while a condition is met', () => {
    const late = breaches(GAMES, ({ sun, star, river, asked }) => {
      const won = [sun, star].some(({ step, virus, zone }) => step === 7 || virus === 0 || zone.every((n) => n === 2));
      return asked === 'over' || !(won || river.includes(null));
    });
    expect(late).toEqual([]);
  });

  it('[SAN-11.2] Corruption: twelve cards in the active player’s zone', () => {
    const scene = position({ active: 'STAR', star: { hand: ['R37'], slots: ELEVEN } });
    scene.star.plays('R37').corrupts(1, { into: 6 });
    expect(scene.result).toEqual({ winner: 1, by: 'corruption' });
    expect(scene.outcome).toMatchObject({ ranks: [2, 1], reason: 'corruption' });
  });

  it('[SAN-11.3] Propaganda: the active player’s banner on step 7', () => {
    const scene = position({ active: 'STAR', star: { hand: ['R47'], step: 6 } });
    scene.star.plays('R47').crosses();
    expect(scene.result).toEqual({ winner: 1, by: 'propaganda' });
  });

  it('[SAN-11.4] Hacking: the opponent’s Virus card 1 finished by the active player', () => {
    const scene = position({
      active: 'STAR',
      star: { hand: ['R25'] },
      sun: { virus: 1 },
      pawn: { on: 'SUN', square: 7 },
    });
    scene.star.plays('R25').hacks();
    expect(scene.result).toEqual({ winner: 1, by: 'hacking' });
  });
});

describe('the River end', () => {
  it('[SAN-11.5] the game ends when a position must be refilled and the Reserve is empty', () => {
    const buy = dryRiver({});
    expect([buy.asked, buy.result?.by]).toEqual(['over', 'river']);
    const corrupt = position({ sun: { hand: ['R37'] }, reserve: [] });
    corrupt.sun.plays('R37').corrupts(1, { into: 1 });
    expect([corrupt.asked, corrupt.result?.by]).toEqual(['over', 'river']);
  });

  it('[SAN-11.6] a victory in the same step goes before the River end', () => {
    const setting: Setting = {
      sun: { hand: ['R37'], slots: ELEVEN },
      star: { step: 5, virus: 5 },
      reserve: [],
      pawn: { on: 'SUN', square: 2 },
    };
    const scene = position(setting);
    scene.sun.plays('R37').corrupts(1, { into: 6 });
    expect(scene.result).toEqual({ winner: 0, by: 'corruption' });
  });

  it('[SAN-11.7] an empty Reserve alone ends nothing', () => {
    const scene = position({ sun: { hand: ['R31', 'R36'] }, river: { 1: 'R11' }, reserve: ['R12'] });
    scene.sun.plays('R36').hacks(3).plays('R31').declines().endsPlay().buys(1);
    expect(scene.reserve).toEqual([]);
    expect([scene.asked, scene.result]).toEqual(['buy', null]);
    scene.sun.ends();
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[SAN-11.8] whoever is strictly ahead on two of the three races wins', () => {
    expect(dryRiver({ sun: { slots: FIVE, step: 3 } }).result?.winner).toBe(0);
    expect(dryRiver({ sun: { slots: FIVE }, pawn: { on: 'STAR', square: 1 } }).result?.winner).toBe(0);
    expect(dryRiver({ sun: { step: 2 }, star: { virus: 4, slots: FIVE } }).result?.winner).toBe(0);
    expect(dryRiver({ star: { slots: FIVE, step: 3 }, pawn: { on: 'STAR', square: 1 } }).result?.winner).toBe(1);
  });

  it('[SAN-11.9] Corruption compares the cards in the zones, the last one included', () => {
    const scene = position({
      sun: { hand: ['R37'], slots: { 1: 1 }, step: 2 },
      star: { slots: { 1: 1 } },
      reserve: [],
    });
    scene.sun.plays('R37').corrupts(1, { into: 2 });
    expect(scene.result).toEqual({ winner: 0, by: 'river' });
    expect(scene.outcome?.score).toContainEqual({ part: 'corruption', values: [2, 1] });
  });

  it('[SAN-11.10] Propaganda compares the steps', () => {
    const behind = dryRiver({ sun: { slots: FIVE, step: 3 }, star: { step: 4 } });
    const level = dryRiver({ sun: { slots: FIVE, step: 4 }, star: { step: 4 } });
    const ahead = dryRiver({ sun: { slots: FIVE, step: 5 }, star: { step: 4 } });
    expect([behind, level, ahead].map(({ result }) => result?.winner)).toEqual(['draw', 'draw', 0]);
    expect(ahead.outcome?.score).toContainEqual({ part: 'propaganda', values: [4, 3] });
  });

  it('[SAN-11.11] Hacking compares the opponent’s finished cards, then the pawn; on the Port it is level', () => {
    const sun = { slots: FIVE };
    const finished = dryRiver({ sun: { ...sun, virus: 4 }, star: { virus: 3 }, pawn: { on: 'SUN', square: 4 } });
    expect(finished.result?.winner).toBe(0);
    const pawn = dryRiver({ sun: { ...sun, virus: 4 }, star: { virus: 4 }, pawn: { on: 'STAR', square: 1 } });
    expect(pawn.result?.winner).toBe(0);
    const port = dryRiver({ sun: { ...sun, virus: 4 }, star: { virus: 4 } });
    expect(port.result?.winner).toBe('draw');
    const hacked = dryRiver({ sun, pawn: { on: 'SUN', square: 1 } });
    expect(hacked.result?.winner).toBe('draw');
  });

  it('[SAN-11.12] with nobody ahead on two races the game is a draw', () => {
    const level = dryRiver({});
    const split = dryRiver({ sun: { slots: FIVE }, star: { step: 2 } });
    const single = dryRiver({ sun: { slots: FIVE } });
    for (const scene of [level, split, single]) {
      expect(scene.result).toEqual({ winner: 'draw', by: 'river' });
      expect(scene.outcome?.ranks).toEqual([1, 1]);
    }
  });

  it('[SAN-11.13] unspent symbols and income are not used and the remaining phases are not played', () => {
    const scene = position({ sun: { hand: ['R46', 'R48', 'S01'] }, reserve: [] });
    scene.sun.plays('R46', 'R48').corrupts(1, { into: 1 });
    expect(scene.offered).toEqual([]);
    expect(scene.pawn).toBe('port');
    expect(scene.sun.play).toEqual(['R46', 'R48']);
    expect(scene.sun.hand).toEqual(['S01']);
  });

  it('[SAN-11.14] a River end may be won by the inactive player, a victory only by the active one', () => {
    expect(dryRiver({ star: { slots: FIVE, step: 3 } }).result).toEqual({ winner: 1, by: 'river' });
    const victories = GAMES.map((seed) => playRandomly(newGame(seed), seed)).filter(
      ({ result }) => result?.by !== 'river' && result?.by !== 'stall',
    );
    expect(victories.length).toBeGreaterThan(0);
    for (const { result, state } of victories) expect(result?.winner).toBe(state.turn.active);
  });
});

describe('engine rulings', () => {
  it('[SAN-11.15] after 200 turns the game is stopped and decided like a River end', () => {
    const before = position({ sun: { hand: ['S01'] }, turn: 199 });
    before.sun.plays('S01').ends();
    expect(before.result).toBeNull();
    const scene = position({ sun: { hand: ['S01'], slots: FIVE, step: 3 }, turn: 200 });
    scene.sun.plays('S01').ends();
    expect(scene.result).toEqual({ winner: 0, by: 'stall' });
  });

  it('[SAN-11.15] after 20 turns without a purchase, corruption, crossing or move of the pawn too', () => {
    const sun = { hand: ['S01', 'R47', 'R37', 'R36', 'R31'] } as const;
    const idle = position({ sun, idle: 18 });
    idle.sun.plays('S01').ends();
    expect([idle.result, idle.state.turn.idle]).toEqual([null, 19]);
    const stopped = position({ sun, idle: 19 });
    stopped.sun.plays('S01').ends();
    expect(stopped.result).toEqual({ winner: 'draw', by: 'stall' });
  });

  it('[SAN-11.15] any of the four sets the count back', () => {
    const hand = ['R47', 'R37', 'R36', 'R31'] as const;
    const acts: readonly ((scene: Scene) => void)[] = [
      ({ sun }) => sun.plays('R47').crosses(),
      ({ sun }) => sun.plays('R37').corrupts(1, { into: 1 }),
      ({ sun }) => sun.plays('R36').hacks(),
      ({ sun }) => sun.plays('R31').declines().endsPlay().buys(1),
    ];
    for (const act of acts) {
      const scene = position({ sun: { hand }, idle: 19 });
      act(scene);
      scene.sun.ends();
      expect([scene.result, scene.state.turn.idle]).toEqual([null, 0]);
    }
  });

  it('[SAN-11.16] a player may resign at any own decision, and the opponent wins', () => {
    const match = new Match(RULES, { setup: STANDARD, seats: 2, seed: 'resign' });
    const { active } = match.state.turn;
    expect(match.choose(1 - active, RESIGN)).toEqual({ ok: false, refusal: { code: 'not-asked' } });
    expect(match.choose(active, RESIGN).ok).toBe(true);
    expect(match.state.result).toEqual({ winner: 1 - active, by: 'resign' });
    const asked = position({ sun: { hand: ['R32'] } });
    asked.sun.plays('R32').resigns();
    expect(asked.result).toEqual({ winner: 1, by: 'resign' });
  });
});
