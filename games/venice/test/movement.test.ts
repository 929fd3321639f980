/** VEN-5 and VEN-12: movement, canal by canal. */
import { describe, expect, it } from 'vitest';
import { EXAMPLE_TILES } from './notation.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import { breaches } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEEDS = ['a', 'b', 'c'];

/** Rivals in the west, so that the east is free. */
const WEST: readonly SeatSetting[] = [{ at: ['S1', 'S5'] }, { at: ['S8', 'S9'] }];
const east = (own: SeatSetting, setting: Setting = {}): Scene =>
  position({ ...setting, seats: [{ at: ['S3', 'SM'], ...own }, ...WEST] });

describe('canals', () => {
  it('[VEN-5.1] any canal at the gondola’s quay, to its other end', () => {
    const scene = east({});
    scene.seat(0).boards(0);
    expect(scene.offered).toEqual(['row:1', 'row:2', 'row:5', 'row:6']);
    scene.seat(0).rows(6);
    expect([scene.seat(0).at(0), scene.asked]).toEqual(['S6', 'arrive']);
  });

  it('[VEN-5.2] the first canal costs nothing', () => {
    const scene = east({ coins: 0 });
    scene.seat(0).boards(0).rows(7).docks();
    expect(scene.seat(0).player.coins).toBe(0);
  });

  it('[VEN-5.3] later canals cost their price at once', () => {
    const scene = east({ coins: 5 });
    scene.seat(0).boards(0).rows(3).passes().rows(8);
    expect(scene.seat(0).player.coins).toBe(3);
    const poor = east({ coins: 1 });
    poor.seat(0).boards(0).rows(7).passes();
    // C17 is too dear; along C9 there is no way back: it is the only one, and asked for because it costs.
    expect(poor.offered).toEqual(['row:8']);
    poor.seat(0).rows(9).docks();
    expect([poor.seat(0).at(0), poor.seat(0).player.coins]).toEqual(['GC', 0]);
  });

  it('[VEN-5.3] a canal too dear is refused by name', () => {
    const scene = east({ coins: 1, at: ['S4', 'SM'], favour: 'unused' });
    scene.seat(0).boards(0).rows(3).passes();
    expect([scene.offered.slice(0, -2), scene.refusal('row:1'), scene.refusal('row:6')]).toEqual([
      ['row:5'],
      'VEN-5.3',
      'VEN-5.3',
    ]);
  });

  it('[VEN-5.4] a bridge over the first canal uses the free move up', () => {
    const scene = east({ coins: 5, bridges: [3] });
    scene.seat(0).boards(0).rows(3).passes().rows(8);
    expect(scene.seat(0).player.coins).toBe(5 + 1 - 2);
  });

  it('[VEN-5.5] as far as one can pay', () => {
    const scene = east({ coins: 20 });
    scene.seat(0).boards(0);
    for (const canal of [7, 17, 22]) scene.seat(0).rows(canal).passes();
    for (const canal of [23, 24, 18]) scene.seat(0).rows(canal).passes();
    scene.seat(0).rows(8).docks();
    expect([scene.seat(0).at(0), scene.seat(0).player.coins]).toEqual(['S4', 20 - 2 - 1 - 2 - 1 - 2 - 2]);
  });

  it('[VEN-5.6] no canal twice', () => {
    const scene = east({ coins: 9, favour: 'unused' });
    scene.seat(0).boards(0).rows(3).passes();
    expect([scene.offered.includes('row:2'), scene.refusal('row:2')]).toEqual([false, 'VEN-5.6']);
  });

  it('[VEN-5.7] no quay twice', () => {
    const scene = east({ coins: 9, at: ['S4', 'SM'] });
    scene.seat(0).boards(0).rows(3).passes().rows(7).passes().rows(17).passes().rows(16).passes();
    expect([scene.offered.includes('row:5'), scene.refusal('row:5')]).toEqual([false, 'VEN-5.7']);
  });

  it('[VEN-5.8] nor the quay of departure', () => {
    const scene = east({ coins: 9, favour: 'unused' });
    scene.seat(0).boards(0).rows(6).passes().rows(16).passes().rows(17).passes();
    expect([scene.offered.includes('row:6'), scene.refusal('row:6')]).toEqual([false, 'VEN-5.8']);
  });
});

