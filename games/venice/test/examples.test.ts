/** Section 4: the worked examples, number by number. */
import { describe, expect, it } from 'vitest';
import { EXAMPLE_TILES } from './notation.ts';
import { final, position, type Setting } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

describe('short examples', () => {
  it('[VEN-X1] five players start with 6, 8, 10, 12 and 14 coins and a parchment each', () => {
    const scene = newGame(5, 'five');
    while (scene.asked === 'keepMissions') {
      for (const seat of [0, 1, 2, 3, 4]) scene.seat(seat).does(`return:${scene.seat(seat).player.missions[0]}`);
    }
    const { first } = scene.state;
    expect([0, 1, 2, 3, 4].map((place) => scene.seat((first + place) % 5).player.coins)).toEqual([6, 8, 10, 12, 14]);
    expect(scene.all('parchments')).toEqual([1, 1, 1, 1, 1]);
  });

  it('[VEN-X2] coins are an amount: mission 8 gives 6 of them', () => {
    const scene = position({
      seats: [{ coins: 5, at: ['S2', 'SM'], parchments: 2, cargo: ['OOVV', ''], missions: [8] }, {}, {}],
    });
    scene.seat(0).boards(0).rows(2).docks().completes(8);
    expect(scene.seat(0).player.coins).toBe(11);
  });

  it('[VEN-X3] docking on two gondolas: two VP for the bottom, one for the middle, no crossing', () => {
    const scene = position({
      seats: [{ at: ['S2', 'SM'] }, { at: ['S3', 'DP'] }, { at: ['S3', 'S12'] }],
    });
    scene.seat(0).boards(0).rows(2).docks();
    expect(scene.stack('S3')).toEqual([2, 4, 0]);
    expect(scene.all('vp')).toEqual([0, 2, 1]);
    expect(scene.happened).not.toContain('crossed');
  });

  it('[VEN-X4] what each of four assistants on the church may use', () => {
    const usable = (space: 1 | 2 | 3 | 4): readonly string[] => {
      const scene = position({
        seats: [{ intrigue: 1, at: ['S3', 'SM'], assistants: { church: space } }, { at: ['S1', 'S5'] }, {}],
      });
      scene.seat(0).boards(0).rows(3).passes();
      return scene.offeredOf('use');
    };
    expect([1, 2, 3, 4].map((space) => usable(space as 1 | 2 | 3 | 4))).toEqual([
      ['1'],
      ['1', '2'],
      ['1', '2', '3'],
      ['1', '2', '3', '4'],
    ]);
  });

  it('[VEN-X5] an intrigue and four coins: both or neither', () => {
    const scene = position({ seats: [{ coins: 1, at: ['S2', 'SM'], assistants: { bank: 1 } }, {}, {}] });
    scene.seat(0).boards(0).rows(2).docks();
    const skipped = scene.branch();
    skipped.seat(0).finishes();
    expect(skipped.seat(0).tracks).toBe('1/1/0/0/0');
    scene.seat(0).uses(2);
    expect(scene.seat(0).tracks).toBe('5/1/1/0/0');
  });

  it('[VEN-X6] two players tied on the council track score five each', () => {
    const scene = final({ seats: [{ council: 4 }, { council: 4 }] });
    expect(scene.score('council')).toEqual([5, 5]);
  });

  it('[VEN-X7] a newcomer pushes the whole chain, and space 4 takes them all', () => {
    const scene = position({
      seats: [
        { at: ['S3', 'SM'] },
        { at: ['S1', 'S2'], assistants: { church: 1 } },
        { at: ['S8', 'S9'], assistants: { church: 2 } },
        { at: ['S5', 'DP'], assistants: { church: 3 } },
        { at: ['S6', 'S7'], assistants: { church: 4 } },
      ],
    });
    scene.seat(0).boards(0).rows(3).docks();
    expect([0, 1, 2, 3, 4].map((colour) => scene.space(colour, 'church'))).toEqual([1, 2, 3, 4, 4]);
  });

  it('[VEN-X8] Bribe the Councillors without leading in intrigue: one step and stop', () => {
    const scene = position({ seats: [{ intrigue: 2, influence: ['bribeCouncillors'] }, { intrigue: 2 }, {}] });
    scene.seat(0).plays('bribeCouncillors');
    expect([scene.seat(0).tracks, scene.asked]).toEqual(['6/1/2/0/1', 'gondolier']);
  });
});

