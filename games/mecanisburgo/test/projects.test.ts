/** MEC-14.21 to 14.29, 15: Major Projects. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import type { Project } from '../content/tables.ts';
import { contributionsOf } from '../rules/projects.ts';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { bare: true, ais: 0, cards: [3] } as const;
/** R 5 on the Board and 5 + 4 + 4 hired; MP 1 and 5 + 4 + 4 + 4. */
const rich = {
  ...quiet,
  cash: 60,
  hired: ['M055', 'M056', 'M059'],
  properties: ['M077', 'M079', 'M083', 'M085'],
} as const;
const shop = (own: SeatSetting, setting: Setting = {}) => position({ seats: [own, quiet], final: 6, ...setting });
const owned = (scene: ReturnType<typeof shop>) => scene.seat(0).player.works.map(({ project }) => project);
const vp = (own: SeatSetting, setting: Setting = {}) =>
  position({ seats: [{ ...quiet, cash: 0, ...own }, quiet], ...setting }).seat(0).vp;

describe('a purchase', () => {
  it('[MEC-14.21] may follow another, in turn order, with one pass', () => {
    const scene = position({
      seats: [
        rich,
        { ...rich, corp: 'omni', hired: ['M057', 'M058', 'M060'], properties: ['M078', 'M080', 'M081', 'M076'] },
      ],
      order: [1, 0],
      final: 6,
    });
    expect([scene.asked, scene.askedSeats]).toEqual(['project', [1]]);
    scene.play('project:antigravedad', 'leastWaste');
    expect(scene.askedSeats).toEqual([0]);
    scene.play('done');
    expect(scene.state.round).toBe(2);
  });

  it('[MEC-14.22] can be left to the set that wastes least: no other would waste less', () => {
    for (const properties of [
      ['M077', 'M079', 'M083', 'M085'],
      ['M077', 'M078', 'M079', 'M080', 'M083'],
    ] as const) {
      const scene = shop({ ...rich, properties, ais: 3 });
      for (const project of scene.offeredOf('project') as readonly Project[]) {
        const bought = shop({ ...rich, properties, ais: 3 });
        const before = contributionsOf(bought.seat(0).player, PRINTED);
        bought.play(`project:${project}`, 'leastWaste');
        const committed = bought.events('projectBought')[0]?.cards ?? [];
        const wasteOf = (cards: typeof before): number => {
          const { research, materials } = PRINTED.projects[project];
          const r = research - cards.reduce((sum, card) => sum + card.research, 0);
          const m = materials - cards.reduce((sum, card) => sum + card.materials, 0);
          return r > 3 || m > 0 ? Number.POSITIVE_INFINITY : Math.max(0, -r) - m;
        };
        const sets = Array.from({ length: 1 << before.length }, (_, set) =>
          before.filter((_card, at) => set & (1 << at)),
        );
        const used = wasteOf(before.filter(({ card }) => committed.includes(card)));
        expect([project, used]).toEqual([project, Math.min(...sets.map(wasteOf))]);
      }
    }
  });

  it('[MEC-14.22] commits cards and AIs for R&D and raw materials, pays, and needs what it names', () => {
    const scene = shop(rich);
    expect(scene.offeredOf('project')).toEqual(['elevador', 'nrgia', 'antigravedad', 'dimensionX', 'mekka', 'teoriaM']);
    scene.play('project:antigravedad');
    expect(scene.offered).not.toContain('confirm');
    scene.play('commitCharacter:M055', 'commitCharacter:M056', 'commitProperty:M077', 'commitProperty:M079');
    expect(scene.offered).not.toContain('confirm');
    scene.play('commitCharacter:BI2');
    // R 5 + 4 + 2 and MP 5 + 4 + 1.
    scene.play('confirm');
    expect([owned(scene), scene.seat(0).cash]).toEqual([['antigravedad'], 50]);
    expect(shop({ ...rich, cash: 9 }).asked).toBe('place');
    expect(shop({ ...rich, cash: 9 }).events('projectBought')).toEqual([]);
  });

  it('[MEC-X28] of Antigravedad with R 7 and one AI left is not allowed', () => {
    // OSAMU: R 1 + 0 + 3 and 3 hired; MP 2 + 5 + 4.
    const own = { ...quiet, corp: 'osamu', hired: ['M051'], properties: ['M077', 'M079'], cash: 10, ais: 1 } as const;
    const scene = shop(own);
    expect([scene.asked, owned(scene)]).toEqual(['place', []]);
    expect(shop({ ...own, ais: 3 }).offeredOf('project')).toEqual(['antigravedad']);
  });

  it('[MEC-14.23] uses each card once a round, with all it brings', () => {
    const scene = shop({ ...rich, ais: 3, hand: ['M114'] }).play('project:antigravedad');
    scene.play(
      'commitCharacter:M055',
      'commitCharacter:M056',
      'commitAi',
      'commitProperty:M077',
      'commitProperty:M079',
      'commitCharacter:BI2',
      'confirm',
    );
    expect(scene.seat(0).player.committed).toEqual(['M055', 'M056', 'M077', 'M079', 'BI2']);
    // R 3 + 4 + 2 AIs and MP 8 are left: nothing more can be bought.
    expect(scene.asked).toBe('settle');
  });

  it('[MEC-14.24] counts an AI at home and not disabled as 1 R&D, once', () => {
    const own = { ...quiet, cash: 99, hired: ['M055'], properties: ['M077', 'M079'] } as const;
    // R 5 + 5, MP 10: Antigravedad, and no more.
    expect(shop(own).offeredOf('project')).toEqual(['antigravedad']);
    expect(shop({ ...own, ais: 2 }).offeredOf('project')).toEqual(['antigravedad', 'dimensionX']);
    expect(shop({ ...own, ais: 2, aisDisabledUntil: 1 }).offeredOf('project')).toEqual(['antigravedad']);
    const scene = shop({ ...own, ais: 2 }).play('project:dimensionX', 'leastWaste');
    expect([scene.events('projectBought')[0]?.ais, owned(scene)]).toEqual([2, ['dimensionX']]);
  });

  it('[MEC-14.25] that needs a laboratory, a shuttle or a minisub takes an undamaged one or the token', () => {
    const offered = (own: SeatSetting, setting: Setting = {}) =>
      shop({ ...rich, ...own }, setting).offeredOf('project');
    const properties = [...rich.properties, 'M065', 'M068', 'M071'] as const;
    expect(offered({ properties })).toEqual(expect.arrayContaining(['cronoscafo', 'jupiter', 'atlantis']));
    expect(offered({ properties, damaged: { M065: 1, M068: 1, M071: 1 } })).not.toEqual(
      expect.arrayContaining(['jupiter']),
    );
    expect(offered({}, { shuttle: 0 })).toContain('jupiter');
    expect(offered({}, { minisub: 0 })).toContain('atlantis');
    const scene = shop(rich);
    expect([scene.refusal('project:jupiter'), scene.refusal('project:lazarius')]).toEqual(['MEC-14.25', 'MEC-14.25']);
  });

  it('[MEC-14.26] does not engage what is committed', () => {
    const scene = shop({ ...rich, hand: ['M114'] }).play('project:antigravedad', 'leastWaste');
    expect(scene.asked).toBe('settle');
    expect(scene.seat(0).player.holdings.some(({ engaged }) => engaged)).toBe(false);
  });

  it('[MEC-14.27] leaves the Project with its owner; each exists once', () => {
    const scene = shop(rich).play('project:antigravedad', 'leastWaste');
    expect(scene.state.projects).not.toContain('antigravedad');
    expect(scene.offeredOf('project')).not.toContain('antigravedad');
    const other = position({ seats: [{ ...quiet, projects: ['antigravedad'] }, rich], final: 6 });
    expect(other.offeredOf('project')).not.toContain('antigravedad');
  });

  it('[MEC-14.28] takes what the Board and the hired bring alike', () => {
    const scene = shop(rich).play('project:mekka');
    expect(scene.offeredOf('commitCharacter')).toEqual(['BI1', 'BI2', 'M055', 'M056', 'M059']);
  });

  it('[MEC-14.29] may use a Project bought a moment ago', () => {
    const own = {
      ...quiet,
      cash: 99,
      hired: ['M055', 'M056', 'M058', 'M059', 'M057'],
      properties: ['M077', 'M079', 'M083', 'M085', 'M071', 'M076', 'M078'],
    } as const;
    const scene = shop({ ...own, ais: 3 }).play('project:panacea', 'leastWaste');
    expect(owned(scene)).toEqual(['panacea']);
    scene.play('project:antigravedad');
    expect(scene.offered).toContain('commitProject:panacea');
  });
});

