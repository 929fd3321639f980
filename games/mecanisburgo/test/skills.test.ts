/** MEC-12: skills and races. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../content/tables.ts';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;

/** Seat 0's hired against IG3 of seat 1; what seat 0 comes to. */
const total = (sector: number, hired: readonly Character[], type: 'N' | 'C', ...keys: readonly string[]) =>
  totalWith(sector, hired, type, {}, ...keys);

const totalWith = (
  sector: number,
  hired: readonly Character[],
  type: 'N' | 'C',
  own: SeatSetting,
  ...keys: readonly string[]
) =>
  position({
    seats: [{ ...quiet, hired, ...own }, quiet, quiet, quiet],
    deployed: [...hired.map((who): Deployed => [0, who, sector]), [1, 'IG3', sector]],
    sector,
  })
    .play(`announce:${type}`, ...keys)
    .events('totals')[0]?.totals[0];

const alone = (sector: number, who: Character, setting: Setting = {}) =>
  position({
    seats: [
      { ...quiet, hired: [who] },
      { ...quiet, hired: ['M008', 'M007'], properties: ['M065'] },
    ],
    deployed: [[0, who, sector]],
    sector,
    ...setting,
  });

describe('skills for Actions', () => {
  it('[MEC-12.1] Assassins attempt, elite with +1', () => {
    const attempt = (who: Character) =>
      position({
        seats: [
          { ...quiet, hired: [who], cards: [4] },
          { ...quiet, cards: [4] },
        ],
        deployed: [
          [0, who, 2],
          [1, 'IG1', 2],
        ],
        sector: 2,
        randoms: [3, 3, 4, 2],
      }).play('announce:C', 'assassinate:IG1');
    // 7 + 1 against 7; without the star a tie, and 1 + 4 against 1 + 2 with the cards taken back.
    expect(attempt('M014').events('duelDecided')).toHaveLength(1);
    expect(
      attempt('M020')
        .events('duelDecided')
        .map(({ isTie }) => isTie),
    ).toEqual([true, false]);
  });

  it('[MEC-12.2] Autowarriors enter the arena', () => {
    const seats = [{ ...quiet, hired: ['M007', 'M027', 'M015'] }, quiet, quiet] as const;
    const scene = position({ seats, deployed: [[0, 'M007', 9]], sector: 9 }).play('act:autocombat');
    expect(scene.offered).toEqual(['enter:M027', 'none']);
  });

  it('[MEC-12.5] Executives do business in sectors 4 and 8', () => {
    const where = [1, 2, 3, 4, 5, 6, 7, 8].filter((sector) => actionsOf(sector, 'M042').includes('business'));
    expect(where).toEqual([4, 8]);
  });

  it('[MEC-12.7] Hackers attack in sectors 4, 6 and 8', () => {
    const where = [1, 2, 3, 4, 5, 6, 7, 8].filter((sector) => actionsOf(sector, 'M015').includes('hackerAttack'));
    expect(where).toEqual([4, 6, 8]);
  });

  it('[MEC-12.9] Lawyers hold Trials in sector 1, elite with +1', () => {
    const where = [1, 2, 3, 4, 5, 6, 7, 8].filter((sector) => actionsOf(sector, 'M044').includes('trial'));
    expect(where).toEqual([1]);
    const won = (who: Character) =>
      alone(1, who, {
        seats: [
          { ...quiet, hired: [who] },
          { ...quiet, hired: ['M008'] },
        ],
        randoms: [4, 4, 2, 5],
      })
        .play('act:trial')
        .events('duelDecided')[0]?.isTie;
    expect([won('M044'), won('M046')]).toEqual([false, true]);
  });

  it('[MEC-12.16] Saboteurs sabotage in sectors 7 and 10, elite with +1', () => {
    const where = [1, 2, 3, 4, 5, 6, 7, 8, 10].filter((sector) => actionsOf(sector, 'M013').includes('sabotage'));
    expect(where).toEqual([7, 10]);
    const decided = (who: Character) =>
      alone(7, who, { randoms: [4, 4, 2, 5] })
        .play('act:sabotage')
        .events('duelDecided')[0]?.isTie;
    expect([decided('M013'), decided('M031')]).toEqual([false, true]);
  });

  it('[MEC-12.19] [MEC-12.20] Seduction and Socializing belong to sector 2', () => {
    const where = (who: Character, action: string) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((sector) => actionsOf(sector, who).includes(action));
    expect([where('M048', 'seduction'), where('M042', 'socializing')]).toEqual([[2], [2]]);
    const decided = (who: Character) =>
      alone(2, who, { randoms: [4, 4, 2, 5] })
        .play('act:seduction', 'targetCharacter:M007')
        .events('duelDecided')[0]?.isTie;
    expect([decided('M048'), decided('M021')]).toEqual([false, true]);
  });
});

