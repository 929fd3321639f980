/** VEN-7, VEN-13 and VEN-14: docking, missions, bridges, drawing. */
import { describe, expect, it } from 'vitest';
import { activated } from './activated.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import { breaches } from './random-games.ts';
import type { Scene } from './scene.ts';

/** The first seat has docked at the bank, where missions 4 and 8 are completed. */
const atBank = (own: SeatSetting, second: SeatSetting = {}, setting: Setting = {}): Scene => {
  const scene = position({
    ...setting,
    seats: [{ at: ['S4', 'SM'], parchments: 2, ...own }, { at: ['S1', 'S5'], ...second }, { at: ['S8', 'S9'] }],
  });
  scene.seat(0).boards(0).rows(3).docks();
  return scene;
};
const READY: SeatSetting = { cargo: ['OOV', ''], missions: [4], parchments: 1 };

describe('docking', () => {
  it('[VEN-7.1] beside others', () => {
    expect(atBank({}, { at: ['S3', 'S5'] }).stack('S3')).toEqual([2, 0]);
  });

  it('[VEN-7.2] on top of the stack', () => {
    const scene = atBank({}, { at: ['S3', 'S5'] });
    expect(scene.state.moored.at(-1)).toBe(0);
  });

  it('[VEN-7.3] each below earns as many VP as lie above it', () => {
    const scene = position({
      seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'] }, { at: ['S3', 'S9'] }, { at: ['S3', 'S12'] }],
    });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.all('vp')).toEqual([0, 3, 2, 1]);
  });

  it('[VEN-7.4] before step 4', () => {
    const scene = atBank(READY, { at: ['S3', 'S5'] });
    expect([scene.asked, scene.seat(1).player.vp]).toEqual(['complete', 1]);
  });
});

describe('completing a mission', () => {
  it('[VEN-7.5] one at most, after docking and before the assistant', () => {
    const scene = atBank({ cargo: ['OOVVV', ''], missions: [4, 8], parchments: 3 });
    expect([scene.offered, scene.space(0, 'bank')]).toEqual([['complete:4', 'complete:8', 'none'], 0]);
    scene.seat(0).completes(4).does('archive');
    expect([scene.asked, scene.space(0, 'bank')]).toEqual(['activate', 1]);
  });

  it('[VEN-7.6] of the building where one docked', () => {
    const scene = atBank({ cargo: ['OOV', ''], missions: [4, 14] });
    expect([scene.offered, scene.refusal('complete:14')]).toEqual([['complete:4', 'none'], 'VEN-7.6']);
  });

  it('[VEN-7.7] with cubes of the active gondola', () => {
    const scene = atBank({ cargo: ['OOV', 'VV'], missions: [4, 8] });
    expect([scene.offered, scene.refusal('complete:8')]).toEqual([['complete:4', 'none'], 'VEN-7.7']);
    scene.seat(0).completes(4);
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['', 'VV']);
  });

  it('[VEN-7.8] and parchments of the track', () => {
    const scene = atBank({ ...READY, parchments: 0, favour: 'unused' });
    expect([scene.offered[0], scene.refusal('complete:4')]).toEqual(['none', 'VEN-7.8']);
    expect(atBank(READY).seat(0).completes(4).player.parchments).toBe(0);
  });

  it('[VEN-7.9] for the coins and VP of the card', () => {
    expect(atBank(READY).seat(0).completes(4).tracks).toBe('11/0/0/5/0');
  });

  it('[VEN-7.10] then it may go into a slot', () => {
    const scene = atBank(READY);
    scene.seat(0).completes(4);
    expect(scene.offered).toEqual(['slot:0', 'archive']);
    scene.seat(0).does('slot:0');
    expect([scene.seat(0).player.slots, scene.seat(0).player.archive]).toEqual([[4, null, null], []]);
  });

  it('[VEN-7.11] an occupied slot archives the card there', () => {
    const scene = atBank({ ...READY, slots: [1] });
    scene.seat(0).completes(4).does('slot:0');
    expect([scene.seat(0).player.slots, scene.seat(0).player.archive]).toEqual([[4, null, null], [1]]);
  });

  it('[VEN-7.12] or it is archived at once', () => {
    const scene = atBank(READY);
    scene.seat(0).completes(4).does('archive');
    expect([scene.seat(0).player.slots, scene.seat(0).player.archive]).toEqual([[null, null, null], [4]]);
  });

  it('[VEN-7.13] archived missions have no effect but count', () => {
    const scene = position({ seats: [{ archive: [1], coins: 2, favour: 'unused' }, {}, {}] });
    expect(scene.refusal('board:1')).toBe('VEN-4.5');
    expect(activated('stMark', 1, { archive: [1, 2], coins: 1 }).refusal('use:2')).toBe('VEN-14.3');
  });

  it('[VEN-7.14] a card given up does not come back', () => {
    const scene = atBank({ ...READY, slots: [1], archive: [2] });
    scene.seat(0).completes(4);
    expect(scene.offered).toEqual(['slot:0', 'slot:1', 'archive']);
    scene.seat(0).does('slot:1');
    expect([scene.seat(0).player.slots, scene.seat(0).player.archive]).toEqual([[1, 4, null], [2]]);
  });

  it('[VEN-7.15] the new effect works in step 5 of the same turn', () => {
    const scene = position({
      seats: [{ at: ['S1', 'SM'], cargo: ['VVS', ''], missions: [17] }, { at: ['S4', 'S5'] }, { at: ['S8', 'S9'] }],
    });
    scene.seat(0).boards(0).rows(1).docks().completes(17).does('slot:0');
    // 4 coins of the card, 2 for the assistant placed.
    expect(scene.seat(0).player.coins).toBe(6 + 4 + 2);
  });
});

