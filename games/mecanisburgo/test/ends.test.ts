/** MEC-17.1 to 17.18, 17.30 to 17.33: chaos, Victory Events, special victories, the standard end. */
import { describe, expect, it } from 'vitest';
import type { Character, Opportunity, Property, VictoryEvent } from '../content/tables.ts';
import { position, type SeatSetting, type Setting } from './position.ts';

const quiet = { bare: true, cash: 0 } as const;
const check = (setting: Setting) => position({ seats: [quiet, quiet], stack: [{ kind: 'endResolution' }], ...setting });
const revealed = (victory: VictoryEvent, own: SeatSetting, setting: Setting = {}) =>
  check({ seats: [quiet, { ...quiet, ...own }], round: 3, victories: [victory], ...setting }).outcome;

describe('chaos', () => {
  it('[MEC-17.1] wins with three Threats in sectors or three Forbidden sectors at the end of Phase 2', () => {
    const threats = check({ laid: { 1: 'M114', 2: 'M115', 3: 'M123' } });
    expect([threats.outcome?.reason, threats.outcome?.ranks]).toEqual(['chaos', [2, 2]]);
    expect(check({ forbidden: [1, 2, 7] }).outcome?.reason).toBe('chaos');
    expect(check({ laid: { 1: 'M114', 2: 'M115' }, forbidden: [5, 6] }).outcome).toBeUndefined();
  });

  it('[MEC-X31] does not win where the third Threat was stopped', () => {
    const scene = position({
      seats: [{ ...quiet, ais: 0, cards: [6] }, quiet],
      laid: { 1: 'M114', 2: 'M118', 3: 'M123' },
      deployed: [[0, 'BI2', 3]],
      randoms: [0],
      sector: 3,
    });
    expect([scene.outcome, scene.seat(0).player.threats]).toEqual([undefined, ['M123']]);
  });

  it('[MEC-17.2] does not count Corporate Threats, captured Threats, those in hand, or markers on Properties', () => {
    const own: SeatSetting = {
      ...quiet,
      threats: ['M114', 'M115'],
      hand: ['M123', 'M124'],
      properties: ['M090', 'M083', 'M086'],
      damaged: { M090: 1, M083: 1, M086: 1 },
    };
    const scene = check({
      seats: [own, quiet, quiet],
      laid: { 1: 'M118' },
      victories: ['corporate11', 'corporate12'],
      round: 3,
    });
    expect(scene.outcome).toBeUndefined();
  });
});

