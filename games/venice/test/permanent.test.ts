/** Section 6.3: the permanent effects of missions, and VEN-M1 to M13. */
import { describe, expect, it } from 'vitest';
import { activated } from './activated.ts';
import { final, position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

const east = (own: SeatSetting, second: SeatSetting = {}, setting: Setting = {}): Scene =>
  position({
    ...setting,
    seats: [{ at: ['S3', 'SM'], ...own }, { at: ['S1', 'S5'], ...second }, { at: ['S8', 'S9'] }],
  });

describe('permanent effects', () => {
  it('[VEN-M1] are compulsory, but for those that say "may"', () => {
    // Mission 24 is not asked about; mission 23 is.
    expect(
      activated('library', 2, { slots: [24] })
        .seat(0)
        .uses(2).player.parchments,
    ).toBe(4);
    const scene = east({ at: ['S4', 'SM'], slots: [23], intrigue: 2 });
    scene.seat(0).boards(0).rows(8).docks();
    expect([scene.asked, scene.offered]).toEqual(['indulgence', ['repent', 'none']]);
    expect(scene.seat(0).does('repent').player.intrigue).toBe(1);
  });

  it('1: staying costs 1 coin', () => {
    expect(
      east({ slots: [1], coins: 1 })
        .seat(0)
        .boards(1).player.coins,
    ).toBe(0);
  });

  it('[VEN-M2] 2: the first canal that is paid costs 1 less, once', () => {
    const scene = east({ slots: [2], coins: 9 });
    scene.seat(0).boards(0).rows(6).passes().rows(16).passes();
    expect(scene.seat(0).player.coins).toBe(8);
    scene.seat(0).rows(19).docks();
    expect(scene.seat(0).player.coins).toBe(7);
    // A canal of 1 costs nothing then, and uses it up.
    const cheap = east({ slots: [2], coins: 9, at: ['S6', 'S12'] });
    cheap.seat(0).boards(0).rows(16).passes().rows(19).passes().rows(18).docks();
    expect(cheap.seat(0).player.coins).toBe(7);
  });

  it('[VEN-M2] bridged canals and the free first do not use it up', () => {
    const scene = east({ slots: [2], coins: 9, at: ['S6', 'S12'] }, { bridges: [19] });
    scene.seat(0).boards(0).rows(16).passes().rows(19).passes().rows(18).docks();
    expect(scene.seat(0).player.coins).toBe(8);
  });

  it('3: no intrigue under others’ bridges', () => {
    const scene = east({ slots: [3] }, { bridges: [3] });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.intrigue).toBe(0);
  });

  it('4: 2 coins under one’s own', () => {
    const scene = east({ slots: [4], coins: 0, bridges: [3] });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.coins).toBe(2);
  });

  it('5: the bridge of the Grand Council for 2 coins', () => {
    const scene = activated('grandCouncil', 1, { slots: [5], coins: 2 });
    expect(scene.seat(0).uses(2).player.coins).toBe(0);
  });

  it('6: one cube of a mission may be of any colour', () => {
    const scene = east({ at: ['S4', 'SM'], slots: [6], cargo: ['OOS', ''], missions: [4] });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.offered).toEqual(['complete:4', 'none']);
    scene.seat(0).completes(4);
    expect(scene.offered).toEqual(['pay:2:0:1']);
    scene.alone();
    expect([scene.seat(0).cargo(0), scene.asked]).toEqual(['', 'slot']);
    const choice = east({ at: ['S4', 'SM'], slots: [6], cargo: ['OOVS', ''], missions: [4] });
    choice.seat(0).boards(0).rows(3).docks().completes(4);
    expect(choice.offered).toEqual(['pay:2:1:0', 'pay:1:1:1', 'pay:2:0:1']);
    // The card lies open while it is being paid for.
    expect(choice.view(1).players[0]).toMatchObject({ missionCount: 0, archive: [4] });
    expect(choice.seat(0).does('pay:1:1:1').cargo(0)).toBe('O');
    const short = east({ at: ['S4', 'SM'], slots: [6], cargo: ['OSS', ''], missions: [4], favour: 'unused' });
    short.seat(0).boards(0).rows(3).docks();
    expect(short.offered).not.toContain('complete:4');
  });

  it('[VEN-M4] 7: a VP for each gondola of others below', () => {
    const scene = east({ at: ['S4', 'SM'], slots: [7] }, { at: ['S3', 'S5'] });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.all('vp')).toEqual([1, 1, 0]);
    const smuggler = position({
      seats: [{ at: ['S3', 'SM'], slots: [7] }, { at: ['S2', 'DP'] }],
      smugglers: { at: ['S4', null] },
    });
    smuggler.seat(0).boards(0).rows(3).docks();
    expect(smuggler.seat(0).player.vp).toBe(1);
  });

  it('8: no tax', () => {
    expect(activated('dogesPalace', 1, { slots: [8], missions: [1], coins: 0 }).offeredOf('use')).toEqual(['1', '2']);
  });

  it('[VEN-M5] 9: three missions drawn; the order at the bottom is the drawer’s', () => {
    const scene = activated('stMark', 1, { slots: [9] }, { missions: [7, 8, 10, 11] });
    scene.seat(0).uses(2).does('keepMission:8');
    expect([scene.asked, scene.offered]).toEqual(['bottomMission', ['bottomMission:7', 'bottomMission:10']]);
    scene.seat(0).does('bottomMission:10');
    expect(scene.state.missions).toEqual([7, 10, 11]);
    const two = activated('stMark', 1, { slots: [9] }, { missions: [7, 8] });
    two.seat(0).uses(2).does('keepMission:8');
    expect(two.state.missions).toEqual([7]);
  });

  it('[VEN-M3] 10: one more cube by effect 1 in docking, not otherwise', () => {
    const docked = east({ at: ['S4', 'SM'], slots: [10] });
    docked.seat(0).boards(0).rows(3).docks().uses(1);
    expect(docked.seat(0).cargo(0)).toBe('SS');
    const passed = east({ slots: [10], assistants: { church: 1 } });
    passed.seat(0).boards(0).rows(3).passes().uses(1);
    expect(passed.seat(0).cargo(0)).toBe('S');
    expect(
      activated('bank', 1, { slots: [10] }, { why: 'overtime' })
        .seat(0)
        .uses(1)
        .cargo(0),
    ).toBe('S');
    expect(
      activated('bank', 1, { slots: [10] }, { why: 'preliminary' })
        .seat(0)
        .uses(1)
        .cargo(0),
    ).toBe('S');
  });

  it('[VEN-M6] 11: a parchment less, never below none; 12: 2 VP more, not for itself', () => {
    const scene = east({ at: ['S4', 'SM'], slots: [11, 12], parchments: 0, cargo: ['OOV', ''], missions: [4] });
    scene.seat(0).boards(0).rows(3).docks().completes(4);
    expect(scene.seat(0).tracks).toBe('11/0/0/7/0');
    const itself = east({ at: ['S7', 'SM'], cargo: ['OVVSS', ''], missions: [12] });
    itself.seat(0).boards(0).rows(17).docks().completes(12).does('slot:0');
    expect(itself.seat(0).player.vp).toBe(8);
  });

  it('[VEN-M5] 13: three influence cards drawn', () => {
    const scene = activated('court', 3, { slots: [13] }, { influence: ['testify', 'hireSpy', 'overtime'] });
    scene.seat(0).uses(3).does('keepInfluence:hireSpy').does('bottomInfluence:overtime');
    expect(scene.state.influence.map((card) => card % 11)).toEqual([9, 1]);
  });

  it('[VEN-M7] 14: whoever passes you chooses twice, one after the other; you once', () => {
    const scene = east({ at: ['S4', 'SM'], parchments: 1 }, { at: ['S3', 'S5'], slots: [14] });
    scene.seat(0).boards(0).rows(3).passes().does('intrigue');
    scene.seat(1).does('parchment');
    expect([scene.asked, scene.askedSeats, scene.all('intrigue')]).toEqual(['crossing', [0], [1, 0, 0]]);
    scene.seat(0).does('parchment');
    expect([scene.seat(0).tracks, scene.seat(1).tracks]).toEqual(['6/0/1/0/0', '6/0/0/0/0']);
  });

  it('15: 2 coins for an influence card', () => {
    expect(
      east({ slots: [15], influence: ['testify'] })
        .seat(0)
        .plays('testify').player.coins,
    ).toBe(8);
  });

  it('[VEN-M8] 16: two influence cards before step 2', () => {
    const scene = east({ slots: [16], influence: ['testify', 'investigate', 'hireSpy'] });
    scene.seat(0).plays('testify');
    expect(scene.asked).toBe('influence');
    scene.seat(0).plays('investigate');
    expect(scene.asked).toBe('gondolier');
  });

  it('[VEN-M9] 17, 19, 23, 25: before the activation, so that the coins can be used in it', () => {
    const placed = east({ at: ['S4', 'SM'], slots: [17], coins: 0 });
    placed.seat(0).boards(0).rows(3).docks();
    expect([placed.asked, placed.seat(0).player.coins]).toEqual(['activate', 2]);
    const old = east({ at: ['S4', 'SM'], slots: [19, 17], coins: 0, assistants: { bank: 4 } });
    old.seat(0).boards(0).rows(3).docks();
    expect([old.asked, old.seat(0).tracks]).toEqual(['activate', '1/1/0/1/0']);
    const communal = east({ at: ['S4', 'SM'], slots: [25], coins: 2 });
    communal.seat(0).boards(0).rows(8).docks();
    expect([communal.seat(0).player.coins, communal.offeredOf('use')]).toEqual([4, ['1', '2']]);
    const rises = east({ at: ['S4', 'SM'], slots: [19], coins: 0, assistants: { bank: 3 } });
    rises.seat(0).boards(0).rows(3).docks();
    expect(rises.seat(0).tracks).toBe('0/1/0/0/0');
  });

  it('[VEN-M10] 18: a VP once per advance that pushes', () => {
    const scene = position({
      seats: [
        { at: ['S4', 'SM'], slots: [18] },
        { at: ['S1', 'S5'], assistants: { bank: 1 } },
        { at: ['S8', 'S9'], assistants: { bank: 2 } },
      ],
    });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.seat(0).player.vp).toBe(1);
    const promoted = position({
      seats: [{ slots: [18], influence: ['promoteWorkers'], assistants: { bank: 1 } }, {}],
      smugglers: { assistants: { bank: 2 } },
    });
    expect(promoted.seat(0).plays('promoteWorkers').player.vp).toBe(1);
    const alone = east({ at: ['S4', 'SM'], slots: [18] });
    alone.seat(0).boards(0).rows(3).docks();
    expect(alone.seat(0).player.vp).toBe(0);
  });

  it('[VEN-M11] 20: no intrigue from others’ buildings; crossings and bridges still hurt', () => {
    const scene = activated('court', 2, {}, { others: [{ at: ['S4', 'S5'], slots: [20] }, { at: ['S8', 'S9'] }] });
    scene.seat(0).uses(2);
    expect(scene.all('intrigue')).toEqual([0, 0, 1]);
    const bridged = east({ slots: [20] }, { bridges: [3] });
    bridged.seat(0).boards(0).rows(3);
    expect(bridged.seat(0).player.intrigue).toBe(1);
  });

  it('[VEN-M12] 21: a cube of the gondola that takes part', () => {
    const scene = east({ at: ['S4', 'SM'] }, { at: ['S5', 'S3'], slots: [21], cargo: ['O', 'V'] });
    scene.seat(0).boards(0).rows(3).passes();
    const keys = scene.rules.options(scene.state, 1).map((option) => Object.values(option).join(':'));
    expect(keys).toEqual(['parchment', 'intrigue', 'cube:1:V']);
    scene.seat(0).does('intrigue');
    scene.seat(1).does('cube:1:V');
    expect([scene.seat(1).cargo(1), scene.seat(1).tracks]).toEqual(['', '6/1/0/0/0']);
  });

  it('22: a step more in the Grand Council', () => {
    expect(
      activated('grandCouncil', 1, { slots: [22] })
        .seat(0)
        .uses(1).player.council,
    ).toBe(2);
  });

  it('[VEN-M13] 24: a parchment more by building effects, not by cards or favour', () => {
    expect(
      activated('dogesPalace', 1, { slots: [24] })
        .seat(0)
        .uses(1).player.parchments,
    ).toBe(3);
    expect(
      east({ slots: [24], influence: ['investigate'] })
        .seat(0)
        .plays('investigate').player.parchments,
    ).toBe(4);
    expect(
      east({ slots: [24], favour: 'unused' })
        .seat(0)
        .does('favour:parchments').player.parchments,
    ).toBe(3);
  });

  it('26: 1 parchment or 2 coins lower an intrigue', () => {
    const scene = final({ seats: [{ slots: [26], coins: 2, parchments: 1, intrigue: 3 }, {}, {}] });
    scene.play('lower:parchments', 'lower:coins');
    expect(scene.score('intrigue')).toEqual([1, 0, 0]);
  });
});