/** The Actions a corporation with one agent may perform in a sector. */
function actionsOf(sector: number, who: Character): readonly string[] {
  const seats = [
    { ...quiet, hired: [who] },
    { ...quiet, hired: ['M008'], properties: ['M065'] },
    quiet,
    quiet,
  ] as const;
  const scene = position({ seats, deployed: [[0, who, sector]], sector, randoms: [0, 0] });
  if (scene.asked === 'buyRobot') scene.play('none');
  return scene.offeredOf('act');
}

describe('Dopplegangers', () => {
  const mirror = (copy: string, type: 'N' | 'C') =>
    position({
      seats: [
        { ...quiet, hired: ['M063'] },
        { ...quiet, corp: 'rur' },
      ],
      deployed: [
        [0, 'M063', 1],
        [0, 'BI2', 1],
        [1, 'RU1', 1],
      ],
      sector: 1,
    }).play(`announce:${type}`, `copy:${copy}`, 'leader:M063');

  it('[MEC-12.4] copy the four values of another Character there, of either side, and nothing else', () => {
    // N5 of the enemy + S2 + 3; C4 of their own.
    expect(mirror('RU1', 'N').events('totals')[0]?.totals[0]).toBe(5 + 2 + 3);
    expect(mirror('BI2', 'C').events('totals')[0]?.totals[0]).toBe(4 + 2 + 3);
    const threat = position({
      seats: [{ ...quiet, hired: ['M063'] }, quiet],
      deployed: [
        [0, 'M063', 1],
        [0, 'BI2', 1],
      ],
      laid: { 1: 'M123' },
      sector: 1,
    });
    // Guts are not copied: C4 + S2 + 1 Guts of the original + 3.
    expect(threat.play('leader:M063').events('totals')[0]?.totals[0]).toBe(4 + 2 + 1 + 3);
  });

  it('[MEC-12.4] [MEC-X36] are worth 1 in everything where nobody else is', () => {
    const scene = position({
      seats: [{ ...quiet, hired: ['M063'] }, quiet],
      deployed: [[0, 'M063', 1]],
      laid: { 1: 'M123' },
      sector: 1,
    });
    expect(scene.events('totals')[0]?.totals[0]).toBe(1 + 3);
    const mind = position({
      seats: [{ ...quiet, hired: ['M063'] }, quiet],
      deployed: [[0, 'M063', 1]],
      laid: { 1: 'M117' },
      sector: 1,
    });
    expect(mind.events('totals')[0]?.totals[0]).toBe(1 + 3);
  });

  it('[MEC-12.4] copy what another Doppleganger is now: 1 before it has chosen, its choice afterwards', () => {
    const seats = [{ ...quiet, hired: ['M063', 'M064'] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M063', 1],
      [0, 'M064', 1],
      [1, 'IG1', 1],
    ];
    const after = position({ seats, deployed, sector: 1 }).play('announce:N', 'copy:IG1', 'copy:M063', 'leader:M064');
    // Both are the Hierophant: N6 + S2 + 3.
    expect(after.events('totals')[0]?.totals[0]).toBe(11);
    const before = position({ seats, deployed, sector: 1 }).play('announce:N', 'copy:M064', 'copy:IG1', 'leader:M063');
    expect(before.events('totals')[0]?.totals[0]).toBe(1 + 2 + 3);
  });

  it('[MEC-12.4] keep what they copy until they go home, and copy the best of their HQ there', () => {
    const scene = position({
      seats: [{ ...quiet, hired: ['M063'], cards: [6] }, quiet],
      deployed: [
        [0, 'M063', 1],
        [1, 'IG1', 1],
      ],
      laid: { 1: 'M001' },
      sector: 1,
    }).play('announce:N');
    expect(scene.seat(0).member('M063')?.copies).toBe('IG1');
    scene.play('done');
    expect(scene.seat(0).member('M063')?.copies).toBeNull();
    // BION's Board brings R 3 + 2 + 0, the Doppleganger another 3, and 3 AIs: 11 of 10.
    const own: SeatSetting = { ...quiet, ais: 3, cash: 10, properties: ['M077', 'M079'] };
    const offered = (hired: readonly Character[]) =>
      position({ seats: [{ ...own, hired }, quiet], final: 6 }).offeredOf('project');
    expect([offered(['M063']), offered([])]).toEqual([['antigravedad'], []]);
  });
});

describe('skills in contests', () => {
  it('[MEC-12.6] Guts help against Threats: 1, elite 2, to leaders and helpers', () => {
    const scene = position({
      seats: [{ ...quiet, hired: ['M030'] }, quiet],
      deployed: [
        [0, 'M030', 1],
        [0, 'BI2', 1],
      ],
      laid: { 1: 'M123' },
      sector: 1,
    });
    expect(scene.play('leader:BI2').events('totals')[0]?.totals[0]).toBe(4 + 1 + 1 + 2 + 3);
    expect(total(1, ['M030'], 'C')).toBe(6 + 3);
  });

  it('[MEC-12.8] Immortals come back to their HQ for 10K, out of the sector', () => {
    const fall = (cash: number) =>
      position({
        seats: [
          { ...quiet, hired: ['M054'], cash, cards: [1] },
          { ...quiet, cards: [6] },
        ],
        deployed: [
          [0, 'M054', 1],
          [1, 'IG2', 1],
        ],
        sector: 1,
      }).play('announce:C');
    const scene = fall(10);
    expect([scene.asked, scene.offered]).toEqual(['revive', ['revive:skill', 'none']]);
    const back = scene.branch().play('revive:skill');
    expect([back.seat(0).cash, back.seat(0).staff[3], back.seat(0).player.pawns[3], back.standing(1)]).toEqual([
      0,
      'M054',
      -1,
      [],
    ]);
    expect(scene.play('none').state.box).toEqual(['M054']);
    expect(fall(9).state.box).toEqual(['M054']);
  });

  it('[MEC-12.10] a leading Media Star gets +1 for each other of its corporation', () => {
    expect(total(1, ['M048', 'M049', 'M050'], 'N', 'leader:M048')).toBe(5 + 1 + 1 + 2 + 3);
    expect(total(1, ['M007', 'M049', 'M050'], 'N', 'leader:M007')).toBe(4 + 1 + 1 + 3);
    expect(totalWith(1, ['M048'], 'N', { properties: ['M094'] }, 'engage:M094')).toBe(5 + 2 + 3);
  });

  it('[MEC-12.11] a leading Mystech gets +1 for each other of its corporation', () => {
    expect(total(1, ['M011', 'M054', 'M026'], 'N', 'leader:M011')).toBe(4 + 2 + 1 + 2 + 3);
  });

  it('[MEC-12.12] a Peacemaker allows no Combat between corporations', () => {
    expect(total(1, ['M047'], 'C')).toBe(4 + 3);
  });

  it('[MEC-12.13] Pilots get +1 in sector 3, and 2 VP with ISS Kubrick', () => {
    expect([total(3, ['M021'], 'N'), total(1, ['M021'], 'N')]).toEqual([8, 7]);
    const vp = (hired: readonly Character[]) =>
      position({ seats: [{ ...quiet, hired, projects: ['kubrick'] }, quiet] }).seat(0).vp;
    expect(vp(['M021']) - vp([])).toBe(2 + 2);
  });

  it('[MEC-12.14] Politicians never sit on the Board', () => {
    const seats = [{ ...quiet, board: ['BI1', 'BI2', null], hired: ['M001', 'M015', 'M020'] }, quiet] as const;
    const scene = position({ seats, final: 1 }).play('done');
    expect([scene.asked, scene.offeredOf('promote')]).toEqual(['promote', ['M015', 'M020']]);
  });

  it('[MEC-12.15] Psychics choose late, or elite ones change the type, not both', () => {
    const seats = [
      { ...quiet, hired: ['M051'], cards: [2, 3] },
      { ...quiet, cards: [2, 3] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M051', 1],
        [1, 'IG3', 1],
      ],
      sector: 1,
    }).play('announce:N');
    expect([scene.branch().play('none').askedSeats, scene.branch().play('convert').askedSeats]).toEqual([[1], [0, 1]]);
  });

  it('[MEC-12.17] Scientists make laboratories count', () => {
    const lab: SeatSetting = { properties: ['M074'] };
    expect(totalWith(1, ['M055'], 'N', lab, 'engage:M074')).toBe(2 + 2 + 3);
    expect(totalWith(1, ['M007'], 'N', lab)).toBe(4 + 3);
  });

  it('[MEC-12.18] Security Officers lower every attempt against their corporation there', () => {
    const attempt = (more: readonly Deployed[]) =>
      position({
        seats: [
          { ...quiet, cards: [4] },
          { ...quiet, hired: ['M025'], cards: [4] },
        ],
        deployed: [[0, 'BI3', 2], [1, 'IG1', 2], ...more],
        sector: 2,
        randoms: [4, 3, 2, 2],
      });
    const guarded = attempt([[1, 'M025', 2]]).play('announce:N', 'leader:IG1', 'assassinate:IG1', 'none');
    expect(guarded.events('duelDecided')[0]?.isTie).toBe(true);
    const away = attempt([[1, 'M025', 3]]).play('announce:N', 'assassinate:IG1');
    expect(away.events('duelDecided')[0]).toMatchObject({ isTie: false, winner: 0 });
  });

  it('[MEC-12.21] sleepers bring the AI that goes with them, worth 1', () => {
    expect(totalWith(1, ['M037'], 'N', { ais: 1 })).toBe(2 + 1 + 3);
  });

  it('[MEC-12.22] Technicians bring +1 for each other robot there, Characters and engaged Properties, once', () => {
    expect(total(1, ['M056', 'M020', 'M023'], 'C', 'leader:M020')).toBe(4 + 1 + 1 + 2 + 3);
    expect(total(1, ['M056', 'M061', 'M020'], 'C', 'leader:M020')).toBe(4 + 1 + 2 + 1 + 3);
    // A robot Technician does not count itself, but its like do.
    expect(total(1, ['M034', 'M007'], 'C', 'leader:M034')).toBe(3 + 2 + 0 + 3);
    expect(total(1, ['M034', 'M062'], 'C', 'leader:M034')).toBe(3 + 2 + 2 + 3);
    expect(totalWith(1, ['M034'], 'N', { properties: ['M095'] }, 'engage:M095')).toBe(1 + 1 + 3);
  });

  it('[MEC-12.23] Technicians repair for 10K, elite for 5K, and bring 2 VP with Antigravedad', () => {
    const seats = [
      {
        ...quiet,
        cash: 15,
        board: ['BI1', 'BI3', null],
        hired: ['M034', 'M061'],
        properties: ['M065', 'M066'],
        damaged: { M065: 1, M066: 1 },
      },
      quiet,
    ] as const;
    const scene = position({ seats, final: 4 });
    expect(scene.offeredOf('repair')).toEqual(['M065:M034', 'M065:M061', 'M066:M034', 'M066:M061']);
    scene.play('repair:M065:M034');
    expect([scene.seat(0).cash, scene.offeredOf('repair')]).toEqual([5, ['M066:M061']]);
    const vp = (hired: readonly Character[]) =>
      position({ seats: [{ ...quiet, hired, projects: ['antigravedad'] }, quiet] }).seat(0).vp;
    expect(vp(['M034']) - vp([])).toBe(1 + 2);
  });

  it('[MEC-12.3] Criminals count for Robur and Antimateria, and may be tried', () => {
    const seats = [
      { ...quiet, hired: ['M013', 'M014', 'M015'] },
      { ...quiet, hired: ['M046'] },
    ] as const;
    const scene = position({ seats: [{ ...seats[0], hand: ['M016'] }, seats[1]], final: 1 }).play('play:M016');
    expect(scene.outcome?.reason).toBe('robur');
    const vp = (hired: readonly Character[]) =>
      position({ seats: [{ ...quiet, hired, projects: ['antimateria'] }, quiet] }).seat(0).vp;
    expect(vp(['M015']) - vp([])).toBe(1 + 2);
    expect(position({ seats, deployed: [[1, 'M046', 1]], sector: 1 }).offered).toEqual(['act:trial', 'done']);
  });

  it('[MEC-12.24] races matter on the moors, in Robotown, to Technicians, Genelab, Mana Plancton and Armadrill', () => {
    const vp = (hired: readonly Character[]) =>
      position({ seats: [{ ...quiet, corp: 'omni', hired, projects: ['manaPlancton'] }, quiet] }).seat(0).vp;
    expect([vp(['M015']) - vp([]), vp(['M020']) - vp([])]).toEqual([1 + 2, 1]);
    expect([total(6, ['M020'], 'C'), total(6, ['M015'], 'C')]).toEqual([4 + 1 + 3, 2 + 3]);
  });
});