describe('the sixteen Projects', () => {
  const atom = (project: Project) => {
    const { research, materials, cost, needs, vp: points } = PRINTED.projects[project];
    return [research, materials, cost, needs, points];
  };
  const pair: readonly Deployed[] = [
    [0, 'BI2', 1],
    [1, 'IG1', 1],
  ];

  it('[MEC-15.1] Cronoscafo gives the initiative', () => {
    expect(atom('cronoscafo')).toEqual([18, 15, 25, 'laboratory', 25]);
    const seats = [quiet, { ...quiet, projects: ['cronoscafo'] }] as const;
    const scene = position({ seats, deployed: pair, sector: 1 }).play('takeInitiativeBy:cronoscafo');
    expect([scene.asked, scene.askedSeats]).toEqual(['announceType', [1]]);
  });

  it('[MEC-15.2] [MEC-15.5] Elevador Orbital and Barsoon Marte draw a card', () => {
    expect([atom('elevador'), atom('barsoon')]).toEqual([
      [18, 15, 25, null, 25],
      [16, 15, 15, 'shuttle', 15],
    ]);
    const scene = position({
      seats: [{ ...quiet, projects: ['elevador', 'barsoon'] }, quiet],
      final: 1,
      deck: ['M001', 'M002'],
    });
    expect(scene.play('drawByProject:elevador', 'drawByProject:barsoon').seat(0).hand).toEqual(['M001', 'M002']);
  });

  it('[MEC-15.3] Panacea brings R 2 in a contest or to a purchase', () => {
    expect(atom('panacea')).toEqual([16, 12, 20, 'laboratory', 20]);
    const seats = [{ ...quiet, projects: ['panacea'] }, quiet] as const;
    const scene = position({ seats, deployed: [[0, 'BI1', 1]], laid: { 1: 'M117' }, sector: 1 }).play(
      'engageProject:panacea',
    );
    expect(scene.events('totals')[0]?.totals[0]).toBe(3 + 2 + 3);
    expect(position({ seats, deployed: pair, sector: 1 }).play('announce:C').happened).toContain('totals');
    expect(shop({ ...rich, projects: ['panacea'] }).play('project:mekka').offered).toContain('commitProject:panacea');
  });

  it('[MEC-15.4] Lazarius brings a dying Character back for 10K', () => {
    expect(atom('lazarius')).toEqual([16, 12, 20, 'laboratory', 20]);
    const seats = [
      { ...quiet, projects: ['lazarius'], cash: 25, cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    }).play('announce:C');
    expect(scene.offered).toEqual(['revive:project', 'none']);
    scene.play('revive:project');
    expect([scene.seat(0).staff[0], scene.seat(0).cash, scene.seat(0).player.works[0]?.engaged]).toEqual([
      'BI1',
      15,
      true,
    ]);
    const used = position({
      seats: [{ ...seats[0], engaged: ['lazarius'] }, seats[1]],
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    });
    expect(used.play('announce:C').state.box).toEqual(['BI1']);
  });

  it('[MEC-15.6] Lemuria brings 2 MP to a purchase', () => {
    expect(atom('lemuria')).toEqual([10, 12, 20, 'minisub', 15]);
    // MP 1 + 5 + 4 without.
    const own = { ...quiet, cash: 99, hired: ['M055'], properties: ['M077', 'M080'] } as const;
    expect([shop(own).offeredOf('project'), shop({ ...own, projects: ['lemuria'] }).offeredOf('project')]).toEqual([
      [],
      ['antigravedad'],
    ]);
  });

  it('[MEC-15.7] [MEC-15.15] Mision Jupiter and Atlantis bring 2 VP for each shuttle, each minisub', () => {
    expect([atom('jupiter'), atom('atlantis')]).toEqual([
      [10, 12, 10, 'shuttle', 15],
      [10, 10, 15, 'minisub', 10],
    ]);
    expect(vp({ projects: ['jupiter'], properties: ['M065'] }) - vp({ properties: ['M065'] })).toBe(17);
    expect(vp({ projects: ['atlantis'], properties: ['M068', 'M069'] }) - vp({ properties: ['M068', 'M069'] })).toBe(
      14,
    );
  });

  it('[MEC-15.8] Nrgia Oscura brings 3 VP for each captured Threat', () => {
    expect(atom('nrgia')).toEqual([15, 15, 20, null, 15]);
    expect(
      vp({ projects: ['nrgia'], threats: ['M123', 'M118'], corporate: 1 }) -
        vp({ threats: ['M123', 'M118'], corporate: 1 }),
    ).toBe(21);
  });

  it('[MEC-15.9] [MEC-X10] Antigravedad brings 2 VP for each Technician', () => {
    expect(atom('antigravedad')).toEqual([10, 10, 10, null, 12]);
    // One on the Board, one hired.
    expect(vp({ projects: ['antigravedad'], hired: ['M034'] }) - vp({ hired: ['M034'] })).toBe(16);
  });

  it('[MEC-15.10] [MEC-15.16] [MEC-X9] Dimension X and Teoria M bring 2 VP each for a Scientist', () => {
    expect([atom('dimensionX'), atom('teoriaM')]).toEqual([
      [12, 9, 15, null, 12],
      [18, 10, 10, null, 10],
    ]);
    const both: SeatSetting = { corp: 'osamu', projects: ['teoriaM', 'dimensionX'] };
    expect(vp({ ...both, hired: ['M055'] }) - vp(both)).toBe(4 + 4);
  });

  it('[MEC-15.11] ISS Kubrick brings 2 VP for each Pilot', () => {
    expect(atom('kubrick')).toEqual([10, 8, 20, 'shuttle', 12]);
    expect(vp({ projects: ['kubrick'], hired: ['M018'] }) - vp({ hired: ['M018'] })).toBe(14);
  });

  it('[MEC-15.12] Mana Plancton brings 2 VP for each Mutant', () => {
    expect(atom('manaPlancton')).toEqual([9, 10, 15, 'minisub', 12]);
    expect(vp({ projects: ['manaPlancton'] }) - vp({})).toBe(12 + 3 * 2);
  });

  it('[MEC-15.13] Mekka Colosal adds 3 in Combat', () => {
    expect(atom('mekka')).toEqual([15, 8, 20, null, 12]);
    const seats = [{ ...quiet, projects: ['mekka'] }, quiet] as const;
    expect(
      position({ seats, deployed: pair, sector: 1 }).play('announce:C', 'engageProject:mekka').events('totals')[0]
        ?.totals[0],
    ).toBe(4 + 3 + 3);
    expect(position({ seats, deployed: pair, sector: 1 }).play('announce:N').happened).toContain('totals');
  });

  it('[MEC-15.14] Antimateria brings 2 VP for each Criminal', () => {
    expect(atom('antimateria')).toEqual([15, 10, 10, 'shuttle', 10]);
    expect(vp({ projects: ['antimateria'], hired: ['M015', 'M016'] }) - vp({ hired: ['M015', 'M016'] })).toBe(14);
  });

  it('[MEC-15.17] bonuses count Characters in play, the Board too, once for each Project', () => {
    const own: SeatSetting = { corp: 'oceanica', hired: ['M056'], hand: ['M055'] };
    // Doctor Trench and Doctor Halogen are Scientists and Technicians.
    expect(vp({ ...own, projects: ['antigravedad', 'dimensionX'] }) - vp(own)).toBe(12 + 12 + 8);
  });

  it('[MEC-15.18] bonuses for vehicles count undamaged ones and the token', () => {
    const own: SeatSetting = { projects: ['jupiter'], properties: ['M065', 'M066'], damaged: { M066: 1 } };
    expect(vp(own, { shuttle: 0 }) - vp({ properties: ['M065'] })).toBe(15 + 4);
  });
});
