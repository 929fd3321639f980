/** MEC-10: the ten sectors. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../content/tables.ts';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;
const others: readonly SeatSetting[] = [
  { ...quiet, corp: 'iglesia', hired: ['M008'], properties: ['M065'] },
  { ...quiet, corp: 'oceanica' },
  { ...quiet, corp: 'omni' },
];

/** One corporation alone in a sector, with the hired Characters it needs. */
const alone = (sector: number, hired: readonly Character[], own: SeatSetting = {}, setting: Setting = {}) =>
  position({
    seats: [{ ...quiet, corp: 'bion', hired, ...own }, ...others],
    deployed: hired.map((who): Deployed => [0, who, sector]),
    sector,
    ...setting,
  });

const actions = (sector: number, ...hired: readonly Character[]) => {
  const scene = alone(sector, hired, {}, sector === 10 ? { randoms: [0, 0] } : {});
  if (scene.asked === 'buyRobot') scene.play('none');
  if (scene.asked === 'gained') scene.play('done');
  return scene.offeredOf('act');
};

/** Totals of one against one. */
const totals = (sector: number, who: Character, type: 'N' | 'C' = 'N') => {
  const seats = [{ ...quiet, hired: [who], ais: 1 }, quiet, quiet, quiet] as const;
  const scene = position({
    seats,
    deployed: [
      [0, who, sector],
      [1, 'IG3', sector],
    ],
    sector,
  }).play(`announce:${type}`);
  while (scene.asked === 'assassinate') scene.play('none');
  if (scene.asked === 'fists') scene.play('fist:0');
  return scene.events('totals')[0]?.totals[0];
};

describe('the Palace of Justice', () => {
  it('[MEC-10.1] lets a winner with a Lawyer hold a Trial', () => {
    expect([actions(1, 'M044'), actions(1, 'M038')]).toEqual([['trial'], []]);
  });
});

describe('the Casino', () => {
  it('[MEC-10.2] has the Assassination icon', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI3', 2],
        [1, 'IG1', 2],
      ],
      sector: 2,
    }).play('announce:N');
    expect(scene.asked).toBe('assassinate');
  });

  it('[MEC-10.3] lets a winner seduce or socialize by the skill', () => {
    expect([actions(2, 'M048'), actions(2, 'M042'), actions(2, 'M048', 'M042')]).toEqual([
      ['seduction'],
      ['socializing'],
      ['seduction', 'socializing'],
    ]);
  });
});

describe('the Spaceport', () => {
  it('[MEC-10.4] gives each Pilot +1', () => {
    expect([totals(3, 'M021'), totals(1, 'M021')]).toEqual([4 + 1 + 3, 4 + 3]);
  });

  it('[MEC-10.5] gives the Shuttle token until Final step 7', () => {
    expect(alone(3, ['M007']).state.shuttle).toBe(0);
    expect(position({ shuttle: 1, final: 7, seats: [quiet, quiet] }).state.shuttle).toBeNull();
  });

  it('[MEC-10.6] [MEC-16.9] [MEC-X37] lets OMNI engage its own Shuttle for a card, whatever the appendix calls it', () => {
    const scene = alone(3, ['M007'], { corp: 'omni', bare: false }, { deck: ['M001'] });
    expect(scene.offered).toEqual(['drawBy:OMP1', 'done']);
    expect(scene.play('drawBy:OMP1').seat(0).hand).toEqual(['M001']);
    expect(alone(7, ['M007'], { corp: 'omni', bare: false }).offered).not.toContain('drawBy:OMP1');
  });
});

describe('the Central Station', () => {
  it('[MEC-10.7] lets a winner hack or do business', () => {
    expect([actions(4, 'M015'), actions(4, 'M042')]).toEqual([['hackerAttack'], ['business']]);
  });

  it('[MEC-10.8] lets OSAMU engage its Hunter Spheres for a card', () => {
    expect(alone(4, ['M007'], { corp: 'osamu', bare: false }).offered).toEqual(['drawBy:OSP1', 'done']);
  });
});

