/** VR-6 and VR-28: control and Titles. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';

const DR = { 13: 1, 14: 1, 15: 1 };

describe('control', () => {
  it('[VR-6.1] a token or a Server', () => {
    const scene = position({ seats: [{ tokens: { 1: 3 }, servers: [2] }, {}] });
    expect(scene.seat(0).score.arrs).toBe(4);
  });

  it('[VR-6.2] a Server controls for ever, and two players may control one place', () => {
    const scene = position({ seats: [{ servers: [14], tokens: { 14: 1 } }, {}], active: 1, director: 14 });
    scene.play('eliminate');
    expect([scene.seat(0).score.arrs, scene.seat(1).score.arrs]).toEqual([2, 0]);
    const shared = position({ seats: [{ servers: [14] }, { tokens: { 14: 1 } }] });
    expect([shared.seat(0).score.arrs, shared.seat(1).score.arrs]).toEqual([2, 2]);
  });

  it('[VR-6.3] all of a District: the Title at once', () => {
    const scene = position({ seats: [{ tokens: { 13: 1, 14: 1 } }, {}], director: 15 });
    scene.play('add');
    expect([scene.holder('DR'), scene.happened.slice(0, 2)]).toEqual([0, ['tokenAdded', 'titleTaken']]);
  });

  it('[VR-6.4] one missing does not lose it', () => {
    const scene = position({ seats: [{ tokens: DR }, {}], active: 1, director: 14 });
    expect(scene.play('eliminate').holder('DR')).toBe(0);
  });

  it('[VR-6.5] two missing do', () => {
    const scene = position({ seats: [{ tokens: { 13: 1, 14: 1 } }, {}], titles: { DR: 0 }, active: 1, director: 14 });
    scene.play('eliminate');
    expect([scene.holder('DR'), scene.events('titleLost')]).toEqual([
      null,
      [{ kind: 'titleLost', seat: 0, district: 'DR' }],
    ]);
  });

  it('[VR-6.6] full control takes it from a holder who misses only one', () => {
    const scene = position({
      seats: [
        { tokens: { 13: 1 }, servers: [14] },
        { tokens: { 14: 1 }, servers: [13] },
      ],
      titles: { DR: 0 },
      active: 1,
      director: 15,
    });
    expect(scene.play('add').holder('DR')).toBe(1);
  });

  it('[VR-6.7] a Title beside the board waits for the whole District', () => {
    const scene = position({ seats: [{ tokens: { 13: 1 } }, {}], director: 14 });
    expect(scene.play('add').holder('DR')).toBeNull();
  });

  it('[VR-6.8] checked after every change, in a Search and an attack too', () => {
    const search = endOfRound({
      seats: [{ tokens: { 13: 1, 14: 1 }, corruption: [3, 4, 5, 6, 14], immunity: 0, euros: 0, revenue: 0 }, {}],
      titles: { DR: 0 },
    });
    search.play('token:#13');
    expect(search.holder('DR')).toBeNull();
    const necro = endOfRound({
      seats: [
        { tokens: { 13: 1, 14: 1 }, immunity: 0 },
        { revenue: 9, immunity: 0 },
      ],
      titles: { DR: 0 },
      necro: ['tipOff', 'virus'],
    });
    expect(necro.play('token:#14').holder('DR')).toBeNull();
  });

  it('[VR-6.9] full control, else the holder unless two are missing, else nobody', () => {
    const hold = (own: Record<number, number>, other: Record<number, number>): number | null =>
      position({ seats: [{ tokens: own }, { tokens: other }], titles: { QL: 0 }, active: 1, director: 7 })
        .play('add')
        .holder('QL');
    expect([hold({ 5: 1, 6: 1 }, {}), hold({ 5: 1 }, {}), hold({}, { 5: 1, 6: 1 })]).toEqual([0, null, 1]);
  });
});

describe('using Titles', () => {
  const RECYCLED = { tokens: { 21: 1, 22: 1, 23: 1 } };

  it("[VR-6.10] once per round, in one's own turn", () => {
    const own = { tokens: { 8: 1, 16: 1, 17: 1 }, verses: ['codex', 'curse'] } as const;
    const scene = position({ seats: [own, {}] });
    expect(scene.free).toContain('title:CE');
    expect(scene.refuses('title:CE')).toBeUndefined();
    expect(scene.play('title:CE', 'verse:codex').free).toEqual(['exchange:curse']);
    expect(scene.refuses('title:CE')).toBe('VR-6.10');
    expect(position({ seats: [own, {}], active: 1 }).free).toEqual([]);
  });

  it('[VR-6.11] exhausted until upkeep; ready again for another holder', () => {
    const scene = position({ seats: [{ ...RECYCLED, titlesUsed: ['ND'] }, {}], titles: { ND: 1 }, active: 1 });
    expect(scene.free).toEqual(['title:ND']);
    const upkeep = endOfRound({ seats: [{ ...RECYCLED, titlesUsed: ['ND'] }, {}] });
    upkeep.play('position:1');
    expect(upkeep.free).toEqual(['title:ND']);
  });

  it('[VR-6.12] not twice by the same player, lost and regained or not', () => {
    const scene = position({
      seats: [{ tokens: { 8: 1, 16: 1 }, verses: ['codex', 'curse'] }, {}],
      director: 17,
      titles: { CE: 0 },
    });
    scene.play('title:CE', 'verse:codex');
    scene.state.titles.CE = null;
    scene.play('add');
    expect([scene.holder('CE'), scene.free]).toEqual([0, ['exchange:curse']]);
  });

  it('[VR-6.13] in the turn it is gained, but not for the Action that brought it', () => {
    const gained = position({ seats: [{ tokens: { 21: 1, 22: 1 } }, {}], director: 23 });
    gained.play('add');
    expect(gained.free).toContain('title:ND');
    const built = position({
      seats: [{ tokens: { 13: 1, 14: 1 }, service: ['delta', 'sx1248'] }, { tokens: { 15: 1 } }],
      director: 15,
      phase: 'action',
    });
    built.play('perform:build');
    expect(built.offered).toEqual(['bonusAgent:delta', 'bonusAgent:sx1248']);
    const work = position({
      seats: [{ service: ['trunk', 'sx1248'], tokens: { 11: 1, 12: 1 } }, {}],
      director: 20,
      phase: 'action',
      performed: [],
    });
    work.play('perform:work', 'use:trunk', 'addAt:#20');
    expect([work.holder('NA'), work.free]).toEqual([0, ['use:sx1248', 'promote:trunk', 'promote:sx1248']]);
  });
});

describe('Titles one by one', () => {
  it('[VR-28.1] ND: a secret look at the top of the Necro pile', () => {
    const scene = position({ seats: [{ tokens: { 21: 1, 22: 1, 23: 1 } }, {}], necro: ['blackmail', 'virus'] });
    scene.play('title:ND');
    expect([scene.view(0).necroTop, scene.view(1).necroTop, scene.view('audience').necroTop]).toEqual([
      'blackmail',
      null,
      null,
    ]);
    expect(scene.heard(1)).toContainEqual({ kind: 'necroSeen', seat: 0, card: null });
    const seen = position({ seats: [{ tokens: { 21: 1, 22: 1, 23: 1 }, necroSeen: true }, {}] });
    expect(seen.free).toEqual([]);
  });

  it('[VR-28.2] PI: draw two, discard two, which may be those drawn', () => {
    const scene = position({
      seats: [{ tokens: { 9: 1, 10: 1, 18: 1, 19: 1 }, corruption: [30] }, {}],
      corruption: [7, 8],
    });
    scene.play('title:PI');
    expect(scene.offered).toEqual(['discard:7', 'discard:8', 'discard:30']);
    scene.play('discard:8', 'discard:30');
    expect([scene.seat(0).player.corruption, scene.state.corruptionDiscard.slice(-2)]).toEqual([[7], [8, 30]]);
  });

  it('[VR-28.2] PI: what is heard of the two is the same whichever came first, as what is seen is', () => {
    const heard = ([...corruption]: readonly number[]) =>
      position({ seats: [{ tokens: { 9: 1, 10: 1, 18: 1, 19: 1 } }, {}], corruption })
        .play('title:PI')
        .heard(0);
    expect(heard([8, 7])).toEqual(heard([7, 8]));
    expect(heard([8, 7]).slice(-2)).toMatchObject([
      { kind: 'corruptionDrawn', card: 7 },
      { kind: 'corruptionDrawn', card: 8 },
    ]);
  });

  const ASSASSINATION = {
    seats: [
      { tokens: { 5: 1, 6: 1, 7: 1 }, service: ['pixel', 'lance'], immunity: 0 },
      { revenue: 9, immunity: 0 },
    ],
    necro: ['assassination', 'virus'],
  } as const;

  it("[VR-28.3] QL: keeps an Agent or a Boost that was about to go, outside of one's turn", () => {
    const scene = endOfRound(ASSASSINATION);
    scene.play('agent:pixel');
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['save', [0], ['save', 'none']]);
    const let0 = scene.branch();
    expect(scene.play('save').seat(0).service).toEqual(['pixel', 'lance']);
    expect(scene.seat(0).player.titlesUsed).toEqual(['QL']);
    expect(let0.play('none').seat(0).service).toEqual(['lance']);
    const boost = endOfRound({
      seats: [{ tokens: { 5: 1, 6: 1, 7: 1 }, boosts: ['B3'], corruption: [32], euros: 0, immunity: 0 }, {}],
      round: 5,
    });
    expect(boost.play('save').seat(0).player.boosts).toEqual(['B3']);
    const used = endOfRound({
      ...ASSASSINATION,
      seats: [{ ...ASSASSINATION.seats[0], titlesUsed: ['QL'] }, ASSASSINATION.seats[1]],
    });
    expect(used.play('agent:pixel').seat(0).service).toEqual(['lance']);
  });

  it('[VR-28.4] CE: a Server or a Verse for 10 €', () => {
    const scene = position({
      seats: [{ tokens: { 8: 1, 16: 1 }, servers: [17], verses: ['+codex', 'curse'], euros: 0 }, {}],
    });
    scene.play('title:CE');
    expect(scene.offered).toEqual(['server:16', 'verse:codex', 'verse:curse']);
    const sold = scene.branch().play('server:#17');
    expect([sold.seat(0).player.euros, sold.server(17), sold.holder('CE')]).toEqual([10, null, 0]);
    scene.play('verse:codex');
    expect([scene.seat(0).player.euros, scene.seat(0).verses, scene.state.verseDeck[0]]).toEqual([
      10,
      ['curse'],
      'codex',
    ]);
    const nothing = position({ seats: [{ tokens: { 8: 1, 16: 1, 17: 1 } }, {}] });
    expect(nothing.free).toEqual([]);
  });

  it('[VR-28.5] MA: readies an Agent', () => {
    const tokens = { 1: 1, 2: 1, 3: 1, 4: 1 };
    const scene = position({ seats: [{ tokens, service: ['-pixel', '-lance', 'zero'] }, {}] });
    scene.play('title:MA');
    expect(scene.offered).toEqual(['agent:pixel', 'agent:lance']);
    expect(scene.play('agent:lance').seat(0).service).toEqual(['-pixel', 'lance', 'zero']);
    expect(position({ seats: [{ tokens, service: ['zero'] }, {}] }).free).toEqual([]);
  });

  it('[VR-28.6] DR: builds without an own token', () => {
    const scene = position({
      seats: [{ tokens: { ...DR }, euros: 10 }, { tokens: { 1: 1 } }],
      director: 1,
      phase: 'action',
    });
    scene.play('perform:build');
    expect([scene.server(1), scene.seat(0).player.titlesUsed]).toEqual([0, ['DR']]);
    const own = position({
      seats: [{ tokens: { ...DR, 1: 1 }, service: ['sx1248'] }, {}],
      director: 1,
      phase: 'action',
    });
    expect(own.play('perform:build').offered).toEqual(['proceed', 'bonusAgent:sx1248']);
  });

  it('[VR-28.7] NA: 5 € more for working', () => {
    const scene = position({
      seats: [{ tokens: { 11: 1, 12: 1, 20: 1 }, euros: 0 }, {}],
      director: 1,
      phase: 'action',
    });
    scene.play('perform:work');
    expect([scene.seat(0).player.euros, scene.offered]).toEqual([5, ['endTurn', 'title:NA']]);
    expect(scene.play('title:NA').seat(0).player.euros).toBe(10);
  });

  it('[VR-28.8] DR and NA not without their Action', () => {
    const scene = position({
      seats: [{ tokens: { ...DR, 11: 1, 12: 1, 20: 1 }, recycling: 1 }, {}],
      director: 1,
      performed: ['donate'],
    });
    expect(scene.free).toEqual(['recycle:euro']);
  });
});
