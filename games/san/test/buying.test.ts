/** Block 9: phase 2, Buy. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Costs 5, 4, 3, 2, 4, 5. */
const PRICES = ['R19', 'R15', 'R13', 'R11', 'R32', 'R34'] as const;

describe('buying', () => {
  it('[SAN-9.1] buying power is the printed income of all cards in the play area, discard-pile plays included', () => {
    const scene = position({ sun: { hand: ['S03', 'R33', 'R34', 'S12'], discard: ['R01'] } });
    scene.sun.plays('S03').plays('R33').playsFromDiscard('R01').declines();
    expect(scene.income).toBe(2 + 0 + 3);
    scene.sun.plays('R34').copies('R01').declines().plays('S12').declines();
    expect(scene.income).toBe(2 + 0 + 3 + 0 + 2);
  });

  it('[SAN-9.2] a River card may be bought if its cost is not higher than the remaining buying power', () => {
    const scene = position({ sun: { hand: ['S01', 'S03', 'S02'] }, river: PRICES });
    scene.sun.plays('S01', 'S02', 'S03').endsPlay();
    expect(scene.income).toBe(4);
    expect(scene.offered).toEqual(['buy:2', 'buy:3', 'buy:4', 'buy:5', 'endBuy']);
    expect(scene.refusal('buy:1')).toBe('SAN-9.2');
    expect(scene.refusal('buy:6')).toBe('SAN-9.2');
  });

  it('[SAN-9.3] only River cards can be bought, not the top of the Reserve', () => {
    const scene = position({ sun: { hand: ['R31'] }, river: PRICES, reserve: ['R01'] });
    scene.sun.plays('R31').declines().endsPlay();
    expect(scene.offered).toEqual(['buy:1', 'buy:2', 'buy:3', 'buy:4', 'buy:5', 'buy:6', 'endBuy']);
  });

  it('[SAN-9.4] the cost is subtracted, the card laid open on the own discard pile, the same position refilled', () => {
    const scene = position({ sun: { hand: ['R31'], discard: ['S01'] }, river: PRICES, reserve: ['R01', 'R02'] });
    scene.sun.plays('R31').declines().endsPlay().buys(3);
    expect(scene.income).toBe(5 - 3);
    expect(scene.sun.discard).toEqual(['S01', 'R13']);
    expect(scene.view(1).players[0].discard.at(-1)).toBe('R13');
    expect(scene.river).toEqual(['R19', 'R15', 'R01', 'R11', 'R32', 'R34']);
    expect(scene.happened.slice(-2)).toEqual(['bought', 'riverRefilled']);
  });

  it('[SAN-9.5] cards are bought one at a time, any number, also those that have just entered', () => {
    const scene = position({
      sun: { hand: ['R31', 'S12', 'S01'] },
      river: PRICES,
      reserve: ['R01', 'R03', 'R05', 'R06'],
    });
    scene.sun.plays('S12').declines().plays('S01', 'R31').declines().endsPlay();
    expect(scene.income).toBe(8);
    scene.sun.buys(4).buys(4).buys(4);
    expect(scene.sun.discard.slice(-3)).toEqual(['R11', 'R01', 'R03']);
    expect(scene.income).toBe(2);
    expect(scene.offered).toEqual(['buy:4', 'endBuy']);
  });

  it('[SAN-9.6] a position that cannot be refilled ends the game at once', () => {
    const scene = position({ sun: { hand: ['R31'] }, river: PRICES, reserve: [] });
    scene.sun.plays('R31').declines().endsPlay().buys(4);
    expect([scene.asked, scene.result?.by]).toEqual(['over', 'river']);
    expect(scene.sun.discard).toContain('R11');
  });

  it('[SAN-9.7] the player says when Buy ends, and may buy nothing', () => {
    const scene = position({ sun: { hand: ['R31'] }, river: PRICES });
    scene.sun.plays('R31').declines().endsPlay();
    const nothing = scene.branch();
    nothing.sun.does('endBuy');
    expect(nothing.river).toEqual(PRICES);
    expect(nothing.askedSeats).toEqual([1]);
    scene.sun.buys(3);
    expect(scene.asked).toBe('buy');
    expect(scene.offered).toContain('endBuy');
  });

  it('[SAN-9.8] a bought card cannot be played this turn but may be drawn in its refill', () => {
    const scene = position({ sun: { hand: ['R31'], draw: [], discard: [] }, river: PRICES });
    scene.sun.plays('R31').endsPlay().buys(4);
    expect(scene.offered.every((key) => !key.startsWith('play'))).toBe(true);
    scene.sun.ends();
    expect(scene.sun.hand).toEqual(['R11', 'R31']);
  });
});
