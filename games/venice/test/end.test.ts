/** VEN-17 and VEN-18: the end of the game and the final scoring; VEN-24.5: giving up. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { activated } from './activated.ts';
import { final, position, type SeatSetting } from './position.ts';
import { breaches, dealtGame, newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEVEN = { bank: 1, church: 1, court: 1, docks: 1, library: 1, market: 1, senate: 1 } as const;
const NINE = { ...SEVEN, workshop: 1, consulate: 1 } as const;

/** The active player docks without effect, by the first canal offered. */
const idleTurn = (scene: Scene): void => {
  const { turn } = scene.state;
  const wanted: Readonly<Record<string, string>> = {
    influence: 'none',
    complete: 'none',
    activate: 'finish',
  };
  while (
    scene.state.turn === turn &&
    ['gondolier', 'row', 'arrive', 'crossing', ...Object.keys(wanted)].includes(scene.asked)
  ) {
    const docks = scene.offered.includes('dock');
    scene.play(docks ? 'dock' : (wanted[scene.asked] ?? scene.offered[0] ?? ''));
  }
};

describe('the end', () => {
  it('[VEN-17.1] a draw that empties the mission pile triggers it', () => {
    const scene = activated('stMark', 1, {}, { missions: [7] });
    scene.seat(0).uses(2);
    expect([scene.state.pawn, scene.events('endTriggered')]).toEqual([
      'triggered',
      [{ kind: 'endTriggered', by: 'missions' }],
    ]);
    const two = activated('stMark', 1, {}, { missions: [7, 8] });
    two.seat(0).uses(2).does('keepMission:7');
    expect([two.state.pawn, two.state.missions]).toEqual(['track', [8]]);
  });

  it('[VEN-17.2] so does a marker that reaches or passes the end pawn', () => {
    const at = (council: number, intrigue: number): string =>
      activated('grandCouncil', 1, { council, intrigue }).seat(0).uses(1).player.council >= 12 ? 'reached' : 'short';
    expect([at(9, 1), at(10, 1), at(8, 1)]).toEqual(['reached', 'reached', 'short']);
    const scene = activated('grandCouncil', 1, { council: 10, intrigue: 1 });
    scene.seat(0).uses(1);
    expect(scene.state.pawn).toBe('triggered');
    const short = activated('grandCouncil', 1, { council: 8, intrigue: 1 });
    short.seat(0).uses(1);
    expect(short.state.pawn).toBe('track');
  });

  it('[VEN-17.3] the round is finished', () => {
    const scene = position({ pawn: 'triggered', active: 1, first: 0 });
    idleTurn(scene);
    expect([scene.askedSeats, scene.state.pawn]).toEqual([[2], 'triggered']);
    idleTurn(scene);
    expect([scene.askedSeats, scene.state.pawn]).toEqual([[0], 'lastButOne']);
  });

  it('[VEN-17.4] then two full rounds are played', () => {
    const scene = position({ pawn: 'triggered', active: 2, first: 0 });
    idleTurn(scene);
    for (let turn = 0; turn < 5; turn++) {
      idleTurn(scene);
      expect(scene.asked).not.toBe('over');
    }
    idleTurn(scene);
    while (scene.asked === 'lower') scene.play('content');
    expect([scene.asked, scene.outcome?.reason]).toEqual(['over', 'rounds']);
  });

  it('[VEN-17.5] the pawn shows how many are left', () => {
    const scene = position({ pawn: 'triggered', active: 2, first: 0 });
    const pawns = [scene.state.pawn];
    for (let turn = 0; turn < 4; turn++) {
      idleTurn(scene);
      pawns.push(scene.state.pawn);
    }
    expect(pawns).toEqual(['triggered', 'lastButOne', 'lastButOne', 'lastButOne', 'last']);
    expect(scene.events('roundEnded').map(({ pawn }) => pawn)).toEqual(['lastButOne', 'last']);
  });

  it('[VEN-17.6] a second trigger changes nothing', () => {
    const scene = activated('grandCouncil', 1, { council: 10, intrigue: 1 }, { pawn: 'last' });
    scene.seat(0).uses(1);
    expect([scene.state.pawn, scene.happened.includes('endTriggered')]).toEqual(['last', false]);
  });

  it('[VEN-17.7] triggered by the last of a round: two rounds follow', () => {
    const scene = position({ active: 2, first: 0, seats: [{}, {}, { at: ['S4', 'SM'], council: 11 }] });
    scene.seat(2).boards(0).rows(8).docks().uses(1).finishes();
    expect([scene.askedSeats, scene.state.pawn]).toEqual([[0], 'lastButOne']);
  });

  it('[VEN-17.8] all have the same number of turns', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = playRandomly(newGame(seats, `turns ${seats}`), 'turns');
      const turns = Array.from(
        { length: seats },
        (_, seat) => scene.events('turnBegan').filter((event) => event.seat === seat).length,
      );
      expect(new Set(turns).size).toBe(1);
    }
  });
});

