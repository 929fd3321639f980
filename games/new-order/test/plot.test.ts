/** NO-3: Plot. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import { breaches } from './random-games.ts';

describe('taking cards', () => {
  it('[NO-3.1] two cards, each from the display or from the top of the deck', () => {
    const start = { display: 'RBKWR', deck: 'KBRRRRRR' };
    const open = position(start);
    open.seat(0).plots('B', 'W');
    expect(open.seat(0).hand).toBe('BW');
    const blind = position(start);
    blind.seat(0).plots('deck', 'deck');
    expect(blind.seat(0).hand).toBe('BK');
    const mixed = position(start);
    mixed.seat(0).plots('R', 'deck');
    expect(mixed.seat(0).hand).toBe('RK');
    expect(mixed.askedSeats).toEqual([1]);
  });

  it('[NO-3.1] equal cards of the display are offered once, the leftmost', () => {
    const scene = position({ display: 'RRBRB' });
    expect(scene.offered).toEqual(['plot:0', 'plot:2', 'plotDeck']);
  });

  it('[NO-3.2] the first card is in the hand and seen before the second is chosen', () => {
    const scene = position({ display: 'RBKWR', deck: 'KBRRRR' });
    scene.seat(0).plots('deck');
    expect(scene.asked).toBe('plot');
    expect(scene.view(0).players[0]?.hand).toEqual({ R: 0, B: 0, K: 1, W: 0 });
    expect(scene.heard(0)).toContainEqual({ kind: 'drew', seat: 0, colour: 'K' });
    expect(scene.heard(1)).toContainEqual({ kind: 'drew', seat: 0, colour: null });
  });

  it('[NO-3.3] the display is not refilled between the two cards', () => {
    const scene = position({ display: 'RBKWR' });
    scene.seat(0).plots('B');
    expect(scene.display).toBe('R-KWR');
    expect(scene.offered).toEqual(['plot:0', 'plot:2', 'plot:3', 'plotDeck']);
  });

  it('[NO-3.7] an empty deck cannot be drawn from', () => {
    const scene = position({ display: 'RBKWR', deck: '' });
    expect(scene.offered).not.toContain('plotDeck');
    expect(scene.refusal('plotDeck')).toBe('NO-3.7');
  });

  it('[NO-3.8] where only one card is left, the Plot takes that one', () => {
    for (const [display, deck] of [
      ['--K--', ''],
      ['-----', 'K'],
    ] as const) {
      const scene = position({ seats: [{}, { hand: 'R' }], display, deck, endedBy: 1, turnsLeft: 1 });
      scene.play(deck === '' ? 'plot:2' : 'plotDeck');
      expect(scene.seat(0).hand).toBe('K');
      expect(scene.askedSeats).toEqual([1]);
    }
  });

  it('[NO-3.9] without any card there is no Plot', () => {
    const scene = position({ seats: [{ hand: 'R' }, {}], display: '-----', deck: '', endedBy: 0, turnsLeft: 0 });
    expect(scene.offered).toEqual(['lay:R:1']);
  });
});

describe('refilling the display', () => {
  it('[NO-3.4] to five cards after the second one, empty slots from left to right', () => {
    const scene = position({ display: 'RBKWR', deck: 'WBRRRR' });
    scene.seat(0).plots('K', 'B');
    expect(scene.display).toBe('RWBWR');
    expect(scene.deck).toBe('RRRR');
    const untouched = position({ display: 'RBKWR', deck: 'WBRRRR' });
    untouched.seat(0).plots('deck', 'deck');
    expect(untouched.display).toBe('RBKWR');
  });

  it('[NO-3.5] the deck runs out: its last cards join the display and the end is triggered', () => {
    const scene = position({ display: 'RBKWR', deck: 'W' });
    scene.seat(0).plots('R', 'R');
    expect([scene.display, scene.deck]).toEqual(['WBKW-', '']);
    expect(scene.events('endTriggered')).toEqual([{ kind: 'endTriggered', seat: 0 }]);
    expect(scene.state.endedBy).toBe(0);
  });

  it('[NO-3.6] an empty deck beside a full display is no end', () => {
    const scene = position({ display: 'RBKWR', deck: 'WW' });
    scene.seat(0).plots('R', 'R');
    expect([scene.display, scene.deck]).toEqual(['WBKWW', '']);
    expect(scene.happened).not.toContain('endTriggered');
    const drained = position({ display: 'RBKWR', deck: 'WW' });
    drained.seat(0).plots('deck', 'deck');
    expect(drained.happened).not.toContain('endTriggered');
  });

  it('[NO-3.10] the deck never grows', () => {
    const grown = breaches(3, ['a', 'b', 'c'], ({ state }, before) => state.deck.length <= (before?.deck.length ?? 99));
    expect(grown).toEqual([]);
  });
});