describe('bridges', () => {
  it('[VEN-13.1] on any canal without one', () => {
    const scene = activated('grandCouncil', 1, { bridges: [3] }, { others: [{ at: ['S4', 'S5'], bridges: [5] }, {}] });
    scene.seat(0).uses(2);
    expect(scene.offeredOf('build').length).toBe(22);
  });

  /** Rows C3, then C8, which carries a bridge. */
  const under = (own: SeatSetting, second: SeatSetting = {}): Scene => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], ...own }, { at: ['S1', 'S5'], ...second }, { at: ['S8', 'S9'] }],
    });
    scene.seat(0).boards(0).rows(3);
    return scene;
  };

  it('[VEN-13.2] a bridged canal costs nobody anything', () => {
    const scene = under({ coins: 0 }, { bridges: [8] });
    scene.seat(0).passes().rows(8);
    expect([scene.seat(0).at(0), scene.seat(0).player.coins]).toEqual(['GC', 0]);
  });

  it('[VEN-13.3] under one’s own: a coin, the first move included', () => {
    expect(under({ coins: 0, bridges: [3] }).seat(0).player.coins).toBe(1);
  });

  it('[VEN-13.4] under another’s: an intrigue, whatever one’s parchments', () => {
    const scene = under({ parchments: 5 }, { bridges: [3] });
    expect(scene.seat(0).tracks).toBe('6/5/1/0/0');
  });

  it('[VEN-13.5] the owner gains nothing by it', () => {
    expect(under({}, { bridges: [3] }).seat(1).tracks).toBe('6/1/0/0/0');
  });

  it('[VEN-13.6] before it is said whether one docks', () => {
    const scene = under({}, { bridges: [3] });
    expect([scene.asked, scene.seat(0).player.intrigue]).toEqual(['arrive', 1]);
  });

  it('[VEN-13.7] one built on the way counts from then on', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], assistants: { councilOfTen: 3 } }, { at: ['S1', 'S5'] }, { at: ['S8', 'S12'] }],
    });
    scene.seat(0).boards(0).rows(6).passes().uses(3).does('build:15').finishes().rows(16).docks();
    expect(scene.seat(0).player.coins).toBe(7);
  });

  it('[VEN-13.8] with none left there is nothing to build', () => {
    expect(activated('grandCouncil', 1, { bridges: [1, 2] }).refusal('use:2')).toBe('VEN-13.8');
  });
});

describe('drawing missions', () => {
  it('[VEN-14.1] is optional', () => {
    const scene = activated('stMark', 1);
    scene.seat(0).finishes();
    expect(scene.seat(0).player.missions).toEqual([]);
  });

  it('[VEN-14.2] costs a coin for each mission owned, in hand, at work or archived', () => {
    const scene = activated('stMark', 1, { coins: 9, missions: [1], slots: [2, 3], archive: [5] });
    expect(scene.seat(0).uses(2).player.coins).toBe(5);
  });

  it('[VEN-14.3] the whole tax or no card', () => {
    expect(activated('dogesPalace', 1, { coins: 1, missions: [1, 2] }).refusal('use:2')).toBe('VEN-14.3');
  });

  it('[VEN-14.4] not with three unfinished missions', () => {
    expect(activated('dogesPalace', 1, { coins: 9, missions: [1, 2, 3] }).refusal('use:2')).toBe('VEN-14.4');
  });

  it('[VEN-14.5] two drawn, one kept, the other at the bottom, unseen', () => {
    const scene = activated('stMark', 1, {}, { missions: [7, 8, 9] });
    scene.seat(0).uses(2);
    expect([scene.offered, scene.view(1).drawn]).toEqual([
      ['keepMission:7', 'keepMission:8'],
      [null, null],
    ]);
    scene.seat(0).does('keepMission:8');
    expect([scene.seat(0).player.missions, scene.state.missions]).toEqual([[8], [7, 9]]);
    expect([scene.view(0).missions, scene.view(1).missions]).toEqual([
      [7, null],
      [null, null],
    ]);
    expect(scene.heard(1)).toContainEqual({ kind: 'missionGained', seat: 0, mission: null });
  });

  it('[VEN-14.6] a last card is kept; of an empty pile nothing is drawn', () => {
    const scene = activated('stMark', 1, {}, { missions: [7] });
    scene.seat(0).uses(2);
    expect([scene.seat(0).player.missions, scene.state.missions]).toEqual([[7], []]);
    expect(activated('stMark', 1, {}, { missions: [] }).refusal('use:2')).toBe('VEN-14.6');
  });

  it('[VEN-14.7] by an influence card: no tax, one card', () => {
    const scene = position({ seats: [{ influence: ['makeOffer'], missions: [1, 2] }, {}, {}], missions: [7, 8, 9] });
    scene.seat(0).plays('makeOffer').does('draw');
    expect([scene.seat(0).player.missions, scene.seat(0).player.coins]).toEqual([[1, 2, 7], 6]);
  });

  it('[VEN-14.8] unfinished missions cannot be thrown away', () => {
    const scene = activated('stMark', 1, { missions: [1, 2, 3] });
    expect(scene.offered).toEqual(['use:1', 'finish']);
    // Once dealt a mission leaves a hand only completed, whatever happens.
    const wrong = breaches(3, ['a', 'b'], ({ state }, before) =>
      (before?.stack.at(-1)?.kind === 'keepMissions' ? [] : (before?.players ?? [])).every(({ missions }, seat) => {
        const { missions: hand = [], slots = [], archive = [] } = state.players[seat] ?? {};
        return missions.every((mission) => [...hand, ...slots, ...archive].includes(mission));
      }),
    );
    expect(wrong).toEqual([]);
  });
});