describe('final scoring', () => {
  it('[VEN-18.1] the council by rank', () => {
    expect(final({ seats: [{ council: 3 }, { council: 7 }] }).score('council')).toEqual([2, 9]);
    expect(final({ seats: [{ council: 3 }, { council: 7 }, { council: 1 }] }).score('council')).toEqual([5, 10, 2]);
    const four = [{ council: 1 }, { council: 2 }, { council: 3 }, { council: 4 }];
    expect(final({ seats: four }).score('council')).toEqual([1, 4, 7, 11]);
    expect(final({ seats: [...four, { council: 5 }] }).score('council')).toEqual([1, 3, 5, 8, 12]);
  });

  it('[VEN-18.2] ties share the average, rounded down', () => {
    expect(final({ seats: [{ council: 4 }, { council: 4 }, { council: 4 }] }).score('council')).toEqual([5, 5, 5]);
    expect(final({ seats: [{ council: 4 }, { council: 2 }, { council: 2 }] }).score('council')).toEqual([10, 3, 3]);
  });

  it('[VEN-18.3] level 0 scores nothing', () => {
    expect(final({ seats: [{ council: 0 }, { council: 1 }, { council: 0 }] }).score('council')).toEqual([0, 10, 0]);
  });

  it('[VEN-18.4] 6 assistants or fewer: nothing', () => {
    const { bank: _, ...six } = SEVEN;
    expect(final({ seats: [{ council: 9, assistants: six }, {}, {}] }).score('assistants')).toEqual([0, 0, 0]);
  });

  it('[VEN-18.5] 7 or 8: half the council level, rounded up', () => {
    const eight = { ...SEVEN, workshop: 1 } as const;
    expect(
      final({ seats: [{ council: 9, assistants: SEVEN }, { council: 4, assistants: eight }, {}] }).score('assistants'),
    ).toEqual([5, 2, 0]);
  });

  it('[VEN-18.6] 9 or 10: the whole level', () => {
    expect(final({ seats: [{ council: 9, assistants: NINE }, {}, {}] }).score('assistants')).toEqual([9, 0, 0]);
  });

  it('[VEN-18.7] 2 parchments or 4 coins remove an intrigue, any number of times', () => {
    const scene = final({ seats: [{ coins: 4, parchments: 4, intrigue: 4 }, {}, {}] });
    expect(scene.offered).toEqual(['lower:parchments', 'lower:coins', 'content']);
    scene.play('lower:parchments', 'lower:coins', 'lower:parchments');
    expect([scene.score('intrigue'), scene.seat(0).player.coins]).toEqual([[1, 0, 0], 0]);
  });

  it('[VEN-18.8] round and round in turn order until all pass in a row', () => {
    const rich = { coins: 20, parchments: 0, intrigue: 3 };
    const scene = final({ first: 1, seats: [rich, rich, rich] });
    const order: number[] = [];
    for (const key of ['content', 'content', 'lower:coins', 'content', 'lower:coins', 'content', 'content']) {
      order.push(scene.askedSeats[0] ?? -1);
      scene.play(key);
    }
    expect([order, scene.askedSeats]).toEqual([[1, 2, 0, 1, 2, 0, 1], [2]]);
    scene.play('content');
    expect([scene.asked, scene.score('intrigue')]).toEqual(['over', [2, 3, 2]]);
  });

  it('[VEN-18.9] a VP for 4 coins left', () => {
    expect(final({ seats: [{ coins: 3 }, { coins: 4 }, { coins: 11 }] }).score('wealth')).toEqual([0, 1, 2]);
  });

  it('[VEN-18.10] 4 VP for a favour card', () => {
    const scene = final({ seats: [{ favour: 'unused' }, { favour: 'unused' }, {}] });
    scene.play('content', 'content');
    expect(scene.score('favour')).toEqual([4, 4, 0]);
  });

  const poor = { coins: 0, parchments: 0 };
  const arrested = (first: number, intrigue: readonly number[], vp: readonly number[] = [0, 0, 0]): Scene =>
    final({ first, seats: intrigue.map((own, seat): SeatSetting => ({ ...poor, intrigue: own, vp: vp[seat] ?? 0 })) });

  it('[VEN-18.11] the most intriguing is arrested whatever the score', () => {
    const scene = arrested(0, [1, 4, 3], [0, 50, 0]);
    expect([scene.state.result?.arrested, scene.outcome?.ranks]).toEqual([1, [1, 3, 2]]);
  });

  it('[VEN-18.12] of tied ones the furthest from the first player, one only', () => {
    expect(arrested(0, [4, 4, 1]).state.result?.arrested).toBe(1);
    expect(arrested(1, [4, 4, 1]).state.result?.arrested).toBe(0);
    expect(arrested(2, [4, 4, 4]).state.result?.arrested).toBe(1);
  });

  it('[VEN-18.13] without intrigue nobody is', () => {
    expect(arrested(0, [0, 0, 0]).state.result?.arrested).toBeNull();
  });

  it('[VEN-18.14] most VP win; of equals who is earlier in turn order', () => {
    expect(arrested(0, [0, 0, 0], [5, 9, 7]).outcome?.ranks).toEqual([3, 1, 2]);
    expect(arrested(1, [0, 0, 0], [9, 9, 9]).outcome?.ranks).toEqual([3, 1, 2]);
  });

  it('[VEN-18.15] the arrested player ranks last', () => {
    expect(arrested(0, [1, 0, 0], [30, 2, 1]).outcome?.ranks).toEqual([3, 1, 2]);
  });

  it('adds the points of all steps to the score', () => {
    const scene = final({ seats: [{ vp: 10, council: 3, coins: 9 }, { vp: 1 }, {}] });
    expect([scene.score('total'), scene.all('vp')]).toEqual([
      [22, 2, 1],
      [22, 2, 1],
    ]);
  });
});

