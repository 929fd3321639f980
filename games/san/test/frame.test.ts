/** Block 1: the frame of the game. */
import { bytes } from '@cabale/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import type { CardId } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import { facedPosition } from '../rules/counts.ts';
import { CORPORATIONS, type State } from '../rules/state.ts';
import { position } from './position.ts';
import { breaches, newGame, RULES, STANDARD } from './random-games.ts';

const GAMES = ['amber', 'basalt', 'cinder', 'delta', 'ember', 'flint'];

describe('two Corporations', () => {
  it('[SAN-1.1] the game is for exactly two players, one SUN and one STAR', () => {
    expect(san.seats).toEqual({ min: 2, max: 2 });
    expect(CORPORATIONS).toEqual(['SUN', 'STAR']);
    expect(() => RULES.start(STANDARD, 1, 'one')).toThrow('1 seats');
    expect(() => RULES.start(STANDARD, 3, 'three')).toThrow('3 seats');
    expect(RULES.start(STANDARD, 2, 'two').players).toHaveLength(2);
  });

  it('[SAN-1.2] the banners travel in opposite directions past the same six cards', () => {
    const steps = [1, 2, 3, 4, 5, 6];
    const sun = steps.map((step) => facedPosition(0, step));
    const star = steps.map((step) => facedPosition(1, step));
    expect(sun).toEqual([1, 2, 3, 4, 5, 6]);
    expect(star).toEqual(sun.toReversed());
  });

  it('[SAN-1.3] players take whole turns in alternation and only the active one is ever asked', () => {
    const elsewhere = breaches(GAMES, ({ state, askedSeats }) =>
      askedSeats.every((seat) => seat === state.turn.active),
    );
    expect(elsewhere).toEqual([]);
    for (const seed of GAMES) {
      const { told } = playRandomly(newGame(seed), seed);
      const turns = told.flatMap(({ event }) => (event.kind === 'turnBegan' ? [event.seat] : []));
      expect(turns.length).toBeGreaterThan(1);
      expect(turns.filter((seat, index) => seat === turns[index - 1])).toEqual([]);
    }
  });

  it('[SAN-1.4] a game ends by Corruption, Propaganda, Hacking or a River that cannot be refilled', () => {
    const corrupt = position({ sun: { hand: ['R37'], slots: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } } });
    corrupt.sun.plays('R37').corrupts(1, { into: 6 });
    const cross = position({ sun: { hand: ['R47'], step: 6 } });
    cross.sun.plays('R47').crosses();
    const hack = position({ sun: { hand: ['R25'] }, star: { virus: 1 }, pawn: { on: 'STAR', square: 7 } });
    hack.sun.plays('R25').hacks();
    const dry = position({ sun: { hand: ['R37'] }, reserve: [] });
    dry.sun.plays('R37').corrupts(1, { into: 1 });
    const reasons = [corrupt, cross, hack, dry].map((scene) => scene.outcome?.reason);
    expect(reasons).toEqual(['corruption', 'propaganda', 'hacking', 'river']);
    for (const seed of GAMES) {
      const scene = playRandomly(newGame(seed), seed);
      expect(['corruption', 'propaganda', 'hacking', 'river', 'stall']).toContain(scene.outcome?.reason);
    }
  });
});