describe('the Asimov Plaza', () => {
  it('[MEC-10.9] has the Assassination icon', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI3', 5],
        [1, 'IG1', 5],
      ],
      sector: 5,
    }).play('announce:N');
    expect(scene.asked).toBe('assassinate');
  });

  it('[MEC-10.10] gives one more card', () => {
    expect(alone(5, ['M007'], {}, { laid: { 5: 'M001' }, deck: ['M002', 'M003'] }).seat(0).hand).toEqual([
      'M001',
      'M002',
    ]);
  });

  it('[MEC-10.11] lets the Church engage its Cathedral for another', () => {
    const scene = alone(5, ['M007'], { corp: 'iglesia', bare: false }, { deck: ['M002', 'M003'] });
    expect(scene.play('drawBy:IGP1').seat(0).hand).toEqual(['M002', 'M003']);
  });
});

describe('Robotown', () => {
  it('[MEC-10.12] gives each robot and cyborg +1', () => {
    expect([totals(6, 'M020', 'C'), totals(6, 'M014', 'C'), totals(6, 'M018', 'C'), totals(1, 'M020', 'C')]).toEqual([
      8, 9, 7, 7,
    ]);
  });

  it('[MEC-10.13] lets a winner hack', () => {
    expect([actions(6, 'M015'), actions(6, 'M042')]).toEqual([['hackerAttack'], []]);
  });

  it('[MEC-10.14] sells one Black Market Robot, ready at once', () => {
    const scene = alone(6, ['M007'], { cash: 6 });
    expect([scene.offered, scene.refusal('robot:B4')]).toEqual([
      ['robot:B1', 'robot:B2', 'robot:B3', 'none'],
      'MEC-19.3',
    ]);
    scene.play('robot:B2');
    expect([scene.seat(0).cash, scene.seat(0).holding('B2').engaged, scene.state.blackMarket]).toEqual([
      0,
      false,
      ['B1', 'B3', 'B4'],
    ]);
    expect(scene.asked).toBe('staff');
  });

  it('[MEC-10.14] is paid for after the Action, with what it brought', () => {
    const scene = position({
      seats: [
        { ...quiet, corp: 'bion', hired: ['M015'], cash: 0, cards: [6] },
        { ...quiet, corp: 'omni', cash: 30, cards: [1] },
      ],
      deployed: [[0, 'M015', 6]],
      sector: 6,
      randoms: [4, 3],
    });
    // Each has one Action card left.
    scene.play('act:hackerAttack', 'steal');
    expect([scene.seat(0).cash, scene.offered]).toEqual([7, ['robot:B1', 'robot:B2', 'robot:B3', 'robot:B4', 'none']]);
  });

  it('[MEC-10.15] lets RUR engage Mecanoid X for a card', () => {
    expect(alone(6, ['M007'], { corp: 'rur', bare: false }).offered).toEqual(['drawBy:RUP1', 'done']);
  });
});

describe('the Stygian Port', () => {
  it('[MEC-10.16] has the Assassination icon', () => {
    const scene = position({
      seats: [quiet, quiet],
      deployed: [
        [0, 'BI3', 7],
        [1, 'IG1', 7],
      ],
      sector: 7,
    }).play('announce:N');
    expect(scene.asked).toBe('assassinate');
  });

  it('[MEC-10.17] gives the Minisub token until Final step 7', () => {
    expect(alone(7, ['M007']).state.minisub).toBe(0);
    expect(position({ minisub: 1, final: 7, seats: [quiet, quiet] }).state.minisub).toBeNull();
  });

  it('[MEC-10.18] lets a winner sabotage', () => {
    expect([actions(7, 'M031'), actions(7, 'M015')]).toEqual([['sabotage'], []]);
  });

  it('[MEC-10.19] [MEC-16.8] lets OCEANICA engage its own Minisub for a card', () => {
    const scene = position({
      seats: [{ ...quiet, corp: 'oceanica', bare: false }, quiet],
      deployed: [[0, 'OC1', 7]],
      deck: ['M001'],
      sector: 7,
    });
    expect(scene.offered).toEqual(['drawBy:OCP1', 'done']);
    expect(scene.play('drawBy:OCP1').seat(0).hand).toEqual(['M001']);
  });
});

