/** VR-3 to VR-5: rounds, turns, Directors, Influence. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';

describe('round and turn', () => {
  it('[VR-3.1] three laps of the turn order', () => {
    const scene = position({ order: [1, 0], active: 1 });
    const turns: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      turns.push(`${scene.askedSeats[0]}${scene.state.lap}`);
      scene.play('director:#14', 'none', 'none');
    }
    expect(turns).toEqual(['11', '01', '12', '02', '13', '03']);
  });

  it('[VR-3.2] a Director, then Influence, then an Action, each once', () => {
    const scene = position();
    const asked = [scene.asked];
    for (const key of ['director:#14', 'add', 'perform:work']) asked.push(scene.play(key).asked);
    expect(asked).toEqual(['director', 'influence', 'action', 'director']);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[VR-3.3] the Director is compulsory, the rest is not', () => {
    const scene = position();
    expect(scene.offers('none')).toBe(false);
    scene.play('director:#1');
    expect(scene.offers('none')).toBe(true);
    expect(scene.play('none').offers('none')).toBe(true);
  });

  it('[VR-3.4] after the third lap Searches, the attack, turn order, income, upkeep; after round 5 the end', () => {
    const kinds = new Set([
      'searched',
      'necroRevealed',
      'positionChosen',
      'changed',
      'verseReturned',
      'agentDiscarded',
      'roundBegan',
    ]);
    const scene = endOfRound({
      seats: [{ corruption: [3, 4, 5, 6, 7], euros: 0, revenue: 0, immunity: 0 }, {}],
      offer: [['pixel', 1]],
      necro: ['transport', 'virus'],
    });
    scene.play('position:0');
    const happened = scene.happened.filter((kind) => kinds.has(kind));
    expect([...new Set(happened)]).toEqual([
      'searched',
      'necroRevealed',
      'changed',
      'positionChosen',
      'verseReturned',
      'agentDiscarded',
      'roundBegan',
    ]);
    expect(scene.events('changed').map(({ cause }) => cause)).toEqual(['necro', 'income']);
    const last = endOfRound({ round: 5 });
    expect([last.asked, last.happened.includes('positionChosen')]).toEqual(['over', false]);
  });

  it("[VR-3.5] six free actions at any moment of one's turn", () => {
    const scene = position({
      seats: [
        {
          tokens: { 13: 1, 14: 1, 15: 1, 21: 1, 22: 1, 23: 1 },
          service: ['sx1248'],
          recycling: 1,
          verses: ['jurassicLand'],
          immunity: 5,
        },
        {},
      ],
      director: 14,
    });
    const all = [
      'title:ND',
      'use:sx1248',
      'promote:sx1248',
      'recycle:euro',
      'online:jurassicLand',
      'exchange:jurassicLand',
    ];
    expect(scene.free).toEqual(all);
    expect(scene.play('none').free).toEqual(all);
    expect(scene.play('perform:work').free).toEqual(all);
  });

  it('[VR-3.6] Agents only once the Director stands', () => {
    const scene = position({
      seats: [
        { service: ['sx1248'], recycling: 1, verses: ['jurassicLand'], immunity: 5, tokens: { 21: 1, 22: 1, 23: 1 } },
        {},
      ],
    });
    expect(scene.free).toEqual(['title:ND', 'recycle:euro', 'online:jurassicLand', 'exchange:jurassicLand']);
    expect([scene.refuses('use:sx1248'), scene.refuses('promote:sx1248')]).toEqual(['VR-3.6', 'VR-3.6']);
    expect(scene.play('director:#1').free).toContain('use:sx1248');
    expect(scene.refuses('use:sx1248')).toBeUndefined();
  });

  it('[VR-3.7] free actions stay open after the Action', () => {
    const scene = position({ seats: [{ service: ['sx1248'] }, {}], director: 14, phase: 'action' });
    scene.play('perform:work');
    expect([scene.asked, scene.offered]).toEqual(['end', ['endTurn', 'use:sx1248', 'promote:sx1248']]);
  });

  it('[VR-3.8] not inside another effect', () => {
    const scene = position({ seats: [{ service: ['slade', 'sx1248'], recycling: 2 }, {}], director: 14 });
    scene.play('use:slade');
    expect([scene.asked, scene.free]).toEqual(['add', []]);
  });

  it('[VR-3.8] but until a Verse is paid for, and not afterwards', () => {
    const seats = [{ service: ['sx1248'], recycling: 1, euros: 9, boosts: ['B7'] }, {}] as const;
    const scene = position({ seats, director: 14, phase: 'action' }).play('perform:create', 'renewPaid');
    expect([scene.asked, scene.seat(0).player.euros, scene.offers('renewPaid')]).toEqual(['create', 7, false]);
    expect(scene.free).toEqual(['use:sx1248', 'promote:sx1248', 'recycle:euro']);
    scene.play('use:sx1248', 'renewPaid', 'pay');
    expect([scene.asked, scene.seat(0).player.euros]).toEqual(['takeVerse', 1]);
    scene.play(scene.offered[0] ?? '');
    expect([scene.asked, scene.free]).toEqual(['create', []]);
  });

  it('[VR-3.9] the turn ends when its player says so', () => {
    const scene = position({ seats: [{ service: ['sx1248'] }, {}], director: 14 });
    expect(scene.offers('endTurn')).toBe(false);
    scene.play('none', 'none');
    expect(scene.askedSeats).toEqual([0]);
    expect(scene.play('endTurn').askedSeats).toEqual([1]);
  });
});

describe('Directors', () => {
  it('[VR-4.1] anywhere, also beside others', () => {
    const scene = position({
      seats: [{ directors: [14] }, { directors: [14], tokens: { 14: 1 }, servers: [14] }],
      lap: 2,
    });
    expect(scene.arrs('director')).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(scene.play('director:#14').seat(0).player.directors).toEqual([13, 13]);
  });

  it('[VR-4.2] they stay until upkeep', () => {
    const scene = position({ seats: [{ directors: [1, 2] }, { directors: [3, 4, 5] }], lap: 3, order: [1, 0] });
    scene.play('director:#6', 'none');
    expect(scene.state.players.map(({ directors }) => directors.length)).toEqual([3, 3]);
    scene.play('none', 'position:0');
    expect(scene.state.players.map(({ directors }) => directors.length)).toEqual([0, 0]);
  });

  it('[VR-4.3] a Director controls nothing', () => {
    const scene = position({ seats: [{ tokens: { 13: 1, 14: 1 } }, {}], director: 15 });
    expect([scene.holder('DR'), scene.seat(0).score.arrs]).toEqual([null, 4]);
  });
});

describe('Influence', () => {
  it('[VR-5.1] none or one of three, where the Director stands', () => {
    const scene = position({ seats: [{ tokens: { 1: 1, 14: 1 } }, {}], director: 14 });
    expect(scene.offered).toEqual(['add', 'eliminate', 'move:0', 'none']);
    expect(scene.play('add').asked).toBe('action');
  });

  it('[VR-5.2] Add: a token from Reserve, and a Corruption card', () => {
    const scene = position({ director: 14 });
    scene.play('add');
    expect([scene.tokens(14), scene.all('reserve'), scene.hands]).toEqual(['0x1', [19, 20], [1, 0]]);
  });

  it("[VR-5.3] Eliminate: one token, whoever's, and a Corruption card", () => {
    const own = position({ seats: [{ tokens: { 14: 2 } }, {}], director: 14 });
    own.play('eliminate');
    expect([own.tokens(14), own.all('recycling'), own.hands]).toEqual(['0x1', [1, 0], [1, 0]]);
    const none = position({ director: 14 });
    expect([none.offers('eliminate'), none.refuses('eliminate')]).toEqual([false, 'VR-5.3']);
  });

  it('[VR-5.4] Move: an own token from elsewhere, without Corruption', () => {
    const scene = position({ seats: [{ tokens: { 14: 1, 1: 1 } }, {}], director: 14 });
    expect([scene.arrs('move'), scene.refuses('move:#14')]).toEqual([[1], 'VR-5.4']);
    scene.play('move:#1');
    expect([scene.tokens(14), scene.tokens(1), scene.hands]).toEqual(['0x2', '-', [0, 0]]);
  });

  it('[VR-5.5] from any distance, even the last one there', () => {
    const scene = position({ seats: [{ tokens: { 23: 1 } }, {}], director: 13 });
    expect(scene.play('move:#23').tokens(23)).toBe('-');
  });

  it('[VR-5.6] Titles are checked when the token has arrived', () => {
    const scene = position({ seats: [{ tokens: { 13: 1, 15: 2 } }, {}], director: 14, titles: { DR: 0 } });
    scene.play('move:#15');
    expect([scene.holder('DR'), scene.happened.includes('titleLost')]).toEqual([0, false]);
    const between = position({ seats: [{ tokens: { 13: 1, 14: 1 } }, {}], director: 15, titles: { DR: 0 } });
    between.play('move:#13');
    expect([between.holder('DR'), between.happened.includes('titleLost')]).toEqual([0, false]);
  });

  it('[VR-5.7] one manoeuvre: what is eliminated is not replaced in the same phase', () => {
    const scene = position({ seats: [{}, { tokens: { 14: 1 } }], director: 14 });
    scene.play('eliminate');
    expect([scene.asked, scene.tokens(14)]).toEqual(['action', '-']);
  });

  it('[VR-5.8] Titles are settled when the phase is over', () => {
    const scene = position({ seats: [{ tokens: { 13: 1, 14: 1 } }, {}], director: 15 });
    expect(scene.holder('DR')).toBeNull();
    expect(scene.play('add').holder('DR')).toBe(0);
  });
});