describe('what lasts and what does not', () => {
  it('[SAN-1.5] symbols and income of one turn are gone on the next', () => {
    const scene = position({ sun: { hand: ['R45', 'R31'], draw: ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'] } });
    scene.sun.plays('R45', 'R31').declines();
    expect(scene.pools).toEqual({ C: 3, P: 3, H: 3 });
    expect(scene.income).toBe(5);
    scene.sun.ends();
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 0 });
    expect(scene.income).toBe(0);
    scene.star.plays('T01').ends();
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 0 });
    expect(scene.income).toBe(0);
    expect(scene.offered.every((key) => key.startsWith('play:'))).toBe(true);
  });

  it('[SAN-1.6] after every choice of any game all 82 cards lie in exactly one place each', () => {
    const all = Object.keys(PRINTED.byId).sort().join();
    const everyCardOnce = fc.property(fc.string(), (seed) => {
      playRandomly(newGame(seed), seed, ({ state }) => expect(places(state).sort().join()).toBe(all));
    });
    fc.assert(everyCardOnce, { seed: 16, numRuns: 12 });
  });

  it('[SAN-1.7] no card ever leaves the box', () => {
    let boxed = 0;
    const emptied = breaches(GAMES, ({ box }, before) => {
      boxed = Math.max(boxed, box.length);
      return (before?.box ?? []).every((card, index) => card === box[index]);
    });
    expect(emptied).toEqual([]);
    expect(boxed).toBeGreaterThan(0);
  });

  it('[SAN-1.8] a corrupted card lies in its slot to the end of the game', () => {
    let corrupted = 0;
    const moved = breaches(GAMES, ({ state }, before) => {
      corrupted = Math.max(corrupted, ...state.players.flatMap(({ slots }) => slots.map((slot) => slot.length)));
      return (before?.players ?? []).every(({ slots }, seat) =>
        slots.every((slot, index) => slot.every((card, depth) => state.players[seat]?.slots[index]?.[depth] === card)),
      );
    });
    expect(moved).toEqual([]);
    expect(corrupted).toBe(2);
  });
});

describe('effects and income', () => {
  it('[SAN-1.9] income counts with every effect declined, and a copy does not copy it', () => {
    const scene = position({ sun: { hand: ['R31', 'R34'] } });
    scene.sun.plays('R31').declines();
    expect(scene.income).toBe(5);
    scene.sun.plays('R34').copies('R31').declines();
    expect(scene.income).toBe(5);
  });

  it('[SAN-1.10] every effect of every card may be declined, but Single Use', () => {
    const playable = Object.values(PRINTED.byId).filter(({ id, type }) => type !== 'V' && !id.startsWith('T'));
    for (const { id, effects, discrete } of playable) {
      const earlier = id === 'R36' ? 'R35' : 'R36';
      const kept = id === 'R40' ? 'R43' : 'R40';
      const scene = position({ sun: { hand: [id, earlier, kept], discard: [id === 'R41' ? 'R42' : 'R41'] } });
      scene.sun.plays(earlier, id);
      expect(scene.asked !== 'main', `${id} asks`).toBe(discrete.length > 0);
      while (scene.asked !== 'main') scene.sun.declines();
      scene.sun.ends();
      const isSingleUse = effects.some(({ kind }) => kind === 'singleUse');
      expect(scene.box.includes(id), `${id} in the box`).toBe(isSingleUse);
    }
  });

  it('[SAN-1.11] the backs do not tell a Virus card from another card', () => {
    const scene = position({ sun: { hand: ['R38', 'S01', 'SV5'] } });
    scene.sun.plays('R38');
    const other = scene.branch();
    scene.sun.corruptsFromHand('S01', { into: 2 });
    other.sun.corruptsFromHand('SV5', { into: 2 });
    expect(bytes(scene.view(1))).toBe(bytes(other.view(1)));
    expect(bytes(scene.view('audience'))).toBe(bytes(other.view('audience')));
  });
});

/** Every card of a state, as often as it lies anywhere. */
function places(state: State): CardId[] {
  const own = state.players.flatMap(({ draw, hand, play, discard, slots, virus }, seat) => [
    ...draw,
    ...hand,
    ...play.map(({ card }) => card),
    ...discard,
    ...slots.flat(),
    ...virusPile(seat === 0 ? 'S' : 'T', virus),
  ]);
  return [...own, ...state.river.filter((card) => card !== null), ...state.reserve, ...state.box];
}

function virusPile(side: 'S' | 'T', top: number): CardId[] {
  return ([5, 4, 3, 2, 1] as const).filter((n) => n <= top).map((n): CardId => `${side}V${n}`);
}