describe('the others', () => {
  it('[MEC-10.20] Isla Moreau has the Assassination icon and gives one more card', () => {
    const scene = position({
      seats: [quiet, quiet, quiet],
      deployed: [
        [0, 'BI3', 8],
        [1, 'IG1', 8],
      ],
      sector: 8,
    }).play('announce:N');
    expect(scene.asked).toBe('assassinate');
    expect(alone(8, ['M007'], {}, { deck: ['M001'] }).seat(0).hand).toEqual(['M001']);
  });

  it('[MEC-10.21] Isla Moreau lets a winner do business or hack', () => {
    expect([actions(8, 'M042'), actions(8, 'M015')]).toEqual([['business'], ['hackerAttack']]);
  });

  it('[MEC-10.22] the Anficirco lets a winner organise an Autocombat without an Autowarrior', () => {
    const withWarrior = (warrior: boolean) => {
      const seats: readonly SeatSetting[] = [
        { ...quiet, corp: 'bion', hired: ['M007'] },
        { ...quiet, corp: 'iglesia', hired: warrior ? ['M023'] : [] },
      ];
      const scene = position({ seats, deployed: [[0, 'M007', 9]], sector: 9 });
      if (scene.asked === 'gained') scene.play('done');
      return scene.offeredOf('act');
    };
    // MEC-11.16: where nobody could enter, nobody would be paid.
    expect([withWarrior(true), withWarrior(false)]).toEqual([['autocombat'], []]);
  });

  it('[MEC-10.23] the moors let a winner sabotage', () => {
    expect([actions(10, 'M031'), actions(10, 'M029')]).toEqual([['sabotage'], []]);
  });

  it('[MEC-10.24] sleepers get +1 in sectors 4, 6 and 8, beside what cyborgs get', () => {
    const sums = [1, 3, 4, 6, 8, 9].map((sector) => totals(sector, 'M037'));
    // N2, its AI and card 3.
    expect(sums).toEqual([6, 6, 7, 8, 7, 6]);
  });

  it('[MEC-10.25] a token counts as a vehicle while it is held, and is never engaged', () => {
    const seats = [{ ...quiet, cash: 0, projects: ['jupiter', 'atlantis'], properties: ['M065'] }, quiet] as const;
    const held = position({ seats, shuttle: 0, minisub: 0 });
    const without = position({ seats });
    expect(held.seat(0).vp - without.seat(0).vp).toBe(4);
    const scene = position({
      seats,
      shuttle: 0,
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    }).play('announce:N');
    expect(scene.offeredOf('engage')).toEqual(['M065']);
  });
});

describe('totals', () => {
  it('[MEC-X23] Codex-9 and Binary Ghost negotiate in sector 6 with 13', () => {
    const seats = [{ ...quiet, ais: 1, hired: ['M046', 'M037'], cards: [4] }, quiet] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M046', 6],
        [0, 'M037', 6],
        [1, 'IG1', 6],
      ],
      sector: 6,
    }).play('announce:N', 'leader:M046');
    expect(scene.events('totals')[0]?.totals[0]).toBe(3 + 1 + (2 + 1) + 1 + 1 + 4);
    expect(scene.events('totals')[0]?.totals[0]).toBe(13);
  });

  it('[MEC-X24] Captain Wrack and the Moor Warden fight in sector 3 with 14', () => {
    const seats = [{ ais: 0, corp: 'rur', hired: ['M018', 'M033'], cards: [3] }, quiet] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M018', 3],
        [0, 'M033', 3],
        [1, 'IG1', 3],
      ],
      sector: 3,
    });
    scene.play('announce:C', 'leader:M018', 'engage:RUP1');
    expect(scene.events('totals')[0]?.totals[0]).toBe(14);
  });

  it('[MEC-X25] the Church fights in sector 1 with 18', () => {
    const seats = [quiet, { ais: 2, corp: 'iglesia', cards: [5] }] as const;
    const scene = position({
      seats,
      deployed: [
        [1, 'IG2', 1],
        [1, 'IG3', 1],
        [0, 'BI1', 1],
      ],
      sector: 1,
    });
    scene.play('announce:C', 'leader:IG2', 'fist:2', 'engage:IGP2', 'engage:IGP1');
    expect(scene.events('totals')[0]?.totals[1]).toBe(18);
  });
});
