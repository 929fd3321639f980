/** VEN-4, VEN-8 and VEN-9: the turn, assistants, activating. */
import { describe, expect, it } from 'vitest';
import { activated } from './activated.ts';
import { position } from './position.ts';

const TEN = {
  market: 1,
  monastery: 1,
  lesserCouncil: 1,
  workshop: 1,
  docks: 1,
  consulate: 1,
  library: 1,
  senate: 1,
  church: 1,
  court: 1,
} as const;

describe('the turn', () => {
  it('[VEN-4.1] influence, gondolier, movement, mission, advance and activation, then the next player', () => {
    const scene = position({
      seats: [{ at: ['S4', 'SM'], influence: ['testify'], missions: [8], cargo: ['OOVV', ''], parchments: 2 }, {}, {}],
    });
    const asked: string[] = [];
    while (scene.askedSeats[0] === 0) {
      asked.push(scene.asked);
      const keys: Readonly<Record<string, string>> = {
        influence: 'none',
        gondolier: 'board:0',
        row: 'row:2',
        arrive: 'dock',
        complete: 'complete:8',
        slot: 'archive',
        activate: 'finish',
      };
      scene.play(keys[scene.asked] ?? '?');
    }
    expect(asked).toEqual(['influence', 'gondolier', 'row', 'arrive', 'complete', 'slot', 'activate']);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[VEN-4.2] one influence card at most, or none', () => {
    const scene = position({ seats: [{ influence: ['testify', 'investigate'] }, {}, {}] });
    expect(scene.offered).toEqual(['influence:investigate', 'influence:testify', 'none']);
    scene.seat(0).plays('testify');
    expect(scene.asked).toBe('gondolier');
  });

  it('[VEN-4.3] a card gained in the turn cannot be played in it', () => {
    const scene = position({
      seats: [{ slots: [16], influence: ['tradeInformation'] }, {}, {}],
      influence: ['testify', 'hireSpy'],
    });
    scene.seat(0).plays('tradeInformation').does('keepInfluence:testify');
    expect([scene.asked, scene.offered, scene.refusal('influence:testify')]).toEqual([
      'influence',
      ['none'],
      'VEN-4.3',
    ]);
  });

  it('[VEN-4.4] to the other gondola for nothing, or stay for 3 coins', () => {
    const scene = position({ seats: [{ coins: 3 }, {}, {}] });
    expect(scene.offered).toEqual(['board:0', 'board:1']);
    const stay = scene.branch();
    expect(stay.seat(0).boards(1).player.coins).toBe(0);
    expect(scene.seat(0).boards(0).player.coins).toBe(3);
  });

  it('[VEN-4.5] with fewer than 3 coins it must move', () => {
    const scene = position({ seats: [{ coins: 2, favour: 'unused' }, {}, {}] });
    expect([scene.offeredOf('board'), scene.refusal('board:1')]).toEqual([['0'], 'VEN-4.5']);
  });

  it('[VEN-4.6] the gondola with the gondolier is the active one', () => {
    const scene = position({ seats: [{ at: ['S4', 'S12'] }, { at: ['S1', 'S5'] }, {}] });
    scene.seat(0).boards(1).rows(23).docksIdly();
    expect([scene.seat(0).at(0), scene.seat(0).at(1), scene.seat(0).player.gondolier]).toEqual(['S4', 'SM', 1]);
  });

  it('[VEN-4.7] maintenance: the turn goes on, the first player stays', () => {
    const scene = position({ first: 1, seats: [{ at: ['S4', 'SM'] }, { at: ['S1', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(3).docksIdly();
    expect([scene.askedSeats, scene.state.first, scene.state.trip]).toEqual([[1], 1, null]);
  });

  it('[VEN-4.8] the active gondola must move', () => {
    const scene = position();
    scene.seat(0).boards(0);
    expect(scene.offered.every((key) => key.startsWith('row:'))).toBe(true);
  });
});

describe('assistants', () => {
  /** Docks at the bank. */
  const atBank = (...[own = {}, second = {}, setting = {}]: [object?, object?, object?]) => {
    const scene = position({
      ...setting,
      seats: [{ at: ['S4', 'SM'], ...own }, { at: ['S1', 'S5'], ...second }, { at: ['S8', 'S9'] }],
    });
    scene.seat(0).boards(0).rows(3).docks();
    return scene;
  };

  it('[VEN-8.1] docking at a tile advances the assistant, no choice', () => {
    expect(atBank().happened).toContain('assistant');
  });

  it('[VEN-8.2] without one there, one comes on space 1', () => {
    expect(atBank().space(0, 'bank')).toBe(1);
  });

  it('[VEN-8.3] one there moves a space on', () => {
    expect([1, 2, 3].map((space) => atBank({ assistants: { bank: space } }).space(0, 'bank'))).toEqual([2, 3, 4]);
  });

  it('[VEN-8.4] on space 4 nothing moves', () => {
    const scene = atBank({ assistants: { bank: 4 } });
    expect([scene.space(0, 'bank'), scene.happened.includes('assistant')]).toEqual([4, false]);
  });

  it('[VEN-8.5] it pushes whoever it finds on spaces 1 to 3, and so on; entering 4 pushes nobody', () => {
    const pushed = atBank({ assistants: { bank: 1 } }, { assistants: { bank: 2 } });
    expect([pushed.space(0, 'bank'), pushed.space(1, 'bank')]).toEqual([2, 3]);
    const gap = atBank({}, { assistants: { bank: 2 } });
    expect([gap.space(0, 'bank'), gap.space(1, 'bank')]).toEqual([1, 2]);
    const chain = position({
      seats: [
        { at: ['S4', 'SM'] },
        { at: ['S1', 'S5'], assistants: { bank: 2 } },
        { at: ['S8', 'S9'], assistants: { bank: 1 } },
        { at: ['S11', 'S12'], assistants: { bank: 3 } },
      ],
    });
    chain.seat(0).boards(0).rows(3).docks();
    expect([0, 1, 2, 3].map((colour) => chain.space(colour, 'bank'))).toEqual([1, 3, 2, 4]);
    const last = atBank({ assistants: { bank: 3 } }, { assistants: { bank: 4 } });
    expect([last.space(0, 'bank'), last.space(1, 'bank')]).toEqual([4, 4]);
  });

  it('[VEN-8.6] being pushed gives nothing', () => {
    const scene = atBank({}, { assistants: { bank: 1 } });
    expect([scene.space(1, 'bank'), scene.seat(1).tracks, scene.seat(1).cargo(0)]).toEqual([2, '6/1/0/0/0', '']);
  });

  it('[VEN-8.7] with ten placed elsewhere the advance is skipped', () => {
    const scene = atBank({ assistants: TEN });
    expect([scene.space(0, 'bank'), scene.askedSeats]).toEqual([0, [1]]);
  });

  it('[VEN-8.8] the first to place ten has 8 VP, nobody afterwards', () => {
    const { market: _, ...nine } = TEN;
    expect(atBank({ assistants: nine }).seat(0).player.vp).toBe(8);
    expect(atBank({ assistants: nine }, {}, { allAssistantsTaken: true }).seat(0).player.vp).toBe(0);
    expect(atBank({ assistants: nine }).state.allAssistantsTaken).toBe(true);
  });

  it('[VEN-8.9] none at a communal building', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'] }, { at: ['S1', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(8).docks();
    expect([scene.happened.includes('assistant'), scene.asked]).toEqual([false, 'activate']);
  });

  it('[VEN-8.10] with ten placed those on the board still advance', () => {
    const { market: _, ...rest } = TEN;
    const scene = atBank({ assistants: { ...rest, bank: 2 } });
    expect([scene.space(0, 'bank'), scene.seat(0).player.vp]).toEqual([3, 0]);
  });
});

describe('activating', () => {
  it('[VEN-9.1] docking activates after the advance', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'], assistants: { bank: 1 } }, { at: ['S1', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(3).docks();
    expect([scene.asked, scene.offered]).toEqual(['activate', ['use:1', 'use:2', 'finish']]);
  });

  it('[VEN-9.2] the effects of one’s space and of all lower ones', () => {
    expect(activated('monastery', 3).offered).toEqual(['use:1', 'use:2', 'use:3', 'finish']);
  });

  it('[VEN-9.3] each once, in any order', () => {
    const scene = activated('monastery', 4);
    scene.seat(0).uses(4);
    expect(scene.offered).toEqual(['use:1', 'use:2', 'use:3', 'finish']);
    scene.seat(0).uses(1, 2);
    expect(scene.offered).toEqual(['use:3', 'finish']);
  });

  it('[VEN-9.4] all of an effect or nothing', () => {
    expect(activated('senate', 2).seat(0).uses(2).tracks).toBe('6/3/1/0/0');
    // The price is paid in whole before anything is gained, and without it nothing is.
    expect(activated('market', 4, { coins: 5, vp: 1 }).seat(0).uses(4).tracks).toBe('0/1/0/6/0');
    const poor = activated('market', 4, { coins: 4, vp: 1 });
    expect([poor.offeredOf('use'), poor.seat(0).tracks]).toEqual([['1', '2'], '4/1/0/1/0']);
    // Penalties too: at the cap the intrigue is paid in VP, and the gain still comes.
    expect(activated('senate', 2, { intrigue: 8, vp: 5 }).seat(0).uses(2).tracks).toBe('6/3/8/3/0');
  });

  it('[VEN-9.5] a gain cut by a limit is no obstacle, a price is', () => {
    expect(activated('church', 2).offeredOf('use')).toEqual(['1', '2']);
    expect(activated('senate', 2, { parchments: 10 }).seat(0).uses(2).tracks).toBe('6/10/1/0/0');
    expect(activated('church', 3).offeredOf('use')).toEqual(['1', '2']);
  });

  it('[VEN-9.6] cubes concern the activating gondola only', () => {
    const scene = activated('docks', 4, { cargo: ['', 'OOO'] });
    expect([scene.offeredOf('use'), scene.refusal('use:4')]).toEqual([['1', '2', '3'], 'VEN-9.6']);
    scene.seat(0).uses(1);
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)]).toEqual(['V', 'OOO']);
  });

  it('[VEN-9.7] without an assistant nothing is activated', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'], assistants: TEN }, { at: ['S1', 'S5'] }, {}] });
    scene.seat(0).boards(0).rows(3).docks();
    expect([scene.askedSeats, scene.happened.includes('activated')]).toEqual([[1], false]);
  });

  it('[VEN-9.8] the effects are fixed at the start', () => {
    const scene = activated('bank', 3);
    scene.seat(0).uses(1);
    expect(scene.offeredOf('use')).toEqual(['2', '3']);
    for (const space of [1, 4] as const) {
      const moved = scene.branch();
      const own = moved.state.assistants[0];
      if (own !== undefined) own[moved.quay('bank')] = space;
      expect(moved.offeredOf('use')).toEqual(['2', '3']);
      moved.seat(0).uses(3);
      expect(moved.offeredOf('use')).toEqual(['2']);
    }
  });

  it('[VEN-9.9] parts of a communal building are independent', () => {
    const scene = activated('stMark', 1);
    expect(scene.offered).toEqual(['use:1', 'use:2', 'finish']);
    scene.seat(0).finishes();
    expect(scene.askedSeats).toEqual([1]);
  });
});