describe('Victory Events', () => {
  const hired = (...characters: readonly Character[]): SeatSetting => ({ hired: characters });

  it('[MEC-17.3] Crisis asks an elite Politician and 45 VP', () => {
    const rich: SeatSetting = {
      projects: ['cronoscafo'],
      properties: ['M077', 'M090', 'M089'],
      corp: 'iglesia',
      hired: ['M002'],
    };
    // 6 + 25 + 3 + 4 + 4 + 2 = 44, and 10K more make 45.
    expect([revealed('crisis', rich), revealed('crisis', { ...rich, cash: 10 })?.reason]).toEqual([
      undefined,
      'crisis',
    ]);
    expect(revealed('crisis', { ...rich, cash: 90, hired: ['M007'] })).toBeUndefined();
  });

  it('[MEC-17.4] Crisis Criminal asks an elite Politician and three other Criminals', () => {
    expect(revealed('criminalCrisis', hired('M001', 'M015', 'M016', 'M017'))?.reason).toBe('criminalCrisis');
    // One card fills one need.
    expect(revealed('criminalCrisis', hired('M006', 'M015', 'M016'))).toBeUndefined();
    expect(revealed('criminalCrisis', hired('M006', 'M015', 'M016', 'M017'))?.reason).toBe('criminalCrisis');
    expect(revealed('criminalCrisis', hired('M006', 'M001', 'M015', 'M016'))?.reason).toBe('criminalCrisis');
  });

  it('[MEC-17.5] Elecciones asks an elite Politician and three others', () => {
    expect(revealed('elections', hired('M001', 'M002', 'M007', 'M008'))?.reason).toBe('elections');
    expect(revealed('elections', hired('M001', 'M007', 'M008'))).toBeUndefined();
    expect(revealed('elections', hired('M009', 'M007', 'M008', 'M010'))).toBeUndefined();
  });

  it('[MEC-17.6] are checked at the end of Phase 2, after chaos', () => {
    const own = hired('M001', 'M002', 'M007', 'M008');
    expect(revealed('elections', own, { forbidden: [1, 2, 3] })?.reason).toBe('chaos');
    expect(
      position({ seats: [{ ...quiet, ...own }, quiet], round: 3, victories: ['elections'], final: 1 }).outcome,
    ).toBeUndefined();
  });

  it('[MEC-17.7] met by several go to whoever has most VP, then by 17.33', () => {
    const first: SeatSetting = { ...quiet, ...hired('M001', 'M002', 'M007', 'M008') };
    const second: SeatSetting = { ...quiet, ...hired('M003', 'M015', 'M016', 'M017'), cash: 50 };
    const both = check({ seats: [first, second], round: 4, victories: ['elections', 'criminalCrisis'] });
    expect([both.outcome?.reason, both.outcome?.ranks]).toEqual(['criminalCrisis', [2, 1]]);
    const poorer = check({
      seats: [first, { ...second, cash: 0 }],
      round: 4,
      victories: ['criminalCrisis', 'elections'],
    });
    expect([poorer.outcome?.reason, poorer.outcome?.ranks]).toEqual(['elections', [1, 2]]);
  });

  it('[MEC-17.8] count Characters in play only', () => {
    expect(
      revealed('elections', { hired: ['M001', 'M007', 'M008'], properties: ['M091'], hand: ['M010'] }),
    ).toBeUndefined();
  });

  it('[MEC-17.9] Golpe asks an elite Politician and 35 Combat of all that is in play', () => {
    // OCEANICA 6 + 4 + 1, hired 3 + 6 + 6 + 5, then 1 of a Property and 3 of Mekka: 35.
    const own: SeatSetting = {
      corp: 'oceanica',
      hired: ['M003', 'M027', 'M030', 'M029'],
      properties: ['M096'],
      projects: ['mekka'],
    };
    expect(revealed('coup', own)?.reason).toBe('coup');
    expect(revealed('coup', { ...own, damaged: { M096: 1 } })).toBeUndefined();
    expect(revealed('coup', { ...own, projects: [] })).toBeUndefined();
    // With Properties alone, 2 and 2: 35.
    const armed: SeatSetting = { ...own, properties: ['M069', 'M095'], projects: [] };
    expect(revealed('coup', armed)?.reason).toBe('coup');
    expect(revealed('coup', { ...armed, damaged: { M095: 1 } })).toBeUndefined();
    // A Doppleganger copies the best: 6 + 4 + 1 + 3 + 6 + 6 + 6 + 5.
    const copied: SeatSetting = { corp: 'oceanica', hired: ['M003', 'M027', 'M030', 'M063', 'M029'] };
    expect(revealed('coup', copied)?.reason).toBe('coup');
  });
});