describe('passing and docking', () => {
  it('[VEN-5.9] the player says which before anything is resolved', () => {
    const scene = east({ coins: 5, assistants: { church: 2 } }, {});
    scene.seat(0).boards(0).rows(3);
    expect([scene.asked, scene.offered]).toEqual(['arrive', ['dock', 'pass']]);
    expect(scene.happened).not.toContain('activated');
  });

  it('[VEN-5.10] no docking beside the own other gondola', () => {
    const scene = east({ coins: 5, at: ['S3', 'S4'] });
    scene.seat(0).boards(0).rows(3);
    expect([scene.offered, scene.refusal('dock')]).toEqual([['pass'], 'VEN-5.10']);
    scene.seat(0).passes().rows(8);
    expect([scene.asked, scene.seat(0).at(0), scene.events('passed').length]).toEqual(['arrive', 'GC', 1]);
    const asked = east({ coins: 5, at: ['S3', 'S6'], favour: 'unused' });
    asked.seat(0).boards(0).rows(6);
    expect([asked.offered[0], asked.refusal('dock')]).toEqual(['pass', 'VEN-5.10']);
  });

  it('[VEN-5.11] passing needs a way onward', () => {
    const scene = east({ coins: 0, favour: 'unused' });
    scene.seat(0).boards(0).rows(3);
    expect([scene.offered, scene.refusal('pass')]).toEqual([['dock', 'favour:coins', 'favour:parchments'], 'VEN-5.11']);
    scene.seat(0).does('favour:coins');
    expect(scene.offered).toEqual(['dock', 'pass']);
  });

  it('[VEN-5.11] what the building brings for certain counts, and becomes compulsory', () => {
    const scene = east({ coins: 0, at: ['S4', 'SM'], assistants: { bank: 2 } });
    scene.seat(0).boards(0).rows(3).passes();
    expect([scene.offered, scene.refusal('finish')]).toEqual([['use:1', 'use:2'], 'VEN-5.11']);
    scene.seat(0).uses(1);
    expect([scene.offered, scene.seat(0).player.intrigue]).toEqual([['use:2'], 0]);
    scene.seat(0).uses(2);
    expect([scene.seat(0).player.coins, scene.asked]).toEqual([4, 'row']);
  });

  it('[VEN-5.11] so does a bridge of the Council of Ten: only onward canals may carry it', () => {
    const scene = east({ coins: 0, assistants: { councilOfTen: 3 } });
    scene.seat(0).boards(0).rows(6).passes();
    expect(scene.offered).toEqual(['use:1', 'use:2', 'use:3']);
    scene.seat(0).uses(3);
    expect(scene.offered).toEqual(['build:10', 'build:14', 'build:15']);
    expect([scene.refusal('build:0'), scene.refusal('vp')]).toEqual(['VEN-5.11', 'VEN-5.11']);
    scene.seat(0).does('build:15').finishes().rows(16);
    // The bridged canal is the only way; it brings a coin.
    expect([scene.seat(0).at(0), scene.seat(0).player.coins]).toEqual(['S10', 1]);
  });

  it('[VEN-5.11] spending the coin one needs is withheld', () => {
    const scene = east({ coins: 1, at: ['S10', 'SM'], assistants: { market: 2 } });
    scene.seat(0).boards(0).rows(19).passes();
    expect([scene.offered, scene.refusal('use:2')]).toEqual([['use:1', 'finish'], 'VEN-5.11']);
  });

  it('[VEN-5.11] a cube that must be sold is kept: mission 21 may not give it away', () => {
    const own: SeatSetting = {
      coins: 0,
      parchments: 1,
      at: ['S10', 'SM'],
      cargo: ['V', ''],
      slots: [21],
      assistants: { market: 3 },
    };
    const seats = [own, { at: ['S11', 'S5'] }, { at: ['S8', 'S9'] }] as const;
    const scene = position({ seats, supply: 'VVV' });
    scene.seat(0).boards(0).rows(19).passes();
    expect([scene.askedSeats, scene.offered]).toEqual([
      [0, 1],
      ['parchment', 'intrigue'],
    ]);
  });

  it('[VEN-5.12] coins gained on the way pay for later canals', () => {
    const scene = east({ coins: 0, at: ['S4', 'SM'], assistants: { bank: 2 } });
    scene.seat(0).boards(0).rows(3).passes().uses(2).finishes().rows(7).docks();
    expect([scene.seat(0).player.coins, scene.seat(0).at(0)]).toEqual([2, 'S7']);
    const bridged = east({ coins: 1, bridges: [3] });
    bridged.seat(0).boards(0).rows(3);
    expect(bridged.offered).toEqual(['dock', 'pass']);
  });

  it('[VEN-5.13] a canal to the own other gondola needs a way on from there', () => {
    const scene = east({ coins: 0, at: ['S3', 'S6'], favour: 'unused' });
    scene.seat(0).boards(0);
    expect([scene.offeredOf('row'), scene.refusal('row:5')]).toEqual([['1', '2', '6'], 'VEN-5.13']);
    scene.seat(0).does('favour:coins');
    expect(scene.offeredOf('row')).toEqual(['1', '2', '5', '6']);
  });

  it('[VEN-5.14] crossings first, then the building, then the next canal', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], assistants: { church: 1 } }, { at: ['S4', 'S5'] }, { at: ['S8', 'S9'] }],
    });
    scene.seat(0).boards(0).rows(3).passes();
    expect(scene.asked).toBe('crossing');
    scene.seat(0).does('parchment');
    scene.seat(1).does('parchment');
    expect(scene.asked).toBe('activate');
    scene.seat(0).uses(1).rows(8);
    expect([scene.asked, scene.seat(0).at(0)]).toEqual(['arrive', 'GC']);
  });

  it('[VEN-5.15] passing a tile with an assistant activates it without advancing', () => {
    const scene = east({ assistants: { church: 2 } });
    scene.seat(0).boards(0).rows(3).passes().uses(1).finishes();
    expect([scene.seat(0).cargo(0), scene.space(0, 'church')]).toEqual(['S', 2]);
    const none = east({});
    none.seat(0).boards(0).rows(3).passes();
    expect(none.asked).toBe('row');
  });

  it('[VEN-5.16] not where the own other gondola lies, not even with the spy', () => {
    const scene = east({ at: ['S3', 'S6'], assistants: { councilOfTen: 4 } });
    scene.seat(0).boards(0).rows(6).passes();
    expect(scene.asked).toBe('row');
    const spying = east({ at: ['S3', 'S6'], influence: ['hireSpy'] });
    spying.seat(0).plays('hireSpy').does('spy:5').boards(0).rows(6).passes();
    expect(spying.asked).toBe('row');
  });

  it('[VEN-5.16] a table may choose that it can be activated, as the printed example does', () => {
    const seats = [{ at: ['S3', 'S6'], assistants: { councilOfTen: 1 } }, { at: ['S1', 'S5'] }, {}] as const;
    const scene = position({ seats, ownGondola: 'used' });
    scene.seat(0).boards(0).rows(6).passes();
    expect(scene.offered).toEqual(['use:1', 'finish']);
    expect(scene.seat(0).uses(1).cargo(0)).toBe('S');
  });

  it('[VEN-5.17] communal buildings are not activated in passing', () => {
    const scene = east({ at: ['S7', 'SM'] });
    scene.seat(0).boards(0).rows(9).passes();
    expect(scene.asked).toBe('row');
  });

  it('[VEN-5.18] docking ends the movement', () => {
    const scene = east({});
    scene.seat(0).boards(0).rows(3).docks();
    expect([scene.asked, scene.seat(0).at(0), scene.stack('S4')]).toEqual(['activate', 'S4', [0]]);
    expect(scene.happened.slice(-3)).toEqual(['rowed', 'docked', 'assistant']);
  });

  it('[VEN-5.19] leaving a shared quay is no crossing', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'] }, { at: ['S3', 'S5'] }, { at: ['S8', 'S9'] }] });
    scene.seat(0).boards(0).rows(3).docksIdly();
    expect(scene.happened).not.toContain('crossed');
  });

  it('[VEN-5.20] one leaves from anywhere in a stack; the others keep their order and nobody scores', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'] }, { at: ['S3', 'S5'] }, { at: ['S3', 'S9'] }],
      moored: [2, 0, 4, 1, 3, 5],
    });
    scene.seat(0).boards(0).rows(3).docksIdly();
    expect([scene.stack('S3'), scene.all('vp')]).toEqual([
      [2, 4],
      [0, 0, 0],
    ]);
  });
});