describe('the long example', () => {
  const EXF: Setting = {
    tiles: EXAMPLE_TILES,
    seats: [
      {
        coins: 10,
        at: ['S11', 'S6'],
        cargo: ['O', ''],
        gondolier: 1,
        assistants: { market: 1, lesserCouncil: 1, councilOfTen: 1 },
        missions: [4, 22],
        favour: 'unused',
      },
      {
        coins: 8,
        at: ['S3', 'S4'],
        gondolier: 1,
        assistants: { bank: 1, church: 1 },
        missions: [1, 2],
        favour: 'unused',
      },
      {
        coins: 6,
        at: ['S1', 'S5'],
        cargo: ['S', 'VV'],
        gondolier: 1,
        assistants: { court: 1, library: 1 },
        missions: [6, 9],
        favour: 'unused',
      },
    ],
  };

  /** Each turn stops before the next player's first decision. */
  const TURNS: readonly ((scene: Scene) => void)[] = [
    (scene) => {
      scene.seat(0).boards(0).rows(19).passes().uses(1).rows(17).docks().uses(1);
    },
    (scene) => {
      scene.seat(1).boards(0).rows(7).passes();
      scene.seat(1).does('intrigue');
      scene.seat(0).does('parchment');
      scene.seat(1).rows(9).docks().uses(1, 2).does('build:7');
    },
    (scene) => {
      scene
        .seat(2)
        .boards(0)
        .rows(4)
        .passes()
        .does('split:0:2:1:-')
        .rows(12)
        .docks()
        .completes(6)
        .does('slot:0')
        .uses(1);
    },
    (scene) => {
      scene.seat(0).boards(0).rows(7).docks().does('favour:parchments').completes(4).does('slot:0').uses(1);
    },
    (scene) => {
      scene.seat(1).boards(1).rows(3).passes();
      scene.seat(1).does('intrigue');
      scene.seat(0).does('intrigue');
      scene.seat(1).uses(1, 2).rows(6).docks().uses(1);
    },
    (scene) => {
      scene.seat(2).boards(1).rows(4).docks().uses(1, 2);
    },
    (scene) => {
      scene.seat(0).boards(1).rows(16).passes().uses(1).rows(19).docks().uses(1, 2).gains('V', 'S');
    },
    (scene) => {
      scene.seat(1).boards(0).rows(8).passes().uses(1).rows(3).docks().uses(1, 2).finishes();
    },
  ];

  /** The position after a number of turns. */
  const after = (turns: number): Scene => {
    const scene = position(EXF);
    for (const turn of TURNS.slice(0, turns)) turn(scene);
    return scene;
  };

  it('[VEN-X9] Blue passes the Lesser Council and docks at the Docks', () => {
    const scene = after(1);
    expect([scene.seat(0).tracks, scene.seat(0).cargo(0), scene.seat(0).at(0)]).toEqual(['8/1/0/0/0', 'OOV', 'S7']);
    expect(scene.space(0, 'docks')).toBe(1);
  });

  it('[VEN-X10] Violet crosses Blue and sits in the Grand Council', () => {
    const scene = after(2);
    expect([scene.seat(1).tracks, scene.seat(1).bridges]).toEqual(['3/1/1/0/3', 1]);
    expect([scene.state.bridges[7], scene.seat(0).player.parchments]).toEqual([1, 0]);
  });

  it('[VEN-X11] Orange takes cubes over from the other gondola and completes mission 6', () => {
    const scene = after(3);
    expect([scene.seat(2).tracks, scene.seat(2).cargo(0), scene.seat(2).cargo(1)]).toEqual(['9/0/0/5/0', 'O', '']);
    expect(scene.seat(2).player.slots).toEqual([6, null, null]);
    expect(scene.space(2, 'workshop')).toBe(1);
  });

  it('[VEN-X11] the library cannot be used in passing while the other gondola lies there (Q2)', () => {
    const scene = after(2);
    scene.seat(2).boards(0).rows(4).passes().does('split:0:2:1:-');
    expect(scene.asked).toBe('row');
  });

  it('[VEN-X12] Blue stays for 3 coins, flips the favour card and completes mission 4', () => {
    const scene = after(4);
    expect([scene.seat(0).tracks, scene.seat(0).cargo(0)]).toEqual(['10/1/0/5/0', 'S']);
    expect([scene.space(0, 'bank'), scene.space(1, 'bank'), scene.seat(0).player.favour]).toEqual([1, 2, 'used']);
  });

  it('[VEN-X13] Violet crosses Blue at the bank, uses it, and docks on Blue', () => {
    const scene = after(5);
    expect([scene.seat(1).tracks, scene.seat(1).cargo(1)]).toEqual(['6/1/3/0/3', 'SS']);
    expect(scene.seat(0).tracks).toBe('10/1/1/6/0');
    expect([scene.space(1, 'councilOfTen'), scene.space(0, 'councilOfTen')]).toEqual([1, 2]);
  });

  it('[VEN-X14] Orange accuses everybody else at the court', () => {
    const scene = after(6);
    expect(scene.all('intrigue')).toEqual([2, 4, 0]);
    expect([scene.space(2, 'court'), scene.seat(2).cargo(1)]).toEqual([2, 'S']);
  });

  it('[VEN-X15] Blue leaves from under Violet and loads the cubes of mission 22', () => {
    const scene = after(7);
    expect([scene.seat(0).player.coins, scene.seat(0).cargo(1)]).toEqual([8, 'OOVS']);
    expect([scene.space(0, 'market'), scene.seat(1).player.vp]).toEqual([2, 0]);
  });

  it('[VEN-X16] Violet goes under the own bridge, passes the church and docks on Blue', () => {
    const scene = after(8);
    expect([scene.seat(1).tracks, scene.seat(1).cargo(0)]).toEqual(['10/1/5/0/3', 'SS']);
    expect([scene.seat(0).player.vp, scene.space(0, 'bank'), scene.space(1, 'bank')]).toEqual([7, 1, 3]);
    expect(scene.askedSeats).toEqual([2]);
  });
});