describe('special victories', () => {
  const plays = (own: SeatSetting, card: Character | Property) =>
    position({
      seats: [{ ...quiet, cash: 10, ...own, hand: [card as Opportunity] }, quiet],
      final: 1,
    }).play(`play:${card}`);

  it('[MEC-17.10] need the special card in play, and at once win at any moment', () => {
    const cavorite: readonly Property[] = ['M079', 'M080', 'M081'];
    expect(plays({ properties: cavorite }, 'M089').outcome?.reason).toBe('metaluna');
    expect(plays({ properties: ['M089', 'M079', 'M080'], damaged: { M089: 1 } }, 'M082').outcome).toBeUndefined();
    expect(
      position({ seats: [{ ...quiet, properties: cavorite, hand: ['M089'] }, quiet], final: 1 }).outcome,
    ).toBeUndefined();
    const repaired = position({
      seats: [{ ...quiet, cash: 10, properties: ['M089', ...cavorite], damaged: { M089: 1 } }, quiet],
      final: 4,
    });
    expect(repaired.play('repair:M089:BI2').outcome?.reason).toBe('metaluna');
  });

  it('[MEC-17.11] Armadrill wins with six paid robots, itself included', () => {
    const robots: SeatSetting = {
      corp: 'rur',
      hired: ['M036', 'M020', 'M023'],
      paid: ['M036', 'M020', 'M023'],
      properties: ['B1'],
    };
    // Prototype Alpha sits on the Board: five; Argos makes six.
    const scene = plays(robots, 'M095');
    expect(scene.outcome?.reason).toBe('armadrill');
    expect(plays({ ...robots, paid: ['M036', 'M020'] }, 'M095').outcome).toBeUndefined();
    expect(plays({ ...robots, damaged: { B1: 1 } }, 'M095').outcome).toBeUndefined();
    const paid = position({
      seats: [{ ...quiet, cash: 9, ...robots, properties: ['B1', 'M095'], paid: ['M036'] }, quiet],
      final: 3,
    });
    expect(paid.play('payAll').outcome?.reason).toBe('armadrill');
    const promoted = position({
      seats: [
        { ...quiet, ...robots, board: ['RU1', 'RU3', null], paid: ['M036', 'M020'], properties: ['B1', 'M095'] },
        quiet,
      ],
      final: 1,
    });
    expect(promoted.play('done', 'promote:M023').outcome?.reason).toBe('armadrill');
  });

  it('[MEC-17.12] Robur wins with four Criminals, himself included', () => {
    expect(plays({ hired: ['M013', 'M014', 'M015'] }, 'M016').outcome?.reason).toBe('robur');
    expect(plays({ hired: ['M013', 'M014'] }, 'M016').outcome).toBeUndefined();
    expect(plays({ hired: ['M018', 'M014', 'M015'] }, 'M016').outcome).toBeUndefined();
  });

  it('[MEC-17.13] Thomas Weintraub wins with three captured Threats, Corporate Threats apart', () => {
    expect(plays({ threats: ['M114', 'M115', 'M123'] }, 'M035').outcome?.reason).toBe('weintraub');
    expect(plays({ threats: ['M114', 'M115'], corporate: 2 }, 'M035').outcome).toBeUndefined();
    const scene = position({
      seats: [{ ...quiet, ais: 0, cards: [6], hired: ['M035'], threats: ['M114', 'M115'] }, quiet],
      deployed: [[0, 'M035', 1]],
      laid: { 1: 'M123' },
      randoms: [0],
      sector: 1,
    });
    expect(scene.outcome?.reason).toBe('weintraub');
  });

  it('[MEC-17.14] Alcalde Gregor wins with an elite Politician and three others, Properties included', () => {
    expect(plays({ hired: ['M012', 'M007'], properties: ['M090'] }, 'M008').outcome?.reason).toBe('gregor');
    expect(plays({ hired: ['M012', 'M001'], properties: ['M091'] }, 'M102').outcome?.reason).toBe('gregor');
    expect(plays({ hired: ['M012', 'M007', 'M010'] }, 'M008').outcome).toBeUndefined();
    expect(plays({ hired: ['M001', 'M007', 'M010'] }, 'M008').outcome).toBeUndefined();
    expect(
      plays({ hired: ['M012', 'M007'], properties: ['M090'], damaged: { M090: 1 } }, 'M008').outcome,
    ).toBeUndefined();
  });

  it('[MEC-17.15] Metaluna wins with four Cavorite symbols on undamaged Properties', () => {
    expect(plays({ properties: ['M089', 'M079', 'M080'] }, 'M082').outcome?.reason).toBe('metaluna');
    expect(plays({ properties: ['M089', 'M080', 'M081'] }, 'M082').outcome).toBeUndefined();
    expect(plays({ properties: ['M089', 'M079', 'M080'], damaged: { M080: 1 } }, 'M082').outcome).toBeUndefined();
  });

  it('[MEC-17.16] Metaluna is a building that brings 5K in Final step 2', () => {
    const scene = position({ seats: [{ ...quiet, cards: [], properties: ['M089'] }, quiet], final: 2 });
    expect(scene.play('cashIn:M089').seat(0).cash).toBe(5);
    const hurt = position({ seats: [{ ...quiet, properties: ['M089'], damaged: { M089: 1 } }, quiet], final: 4 });
    expect(hurt.seat(0).owns('M089')).toBe(true);
  });

  it('[MEC-17.17] go to the acting corporation first', () => {
    // Both have what they need when the second one acts.
    const seats = [
      { ...quiet, hired: ['M012', 'M001', 'M007', 'M011'], ais: 0 },
      { ...quiet, hired: ['M013', 'M014', 'M015'], hand: ['M016'] },
    ] as const;
    const scene = position({ seats, stack: [{ kind: 'staff', seat: 1 }] }).play('play:M016');
    expect([scene.outcome?.reason, scene.outcome?.ranks]).toEqual(['robur', [2, 1]]);
  });

  it('[MEC-17.18] beat every later check of the round', () => {
    const scene = position({
      seats: [{ ...quiet, hired: ['M013', 'M014', 'M015'] }, quiet],
      deployed: [[0, 'BI2', 5]],
      laid: { 1: 'M114', 2: 'M118', 3: 'M123', 5: 'M016' },
      sector: 5,
    }).play('play:M016');
    expect(scene.outcome?.reason).toBe('robur');
  });
});