describe('bookkeeping', () => {
  it('[VEN-12.1] the hold is checked after each effect: no sixth cube to be sold afterwards', () => {
    const scene = east({ at: ['S10', 'SM'], cargo: ['VVVVV', ''], assistants: { market: 3 } });
    scene.seat(0).boards(0).rows(19).passes().uses(1);
    expect([scene.asked, scene.offered]).toEqual(['overflow', ['discard:O', 'discard:V']]);
    scene.seat(0).does('discard:V');
    expect([scene.seat(0).cargo(0), scene.asked]).toEqual(['OVVVV', 'activate']);
  });

  it('[VEN-12.2] a passage may use nothing', () => {
    const scene = east({ assistants: { church: 4 } });
    scene.seat(0).boards(0).rows(3).passes().finishes();
    expect([scene.seat(0).cargo(0), scene.happened.includes('activated')]).toEqual(['', false]);
  });

  it('[VEN-12.3] coins laid on a canal block nothing but the canal in this turn', () => {
    const scene = east({ coins: 9 });
    scene.seat(0).boards(0).rows(3).passes().rows(8).docksIdly();
    scene.seat(1).boards(0).rows(1).docksIdly();
    scene.seat(2).boards(0).rows(12).docksIdly();
    scene.seat(0).boards(0);
    expect(scene.offered).toContain('row:7');
    expect(scene.state.trip?.canals).toEqual([]);
  });

  it('[VEN-12.4] every trip runs from a quay over passed ones to a dock, all different', () => {
    const wrong = breaches(
      3,
      SEEDS,
      ({ state: { trip } }) => trip === null || new Set(trip.quays).size === trip.quays.length,
    );
    expect(wrong).toEqual([]);
    expect(EXAMPLE_TILES).toHaveLength(12);
  });
});
