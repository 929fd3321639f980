/** Block 4: playing cards. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import { repriced } from './repriced.ts';
import type { Scene } from './scene.ts';

describe('from hand to play area', () => {
  it('[SAN-4.1] a played card lies open in the play area until phase 3', () => {
    const scene = position({ sun: { hand: ['R25', 'S01', 'S07'] } });
    scene.sun.plays('R25').hacks(2).plays('S07');
    expect(scene.sun.hand).toEqual(['S01']);
    expect(scene.sun.play).toEqual(['R25', 'S07']);
    expect(scene.view(1).players[0].play.map(({ card }) => card)).toEqual(['R25', 'S07']);
    scene.sun.ends();
    expect(scene.sun.discard).toEqual(['R25', 'S07']);
  });

  it('[SAN-4.2] one card is enough, all may be played, and any may be kept', () => {
    const one = position({ sun: { hand: ['S01', 'S02', 'S03', 'R35', 'R36'] } });
    one.sun.plays('S01').ends();
    expect(one.sun.hand).toEqual(expect.arrayContaining(['R35', 'R36', 'S02', 'S03']));
    const all = position({
      sun: { hand: ['S01', 'S02', 'S03', 'R05', 'R06', 'R35', 'R36', 'R37', 'R45', 'R46', 'R47', 'R48'] },
    });
    all.sun.plays('S01', 'S02', 'S03', 'R05', 'R06', 'R35', 'R36', 'R37', 'R45', 'R46', 'R47', 'R48');
    expect(all.sun.play).toHaveLength(12);
    expect(all.sun.hand).toEqual([]);
  });
});

describe('one Mercenary type a turn', () => {
  it('[SAN-4.3] the first Mercenary locks its type', () => {
    for (const [card, type] of [
      ['S01', 'C'],
      ['S04', 'P'],
      ['S07', 'H'],
    ] as const) {
      const scene = position({ sun: { hand: ['S01', 'S04', 'S07', 'R36'] } });
      scene.sun.plays('R36');
      expect(scene.locked).toBeNull();
      scene.sun.plays(card);
      expect(scene.locked).toBe(type);
    }
  });

  it('[SAN-4.4] Mercenaries of another type are refused from hand, discard pile and River', () => {
    const scene = position({
      sun: { hand: ['R25', 'S01', 'S04', 'S07', 'R33', 'R44'], discard: ['R15', 'R26'] },
      river: ['R01', 'R11', 'R21', 'R31', 'R32', 'R35'],
    });
    scene.sun.plays('R25');
    expect(scene.offeredOf('play')).toEqual(['R33', 'R44', 'S07']);
    expect(scene.refusal('play:S01')).toBe('SAN-4.4');
    expect(scene.refusal('play:S04')).toBe('SAN-4.4');
    scene.sun.plays('R33');
    expect(scene.offered).toEqual(['playDiscard:R26', 'decline']);
    scene.sun.declines().plays('R44');
    expect(scene.offeredOf('copyRiver')).toEqual(['3', '4', '5', '6']);
  });

  it('[SAN-4.4] under All Types they are open again', () => {
    const scene = position({ sun: { hand: ['R25', 'S01', 'S04', 'R39'] } });
    scene.sun.plays('R25', 'R39').declines();
    expect(scene.offeredOf('play')).toEqual(['S01', 'S04']);
  });

  it('[SAN-4.5] Hardware goes before, between, after and without Mercenaries and locks nothing', () => {
    const scene = position({ sun: { hand: ['R35', 'R36', 'R37', 'S01', 'S02', 'S07'] } });
    scene.sun.plays('R35');
    expect(scene.locked).toBeNull();
    expect(scene.offered).toContain('endPlay');
    scene.sun.plays('S01', 'R36', 'S02', 'R37');
    expect(scene.sun.play).toEqual(['R35', 'S01', 'R36', 'S02', 'R37']);
    expect(scene.locked).toBe('C');
  });
});

describe('Virus cards in hand', () => {
  it('[SAN-4.6] a played Virus card goes to the discard pile at once, whatever is locked, and gives nothing', () => {
    const scene = position({ sun: { hand: ['S01', 'SV5'] } });
    scene.sun.plays('S01').plays('SV5');
    expect(scene.sun.discard).toEqual(['SV5']);
    expect(scene.sun.play).toEqual(['S01']);
    expect(scene.pools).toEqual({ C: 1, P: 0, H: 0 });
    expect(scene.income).toBe(1);
    expect(scene.asked).toBe('main');
  });

  it('[SAN-4.7] a Virus card alone fulfils the duty to play a card', () => {
    const scene = position({ sun: { hand: ['S01', 'SV5'] } });
    expect(scene.refusal('endPlay')).toBe('SAN-3.3');
    scene.sun.plays('SV5');
    expect(scene.offered).toContain('endPlay');
  });

  it('[SAN-4.8] a played Virus card cannot be copied, locks nothing and counts for no multiplier', () => {
    const scene = position({ sun: { hand: ['SV5', 'R34', 'R27', 'S04', 'S07'] } });
    scene.sun.plays('SV5');
    expect(scene.locked).toBeNull();
    scene.sun.plays('R34');
    expect(scene.asked).toBe('main');
    expect(scene.offeredOf('play')).toEqual(['R27', 'S04', 'S07']);
    scene.sun.plays('R27');
    expect(scene.pools.H).toBe(1);
  });

  it('[SAN-4.18] a Virus card played this turn can be shuffled in and drawn again in the same turn', () => {
    const scene = position({ sun: { hand: ['SV5', 'R31'], draw: [], discard: [] } });
    scene.sun.plays('SV5', 'R31').draws();
    expect(scene.sun.hand).toEqual(['SV5']);
    expect(scene.offered).toContain('play:SV5');
  });
});

describe('what a card gives as it is played', () => {
  it('[SAN-4.9] income, symbols of every kind and multipliers count from the moment of play', () => {
    const scene = position({ sun: { hand: ['R19', 'R45', 'R17'] } });
    scene.sun.plays('R19').declines();
    expect([scene.income, scene.pools.P]).toEqual([3, 2]);
    scene.sun.plays('R45');
    expect(scene.pools).toEqual({ C: 3, P: 5, H: 3 });
    scene.sun.plays('R17');
    expect([scene.income, scene.pools.P]).toEqual([4, 7]);
  });

  it('[SAN-4.10] different discrete effects come in any order, one instance at a time', () => {
    const scene = position({ sun: { hand: ['R41', 'S01'], draw: ['S02'] } });
    scene.sun.plays('R41');
    expect(scene.asked).toBe('effectOrder');
    expect(scene.offered).toEqual(['resolve:draw', 'resolve:destroy', 'declineRest']);
    const other = scene.branch();
    scene.sun.resolves('draw').draws().destroys('S01');
    expect(scene.box).toContain('S01');
    expect(scene.sun.hand).toEqual(['S02']);
    other.sun.resolves('destroy').destroys('S01').draws();
    expect(other.sun.hand).toEqual(['S02']);
    expect(other.asked).toBe('main');
  });

  it('[SAN-4.10] discrete effects are answered before another card is played or a symbol is spent, or declined for good', () => {
    const scene = position({ sun: { hand: ['R41', 'R45', 'S01'] } });
    scene.sun.plays('R45', 'R41');
    expect(scene.offered).toEqual(['resolve:draw', 'resolve:destroy', 'declineRest']);
    scene.sun.declines();
    expect(scene.asked).toBe('main');
    expect(scene.sun.hand).toEqual(['S01']);
    scene.sun.plays('S01');
    expect(scene.asked).toBe('main');
  });

  it('[SAN-4.10] an effect without a target yet waits for the others: the last card drawn may be destroyed', () => {
    const scene = position({ sun: { hand: ['R41'], draw: ['S02', 'S03'] } });
    scene.sun.plays('R41');
    expect(scene.offered).toEqual(['draw', 'decline']);
    const other = scene.branch();
    scene.sun.draws();
    expect(scene.offered).toEqual(['destroy:S02', 'decline']);
    other.sun.declines();
    expect(other.asked).toBe('main');
  });

  it('[SAN-4.11] the effects of a card played by an effect come before the rest of the outer card', () => {
    const outer = repriced({ R33: { effects: ['PLAY_DISCARD', 'DRAW 1'] } });
    const scene = position({ sun: { hand: ['R33', 'S01'], discard: ['R42'], draw: ['S02', 'S03'] } }, outer);
    scene.sun.plays('R33').resolves('playDiscard').playsFromDiscard('R42');
    expect(scene.asked).toBe('destroy');
    scene.sun.destroys('S01');
    expect(scene.asked).toBe('draw');
    scene.sun.draws();
    expect(scene.sun.hand).toEqual(['S02']);
  });

  it('[SAN-4.12] playing, corrupting, crossing and moving the pawn alternate freely', () => {
    const scene = position({ sun: { hand: ['R45', 'R35', 'R36', 'R37'] }, river: { 1: 'R11', 2: 'R12' } });
    scene.sun.plays('R45').hacks(1).corrupts(6, { into: 2 }).crosses().hacks(2);
    scene.sun.plays('R36').hacks(1).plays('R35').crosses().plays('R37').corrupts(5, { into: 2 }).hacks(1);
    expect(scene.pawn).toBe('STAR 1');
    expect(scene.sun.step).toBe(3);
    expect(scene.sun.zone).toEqual([0, 2, 0, 0, 0, 0]);
  });

  it('[SAN-4.17] a card with every effect declined has been played: type, income and presence count', () => {
    const scene = position({ sun: { hand: ['R13', 'R17', 'S01', 'R34'] } });
    scene.sun.plays('R13').declines();
    expect([scene.locked, scene.income]).toEqual(['P', 1]);
    expect(scene.refusal('play:S01')).toBe('SAN-4.4');
    scene.sun.plays('R17');
    expect(scene.pools.P).toBe(2);
    scene.sun.plays('R34');
    expect(scene.offered).toContain('copyPlayed:R13');
  });

  it('[SAN-4.19] symbols are spent whatever type is locked, several kinds in one turn', () => {
    const scene = position({ sun: { hand: ['S01', 'R45'] }, river: { 1: 'R11' } });
    scene.sun.plays('S01', 'R45');
    expect(scene.locked).toBe('C');
    expect(scene.pools).toEqual({ C: 4, P: 3, H: 3 });
    scene.sun.crosses().hacks(3).corrupts(2, { into: 2 });
    expect(scene.pools).toEqual({ C: 1, P: 0, H: 0 });
  });
});

describe('drawing', () => {
  it('[SAN-4.13] a card drawn in Play may be played in the same turn, subject to the lock', () => {
    const scene = position({ sun: { hand: ['R21', 'R32'], draw: ['S07', 'S01', 'SV5', 'S10'] } });
    scene.sun.plays('R21').draws().plays('R32').draws(3);
    expect(scene.offeredOf('play')).toEqual(['S07', 'S10', 'SV5']);
    expect(scene.refusal('play:S01')).toBe('SAN-4.4');
    scene.sun.plays('S07');
    expect(scene.pools.H).toBe(2);
  });

  it('[SAN-4.14] with the draw pile empty the discard pile is shuffled to become it, then the draw happens', () => {
    const orders = ['one', 'two', 'three', 'four'].map((seed) => {
      const discard = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06'] as const;
      const scene = position({ sun: { hand: ['R31'], draw: [], discard }, seed });
      scene.sun.plays('R31').draws();
      expect(scene.happened.slice(-2)).toEqual(['reshuffled', 'drew']);
      expect(scene.sun.discard).toEqual([]);
      expect(scene.sun.draw).toHaveLength(5);
      expect([...scene.sun.draw, ...scene.sun.hand].sort()).toEqual(discard);
      return [...scene.sun.hand, ...scene.sun.draw].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('[SAN-4.14] an empty draw pile alone is not reshuffled before a card is needed', () => {
    const scene = position({ sun: { hand: ['R31', 'R32'], draw: ['S01'], discard: ['S02', 'S03'] } });
    scene.sun.plays('R31').draws();
    expect(scene.sun.draw).toEqual([]);
    expect(scene.sun.discard).toEqual(['S02', 'S03']);
  });

  it('[SAN-4.14] a table may choose that an empty draw pile is renewed at once, in the own turn', () => {
    const sun = { hand: ['R31', 'S05', 'SV5'], draw: ['S01'], discard: ['S02', 'S03'] } as const;
    const drawn = position({ reshuffle: 'empty', sun });
    drawn.sun.plays('R31').draws();
    expect(drawn.happened.slice(-2)).toEqual(['drew', 'reshuffled']);
    expect([drawn.sun.draw.length, drawn.sun.discard]).toEqual([2, []]);

    const shuffledIn = (scene: Scene) => [scene.sun.draw, scene.sun.discard];
    const virus = position({ reshuffle: 'empty', sun: { ...sun, draw: [], discard: [] } });
    virus.sun.plays('SV5');
    expect(shuffledIn(virus)).toEqual([['SV5'], []]);
    const bought = position({ reshuffle: 'empty', sun: { ...sun, draw: [], discard: [] }, river: { 1: 'R01' } });
    bought.sun.plays('R31').endsPlay().buys(1);
    expect(shuffledIn(bought)).toEqual([['R01'], []]);
  });

  it('[SAN-4.14] at such a table the Refill may empty the draw pile again: what was discarded renews it', () => {
    const hand = ['S01', 'S02', 'S04', 'S05', 'S06', 'S07'] as const;
    const scene = position({ reshuffle: 'empty', sun: { hand, draw: [], discard: [] } });
    scene.sun.plays('S01', 'S02').ends();
    expect([scene.sun.hand.length, scene.sun.draw, scene.sun.discard]).toEqual([6, [], []]);
    const left = position({ reshuffle: 'empty', sun: { hand, draw: ['S08'], discard: ['S09'] } });
    left.sun.plays('S01').ends();
    expect([left.sun.draw.length, left.sun.discard]).toEqual([2, []]);
    expect(left.sun.hand).toContain('S08');
  });

  it('[SAN-4.15] a reshuffle leaves the play area and the hand alone', () => {
    const scene = position({ sun: { hand: ['R31', 'R36', 'S05'], draw: [], discard: ['S01', 'S02'] } });
    scene.sun.plays('R36', 'R31').draws();
    expect(scene.sun.play).toEqual(['R36', 'R31']);
    expect(scene.sun.hand).toHaveLength(2);
    expect(scene.sun.hand).toContain('S05');
    expect(scene.sun.draw).toHaveLength(1);
    expect([...scene.sun.hand, ...scene.sun.draw].sort()).toEqual(['S01', 'S02', 'S05']);
  });

  it('[SAN-4.16] with both piles empty the draw does not happen and nothing is asked', () => {
    const scene = position({ sun: { hand: ['R32', 'S05'], draw: [], discard: [] } });
    scene.sun.plays('R32');
    expect(scene.asked).toBe('main');
    expect(scene.sun.hand).toEqual(['S05']);
    const short = position({ sun: { hand: ['R32'], draw: ['S01'], discard: ['S02'] } });
    short.sun.plays('R32').draws(2);
    expect(short.asked).toBe('main');
    expect(short.sun.hand).toEqual(['S01', 'S02']);
  });
});
