/** MEC-16: what the corporations bring. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;
const own = { ais: 0, cards: [3] } as const;

describe('BION', () => {
  it('[MEC-16.1] Genelab supports each Mutant agent there', () => {
    const seats = [own, quiet] as const;
    const one = position({
      seats,
      deployed: [
        [0, 'BI2', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    }).play('announce:N', 'engage:BIP1', 'done');
    expect(one.events('totals')[0]?.totals[0]).toBe(3 + 1 + 3);
    const three: readonly Deployed[] = [
      [0, 'BI1', 1],
      [0, 'BI2', 1],
      [0, 'BI3', 1],
      [1, 'IG1', 1],
    ];
    const all = position({ seats, deployed: three, sector: 1 }).play('announce:N', 'leader:BI1', 'engage:BIP1', 'done');
    expect(all.events('totals')[0]?.totals[0]).toBe(5 + 4 + 3 + 3);
  });

  it('[MEC-16.2] Hidromiel gives an agent the value of a Random card, and death with 5 or more', () => {
    const given = (random: 4 | 5) =>
      position({
        seats: [own, quiet],
        deployed: [
          [0, 'BI2', 1],
          [1, 'IG1', 1],
        ],
        sector: 1,
        randoms: [random],
      }).play('announce:N', 'engage:BIP2', 'dose:BI2', 'done');
    expect([given(4).events('totals')[0]?.totals[0], given(4).happened.includes('died')]).toEqual([3 + 4 + 3, false]);
    expect([given(5).events('totals')[0]?.totals[0], given(5).events('died')[0]?.cause]).toEqual([3 + 5 + 3, 'drug']);
  });
});

describe('IGLESIA', () => {
  const church = { ...own, corp: 'iglesia' } as const;
  const fight = (who: 'IG1' | 'M015', type: 'N' | 'C') =>
    position({
      seats: [quiet, { ...church, hired: ['M015'] }],
      deployed: [
        [0, 'BI2', 1],
        [1, who, 1],
      ],
      sector: 1,
    }).play(`announce:${type}`);

  it('[MEC-16.3] the Cathedral draws in sector 5', () => {
    const seats = [quiet, church] as const;
    expect(position({ seats, deployed: [[1, 'IG2', 5]], sector: 5 }).offered).toEqual(['drawBy:IGP1', 'done']);
    expect(position({ seats, deployed: [[1, 'IG2', 3]], sector: 3 }).asked).toBe('staff');
  });

  it('[MEC-16.4] the Cathedral supports where a Mystech is', () => {
    expect(fight('IG1', 'N').play('engage:IGP1', 'done').events('totals')[0]?.totals[1]).toBe(6 + 1 + 3);
    expect(fight('M015', 'N').happened).toContain('totals');
  });

  it('[MEC-16.5] the Cathedral brings 5K in Final step 2', () => {
    const scene = position({ seats: [{ ...church, cash: 0, cards: [] }, quiet], final: 2 });
    expect(scene.play('cashIn:IGP1').seat(0).cash).toBe(5);
  });

  it('[MEC-16.6] Arkangel adds 3 in Combat, and 1 where a Mystech is', () => {
    expect(fight('M015', 'C').play('engage:IGP2').events('totals')[0]?.totals[1]).toBe(2 + 3 + 3);
    expect(fight('IG1', 'C').play('engage:IGP2', 'done').events('totals')[0]?.totals[1]).toBe(1 + 3 + 1 + 3);
    expect(fight('IG1', 'N').play('engage:IGP2', 'done').events('totals')[0]?.totals[1]).toBe(6 + 1 + 3);
  });

  it('[MEC-16.7] Arkangel prevents an assassination', () => {
    const scene = position({
      seats: [
        { ...quiet, cards: [6, 3] },
        { ...church, cards: [1, 3] },
      ],
      deployed: [
        [0, 'BI3', 2],
        [1, 'IG1', 2],
      ],
      sector: 2,
      randoms: [4, 2],
    });
    scene.play('announce:N', 'assassinate:IG1').together({ 0: 'card:6', 1: 'card:1' });
    expect(scene.play('save:IGP2').events('saved')).toEqual([{ kind: 'saved', seat: 1, character: 'IG1', by: 'IGP2' }]);
    expect(scene.seat(1).holding('IGP2')).toMatchObject({ engaged: true, at: 1 });
  });
});

describe('OMNI', () => {
  it('[MEC-16.10] Cesar Dante sleeps, and must be brought back for 10K if there is so much', () => {
    const fall = (cash: number) =>
      position({
        seats: [
          { ...quiet, corp: 'omni', ais: 1, cash, cards: [1], projects: ['lazarius'] },
          { ...quiet, cards: [6] },
        ],
        deployed: [
          [0, 'OM1', 1],
          [1, 'IG2', 1],
        ],
        sector: 1,
      }).play('announce:C');
    const paid = fall(10);
    expect([paid.seat(0).cash, paid.seat(0).staff[0], paid.seat(0).player.aisAt[0]]).toEqual([0, 'OM1', 1]);
    expect(paid.seat(0).player.works[0]?.engaged).toBe(false);
    expect(fall(9).state.box).toEqual(['OM1']);
    const home = position({ seats: [{ ...quiet, corp: 'omni' }, quiet], deployed: [[0, 'OM1', 1]], sector: 1 });
    expect([home.sector(1).controller, home.events('wentHome')[0]?.why]).toEqual([null, 'noAi']);
  });
});

describe('OSAMU', () => {
  const osamu = { ...own, corp: 'osamu' } as const;

  it('[MEC-16.11] Hunter Spheres draw in sector 4 or add 3 in Combat', () => {
    expect(position({ seats: [osamu, quiet], deployed: [[0, 'OS2', 4]], sector: 4 }).offered).toEqual([
      'drawBy:OSP1',
      'done',
    ]);
    const scene = position({
      seats: [osamu, quiet],
      deployed: [
        [0, 'OS1', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    }).play('announce:C', 'engage:OSP1');
    expect(scene.events('totals')[0]?.totals[0]).toBe(3 + 3 + 3);
    expect(
      position({
        seats: [osamu, quiet],
        deployed: [
          [0, 'OS1', 1],
          [1, 'IG1', 1],
        ],
        sector: 1,
      }).play('announce:N').happened,
    ).toContain('totals');
  });

  it('[MEC-16.12] Cyberninja guards, or takes the initiative and guards in that sector', () => {
    const seats = [
      { ...quiet, cards: [4, 3] },
      { ...osamu, cards: [4, 3] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'OS1', 2],
    ];
    const secured = position({ seats, deployed, sector: 2, randoms: [4, 4] }).play(
      'none',
      'announce:N',
      'assassinate:OS1',
    );
    expect(secured.offered).toEqual(['secure:OSP2', 'done']);
    const first = position({ seats, deployed, sector: 2, randoms: [3, 3] }).play(
      'takeInitiative:OSP2',
      'announce:N',
      'assassinate:OS1',
    );
    // Engaged already: 7 − 1 against 7.
    expect(first.asked).toBe('duelCards');
    first.together({ 0: 'card:4', 1: 'card:4' });
    expect(first.events('duelDecided')[0]).toMatchObject({ winner: 1, isTie: false });
  });
});

describe('RUR', () => {
  const rur = { ...quiet, corp: 'rur' } as const;
  const robots = { ...quiet, properties: ['M095', 'B4'] } as const;
  const fight = (setting: Setting = {}) =>
    position({
      seats: [robots, rur],
      deployed: [
        [0, 'BI2', 1],
        [1, 'RU2', 1],
      ],
      sector: 1,
      ...setting,
    }).play('announce:C');

  it('[MEC-16.13] Mecanoid X draws in sector 6, or adds 2 in Combat and guards', () => {
    const seats = [{ ...own, corp: 'rur' }, quiet] as const;
    expect(position({ seats, deployed: [[0, 'RU2', 6]], sector: 6 }).offered).toEqual(['drawBy:RUP1', 'done']);
    const scene = position({
      seats,
      deployed: [
        [0, 'RU2', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    }).play('announce:C', 'engage:RUP1');
    expect(scene.events('totals')[0]?.totals[0]).toBe(2 + 2 + 3);
    const guard = position({
      seats: [
        { ...own, corp: 'rur' },
        { ...quiet, hired: ['M020'] },
      ],
      deployed: [
        [0, 'RU2', 2],
        [1, 'M020', 2],
      ],
      sector: 2,
    });
    expect(guard.play('announce:N', 'assassinate:RU2').offered).toEqual(['secure:RUP1', 'done']);
  });

  it('[MEC-16.14] the Master Programmer cancels a robot another corporation engages where he stands, once a round', () => {
    const scene = fight().play('engage:M095');
    expect([scene.asked, scene.askedSeats]).toEqual(['cancel', [1]]);
    scene.play('cancel', 'engage:B4');
    // He is engaged now: the second robot stands. C4 + 3 + 3, and 1 for the Technician of one robot.
    expect(scene.events('totals')[0]?.totals[0]).toBe(4 + 3 + 1 + 3);
    expect(scene.seat(0).holding('M095')).toMatchObject({ engaged: true, cancelled: true });
    const allowed = fight().play('engage:M095', 'none', 'engage:B4', 'none');
    expect(allowed.events('totals')[0]?.totals[0]).toBe(4 + 2 + 3 + 2 + 3);
    const elsewhere = fight({
      deployed: [
        [0, 'BI2', 1],
        [1, 'RU1', 1],
        [1, 'RU2', 3],
      ],
    }).play('engage:M095');
    expect(elsewhere.asked).toBe('engage');
    const others = position({
      seats: [robots, rur],
      deployed: [
        [0, 'BI2', 1],
        [1, 'RU2', 1],
      ],
      laid: { 1: 'M123' },
      sector: 1,
    }).play('engage:M095');
    expect([others.asked, others.askedSeats]).toEqual(['cancel', [1]]);
  });

  it('[MEC-16.14] he cancels security and what saves a life as well; another card may still save it', () => {
    const victim = { ...quiet, corp: 'iglesia', properties: ['IGP2', 'M097', 'M095'], cards: [1, 3] } as const;
    const seats = [{ ...rur, hired: ['M020'], cards: [6, 3] }, victim] as const;
    const deployed: readonly Deployed[] = [
      [0, 'RU2', 2],
      [0, 'M020', 2],
      [1, 'IG1', 2],
    ];
    const begun = () =>
      position({ seats, deployed, sector: 2, randoms: [2, 4] }).play('announce:N', 'leader:RU2', 'assassinate:IG1');
    const secured = begun().play('secure:M095', 'cancel').together({ 0: 'card:6', 1: 'card:1' });
    // 8 > 5: the Sentinel does not count.
    expect(secured.asked).toBe('save');
    const saved = begun().play('done').together({ 0: 'card:6', 1: 'card:1' }).play('save:IGP2', 'cancel');
    expect([saved.asked, saved.askedSeats, saved.offered]).toEqual(['save', [1], ['save:M097', 'none']]);
    expect(saved.branch().play('save:M097').seat(1).member('IG1')).toBeDefined();
    expect(saved.play('none').seat(1).member('IG1')).toBeUndefined();
  });

  it('[MEC-16.15] his own values stay, and his card refreshes in Final step 5', () => {
    const scene = fight().play('engage:M095', 'cancel', 'done');
    expect(scene.events('totals')[0]?.totals[1]).toBe(2 + 3);
    const engaged = position({ seats: [rur, quiet], final: 5 });
    expect(engaged.seat(0).member('RU2')?.engaged).toBe(false);
    const tired = position({
      seats: [rur, quiet],
      stack: [
        { kind: 'finalStep', number: 5 },
        { kind: 'staff', seat: 0 },
      ],
    });
    const member = tired.seat(0).member('RU2');
    if (member !== undefined) member.engaged = true;
    tired.play('done');
    expect(tired.seat(0).member('RU2')?.engaged).toBe(false);
  });
});
