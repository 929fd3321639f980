/** VEN-20 and VEN-23: a table of one, and how hard it may be made. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { breaches, dealtGame, newGame } from './random-games.ts';
import { cards, dogeTurn, firstPlaced, SEEDS } from './solo.ts';

describe('setup', () => {
  it('[VEN-20.1] one colour for you, two for the Doge', () => {
    const { state } = newGame(1, 'colours');
    expect([state.assistants.length, state.quays.length, state.players.length]).toEqual([3, 6, 1]);
  });

  it('[VEN-20.2] the Doge starts with no intrigue and 2 parchments', () => {
    expect(newGame(1, 'doge').state.doge).toMatchObject({ intrigue: 0, parchments: 2 });
  });

  it('[VEN-20.3] he never has more than 5 parchments', () => {
    const scene = dogeTurn(['market'], ['bank'], { parchments: 4, row: ['archives', 'archives', 'archives'] });
    while (scene.asked !== 'gondolier') scene.play(scene.offered[0] ?? '');
    expect(scene.state.doge?.parchments).toBe(5);
  });

  it('[VEN-20.4] each family has an A and a B gondola', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church']);
    scene.play('send:market');
    expect(scene.offered).toEqual(['gondola:2', 'gondola:4']);
  });

  it('[VEN-20.5] two council markers and a score, on 0', () => {
    expect(newGame(1, 'doge').state.doge).toMatchObject({ council: [0, 0], vp: 0 });
  });

  it('[VEN-20.6] all missions and influence cards are used', () => {
    const { state } = dealtGame(1, 'all');
    expect([state.missions.length, state.missionsOut, state.influence.length]).toEqual([24, [], 22]);
    expect(new Set(state.tiles).size).toBe(12);
  });

  it('[VEN-20.7] three missions dealt, two kept, the third at the bottom', () => {
    const scene = newGame(1, 'deal');
    const [returned] = scene.seat(0).player.missions;
    scene.seat(0).does(`return:${returned}`);
    expect([scene.seat(0).player.missions.length, scene.state.missions[0]]).toEqual([2, returned]);
  });

  it('[VEN-20.8] 6 coins and 1 parchment', () => {
    expect(dealtGame(1, 'start').seat(0).tracks).toBe('6/1/0/0/0');
  });

  it('[VEN-20.9] you place, advance and activate first', () => {
    const scene = dealtGame(1, 'first');
    expect(scene.offeredOf('place')).toHaveLength(15);
    scene.play('place:0');
    expect([scene.state.assistants[0]?.[0], scene.asked]).toEqual([1, 'activate']);
    expect(scene.happened).not.toContain('smugglerCard');
  });

  it('[VEN-20.10] then A, B, A and B are revealed, each with its gondola', () => {
    const scene = firstPlaced('arrive');
    expect(scene.events('smugglerCard').map(({ letter }) => letter)).toEqual(['A', 'B', 'A', 'B']);
    const placed = scene.events('placedGondola').slice(1);
    expect(placed.map(({ gondola }) => gondola)).toEqual([2, 3, 4, 5]);
    expect(placed.map(({ quay }) => scene.state.tiles[quay])).toEqual(
      scene.events('smugglerCard').map(({ tile }) => tile),
    );
  });

  it('[VEN-20.11] each advances an assistant of its colour; nothing is activated and no space scores', () => {
    for (const seed of SEEDS) {
      const scene = firstPlaced(seed);
      const advanced = scene.events('assistant').filter(({ pushed }) => !pushed);
      expect(advanced.map(({ colour }) => colour)).toEqual([1, 1, 2, 2]);
      expect(scene.events('changed').filter(({ cause }) => cause === 'dogeSpace' || cause === 'effect')).toEqual([]);
    }
  });

  it('[VEN-20.12] on your gondola you score, on his own the Doge does', () => {
    let own = 0;
    let doges = 0;
    for (let seed = 0; seed < 60; seed++) {
      const scene = dealtGame(1, `stack ${seed}`);
      scene.play('place:0');
      while (scene.asked === 'activate') scene.play('finish');
      const stacks = scene.state.tiles.map((_, quay) =>
        scene.state.moored.filter((g) => scene.state.quays[g] === quay),
      );
      const expected = [0, 0];
      for (const stack of stacks) {
        for (const [index, gondola] of stack.entries()) {
          const above = stack.length - 1 - index;
          // One after the other: 1, then 2, and so on.
          expected[gondola < 2 ? 0 : 1] = (expected[gondola < 2 ? 0 : 1] ?? 0) + (above * (above + 1)) / 2;
        }
      }
      expect([scene.seat(0).player.vp, scene.state.doge?.vp]).toEqual(expected);
      own += expected[0] ?? 0;
      doges += expected[1] ?? 0;
    }
    expect([own > 0, doges > 0]).toEqual([true, true]);
  });

  it('[VEN-20.13] your second gondola on his gives the Doge VP', () => {
    const scene = firstPlaced('second');
    const quay = scene.state.quays[5] ?? 0;
    const before = scene.state.doge?.vp ?? 0;
    const below = scene.state.moored.filter((gondola) => scene.state.quays[gondola] === quay).length;
    scene.play(`place:${quay}`);
    expect((scene.state.doge?.vp ?? 0) - before).toBe((below * (below + 1)) / 2);
  });

  it('[VEN-20.14] three cards of each deck leave, the revealed ones go back: nine each', () => {
    const scene = firstPlaced('nine');
    const revealed = scene.events('smugglerCard').map(({ letter, tile }) => `${letter} ${tile}`);
    scene.play('place:13');
    while (scene.asked === 'activate') scene.play('finish');
    const { A, B } = scene.state.decks ?? {};
    expect([A?.cards.length, B?.cards.length, A?.removed.length, B?.removed.length]).toEqual([9, 9, 3, 3]);
    for (const card of revealed) {
      const [letter, tile] = card.split(' ');
      expect((letter === 'A' ? A : B)?.cards).toContain(tile);
    }
  });

  it('[VEN-20.16] effects that cost something wait for the first turn, unless the table chooses all', () => {
    const offered = (quay: number, setup: Parameters<typeof newGame>[2] = {}): readonly string[] => {
      const scene = dealtGame(1, 'free', setup);
      scene.play(`place:${quay}`);
      return scene.offered;
    };
    // St Mark’s Square, the Doge’s Palace and the Grand Council.
    expect([12, 13, 14].map((quay) => offered(quay))).toEqual([
      ['use:1', 'finish'],
      ['use:1', 'finish'],
      ['use:1', 'finish'],
    ]);
    expect(offered(0)).toEqual(['use:1', 'finish']);
    expect(offered(14, { opening: 'all' })).toEqual(['use:1', 'use:2', 'finish']);
  });

  it('[VEN-20.15] two Doge cards leave unseen, three lie in a row, 22 remain', () => {
    const scene = firstPlaced('row');
    expect(scene.state.doge?.row).toEqual([null, null, null]);
    scene.play('place:13');
    while (scene.asked === 'activate') scene.play('finish');
    const { doge } = scene.state;
    expect([doge?.pile.length, doge?.removed.length, doge?.row.filter((card) => card !== null).length]).toEqual([
      22, 2, 3,
    ]);
    expect(scene.view(0).doge).not.toHaveProperty('pile');
  });
});

describe('difficulty', () => {
  it('[VEN-23.1] one or two more cards, each an assistant without a gondola', () => {
    const one = firstPlaced('extra', { preliminary: 'oneMore' });
    expect(one.events('smugglerCard').map(({ letter }) => letter)).toEqual(['A', 'B', 'A', 'B', 'A']);
    expect(
      one
        .events('assistant')
        .filter(({ pushed }) => !pushed)
        .map(({ colour }) => colour),
    ).toEqual([1, 1, 2, 2, 1]);
    const two = firstPlaced('extra', { preliminary: 'twoMore' });
    expect(
      two
        .events('assistant')
        .filter(({ pushed }) => !pushed)
        .map(({ colour }) => colour),
    ).toEqual([1, 1, 2, 2, 1, 2]);
    expect(two.events('placedGondola')).toHaveLength(5);
    two.play('place:13');
    while (two.asked === 'activate') two.play('finish');
    expect([two.state.decks?.A.cards.length, two.state.decks?.B.cards.length]).toEqual([9, 9]);
  });

  it('[VEN-23.2] his council markers start further on', () => {
    expect(newGame(1, 'x', { dogeCouncilStart: 3 }).state.doge?.council).toEqual([3, 3]);
  });

  it('[VEN-23.3] a VP for space 1', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], { space1Vp: 1, at: ['S10', 'S8', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.state.doge?.vp, newGame(1, 'x', { dogeSpace1Vp: 1 }).state.doge?.space1Vp]).toEqual([1, 1]);
  });

  it('[VEN-23.4] 1, 2 or 3 parchments at the start', () => {
    const start = ([1, 2, 3] as const).map(
      (dogeParchments) => newGame(1, 'x', { dogeParchments }).state.doge?.parchments,
    );
    expect(start).toEqual([1, 2, 3]);
  });

  it('[VEN-23.5] 0, 1 or 2 turns of yours at the end', () => {
    const turns = (finalTurns: number): number => {
      const scene = cards(['tribute', 'archives', 'decree'], 'senate', { pile: [], finalTurns });
      const before = scene.events('turnBegan').length;
      if (finalTurns > 0) scene.seat(0).boards(1).rows(21).docksIdly();
      if (finalTurns > 1) scene.seat(0).boards(0).rows(8).docksIdly();
      expect(scene.asked).toBe('over');
      return scene.events('turnBegan').length - before + (finalTurns > 0 ? 1 : 0);
    };
    expect([turns(0), turns(1), turns(2)]).toEqual([0, 1, 2]);
  });

  it('[VEN-23.6] no assistants in the preliminary round', () => {
    const scene = firstPlaced('none', { preliminary: 'withoutAssistants' });
    expect([scene.events('assistant'), scene.events('placedGondola').length]).toEqual([[], 5]);
  });

  it('[VEN-23.7] 3 VP for space 4', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {
      space4Vp: 3,
      assistants: [{ market: 3 }, {}],
      at: ['S10', 'S8', 'S7', 'S9'],
    });
    scene.play('send:market', 'gondola:2');
    expect(scene.state.doge?.vp).toBe(3);
  });

  it('[VEN-23.8] more cards and none of them cannot both be chosen', () => {
    const { setup } = newGame(1, 'x').rules.game;
    expect(setup.preliminary).toEqual(['normal', 'oneMore', 'twoMore', 'withoutAssistants']);
    const placed = setup.preliminary.map((preliminary) => {
      const scene = firstPlaced('combined', { preliminary });
      return [scene.events('smugglerCard').length, scene.events('assistant').filter(({ pushed }) => !pushed).length];
    });
    expect(placed).toEqual([
      [4, 4],
      [5, 5],
      [6, 6],
      [4, 0],
    ]);
  });

  it('[VEN-23.8] all else combines freely', () => {
    const hard = { dogeCouncilStart: 5, dogeSpace1Vp: 1, dogeParchments: 3, finalTurns: 0, dogeSpace4Vp: 3 } as const;
    for (const preliminary of ['twoMore', 'withoutAssistants'] as const) {
      expect(newGame(1, 'x', { ...hard, preliminary }).state.doge).toMatchObject({
        council: [5, 5],
        space1Vp: 1,
        parchments: 3,
        finalTurns: 0,
        space4Vp: 3,
      });
    }
  });

  it('plays to its end whatever is chosen', () => {
    const setup = { preliminary: 'twoMore', finalTurns: 0, dogeSpace1Vp: 1 } as const;
    expect(breaches(1, SEEDS, ({ state }) => (state.doge?.intrigue ?? 0) < 8, setup)).toEqual([]);
    expect(playRandomly(newGame(1, 'end', setup), 'end').outcome?.reason).toBe('doge');
  });
});
