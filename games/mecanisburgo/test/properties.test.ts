/** MEC-13: Properties in play. */
import { describe, expect, it } from 'vitest';
import type { Property } from '../content/tables.ts';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;
const pair: readonly Deployed[] = [
  [0, 'BI2', 1],
  [1, 'IG1', 1],
];

const fight = (type: 'N' | 'C', own: SeatSetting, setting: Setting = {}) =>
  position({ seats: [{ ...quiet, ...own }, quiet], deployed: pair, sector: 1, ...setting }).play(`announce:${type}`);

/** What a Property adds to Le Bouturier's side. */
const added = (type: 'N' | 'C', property: Property) =>
  (fight(type, { properties: [property] })
    .play(`engage:${property}`)
    .events('totals')[0]?.totals[0] ?? 0) -
  (type === 'N' ? 3 : 4) -
  3;

describe('a Property', () => {
  it('[MEC-13.1] is engaged only while ready and undamaged', () => {
    const own: SeatSetting = { properties: ['M065', 'M068', 'M069'], engaged: ['M068'], damaged: { M069: 1 } };
    const scene = fight('C', own);
    expect(scene.offered).toEqual(['engage:M065', 'done']);
    expect([scene.refusal('engage:M068'), scene.refusal('engage:M069')]).toEqual(['MEC-13.1', 'MEC-13.1']);
  });

  it('[MEC-13.2] is engaged only where its corporation has a Character', () => {
    const seats = [{ ...quiet, properties: ['M065'] }, quiet, { ...quiet, corp: 'rur' }] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'decoy', 1],
        [1, 'IG1', 1],
        [2, 'RU1', 1],
      ],
      sector: 1,
    }).play('announce:N');
    expect([scene.happened.includes('totals'), scene.seat(0).holding('M065').engaged]).toEqual([true, false]);
  });

  it('[MEC-13.3] adds its Support always, and Negotiation, Combat or R&D where it is fought with that', () => {
    expect([added('N', 'M065'), added('C', 'M065'), added('N', 'M090'), added('C', 'M069')]).toEqual([1, 1, 2, 2]);
    expect([fight('C', { properties: ['M090'] }).asked, fight('N', { properties: ['M069'] }).asked]).toEqual([
      'staff',
      'staff',
    ]);
    const seats = [{ ...quiet, properties: ['B3'] }, quiet] as const;
    const mind = position({ seats, deployed: [[0, 'BI1', 1]], laid: { 1: 'M117' }, sector: 1 }).play('engage:B3');
    expect(mind.events('totals')[0]?.totals[0]).toBe(3 + 1 + 2 + 3);
  });

  it('[MEC-13.4] made for somebody counts only with such an agent there, Genelab once for each Mutant', () => {
    const own: SeatSetting = { properties: ['M066', 'M094', 'M071'] };
    const nobody: readonly Deployed[] = [
      [0, 'BI3', 1],
      [1, 'IG1', 1],
    ];
    expect(fight('N', own, { deployed: nobody }).asked).toBe('staff');
    const pilot = position({
      seats: [{ ...quiet, hired: ['M021'], ...own }, quiet],
      deployed: [
        [0, 'M021', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    });
    expect(pilot.play('announce:N').offeredOf('engage')).toEqual(['M066']);
    const mutants = position({
      seats: [{ ais: 0, cards: [3] }, quiet],
      deployed: [
        [0, 'BI1', 1],
        [0, 'BI2', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    });
    mutants.play('announce:N', 'leader:BI1', 'engage:BIP1', 'done');
    expect(mutants.events('totals')[0]?.totals[0]).toBe(5 + 2 + 2 + 3);
  });

  it('[MEC-13.5] with SEC lowers attempts where it is engaged, and still fights', () => {
    const seats = [
      { ...quiet, cards: [5, 3] },
      { ...quiet, properties: ['M095'], cards: [4, 3] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI3', 2],
        [1, 'IG1', 2],
      ],
      sector: 2,
      randoms: [4, 4],
    });
    scene.play('announce:C', 'assassinate:IG1', 'secure:M095').together({ 0: 'card:5', 1: 'card:4' });
    // 9 − 2 < 8; then C4 + 3 against C1 + 2 + 3.
    expect(scene.events('duelDecided')[0]).toMatchObject({ winner: 1 });
    expect(scene.events('totals')[0]?.totals).toEqual([7, 6]);
  });

  it('[MEC-13.7] with INIT makes its corporation first', () => {
    const seats = [quiet, { ais: 0, corp: 'osamu', cards: [3] }] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI2', 1],
        [1, 'OS1', 1],
      ],
      sector: 1,
    }).play('takeInitiative:OSP2');
    expect([scene.asked, scene.askedSeats]).toEqual(['announceType', [1]]);
  });

  it('[MEC-13.8] with DRAW draws in Control of any sector, or in Final step 1', () => {
    const seats = [{ ...quiet, properties: ['M084'] }, quiet] as const;
    expect(position({ seats, deployed: [[0, 'BI2', 1]], sector: 1 }).offered).toEqual(['drawBy:M084', 'done']);
    const final = position({ seats, final: 1, deck: ['M001'] });
    expect(final.play('drawBy:M084').seat(0).hand).toEqual(['M001']);
    expect(final.offered).not.toContain('drawBy:M084');
  });

  it('[MEC-13.9] that draws for a sector does so where that sector is controlled this round', () => {
    const seats = [{ corp: 'oceanica' }, quiet] as const;
    expect(position({ seats, controllers: { 7: 0 }, final: 1 }).offered).toContain('drawBy:OCP1');
    expect(position({ seats, controllers: { 7: 1 }, final: 1 }).offered).not.toContain('drawBy:OCP1');
  });

  it('[MEC-13.10] with CASH5 brings 5K in Final step 2', () => {
    const scene = position({ seats: [{ bare: true, properties: ['M089'], cash: 0, cards: [] }, quiet], final: 2 });
    expect(scene.play('cashIn:M089').seat(0).cash).toBe(5);
  });

  it('[MEC-13.11] is engaged for one thing only', () => {
    const seats = [quiet, { corp: 'iglesia', ais: 0, cards: [6] }] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI2', 5],
        [1, 'IG1', 5],
      ],
      sector: 5,
    }).play('announce:N', 'engage:IGP1', 'done');
    // Engaged for the contest, the Cathedral neither draws nor brings money.
    expect([scene.sector(5).controller, scene.offered.includes('drawBy:IGP1')]).toEqual([1, false]);
    const cash = position({ seats: [{ corp: 'iglesia', engaged: ['IGP1'] }, quiet], final: 2 });
    expect(cash.events('income').map(({ seat }) => seat)).toEqual([0, 1]);
    const drawn = position({ seats: [{ corp: 'iglesia' }, quiet], controllers: { 5: 0 }, final: 1 }).play(
      'drawBy:IGP1',
      'done',
      'done',
    );
    expect(drawn.happened).toContain('income');
    expect(drawn.asked).not.toBe('cashIn');
  });

  it('[MEC-13.12] pays its income only if it was not engaged and is undamaged', () => {
    const own: SeatSetting = {
      ...quiet,
      cards: [],
      properties: ['M086', 'M087', 'M091'],
      engaged: ['M086'],
      damaged: { M087: 1 },
    };
    expect(position({ seats: [own, quiet], final: 2 }).events('income')[0]?.properties).toBe(1);
  });

  it('[MEC-13.13] costs its upkeep whether engaged or damaged', () => {
    const own: SeatSetting = {
      ...quiet,
      cash: 5,
      properties: ['M070', 'M085'],
      engaged: ['M070'],
      damaged: { M085: 1 },
    };
    const scene = position({ seats: [own, quiet], final: 3 });
    expect(scene.offered).toEqual(['payAll', 'giveUpProperty:M070', 'giveUpProperty:M085']);
    scene.play('payAll');
    expect(scene.events('paid')[0]).toEqual({ kind: 'paid', seat: 0, amount: 2 });
  });

  it('[MEC-13.14] that is a drug adds what is drawn, or its figure, to one agent, who may die of it after the contest', () => {
    const dose = (property: Property, random: 3 | 5 | 6) =>
      fight('N', { properties: [property], cards: [6] }, { randoms: [random] }).play(`engage:${property}`, 'dose:BI2');
    const totals = (
      [
        ['M099', 3],
        ['M099', 5],
        ['M098', 5],
        ['M098', 6],
      ] as const
    ).map(([property, random]) => {
      const scene = dose(property, random);
      return [scene.events('totals')[0]?.totals[0], scene.happened.includes('died')];
    });
    expect(totals).toEqual([
      [3 + 3 + 6, false],
      [3 + 5 + 6, true],
      [3 + 3 + 6, false],
      [3 + 3 + 6, true],
    ]);
    const two = position({
      seats: [{ ...quiet, properties: ['M099'] }, quiet],
      deployed: [...pair, [0, 'BI1', 1]],
      sector: 1,
    });
    two.play('announce:N', 'leader:BI1', 'engage:M099');
    expect(two.offeredOf('dose')).toEqual(['BI2', 'BI1']);
  });

  it('[MEC-13.14] that is a drug kills nobody twice: the fallen, nor one brought back from the fight', () => {
    const seats = [
      { ...quiet, hired: ['M054'], cash: 30, properties: ['M099'], cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M054', 1],
        [1, 'IG2', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
      randoms: [5],
    });
    scene.play('announce:C', 'leader:IG2', 'engage:M099', 'dose:M054', 'revive:skill');
    // 3 + 5 + 1 against 4 + 2 + 1 + 6.
    expect([scene.events('died').length, scene.seat(0).cash, scene.seat(0).staff[3]]).toEqual([1, 20, 'M054']);
    const won = position({
      seats: [
        { ...seats[0], cards: [6] },
        { ...seats[1], cards: [1] },
      ],
      deployed: [
        [0, 'M054', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
      randoms: [5],
      laid: { 1: 'M001' },
    });
    won.play('announce:C', 'engage:M099', 'dose:M054', 'none');
    // Whose agents all die keeps control but cannot act.
    expect([won.sector(1).controller, won.asked, won.state.box]).toEqual([0, 'gained', ['IG2', 'M054']]);
  });

  it('[MEC-13.15] gives nothing while damaged', () => {
    const own: SeatSetting = {
      ...quiet,
      cash: 40,
      properties: ['M077', 'M079', 'M071'],
      hired: ['M055', 'M056', 'M058'],
    };
    const vp = (side: SeatSetting) => position({ seats: [side, quiet] }).seat(0).vp;
    expect(vp(own) - vp({ ...own, damaged: { M077: 1 } })).toBe(3);
    const offered = (side: SeatSetting) => position({ seats: [side, quiet], final: 6 }).offeredOf('project');
    expect(offered(own)).toContain('mekka');
    expect(offered({ ...own, damaged: { M077: 1 } })).not.toContain('mekka');
  });

  it('[MEC-13.16] is not what a Project is: no sabotage, no damage, no upkeep', () => {
    const seats = [
      { ...quiet, hired: ['M031'] },
      { ...quiet, projects: ['mekka'] },
    ] as const;
    expect(position({ seats, deployed: [[0, 'M031', 7]], sector: 7 }).asked).toBe('staff');
    const scene = position({ seats: [{ ...quiet, projects: ['mekka'] }, quiet], deployed: pair, sector: 1 }).play(
      'announce:C',
      'engageProject:mekka',
    );
    expect(scene.events('totals')[0]?.totals[0]).toBe(4 + 3 + 3);
  });

  it('[MEC-13.17] may be held in any number, and is never sold', () => {
    const properties: readonly Property[] = [
      'M065',
      'M066',
      'M067',
      'M068',
      'M069',
      'M070',
      'M071',
      'M072',
      'M073',
      'M074',
      'M075',
    ];
    const scene = position({ seats: [{ properties, hand: ['M080'], cash: 5 }, quiet], final: 1 });
    expect(scene.offered).toEqual(['play:M080', 'done']);
  });

  it('[MEC-13.18] made for somebody brings its R and MP to purchases in full', () => {
    const own: SeatSetting = {
      ...quiet,
      cash: 10,
      corp: 'omni',
      properties: ['M074', 'M088', 'M077', 'M080'],
      hired: [],
    };
    // OMNI has no Scientist: R 2 + 0 + 3 of its Board, 4 + 1; MP 1 + 3 + 5 + 3.
    expect(position({ seats: [own, quiet], final: 6 }).offeredOf('project')).toContain('antigravedad');
  });

  it('[MEC-13.19] goes to the discard if it is of the deck; starting ones and robots of the market leave the game', () => {
    const own: SeatSetting = { corp: 'rur', properties: ['B1', 'M065'], damaged: { RUP1: 1, B1: 1, M065: 1 }, cash: 0 };
    const scene = position({ seats: [own, quiet], final: 4 });
    expect(scene.state.box).toEqual(['RUP1', 'B1']);
    expect(scene.state.discard).toEqual(['M065']);
  });
});
