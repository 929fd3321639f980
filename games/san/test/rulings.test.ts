/** Section 5: rulings that no atom's test shows already. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import { repriced } from './repriced.ts';

describe('effects of one card', () => {
  it('[SAN-Q20] a later effect is decided after seeing the earlier: the card just drawn may be destroyed', () => {
    const scene = position({ sun: { hand: ['R41', 'S01'], draw: ['SV5', 'S02'] } });
    scene.sun.plays('R41').resolves('draw').draws();
    expect(scene.offeredOf('destroy')).toEqual(['S01', 'SV5']);
    scene.sun.destroys('SV5');
    expect([scene.sun.hand, scene.asked]).toEqual([['S01'], 'main']);
  });

  it('[SAN-Q20] between two draws of a card its other effects may be used, as soon as they have a target', () => {
    const pack = repriced({ R41: { effects: ['DRAW 2', 'DESTROY 1'] } });
    const scene = position({ sun: { hand: ['R41'], draw: ['SV5', 'S02'] } }, pack);
    scene.sun.plays('R41');
    expect(scene.offered).toEqual(['draw', 'decline']);
    scene.sun.draws();
    expect(scene.offered).toEqual(['resolve:draw', 'resolve:destroy', 'declineRest']);
    scene.sun.resolves('destroy').destroys('SV5').draws();
    expect([scene.sun.hand, scene.asked]).toEqual([['S02'], 'main']);
  });

  it('[SAN-Q20] two choices on one card are asked in printed order', () => {
    const pack = repriced({ R41: { effects: ['CHOICE(C1 | C2)', 'CHOICE(P1 | H2)'] } });
    const scene = position({ sun: { hand: ['R41'] } }, pack);
    scene.sun.plays('R41').takes('C2').takes('H2');
    expect(scene.pools).toEqual({ C: 2, P: 0, H: 2 });
  });

  it('[SAN-Q58] an effect without a target does nothing; the card is still played', () => {
    for (const card of ['R34', 'R38', 'R42', 'R43'] as const) {
      const scene = position({ sun: { hand: [card] } });
      scene.sun.plays(card);
      expect([scene.asked, scene.sun.play]).toEqual(['main', [card]]);
      expect(scene.offered).toEqual(['endPlay']);
    }
  });

  it('[SAN-Q67] symbols need no yes or no: not spending is declining', () => {
    const scene = position({ sun: { hand: ['R45', 'S01'] } });
    scene.sun.plays('R45');
    expect(scene.asked).toBe('main');
    scene.sun.ends();
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[SAN-Q87] R45 gives all three kinds of symbols, each spent on its own', () => {
    const scene = position({ sun: { hand: ['R45'] }, river: { 1: 'R11' } });
    scene.sun.plays('R45').crosses();
    expect(scene.pools).toEqual({ C: 3, P: 0, H: 3 });
    scene.sun.hacks(3).corrupts(1, { into: 1 }).ends();
    expect(scene.box).toContain('R45');
  });
});

describe('copying', () => {
  it('[SAN-Q22] a multiplier counts copies and cards from the discard pile', () => {
    const scene = position({ sun: { hand: ['R27', 'R33', 'R34'], discard: ['S07'] } });
    scene.sun.plays('R27').plays('R33').playsFromDiscard('S07').plays('R34').copies('S07');
    expect(scene.pools.H).toBe(1 + 1 + 3);
  });

  it('[SAN-Q25] the copy keeps its income and its other printed effects', () => {
    const pack = repriced({ R34: { income: 1, effects: ['COPY_PLAYED', 'C2'] } });
    const scene = position({ sun: { hand: ['R25', 'R34'] } }, pack);
    scene.sun.plays('R25', 'R34').copies('R25');
    expect(scene.pools).toEqual({ C: 2, P: 0, H: 6 });
    expect(scene.income).toBe(1 + 1);
  });

  it('[SAN-Q28] Copy Played asks no lock and changes none', () => {
    const scene = position({ sun: { hand: ['R39', 'S07', 'S01', 'R34'] } });
    scene.sun.plays('R39').declines().plays('S07', 'S01').plays('R34');
    expect(scene.offeredOf('copyPlayed')).toEqual(['R39', 'S07', 'S01']);
    scene.sun.copies('S01');
    expect(scene.locked).toBe('H');
    expect(scene.sun.played('R34')?.type).toBe('C');
  });

  it('[SAN-Q30] the type is taken with the target, even if every copied effect is then declined', () => {
    const scene = position({ sun: { hand: ['R44', 'S01'] }, river: { 1: 'R23' } });
    scene.sun.plays('R44').copies('R23').declines();
    expect([scene.sun.played('R44')?.type, scene.locked]).toEqual(['H', 'H']);
    const single = position({ sun: { hand: ['R44'] }, river: { 1: 'R40' } });
    single.sun.plays('R44').copies('R40').declines().ends();
    expect(single.box).toContain('R44');
  });

  it('[SAN-Q54] copying All Types in the River gives the same permission, and its Draw', () => {
    const scene = position({ sun: { hand: ['S07', 'R44', 'S01'], draw: ['S04'] }, river: { 1: 'R39' } });
    scene.sun.plays('S07', 'R44').copies('R39').draws();
    expect(scene.offeredOf('play')).toEqual(['S01', 'S04']);
  });

  it('[SAN-Q55] [SAN-Q56] Play from Discard may bring back another, never the very card that caused it', () => {
    const pack = repriced({ R32: { effects: ['PLAY_DISCARD'] } });
    const scene = position({ sun: { hand: ['R33'], discard: ['R32', 'R36'] } }, pack);
    scene.sun.plays('R33').playsFromDiscard('R32');
    expect(scene.offered).toEqual(['playDiscard:R36', 'decline']);
    scene.sun.playsFromDiscard('R36');
    expect(scene.sun.play).toEqual(['R33', 'R32', 'R36']);
  });
});

describe('the virus track', () => {
  it('[SAN-Q9] an attack on a card that was pulled back to the Port starts again from square 1', () => {
    const scene = position({ sun: { hand: ['R25'] }, star: { hand: ['R26'] }, pawn: { on: 'SUN', square: 3 } });
    scene.sun.plays('R25').hacks(3).ends();
    scene.star.plays('R26').hacks();
    expect(scene.pawn).toBe('SUN 1');
  });

  it('[SAN-Q71] a finished Virus card only waits on the draw pile: no reaction, no smaller hand', () => {
    const scene = position({ sun: { hand: ['R25'] }, star: { hand: ['T01', 'T02'] }, pawn: { on: 'STAR', square: 3 } });
    scene.sun.plays('R25').hacks();
    expect([scene.askedSeats, scene.star.hand]).toEqual([[0], ['T01', 'T02']]);
    scene.sun.ends();
    scene.star.plays('T01').ends();
    expect(scene.star.hand).toContain('TV5');
  });

  it('[SAN-Q72] drawing a known Virus card uses up the Draw symbol', () => {
    const scene = position({ sun: { hand: ['R31'], draw: ['SV5', 'S01'], knownTop: 1 } });
    scene.sun.plays('R31').draws();
    expect([scene.sun.hand, scene.asked]).toEqual([['SV5'], 'main']);
  });

  it('[SAN-Q73] nobody must pull the pawn back before doing something else', () => {
    const scene = position({ sun: { hand: ['R45'] }, river: { 1: 'R11' }, pawn: { on: 'SUN', square: 2 } });
    scene.sun.plays('R45').crosses().corrupts(1, { into: 1 });
    expect(scene.offered).toEqual(['hack', 'endPlay']);
  });
});

describe('River, zones and hands', () => {
  it('[SAN-Q41] every pair of base hands from 6 to 8 can be played', () => {
    for (const sun of [6, 7, 8]) {
      for (const star of [6, 7, 8]) {
        const scene = position({ hands: [sun, star] });
        expect([scene.sun.refillSize, scene.star.refillSize]).toEqual([sun, star]);
      }
    }
  });

  it('[SAN-Q48] taking the last card of the Reserve ends nothing; the next removal does', () => {
    const scene = position({ sun: { hand: ['R46'] }, reserve: ['R12'] });
    scene.sun.plays('R46').corrupts(1, { into: 1 });
    expect([scene.reserve, scene.result]).toEqual([[], null]);
    scene.sun.corrupts(1, { into: 1 });
    expect(scene.result?.by).toBe('river');
  });

  it('[SAN-Q51] slots behind a banner still count towards twelve and against the opponent', () => {
    const scene = position({ sun: { hand: ['R37'], step: 4 }, river: ['R31', 'R32', 'R33', 'R34', 'R35', 'R36'] });
    scene.sun.plays('R37').corrupts(6, { into: 1 });
    expect(scene.sun.zone).toEqual([1, 0, 0, 0, 0, 0]);
    expect(scene.star.crossingCost(1)).toBe(5);
  });

  it('[SAN-Q62] the type of a River card restricts neither corruption nor crossing', () => {
    for (const card of ['R01', 'R11', 'R21', 'R31'] as const) {
      const scene = position({ sun: { hand: ['S04', 'R46', 'R47'] }, river: { 1: card } });
      scene.sun.plays('S04', 'R46', 'R47').crosses().corrupts(1, { into: 6 });
      expect([scene.sun.step, scene.sun.slot(6)]).toEqual([2, [card]]);
    }
  });

  it('cards of one design and name are offered once, in every list; what is clicked is what is played', () => {
    const scene = position({
      sun: { hand: ['S01', 'S02', 'S03', 'R25', 'R26', 'R42', 'R38'], discard: ['S07', 'S08'] },
    });
    expect(scene.offeredOf('play')).toEqual(['R25', 'R38', 'R42', 'S01', 'S02', 'S03']);
    scene.sun.plays('R42');
    expect(scene.offeredOf('destroy')).toEqual(['R25', 'R38', 'S01', 'S02', 'S03']);
    scene.sun.declines().plays('R38');
    expect(scene.offeredOf('corruptHand')).toEqual(['R25', 'S01', 'S02', 'S03']);
    const discard = position({ sun: { hand: ['R33'], discard: ['S07', 'S08', 'S09'] } });
    discard.sun.plays('R33');
    expect(discard.offeredOf('playDiscard')).toEqual(['S07', 'S08', 'S09']);
  });
});