describe('giving up', () => {
  it('[VEN-24.5] with two players the other wins, in solo the Doge', () => {
    const two = position({ seats: [{ vp: 30 }, { intrigue: 5 }] });
    two.seat(0).resigns();
    expect([two.outcome?.ranks, two.outcome?.reason, two.state.result?.arrested]).toEqual([[2, 1], 'resign', null]);
    const solo = position({ seats: [{ vp: 30 }] });
    solo.seat(0).resigns();
    expect(solo.outcome).toMatchObject({ ranks: [2, 1], reason: 'resign' });
  });

  it('[VEN-24.5] with three the turn is dropped, later ones are skipped, a boat under way goes back', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'] }, { at: ['S1', 'S5'] }, { at: ['S8', 'S9'] }] });
    scene.seat(0).boards(0).rows(3).resigns();
    expect([scene.askedSeats, scene.seat(0).at(0), scene.stack('S3')]).toEqual([[1], 'S3', [0]]);
    idleTurn(scene);
    expect(scene.askedSeats).toEqual([2]);
    idleTurn(scene);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[VEN-24.5] crossings answer themselves: a parchment, else intrigue', () => {
    const crossed = (parchments: number): readonly number[] => {
      const scene = position({
        active: 1,
        seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'], parchments }, { at: ['S8', 'S9'] }],
      });
      scene.seat(1).resigns();
      idleTurn(scene);
      scene.seat(0).boards(0).rows(3).passes().does('intrigue');
      return [scene.seat(1).player.parchments, scene.seat(1).player.intrigue];
    };
    expect([crossed(1), crossed(0)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('[VEN-24.5] in another’s crossing: the mover goes on alone', () => {
    const scene = position({ seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'] }, { at: ['S8', 'S9'] }] });
    scene.seat(0).boards(0).rows(3).passes();
    scene.seat(0).does('intrigue');
    scene.seat(1).resigns();
    expect([scene.asked, scene.all('intrigue'), scene.all('parchments')]).toEqual(['row', [1, 0, 0], [1, 0, 1]]);
  });

  it('[VEN-24.5] cards being chosen from go to the bottom', () => {
    const scene = activated('stMark', 1, {}, { missions: [7, 8, 9] });
    scene.seat(0).uses(2).resigns();
    expect([scene.state.missions, scene.state.drawn, scene.askedSeats]).toEqual([[8, 7, 9], [], [1]]);
  });

  it('[VEN-24.5] whoever gave up is not arrested and ranks last', () => {
    const scene = final({
      seats: [
        { intrigue: 8, vp: 50, coins: 4, parchments: 0 },
        { intrigue: 1, coins: 0, parchments: 0 },
        { coins: 0, parchments: 0 },
      ],
    });
    scene.seat(0).resigns();
    expect([scene.state.result?.arrested, scene.outcome?.ranks]).toEqual([1, [3, 2, 1]]);
  });

  it('[VEN-24.5] before the first turn: missions and placements go on without', () => {
    const scene = newGame(3, 'early');
    scene.seat(1).resigns();
    for (const seat of [0, 2]) scene.seat(seat).does(`return:${scene.seat(seat).player.missions[0]}`);
    expect([scene.asked, scene.seat(1).player.missions.length]).toEqual(['placeGondola', 2]);
    playRandomly(scene, 'early');
    expect([scene.outcome?.ranks[1], scene.seat(1).at(0)]).toEqual([3, '-']);
    const placing = dealtGame(3, 'placing', { firstPlayer: 'firstSeat' });
    placing.play('place:12').seat(0).resigns();
    expect(placing.askedSeats).toEqual([1]);
    playRandomly(placing, 'placing');
    expect(placing.outcome?.ranks[0]).toBe(3);
  });

  it('[VEN-24.5] when one is left the game ends', () => {
    const scene = position();
    scene.seat(0).resigns();
    scene.seat(1).resigns();
    expect(scene.outcome).toMatchObject({ ranks: [2, 2, 1], reason: 'resign' });
  });

  it('[VEN-24.5] the end leaves no boat under way', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'] }, { at: ['S1', 'S5'] }] });
    scene.seat(0).boards(0).rows(3).resigns();
    expect([scene.outcome?.reason, scene.seat(0).at(0), scene.stack('S3'), scene.state.trip]).toEqual([
      'resign',
      'S3',
      [0],
      null,
    ]);
    const crossing = position({ seats: [{ at: ['S4', 'SM'] }, { at: ['S3', 'S5'] }] });
    crossing.seat(0).boards(0).rows(3).passes();
    crossing.seat(1).resigns();
    expect([crossing.outcome?.ranks, crossing.seat(0).at(0), crossing.stack('S4')]).toEqual([[1, 2], 'S4', [0]]);
  });

  it('[VEN-24.5] the end leaves no card between hand and pile', () => {
    const scene = activated('stMark', 1, {}, { missions: [7, 8, 9] });
    scene.seat(0).uses(2);
    for (const seat of [1, 2]) scene.seat(seat).resigns();
    expect([scene.outcome?.reason, scene.state.missions, scene.state.drawn]).toEqual(['resign', [8, 7, 9], []]);
  });
});

describe('information', () => {
  it('[VEN-24.1] hands are secret, all else is open', () => {
    const scene = position({ seats: [{ missions: [1, 2], influence: ['testify'] }, {}, {}] });
    expect(scene.view(0).players[0]).toMatchObject({ missions: [1, 2], influence: [9] });
    expect(scene.view(1).players[0]).toMatchObject({
      missions: [],
      missionCount: 2,
      influence: [],
      influenceCount: 1,
      coins: 6,
    });
    expect(scene.view('audience').players[0]).toMatchObject({ missions: [], missionCount: 2 });
  });

  it('[VEN-24.2] a mission is shown when completed, and all are at the end', () => {
    const scene = position({
      seats: [{ at: ['S4', 'SM'], cargo: ['OOV', ''], missions: [4] }, { at: ['S1', 'S5'] }, {}],
    });
    scene.seat(0).boards(0).rows(3).docks().completes(4).does('archive');
    expect(scene.view(1).players[0]?.archive).toEqual([4]);
    expect(scene.heard(1)).toContainEqual({ kind: 'missionCompleted', seat: 0, mission: 4 });
    const over = final({ seats: [{ missions: [5] }, {}, {}] });
    expect(over.view(1).players[0]?.missions).toEqual([5]);
  });

  it('[VEN-24.3] nothing passes between players', () => {
    const wrong = breaches(3, ['a', 'b'], (scene) =>
      scene.events('cubes').every(({ from, to }) => from === null || to === null || from >> 1 === to >> 1),
    );
    expect(wrong).toEqual([]);
  });

  it('[VEN-24.4] outside one’s turn: crossings, favour and the final step 3 only', () => {
    const wrong = breaches(3, ['a', 'b'], ({ state, asked, askedSeats }) => {
      if (['keepMissions', 'placeGondola', 'crossing', 'lower', 'over'].includes(asked)) return true;
      return askedSeats.every((seat) => seat === state.active);
    });
    expect(wrong).toEqual([]);
  });

  it('being asked tells nothing about the hand (Q117)', () => {
    const useless = { influence: ['overtime'], at: ['S3', 'S4'] } as const;
    expect(position({ seats: [useless, {}, {}] }).offered).toEqual(['none']);
    expect(position({ seats: [useless] }).asked).toBe('gondolier');
    const loaded = { at: ['S4', 'SM'], cargo: ['OOV', ''] } as const;
    const docked = (missions: readonly number[], players: number): Scene => {
      const seats: readonly SeatSetting[] = [{ ...loaded, missions }, { at: ['S1', 'S5'] }, {}];
      const scene = position({ seats: seats.slice(0, players) });
      scene.seat(0).boards(0).rows(3).docks();
      return scene;
    };
    expect([docked([4], 3).offered, docked([5], 3).offered]).toEqual([['complete:4', 'none'], ['none']]);
    expect([docked([], 3).asked, docked([5], 1).asked, docked([4], 1).asked]).toEqual([
      'activate',
      'activate',
      'complete',
    ]);
  });

  it('a card put at the bottom is known to who put it there, and to nobody when it was drawn among others', () => {
    const scene = activated('stMark', 1, { coins: 9 }, { missions: [7, 8] });
    scene.seat(0).uses(2).does('keepMission:7').finishes();
    expect([scene.view(0).missions, scene.view(1).missions]).toEqual([[8], [null]]);
    // Alone in the pile it is drawn and kept: the first seat knows in whose hand it is.
    const drawn = scene.branch();
    drawn.state.stack.push({ kind: 'activate', seat: 1, gondola: 0, quay: 12, why: 'overtime', left: [2] });
    drawn.seat(1).uses(2);
    expect([drawn.view(0).players[1]?.missions, drawn.view(2).players[1]?.missions]).toEqual([[8], []]);
  });
});
