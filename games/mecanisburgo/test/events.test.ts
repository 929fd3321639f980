/** MEC-9: Events. */
import { describe, expect, it } from 'vitest';
import type { Character, EventCardId } from '../content/tables.ts';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;

const party = (event: EventCardId, setting: Setting = {}, sector = 1) =>
  position({ seats: [quiet, quiet], laid: { [sector]: event }, sector, ...setting });

/** One agent of each in sector 1, the first with the initiative. */
const facing = (first: Character, second: Character): readonly Deployed[] => [
  [0, first, 1],
  [1, second, 1],
];

describe('an Event', () => {
  it('[MEC-9.1] lies face up instead of an Opportunity', () => {
    const scene = position({ deck: ['M104', 'M001'], round: 0, stack: [{ kind: 'beginRound' }] });
    expect([scene.sector(1).card, scene.sector(2).card, scene.view(0).sectors[0]?.card]).toEqual([
      'M104',
      'M001',
      'M104',
    ]);
    const later = position({ laid: { 1: 'M104' }, deck: ['M001'], round: 1, stack: [{ kind: 'beginRound' }] });
    expect([later.sector(1).card, later.sector(2).card]).toEqual(['M104', 'M001']);
  });

  it('[MEC-9.2] is a Confrontation of the type printed on it, or of the choice of the first', () => {
    const seats = [
      { ...quiet, hired: ['M003'] },
      { ...quiet, hired: ['M009', 'M018'], corp: 'rur' },
    ] as const;
    const typeOf = (event: EventCardId, deployed: readonly Deployed[]) =>
      party(event, { seats, deployed }).events('totals')[0]?.totals;
    // Negotiation: N5 and N4; R&D: R3 and R4.
    expect(typeOf('M104', facing('M003', 'M009'))).toEqual([8, 7]);
    expect(typeOf('M108', facing('BI1', 'RU2'))).toEqual([6, 7]);
    expect(typeOf('M112', facing('BI2', 'RU3'))).toEqual([7, 8]);
    const choice = party('M106', {
      seats,
      deployed: [
        [1, 'M018', 1],
        [0, 'M003', 1],
      ],
    });
    expect([choice.asked, choice.askedSeats, choice.offered]).toEqual([
      'announceType',
      [1],
      ['announce:N', 'announce:C'],
    ]);
  });

  it('[MEC-9.3] lets only guests stay, and sends strangers home before sleepers need an AI', () => {
    const seats = [
      { ...quiet, ais: 1, hired: ['M037', 'M003'] },
      { ...quiet, hired: ['M002'] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M037', 1],
      [0, 'BI1', 1],
      [0, 'M003', 1],
      [1, 'M002', 1],
    ];
    const scene = party('M104', { seats, deployed });
    expect(
      scene
        .events('wentHome')
        .slice(0, 2)
        .map(({ character, why }) => [character, why]),
    ).toEqual([
      ['BI1', 'notAGuest'],
      ['M037', 'notAGuest'],
    ]);
    expect([scene.seat(0).player.ais, scene.seat(0).member('BI1') !== undefined]).toEqual([1, true]);
    const robots = party('M111', {
      seats: [{ ...quiet, hired: ['M020'] }, quiet],
      deployed: [
        [0, 'M020', 1],
        [1, 'IG1', 1],
      ],
    });
    expect([robots.sector(1).controller, robots.asked]).toEqual([0, 'buyRobot']);
  });

  it('[MEC-9.4] is won unopposed by one corporation with guests; without guests it stays for Final step 7', () => {
    const seats = [{ ...quiet, hired: ['M003'] }, quiet] as const;
    const one = party('M104', {
      seats,
      deployed: [
        [0, 'M003', 1],
        [1, 'IG3', 1],
        [1, 'decoy', 1],
      ],
    });
    expect(one.happened).toContain('totals');
    const alone = party('M108', {
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG1', 1],
      ],
    });
    expect([alone.sector(1).controller, alone.happened.includes('totals')]).toEqual([0, false]);
    const none = party('M108', { deployed: [[1, 'IG1', 1]] });
    expect(none.sector(1)).toMatchObject({ controller: null, card: 'M108' });
    const over = position({ seats: [quiet, quiet], laid: { 1: 'M108' }, final: 7, round: 3 });
    expect(over.events('discarded')[0]).toMatchObject({ card: 'M108', why: 'unclaimed' });
  });

  it('[MEC-9.5] with the icon allows assassinations in any sector', () => {
    const seats = [
      { ...quiet, hired: ['M025'], cards: [5, 3] },
      { ...quiet, cards: [1, 3] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M025', 1],
      [1, 'IG1', 1],
    ];
    expect(party('M105', { seats, deployed }).asked).toBe('assassinate');
    const congress = party('M113', {
      seats: [{ ...quiet, hired: ['M020'] }, quiet],
      deployed: [
        [0, 'M020', 1],
        [1, 'IG1', 1],
      ],
    });
    expect(congress.happened).not.toContain('attemptRefrained');
  });

  it('[MEC-9.6] adds its bonus in the Confrontation, and to what a guest does or suffers there this round', () => {
    const seats = [
      { ...quiet, hired: ['M048', 'M003'], cards: [3, 4] },
      { ...quiet, cards: [1, 5], hired: ['M007'] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M048', 2],
      [0, 'M003', 2],
      [1, 'IG1', 2],
    ];
    const scene = party('M104', { seats, deployed, randoms: [3, 3] }, 2).play('leader:M048');
    scene.together({ 0: 'card:3', 1: 'card:1' });
    // 5 + 2 + 2 + 3 against 6 + 2 + 1.
    expect(scene.events('totals')[0]?.totals).toEqual([12, 9]);
    expect([scene.state.discard, scene.asked]).toEqual([['M104'], 'act']);
    // The Event is gone, its bonus is not: 4 + 3 + 1 elite + 2 against 5 + 3.
    scene.play('act:seduction');
    expect(scene.events('duelDecided').map(({ winner, isTie }) => [winner, isTie])).toEqual([[0, false]]);
    expect(scene.events('seduced')).toHaveLength(1);
  });

  it('[MEC-9.6] helps a guest against an attempt on its life', () => {
    const seats = [
      { ...quiet, hired: ['M025'], cards: [4, 3] },
      { ...quiet, cards: [2, 3] },
    ] as const;
    const scene = party('M104', {
      seats,
      deployed: [
        [0, 'M025', 1],
        [1, 'IG1', 1],
      ],
      randoms: [4, 5],
    }).play('assassinate:IG1');
    scene.together({ 0: 'card:4', 1: 'card:2' });
    // 8 against 2 + 5 + 2.
    expect(scene.events('duelDecided')[0]).toMatchObject({ winner: 1, isTie: false });
  });

  it('[MEC-9.7] gives its reward, then Control of the sector as usual, and is discarded', () => {
    const scene = party(
      'M104',
      { deployed: [[1, 'IG1', 3]], deck: ['M001'], seats: [quiet, { ...quiet, cash: 10 }] },
      3,
    );
    expect([scene.seat(1).cash, scene.seat(1).hand, scene.state.shuttle]).toEqual([15, ['M001'], 1]);
    expect([scene.state.discard, scene.sector(3).card, scene.sector(3).controller]).toEqual([['M104'], null, 1]);
  });

  it('[MEC-9.8] sees Peacemakers and elite Psychics act only if they are guests who stayed', () => {
    const seats = [
      { ...quiet, hired: ['M047', 'M018'] },
      { ...quiet, hired: ['M052', 'M029'] },
    ] as const;
    const rally = party('M112', {
      seats,
      deployed: [
        [0, 'M047', 1],
        [0, 'M018', 1],
        [1, 'M052', 1],
        [1, 'M029', 1],
      ],
    });
    expect([rally.happened.includes('peace'), rally.happened.includes('died')]).toEqual([false, true]);
    const wild = party('M106', {
      seats: [
        { ...quiet, hired: ['M009'] },
        { ...quiet, hired: ['M003'] },
      ],
      deployed: [
        [1, 'M003', 1],
        [0, 'M009', 1],
      ],
    });
    expect(wild.play('announce:C').happened).toContain('peace');
    const psychics = [{ ...quiet, hired: ['M051'] }, quiet] as const;
    const carpet = party('M104', {
      seats: psychics,
      deployed: [
        [0, 'M051', 1],
        [1, 'IG1', 1],
      ],
    });
    expect(carpet.asked).toBe('convert');
    const strangers = party('M106', {
      seats: [{ ...quiet, hired: ['M051', 'M003'] }, quiet],
      deployed: [
        [0, 'M051', 1],
        [0, 'M003', 1],
        [1, 'IG1', 1],
      ],
    });
    expect(strangers.play('announce:N').happened).toContain('totals');
  });

  it('[MEC-9.9] costs losers an agent where it was a Combat, not in a printed R&D Event', () => {
    const clashes: readonly [event: EventCardId, first: Character, second: Character, key: string, dies: boolean][] = [
      ['M108', 'BI1', 'M022', '', false],
      ['M112', 'BI2', 'IG2', '', true],
      ['M106', 'M003', 'M022', 'announce:C', true],
      ['M106', 'M003', 'M022', 'announce:N', false],
      ['M104', 'M051', 'IG1', 'convert', true],
      ['M104', 'M051', 'IG1', 'none', false],
    ];
    const seats = [
      { ...quiet, hired: ['M051', 'M003'] },
      { ...quiet, hired: ['M022'] },
    ] as const;
    for (const [event, first, second, key, dies] of clashes) {
      const scene = party(event, { seats, deployed: facing(first, second) });
      if (key !== '') scene.play(key);
      expect(scene.happened.includes('died'), `${event} ${key}`).toBe(dies);
    }
  });

  it('[MEC-9.10] rewards with money, cards, R&D, a robot or an Action of a guest that has not acted', () => {
    const auction = party('M110', {
      seats: [{ ...quiet, hired: ['M042'] }, quiet],
      deployed: [[0, 'M042', 1]],
      deck: ['M001', 'M007'],
    });
    expect(auction.seat(0).hand).toEqual(['M001', 'M007']);
    const rally = party('M112', { seats: [{ ...quiet, cash: 1 }, quiet], deployed: [[0, 'BI2', 1]] });
    expect(rally.seat(0).cash).toBe(9);
    const congress = party('M108', { deployed: [[0, 'BI1', 1]] });
    expect([congress.seat(0).player.research, congress.events('research')]).toEqual([
      3,
      [{ kind: 'research', seat: 0, by: 3 }],
    ]);
    const strike = party('M111', { deployed: [[0, 'BI2', 1]], seats: [{ ...quiet, cash: 0 }, quiet] });
    expect(strike.offered).toEqual(['robot:B1', 'robot:B2', 'robot:B3', 'robot:B4', 'none']);
    expect([strike.play('robot:B4').seat(0).owns('B4'), strike.seat(0).cash]).toEqual([true, 0]);
    const sold = party('M111', { deployed: [[0, 'BI2', 1]], seats: [{ ...quiet, cash: 0 }, quiet], blackMarket: [] });
    expect(sold.seat(0).cash).toBe(6);
    const wild = party('M106', {
      seats: [{ ...quiet, cash: 0, hired: ['M003', 'M002'] }, quiet],
      deployed: [
        [0, 'M003', 1],
        [0, 'M002', 1],
      ],
      randoms: [8],
    });
    expect([wild.asked, wild.offered]).toEqual(['freeAct', ['act:socializing', 'none']]);
    wild.play('act:socializing');
    expect(wild.offered).toEqual(['actor:M003', 'actor:M002']);
    expect(wild.play('actor:M003').seat(0).cash).toBe(20);
  });

  it('[MEC-9.10] gives a free Trial to any guest; elite helps only with the skill', () => {
    const seats = [
      { ...quiet, cash: 0, hired: ['M044', 'M003'], cards: [3, 3] },
      { ...quiet, hired: ['M015'], cards: [3, 3] },
    ] as const;
    const trial = (actor: string) =>
      party(
        'M113',
        {
          seats,
          deployed: [
            [0, 'M044', 3],
            [0, 'M003', 3],
          ],
          randoms: [3, 4],
        },
        3,
      ).play('act:trial', `actor:${actor}`);
    // 3 + 3 + 1 elite + 1 of the Event against 3 + 4, or 3 + 3 against it.
    expect(trial('M044').events('convicted')).toHaveLength(1);
    expect(trial('M003').events('duelDecided')[0]).toMatchObject({ winner: 1 });
  });

  it('[MEC-9.10] gives R&D for one purchase of the round, of the choice of its owner', () => {
    const rich = {
      ...quiet,
      cash: 99,
      research: 3,
      hired: ['M055', 'M056', 'M057', 'M058', 'M059'],
      properties: ['M077', 'M079', 'M083', 'M085', 'M070'],
    } as const;
    const scene = position({ seats: [rich, quiet], final: 6 }).play('project:antigravedad');
    expect(scene.offered).toContain('commitResearch');
    scene.play('commitResearch');
    expect(scene.offered).not.toContain('commitResearch');
    const first = position({ seats: [rich, quiet], final: 6 }).play('project:antigravedad');
    first.play(
      'commitCharacter:M055',
      'commitCharacter:M056',
      'commitCharacter:M057',
      'commitProperty:M077',
      'commitProperty:M079',
      'commitProperty:M070',
      'confirm',
    );
    expect(first.seat(0).player.research).toBe(3);
    expect(first.seat(0).player.works.map(({ project }) => project)).toEqual(['antigravedad']);
  });
});
