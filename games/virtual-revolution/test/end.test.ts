/** VR-24: the end of the game. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position, type SeatSetting } from './position.ts';
import type { Scene } from './scene.ts';

/** The fifth round is over; a Necro card that does nothing to players without Titles. */
function ending(...seats: readonly SeatSetting[]): Scene {
  return endOfRound({
    round: 5,
    necro: ['sabotage'],
    seats: seats.map((side) => ({ immunity: 0, euros: 0, ...side })),
  });
}

/** One part of the score of the first seat as it stands. */
function part(
  name: 'vp2' | 'euros' | 'revenue' | 'arrs' | 'titles' | 'agents' | 'trios' | 'servers',
  own: SeatSetting,
): number {
  return position({ seats: [own, {}] }).seat(0).score[name];
}

describe('the end of the game', () => {
  it('[VR-24.1] the final Search, the final attack, scoring; nothing else', () => {
    const scene = ending({ corruption: [9] }, {});
    const kinds = new Set(['searched', 'necroRevealed', 'over', 'positionChosen', 'roundBegan', 'verseReturned']);
    expect(scene.happened.filter((kind) => kinds.has(kind))).toEqual(['searched', 'necroRevealed', 'over']);
    expect([scene.asked, scene.events('changed')]).toEqual(['over', []]);
  });

  it('[VR-24.2] everybody is searched, with fewer than 5 cards too', () => {
    const scene = ending({ corruption: [3], euros: 7 }, { corruption: [6], revenue: 4 });
    expect([scene.all('euros'), scene.all('revenue'), scene.hands]).toEqual([
      [5, 0],
      [5, 3],
      [0, 0],
    ]);
  });

  it('[VR-24.3] the cards held when it begins are remembered', () => {
    const scene = ending({ corruption: [3, 9, 19], verses: ['+curse'] }, {});
    expect([scene.seat(0).player.finalCorruption, scene.score('verses')]).toEqual([3, [6, 0]]);
  });

  it('[VR-24.4] nothing is flipped any more, and nothing recorded', () => {
    const scene = ending({ corruption: [19, 20, 21, 22, 23, 24, 25], verses: ['curse', 'mythologia'] }, {});
    expect(scene.seat(0).verses).toEqual(['curse', 'mythologia']);
  });

  it('[VR-24.5] the last attack like the others, for the same Immunity', () => {
    const scene = ending({ revenue: 9, immunity: 3, retired: ['zero', 'pixel', 'lance'] }, { immunity: 2 });
    expect([scene.askedSeats, scene.offered]).toEqual([[0], ['avoid:0', 'avoid:2', 'avoid:3']]);
    scene.play('avoid:3');
    expect(scene.offered).toEqual(['avoid:0', 'avoid:2']);
    expect(scene.play('avoid:0').score('penalties')).toEqual([0, 0]);
  });
});

