/** Block 8: Destroy, Draw, All Types, Play from Discard and Corrupt from Hand. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import { repriced } from './repriced.ts';

describe('Destroy', () => {
  it('[SAN-8.23] each symbol may put a hand card of any kind into the box', () => {
    const scene = position({ sun: { hand: ['R42', 'S01', 'R25', 'SV5', 'S10'] } });
    scene.sun.plays('R42');
    expect(scene.offered).toEqual(['destroy:R25', 'destroy:S01', 'destroy:S10', 'destroy:SV5', 'decline']);
    scene.sun.destroys('SV5').destroys('R25');
    expect(scene.box).toEqual(expect.arrayContaining(['SV5', 'R25']));
    expect(scene.sun.hand).toEqual(['S01', 'S10']);
    expect(scene.asked).toBe('main');
  });

  it('[SAN-8.24] only hand cards: not the played card, the play area or the discard pile', () => {
    const scene = position({ sun: { hand: ['S04', 'R42', 'S01'], discard: ['S07'] } });
    scene.sun.plays('S04', 'R42');
    expect(scene.offeredOf('destroy')).toEqual(['S01']);
    scene.sun.destroys('S01');
    expect(scene.asked).toBe('main');
  });

  it('[SAN-8.25] from none up to the number of symbols, one at a time', () => {
    const hand = ['R43', 'S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'] as const;
    const none = position({ sun: { hand } });
    none.sun.plays('R43').declines();
    expect(none.sun.hand).toHaveLength(7);
    const three = position({ sun: { hand } });
    three.sun.plays('R43').destroys('S01').destroys('S02').destroys('S03').declines();
    expect(three.sun.hand).toEqual(['S04', 'S05', 'S06', 'S07']);
    const six = position({ sun: { hand } });
    six.sun
      .plays('R43')
      .destroys('S01')
      .destroys('S02')
      .destroys('S03')
      .destroys('S04')
      .destroys('S05')
      .destroys('S06');
    expect(six.sun.hand).toEqual(['S07']);
    expect(six.asked).toBe('main');
  });

  it('[SAN-8.26] the destroyed card is shown to both players', () => {
    const scene = position({ sun: { hand: ['R42', 'S01'] } });
    scene.sun.plays('R42').destroys('S01');
    for (const observer of [0, 1, 'audience'] as const) {
      expect(scene.heard(observer)).toContainEqual({ kind: 'destroyed', seat: 0, card: 'S01' });
      expect(scene.view(observer).box).toContain('S01');
    }
  });
});

describe('Draw', () => {
  it('[SAN-8.27] each symbol may take the top card into the hand, from none up to their number, one at a time', () => {
    const setting = { sun: { hand: ['R32'], draw: ['S05', 'S01', 'S09', 'S02'] } } as const;
    const none = position(setting);
    none.sun.plays('R32').declines();
    expect(none.sun.hand).toEqual([]);
    const two = position(setting);
    two.sun.plays('R32').draws();
    expect(two.sun.hand).toEqual(['S05']);
    two.sun.draws().declines();
    expect(two.sun.hand).toEqual(['S01', 'S05']);
    expect(two.asked).toBe('main');
    const three = position(setting);
    three.sun.plays('R32').draws(3);
    expect([three.sun.hand, three.sun.draw]).toEqual([['S01', 'S05', 'S09'], ['S02']]);
    expect(three.asked).toBe('main');
  });

  it('[SAN-8.27] an empty draw pile is filled from the discard pile on the way', () => {
    const scene = position({ sun: { hand: ['R32'], draw: ['S05'], discard: ['S01', 'S02'] } });
    scene.sun.plays('R32').draws(3);
    expect(scene.sun.hand).toEqual(['S01', 'S02', 'S05']);
  });
});

describe('All Types', () => {
  it('[SAN-8.28] Mercenaries of every type may be played, copied and played from the discard pile until the turn ends', () => {
    const scene = position({
      sun: { hand: ['R39', 'S01', 'S04', 'S07', 'R33', 'R44'], discard: ['R15'] },
      star: { hand: ['T01', 'T04'] },
      river: ['R05', 'R16', 'R25', 'R31', 'R06', 'R11'],
    });
    scene.sun.plays('R39').declines().plays('S01');
    expect(scene.offeredOf('play')).toEqual(['R33', 'R44', 'S04', 'S07']);
    scene.sun.plays('S04', 'S07').plays('R33').playsFromDiscard('R15').plays('R44');
    expect(scene.offeredOf('copyRiver')).toHaveLength(6);
    scene.sun.declines().ends();
    scene.star.plays('T01');
    expect(scene.refusal('play:T04')).toBe('SAN-4.4');
  });

  it('[SAN-8.29] it works after a type was locked and changes nothing for the cards played before', () => {
    const scene = position({ sun: { hand: ['R27', 'S07', 'R39', 'S01'] } });
    scene.sun.plays('R27', 'S07');
    expect(scene.refusal('play:S01')).toBe('SAN-4.4');
    scene.sun.plays('R39').declines();
    expect([scene.locked, scene.pools.H]).toEqual(['H', 3]);
    scene.sun.plays('S01');
    expect(scene.pools).toEqual({ C: 1, P: 0, H: 3 });
  });
});

describe('Play from Discard', () => {
  it('[SAN-8.30] any card of the own discard pile is played as if from the hand', () => {
    const scene = position({ sun: { hand: ['R27', 'R33'], discard: ['R21', 'S07', 'R36'] } });
    scene.sun.plays('R27', 'R33');
    expect(scene.offered).toEqual(['playDiscard:R21', 'playDiscard:S07', 'playDiscard:R36', 'decline']);
    scene.sun.playsFromDiscard('R21');
    expect(scene.asked).toBe('draw');
    scene.sun.declines();
    expect(scene.sun.play).toEqual(['R27', 'R33', 'R21']);
    expect(scene.sun.discard).toEqual(['S07', 'R36']);
    expect([scene.income, scene.pools.H]).toEqual([2, 1 + 2]);
  });

  it('[SAN-8.31] the one-type rule applies, and such a Mercenary locks the type', () => {
    const locked = position({ sun: { hand: ['S01', 'R33'], discard: ['R21', 'R05'] } });
    locked.sun.plays('S01', 'R33');
    expect(locked.offered).toEqual(['playDiscard:R05', 'decline']);
    expect(locked.refusal('playDiscard:R21')).toBe('SAN-8.31');
    const open = position({ sun: { hand: ['S01', 'R33'], discard: ['R25'] } });
    open.sun.plays('R33').playsFromDiscard('R25');
    expect(open.locked).toBe('H');
    expect(open.refusal('play:S01')).toBe('SAN-4.4');
  });

  it('[SAN-8.32] in phase 3 it goes to the discard pile, or to the box if Single Use', () => {
    for (const [card, place] of [
      ['R36', 'discard'],
      ['R48', 'box'],
    ] as const) {
      const scene = position({ sun: { hand: ['R33'], discard: [card] } });
      scene.sun.plays('R33').playsFromDiscard(card).ends();
      expect(scene.sun.discard.includes(card)).toBe(place === 'discard');
      expect(scene.box.includes(card)).toBe(place === 'box');
    }
  });

  it('[SAN-8.33] Virus cards in the discard pile are not offered', () => {
    const scene = position({ sun: { hand: ['R33'], discard: ['SV5', 'R36'] } });
    scene.sun.plays('R33');
    expect(scene.offered).toEqual(['playDiscard:R36', 'decline']);
    expect(scene.refusal('playDiscard:SV5')).toBe('SAN-8.33');
  });

  it('[SAN-8.34] with no eligible card it does nothing', () => {
    const empty = position({ sun: { hand: ['R33', 'S01'], discard: [] } });
    empty.sun.plays('R33');
    expect([empty.asked, empty.sun.play]).toEqual(['main', ['R33']]);
    const useless = position({ sun: { hand: ['S01', 'R33'], discard: ['SV5', 'R25'] } });
    useless.sun.plays('S01', 'R33');
    expect(useless.asked).toBe('main');
  });
});

describe('Corrupt from Hand', () => {
  it('[SAN-8.35] a hand card of any kind goes face down into an own open slot', () => {
    const scene = position({ sun: { hand: ['R38', 'S01', 'R25', 'SV5'], slots: { 2: 2 } } });
    scene.sun.plays('R38');
    expect(scene.offered).toEqual(['corruptHand:R25', 'corruptHand:S01', 'corruptHand:SV5', 'decline']);
    scene.sun.does('corruptHand:SV5');
    expect(scene.offered).toEqual(['slot:1', 'slot:3', 'slot:4', 'slot:5', 'slot:6']);
    scene.sun.does('slot:3');
    expect(scene.sun.slot(3)).toEqual(['SV5']);
    expect(scene.sun.hand).toEqual(['R25', 'S01']);
    expect(scene.asked).toBe('main');
  });

  it('[SAN-8.35] several symbols are asked one after the other, and the rest may be declined', () => {
    const scene = position(
      { sun: { hand: ['R38', 'S01', 'S04', 'S07'] } },
      repriced({ R38: { effects: ['CORRUPT_HAND 3'] } }),
    );
    scene.sun.plays('R38').corruptsFromHand('S01', { into: 1 }).corruptsFromHand('S04', { into: 1 }).declines();
    expect(scene.sun.slot(1)).toEqual(['S01', 'S04']);
    expect(scene.sun.hand).toEqual(['S07']);
  });

  it('[SAN-8.36] it needs no ● and leaves the River alone', () => {
    const scene = position({ sun: { hand: ['R38', 'S01', 'S02'] }, reserve: [] });
    const { river } = scene.branch();
    scene.sun.plays('R38').corruptsFromHand('S01', { into: 1 });
    expect(scene.river).toEqual(river);
    expect(scene.result).toBeNull();
    scene.sun.plays('S02');
    expect(scene.pools.C).toBe(1);
  });

  it('[SAN-8.37] the card counts like any corrupted one, also as the twelfth', () => {
    const scene = position({ sun: { hand: ['R38', 'S01'] }, river: { 3: 'R31' } });
    scene.sun.plays('R38').corruptsFromHand('S01', { into: 3 });
    expect([scene.sun.crossingCost(3), scene.star.crossingCost(3)]).toEqual([3, 5]);
    const twelfth = position({ sun: { hand: ['R38', 'S01', 'S02'], slots: { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } } });
    twelfth.sun.plays('R38').corruptsFromHand('S01', { into: 6 });
    expect(twelfth.result).toEqual({ winner: 0, by: 'corruption' });
  });
});
