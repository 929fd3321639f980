/** Block 13: what each seat knows, through its view and its events. */
import { bytes } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import type { CardId, RiverId } from '../content/card.ts';
import { position } from './position.ts';

const EVERYBODY = [0, 1, 'audience'] as const;
const CARDS: readonly CardId[] = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12'];

describe('hands and draw piles', () => {
  it('[SAN-13.1] a hand is seen by its owner alone; its size by everybody', () => {
    const one = position({ active: 'STAR', sun: { hand: CARDS.slice(0, 5), draw: CARDS.slice(5) } });
    const other = position({ active: 'STAR', sun: { hand: CARDS.slice(7), draw: CARDS.slice(0, 7) } });
    expect(one.view(0).players[0].hand).toEqual(CARDS.slice(0, 5));
    for (const observer of [1, 'audience'] as const) {
      expect(one.view(observer).players[0]).toMatchObject({ hand: null, handCount: 5 });
      expect(bytes(one.view(observer))).toBe(bytes(other.view(observer)));
    }
  });

  it('[SAN-13.2] the order of a draw pile is hidden from both, its size is not', () => {
    const one = position({ sun: { hand: ['S12'], draw: CARDS.slice(0, 11) } });
    const other = position({ sun: { hand: ['S12'], draw: CARDS.slice(0, 11).toReversed() } });
    for (const observer of EVERYBODY) {
      expect(one.view(observer).players[0].drawCount).toBe(11);
      expect(bytes(one.view(observer))).toBe(bytes(other.view(observer)));
    }
  });

  it('[SAN-13.2] Virus cards put on top in the open are known there until they are drawn', () => {
    const scene = position({ sun: { hand: ['R48', 'R25'] }, star: { hand: ['R31', 'T01'], draw: ['T07', 'T08'] } });
    scene.sun.plays('R48', 'R25').hacks(9);
    for (const observer of EVERYBODY) expect(scene.view(observer).players[1].top).toEqual(['TV5', 'TV4']);
    scene.sun.ends();
    scene.star.plays('R31').draws();
    for (const observer of EVERYBODY) expect(scene.view(observer).players[1].top).toEqual(['TV5']);
  });

  it('[SAN-13.6] a drawn card is seen by its owner alone', () => {
    const scene = position({ sun: { hand: ['R31'], draw: ['S05', 'S06', 'S07'] } });
    scene.sun.plays('R31').draws();
    expect(scene.heard(0)).toContainEqual({ kind: 'drew', seat: 0, card: 'S05' });
    for (const observer of [1, 'audience'] as const) {
      expect(scene.heard(observer)).toContainEqual({ kind: 'drew', seat: 0, card: null });
      expect(bytes(scene.heard(observer))).not.toContain('S05');
    }
    scene.sun.ends();
    expect(bytes(scene.heard(1))).not.toContain('S06');
    expect(bytes(scene.heard(0))).toContain('S06');
  });
});

describe('the table', () => {
  it('[SAN-13.3] River, piles, pawn, banners, tokens, play areas, slot counts and the Reserve’s top are public', () => {
    const river: RiverId[] = ['R01', 'R11', 'R21', 'R31', 'R02', 'R12'];
    const scene = position({
      sun: { hand: ['R36', 'S01'], step: 3, slots: { 2: 2 }, virus: 4 },
      star: { step: 5, slots: { 6: 1 } },
      river,
      reserve: ['R41', 'R42', 'R43'],
      pawn: { on: 'STAR', square: 2 },
    });
    scene.sun.plays('R36');
    for (const observer of EVERYBODY) {
      const { players, ...view } = scene.view(observer);
      expect(view).toMatchObject({ river, reserveCount: 3, reserveTop: 'R41', pawn: { on: 1, square: 2 } });
      expect(players.map(({ step, virus }) => [step, virus])).toEqual([
        [3, 4],
        [5, 5],
      ]);
      expect(players.map(({ slots }) => slots.map((slot) => slot.length))).toEqual([
        [0, 2, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 1],
      ]);
      expect(players[0].play.map(({ card }) => card)).toEqual(['R36']);
    }
  });

  it('[SAN-13.3] the Reserve below its top is hidden from everybody, its size is not', () => {
    const one = position({ reserve: ['R41', 'R42', 'R43', 'R44'] });
    const other = position({ reserve: ['R41', 'R44', 'R42', 'R43'] });
    for (const observer of EVERYBODY) expect(bytes(one.view(observer))).toBe(bytes(other.view(observer)));
  });

  it('[SAN-13.4] discard piles lie open to both', () => {
    const scene = position({ sun: { discard: ['S01', 'SV5', 'R25'] }, star: { discard: ['T01'] } });
    for (const observer of EVERYBODY) {
      expect(scene.view(observer).players.map(({ discard }) => discard)).toEqual([['S01', 'SV5', 'R25'], ['T01']]);
    }
  });
});

describe('corrupted cards and decisions', () => {
  it('[SAN-13.5] a card corrupted from the River was seen by both', () => {
    const scene = position({ sun: { hand: ['R37'] }, river: { 2: 'R11' } });
    scene.sun.plays('R37').corrupts(2, { into: 4 });
    for (const observer of EVERYBODY) {
      expect(scene.view(observer).players[0].slots[3]).toEqual(['R11']);
      expect(scene.heard(observer)).toContainEqual({ kind: 'corrupted', seat: 0, card: 'R11', from: 2, slot: 4 });
    }
  });

  it('[SAN-13.5] a card corrupted from hand is known to its owner only, on the way into the slot and ever after', () => {
    const scene = position({ sun: { hand: ['R38', 'S01', 'R25', 'SV5'] }, star: { hand: ['T01'] } });
    scene.sun.plays('R38').does('corruptHand:R25');
    expect(bytes(scene.view(1).stack)).not.toContain('R25');
    scene.sun.does('slot:4').ends();
    scene.star.plays('T01').ends();
    expect(scene.view(0).players[0].slots[3]).toEqual(['R25']);
    for (const observer of [1, 'audience'] as const) {
      expect(scene.view(observer).players[0].slots[3]).toEqual([null]);
      expect(scene.view(observer).players[0].unseen).toContain('R25');
      expect(scene.heard(observer)).toContainEqual({ kind: 'corrupted', seat: 0, card: null, from: 'hand', slot: 4 });
    }
  });

  it('[SAN-13.7] the alternative taken, the target of a copy and any effect declined are public', () => {
    const scene = position({ sun: { hand: ['S10', 'R34', 'R44', 'R32'] }, river: { 1: 'R25' } });
    scene.sun.plays('S10').takes('H1').plays('R34').copies('S10').declines();
    scene.sun.plays('R44').copies('R25').plays('R32').declines();
    for (const observer of EVERYBODY) {
      const heard = scene.heard(observer);
      expect(heard).toContainEqual({
        kind: 'took',
        seat: 0,
        card: 'S10',
        gain: { kind: 'symbols', symbol: 'H', n: 1 },
      });
      expect(heard).toContainEqual({ kind: 'copied', seat: 0, card: 'R34', target: 'S10', from: 'play' });
      expect(heard).toContainEqual({ kind: 'declined', seat: 0, effect: 'choice' });
      expect(heard).toContainEqual({ kind: 'copied', seat: 0, card: 'R44', target: 'R25', from: 'river' });
      expect(heard).toContainEqual({ kind: 'declined', seat: 0, effect: 'draw' });
    }
  });
});