describe('scoring', () => {
  it('[VR-24.6] 2 VP per 2-VP token', () => {
    expect(part('vp2', { vp2: 3 })).toBe(6);
  });

  it('[VR-24.7] 1 VP per full 5 €', () => {
    expect([4, 5, 14].map((euros) => part('euros', { euros }))).toEqual([0, 1, 2]);
  });

  it('[VR-24.8] 1 VP per point of Revenue', () => {
    expect(part('revenue', { revenue: 13 })).toBe(13);
  });

  it('[VR-24.9] 2 VP per place controlled, shared ones for both', () => {
    const scene = position({ seats: [{ tokens: { 1: 4 }, servers: [5] }, { tokens: { 5: 1 } }] });
    expect([scene.seat(0).score.arrs, scene.seat(1).score.arrs]).toEqual([4, 2]);
  });

  it('[VR-24.10] 10 VP per Title', () => {
    expect(part('titles', { tokens: { 13: 1, 14: 1, 15: 1, 21: 1, 22: 1, 23: 1 } })).toBe(20);
  });

  it('[VR-24.11] 1 VP per Agent', () => {
    expect(part('agents', { service: ['zero', 'jade'], boosts: ['leslie', 'B1'], retired: ['mole'] })).toBe(4);
  });

  it('[VR-24.12] 5 VP per complete trio', () => {
    expect(part('trios', { retired: ['zero', 'jade', 'pixel', 'mole', 'lance'] })).toBe(5);
    expect(part('trios', { retired: ['zero', 'jade', 'pixel', 'mole', 'lance', 'dina'] })).toBe(10);
    expect(part('trios', { retired: ['zero', 'jade', 'muriel'] })).toBe(0);
  });

  it('[VR-24.13] Servers on the map by a table', () => {
    const all = [1, 5, 8, 9, 11, 13, 21];
    expect([0, 1, 2, 7].map((count) => part('servers', { servers: all.slice(0, count) }))).toEqual([0, 1, 3, 28]);
  });

  it('[VR-24.14] each Online Verse at most 10 VP, or 8', () => {
    const own = { verses: ['+jurassicLand', '+london1884'], immunity: 8, recycling: 7 } as const;
    const verses = (verseCap: number | null): number =>
      position({ seats: [{ ...own, penalties: { verseCap } }, {}] }).seat(0).score.verses;
    expect([verses(null), verses(8)]).toEqual([20, 16]);
  });

  it('[VR-24.15] the better Objective, at most 30 VP, or 25', () => {
    const own = { objectives: ['O1', 'O2'], revenue: 30, servers: [1, 5] } as const;
    const scored = (objectiveCap: number | null): readonly [string, number] => {
      const { scored: name, objective } = position({ seats: [{ ...own, penalties: { objectiveCap } }, {}] }).seat(
        0,
      ).score;
      return [name, objective];
    };
    expect([scored(null), scored(25)]).toEqual([
      ['O1', 30],
      ['O1', 25],
    ]);
    const scene = ending({ objectives: ['O2', 'O1'], revenue: 2, servers: [1] }, {});
    expect(scene.events('objectiveScored')[0]).toEqual({ kind: 'objectiveScored', seat: 0, objective: 'O2', vp: 5 });
    // The other one stays secret.
    expect(scene.view(1).players[0]?.objectives).toBeNull();
  });

  it('[VR-24.16] the highest total wins, then the most €, else they share', () => {
    const OBJECTIVES = [
      { objectives: ['O2', 'O8'] },
      { objectives: ['O3', 'O4'] },
      { objectives: ['O5', 'O9'] },
    ] as const;
    const ranks = (...euros: readonly number[]): readonly number[] | undefined =>
      ending(...euros.map((amount, seat) => ({ ...OBJECTIVES[seat], euros: amount, revenue: 3 }))).outcome?.ranks;
    expect(ranks(0, 5, 4)).toEqual([3, 1, 2]);
    expect(ranks(4, 3, 4)).toEqual([1, 3, 1]);
  });

  it('[VR-24.17] penalties are part of the total, which may be negative', () => {
    const own = { euros: 0, revenue: 0, penalties: { flat: 5 }, objectives: ['O2', 'O3'] } as const;
    expect(position({ seats: [own, {}] }).seat(0).score.total).toBe(-5);
  });
});

describe('giving up', () => {
  it('[VR-24.18] between two the other wins', () => {
    const scene = position();
    scene.seat(0).resigns();
    expect([scene.outcome?.ranks, scene.outcome?.reason]).toEqual([[2, 1], 'resign']);
  });

  it('[VR-24.18] among more the turn is dropped, later ones are skipped, pieces stay', () => {
    const scene = position({ seats: [{ tokens: { 14: 1 }, service: ['mole'] }, {}, {}], director: 14 });
    scene.play('promote:mole').seat(0).resigns();
    expect([scene.askedSeats, scene.tokens(14), scene.seat(0).player.retired]).toEqual([[1], '0x1', ['mole']]);
    scene.play('director:#14', 'eliminate', 'none', 'director:#2', 'none', 'none');
    expect([scene.askedSeats, scene.state.lap, scene.all('recycling')[0]]).toEqual([[1], 2, 1]);
  });

  it('[VR-24.18] in a Search or an attack nothing more happens to them, and they rank last', () => {
    const search = endOfRound({
      seats: [{ corruption: [3, 4, 6, 19, 20], immunity: 0 }, { revenue: 4 }, { revenue: 9 }],
    });
    search.seat(0).resigns();
    expect([search.hands[0], search.asked, search.state.nextOrder.length]).toEqual([0, 'chooseOrder', 2]);
    expect(search.events('necroRevealed')[0]).toMatchObject({ min: [1], max: [2] });
    search.play('position:1');
    expect([search.state.order, search.state.round]).toEqual([[2, 1], 2]);
    const last = endOfRound({
      round: 5,
      seats: [{ corruption: [3, 6], immunity: 0, revenue: 90 }, { revenue: 1 }, { revenue: 2 }],
      necro: ['sabotage'],
    });
    last.seat(0).resigns();
    expect(last.outcome?.ranks).toEqual([3, 2, 1]);
  });

  it('[VR-24.18] also while choosing a position or answering Dark Kingdom', () => {
    const order = endOfRound({ seats: [{}, { tokens: { 1: 1 } }, { tokens: { 2: 2 } }] });
    order.seat(0).resigns();
    order.play('position:2', 'position:0');
    expect([order.state.order, order.askedSeats]).toEqual([[2, 1], [2]]);
    const dark = position({
      seats: [{ verses: ['darkKingdom'], service: ['zero', 'pixel', 'lance'] }, { boosts: ['B1'] }, { immunity: 0 }],
    });
    dark.play('online:darkKingdom').seat(1).resigns();
    expect([dark.askedSeats, dark.seat(0).verses, dark.seat(1).player.boosts]).toEqual([[0], ['+darkKingdom'], ['B1']]);
  });
});