describe('the standard end', () => {
  const end = (first: SeatSetting, second: SeatSetting, order: readonly number[] = [0, 1]) =>
    position({
      seats: [
        { ...quiet, ...first },
        { ...quiet, ...second },
      ],
      order,
      round: 4,
      stack: [{ kind: 'finalStep', number: 7 }],
    });

  it('[MEC-17.30] goes to the most VP after step 6 of round 4', () => {
    expect([end({ cash: 20 }, {}).outcome?.ranks, end({}, { cash: 20 }).outcome?.ranks]).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(end({}, {}).outcome?.reason).toBe('standard');
  });

  it('[MEC-17.31] [MEC-X11] counts Characters, undamaged Properties, Projects, Threats, Corporate Threats and 1 for each 10K', () => {
    const scene = end(
      {
        hired: ['M001'],
        properties: ['M077', 'M090'],
        damaged: { M090: 1 },
        projects: ['antigravedad'],
        threats: ['M116'],
        corporate: 1,
        cash: 37,
      },
      {},
    );
    const rows = ['characters', 'properties', 'projects', 'threats', 'corporate', 'cash'].map(
      (part) => scene.score(part)?.[0],
    );
    expect(rows).toEqual([6 + 3, 3, 12 + 2, 5, 10, 3]);
  });

  it('[MEC-17.32] uses the same formula whenever VP are asked', () => {
    const own: SeatSetting = { ...quiet, hired: ['M001'], cash: 19 };
    expect(position({ seats: [own, quiet] }).seat(0).vp).toBe(6 + 3 + 1);
  });

  it('[MEC-17.33] breaks ties by K, then Projects, then the turn order', () => {
    expect(end({ cash: 4 }, { cash: 5 }).outcome?.ranks).toEqual([2, 1]);
    // 12 VP of a Project against 12 VP of Characters.
    const projects = end({ projects: ['mekka'] }, { hired: ['M001', 'M003', 'M006', 'M024'] });
    expect([projects.score('projects'), projects.outcome?.ranks]).toEqual([
      [12, 0],
      [1, 2],
    ]);
    expect(end({}, {}, [1, 0]).outcome?.ranks).toEqual([2, 1]);
  });
});
