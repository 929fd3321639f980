/** VEN-20 to VEN-23: solo. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import type { DogeCard, Tile } from '../content/tables.ts';
import { final, position, type DogeSetting, type SeatSetting, type Setting } from './position.ts';
import { breaches, dealtGame, newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Places the first gondola on a communal quay and leaves its building alone. */
const firstPlaced = (seed: string, setup: Parameters<typeof newGame>[2] = {}): Scene => {
  const scene = dealtGame(1, seed, setup);
  scene.play('place:12');
  while (scene.asked === 'activate') scene.play('finish');
  return scene;
};

/** You have docked idly at S4; the Doge's turn begins with the cards named, A and then B. */
const dogeTurn = (
  A: readonly Tile[],
  B: readonly Tile[],
  doge: DogeSetting = {},
  own: SeatSetting = {},
  setting: Setting = {},
): Scene => {
  const scene = position({
    ...setting,
    seats: [{ at: ['S3', 'SM'], ...own }],
    decks: { A, B },
    doge: { at: ['S6', 'S8', 'S7', 'S9'], ...doge },
  });
  scene.seat(0).boards(0).rows(3).docksIdly();
  return scene;
};

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

describe('the Doge’s turn', () => {
  it('[VEN-21.1] follows each of yours', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church']);
    expect([scene.asked, scene.offered]).toEqual(['smuggler', ['send:market', 'send:bank']]);
  });

  it('[VEN-21.2] two cards of deck A, one chosen, the other back on top', () => {
    const scene = dogeTurn(['market', 'bank', 'court'], ['bank', 'church']);
    scene.play('send:market');
    expect(scene.state.decks?.A.cards).toEqual(['court', 'bank']);
    // B is not drawn before A has gone.
    expect(scene.state.decks?.B.drawn).toEqual([]);
  });

  it('[VEN-21.3] you choose which of the two goes, unless one is there', () => {
    const scene = dogeTurn(['councilOfTen', 'bank'], ['bank', 'church']);
    scene.play('send:councilOfTen');
    // Gondola 2 lies at the Council of Ten already: 4 goes.
    expect([scene.state.quays[2], scene.state.quays[4]]).toEqual([5, 5]);
  });

  it('[VEN-21.4] by the cheapest way, of equals as you choose', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church']);
    scene.play('send:market', 'gondola:4');
    expect(scene.offered).toEqual(['path:8-17', 'path:16-18']);
  });

  it('[VEN-21.5] for each of your gondolas he passes you choose, he pays nothing', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { at: ['S3', 'S10'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.asked, scene.offered]).toEqual(['crossing', ['parchment', 'intrigue']]);
    scene.play('intrigue');
    expect([scene.seat(0).player.intrigue, scene.state.doge?.parchments, scene.state.doge?.intrigue]).toEqual([
      1, 2, 0,
    ]);
  });

  it('[VEN-21.6] passing his own: nothing', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], { at: ['S6', 'S10', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect(scene.happened).not.toContain('crossed');
  });

  it('[VEN-21.7] stopping on yours gives you VP, on his own the Doge', () => {
    const scene = dogeTurn(
      ['market', 'bank'],
      ['bank', 'church'],
      { at: ['S10', 'S11', 'S7', 'S9'] },
      { at: ['S3', 'S11'] },
    );
    scene.play('send:market', 'gondola:2');
    expect([scene.stack('S11'), scene.seat(0).player.vp, scene.state.doge?.vp]).toEqual([[1, 3, 2], 2, 1]);
  });

  it('[VEN-21.8] the assistant of the gondola’s colour advances and pushes', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { assistants: { market: 1 } });
    scene.play('send:market', 'gondola:4', 'path:16-18');
    expect([scene.space(2, 'market'), scene.space(1, 'market'), scene.space(0, 'market')]).toEqual([1, 0, 2]);
  });

  it('[VEN-21.9] 0, 1, 2 or 4 VP by its space, 4 again when it was there', () => {
    const scored = (before: 0 | 1 | 2 | 3 | 4): number | undefined => {
      const assistants = before === 0 ? {} : { market: before };
      const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {
        assistants: [assistants, {}],
        at: ['S10', 'S8', 'S7', 'S9'],
      });
      scene.play('send:market', 'gondola:2');
      return scene.state.doge?.vp;
    };
    expect([scored(0), scored(1), scored(2), scored(3), scored(4)]).toEqual([0, 1, 2, 4, 4]);
  });

  it('[VEN-21.10] he ignores building effects', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {
      assistants: [{ market: 3 }, {}],
      at: ['S10', 'S8', 'S7', 'S9'],
    });
    scene.play('send:market', 'gondola:2');
    expect([
      scene.happened.includes('activated') && scene.events('activated').every(({ seat }) => seat === 0),
      scene.state.supply,
    ]).toEqual([false, { O: 22, V: 22, S: 22 }]);
  });

  it('[VEN-21.11] then the same with deck B', () => {
    const scene = dogeTurn(['market', 'bank'], ['senate', 'church'], { at: ['S10', 'S11', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.asked, scene.offered]).toEqual(['smuggler', ['send:senate', 'send:church']]);
    scene.play('send:senate');
    expect(scene.offered).toEqual(['gondola:3', 'gondola:5']);
    scene.play('gondola:3');
    expect(scene.state.quays[3]).toBe(scene.quay('senate'));
  });
});

/** A Doge's turn in which nothing is asked: A goes to the market, B to a tile, one step each. */
const cards = (
  row: readonly DogeCard[],
  B: 'senate' | 'court',
  doge: DogeSetting = {},
  own: SeatSetting = {},
): Scene => {
  const near = B === 'senate' ? 'S11' : 'S1';
  const scene = dogeTurn(
    ['market'],
    [B],
    { at: ['S10', near === 'S11' ? 'S11' : 'S5', 'S11', B === 'senate' ? 'S12' : 'S1'], row, ...doge },
    { parchments: 0, ...own },
  );
  while (scene.asked === 'dogeGondola' || scene.asked === 'path') scene.play(scene.offered[0] ?? '');
  return scene;
};

/** VP the Doge has had from cards alone. */
const vpByCards = (scene: Scene): number =>
  scene
    .events('changed')
    .filter(({ side, what, cause }) => side === 1 && what === 'vp' && cause === 'dogeCard')
    .reduce((sum, { by }) => sum + by, 0);

describe('the Doge’s cards', () => {
  it('[VEN-21.12] those not ignored are resolved from left to right', () => {
    // Market of A ignores 1, senate of B ignores 3: only the middle card.
    const one = cards(['tribute', 'archives', 'decree'], 'senate');
    expect(one.events('dogeCard').map((event) => `${event.position} ${event.card}`)).toEqual(['1 archives']);
    expect(one.events('dogeCardIgnored').map(({ card, by }) => `${by} ${card}`)).toEqual(['A tribute', 'B decree']);
  });

  it('[VEN-21.12] two where both ignore the same', () => {
    // Market of A ignores 1, lesserCouncil of B ignores 1.
    const scene = dogeTurn(['market'], ['lesserCouncil'], {
      at: ['S10', 'S11', 'S11', 'S10'],
      row: ['tribute', 'archives', 'twoFamilies'],
    });
    while (scene.asked !== 'gondolier') scene.play(scene.offered[0] ?? '');
    expect(scene.events('dogeCard').map(({ card }) => card)).toEqual(['archives', 'twoFamilies']);
  });

  it('[VEN-21.13] resolved cards are discarded and replaced in their places; ignored ones stay', () => {
    const scene = cards(['tribute', 'archives', 'decree'], 'senate', { pile: ['summons', 'session', 'patronage'] });
    expect([scene.state.doge?.row, scene.state.doge?.discard]).toEqual([
      ['tribute', 'summons', 'decree'],
      ['archives'],
    ]);
  });

  it('[VEN-21.14] the played cards lie open until the end of his turn', () => {
    const scene = dogeTurn(['market', 'bank'], ['senate', 'church'], { at: ['S10', 'S11', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.state.doge?.played, scene.state.decks?.A.discard.includes('market')]).toEqual([['market'], false]);
    scene.play('send:senate', 'gondola:3');
    expect([scene.state.doge?.played, scene.state.decks?.A.discard.includes('market')]).toEqual([[], true]);
  });

  it('[VEN-21.15] a last card is played without a choice; the deck is made anew at the end', () => {
    const scene = cards(['tribute', 'archives', 'decree'], 'senate');
    expect([scene.state.decks?.A.cards.length, scene.state.decks?.B.cards.length]).toEqual([12, 12]);
    const order = scene.happened.filter((kind) => kind === 'dogeCard' || kind === 'deckShuffled');
    expect(order).toEqual(['dogeCard', 'deckShuffled', 'deckShuffled']);
  });

  it('DG1 to DG9', () => {
    const middle = (card: DogeCard, doge: DogeSetting = {}, own: SeatSetting = {}): Scene =>
      cards(['tribute', card, 'tribute'], 'senate', doge, own);
    expect(middle('decree').seat(0).player.intrigue).toBe(1);
    expect(middle('summons').seat(0).player.intrigue).toBe(2);
    expect(middle('session').state.doge?.council).toEqual([1, 0]);
    expect(middle('session', { intrigue: 1, council: [3, 2] }).state.doge?.council).toEqual([3, 4]);
    expect(middle('twoFamilies').state.doge?.council).toEqual([1, 1]);
    expect(middle('archives').state.doge?.parchments).toBe(4);
    expect(middle('absolution', { intrigue: 3 }).state.doge?.intrigue).toBe(1);
    expect(vpByCards(middle('absolution'))).toBe(1);
    expect(vpByCards(middle('tribute'))).toBe(3);
    const high = { bank: 3, church: 4, court: 3, docks: 4, library: 3 } as const;
    expect(vpByCards(middle('patronage', { assistants: [high, {}] }))).toBe(4);
    expect(vpByCards(middle('patronage', { assistants: [{ bank: 3 }, { bank: 4, church: 2 }] }))).toBe(1);
  });

  it('DG3: the dearest canal beside your gondolas, of equals the lowest number', () => {
    const scene = cards(['tribute', 'ducalWorks', 'tribute'], 'senate');
    // S4 has C3 and C8, St Mark's Square C20 to C23: C20 costs 3.
    expect(scene.events('bridgeBuilt')).toEqual([{ kind: 'bridgeBuilt', colour: 1, canal: 19 }]);
    // Without it C8 and C23 are dearest, at 2; with none left there, C11 of all the others.
    const built = (bridges: readonly number[]): readonly number[] =>
      cards(['tribute', 'ducalWorks', 'tribute'], 'senate', {}, { bridges })
        .events('bridgeBuilt')
        .map(({ canal }) => canal);
    expect([built([20]), built([3, 8, 20, 21, 22, 23])]).toEqual([[7], [10]]);
    const spent = cards(['tribute', 'ducalWorks', 'tribute'], 'senate', {
      bridges: [
        [1, 2],
        [4, 5],
      ],
    });
    expect([spent.events('bridgeBuilt'), vpByCards(spent)]).toEqual([[], 2]);
  });
});

describe('meeting the Doge', () => {
  /** You pass S4, where his first A gondola lies. */
  const meeting = (doge: DogeSetting = {}, own: SeatSetting = {}): Scene => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], ...own }],
      doge: { at: ['S4', 'S8', 'S7', 'S9'], ...doge },
    });
    scene.seat(0).boards(0).rows(3).passes();
    return scene;
  };

  it('[VEN-21.16] for each of his gondolas you pass you choose', () => {
    const scene = meeting();
    expect([scene.asked, scene.offered]).toEqual(['crossing', ['parchment', 'intrigue']]);
  });

  it('[VEN-21.17] he spends a parchment, or takes an intrigue', () => {
    const scene = meeting();
    scene.play('intrigue');
    expect([scene.state.doge?.parchments, scene.state.doge?.intrigue]).toEqual([1, 0]);
    const last = meeting({ parchments: 1 });
    last.play('intrigue');
    expect([last.state.doge?.parchments, last.state.doge?.intrigue]).toEqual([0, 0]);
    const poor = meeting({ parchments: 0 });
    poor.play('intrigue');
    expect([poor.state.doge?.parchments, poor.state.doge?.intrigue]).toEqual([0, 1]);
  });

  it('[VEN-21.18] at 8 intrigue he loses 2 VP and 4 intrigue', () => {
    const scene = meeting({ parchments: 0, intrigue: 7, vp: 5 });
    scene.play('intrigue');
    expect(scene.state.doge).toMatchObject({ intrigue: 4, vp: 3 });
    const poor = meeting({ parchments: 0, intrigue: 7, vp: 1 });
    poor.play('intrigue');
    expect(poor.state.doge).toMatchObject({ intrigue: 4, vp: 0 });
  });

  it('[VEN-21.19] bridges give him no intrigue', () => {
    const scene = dogeTurn(
      ['market', 'bank'],
      ['senate', 'church'],
      { at: ['S10', 'S11', 'S7', 'S9'] },
      { bridges: [19] },
    );
    scene.play('send:market', 'gondola:2');
    expect(scene.state.doge?.intrigue).toBe(0);
  });

  it('[VEN-21.20] accusing everybody else gives him one', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'], assistants: { court: 1 } }] });
    scene.seat(0).boards(0).rows(1).docks().uses(2);
    expect([scene.state.doge?.intrigue, scene.seat(0).player.intrigue]).toEqual([1, 0]);
  });

  it('[VEN-21.21] each mission you draw takes a Doge card out of the game', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'] }] });
    const before = scene.state.doge?.pile.length ?? 0;
    scene.seat(0).boards(0).rows(5).docks().uses(2);
    expect([scene.state.doge?.pile.length, scene.happened.includes('dogeCardLeft')]).toEqual([before - 1, true]);
    const offer = position({ seats: [{ influence: ['makeOffer'] }] });
    offer.seat(0).plays('makeOffer').does('draw');
    expect(offer.state.doge?.pile.length).toBe(before - 1);
  });

  it('[VEN-21.22] his bridges give you an intrigue', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'] }],
      doge: { at: ['S6', 'S8', 'S7', 'S9'], bridges: [[3], []] },
    });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.intrigue).toBe(1);
  });

  it('[VEN-21.23] docking on his gondolas gives him VP', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'] }], doge: { at: ['S4', 'S8', 'S4', 'S9'] } });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.state.doge?.vp).toBe(3);
  });

  it('[VEN-21.24] mission 3 works under his bridges', () => {
    const scene = position({
      seats: [{ at: ['S3', 'SM'], slots: [3] }],
      doge: { at: ['S6', 'S8', 'S7', 'S9'], bridges: [[3], []] },
    });
    scene.seat(0).boards(0).rows(3);
    expect(scene.seat(0).player.intrigue).toBe(0);
  });

  it('[VEN-21.25] mission 7 works on his gondolas', () => {
    const scene = position({ seats: [{ at: ['S3', 'SM'], slots: [7] }], doge: { at: ['S4', 'S8', 'S4', 'S9'] } });
    scene.seat(0).boards(0).rows(3).docks();
    expect(scene.seat(0).player.vp).toBe(2);
  });

  it('[VEN-21.26] with mission 14 he pays too when he passes you', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { at: ['S3', 'S10'], slots: [14] });
    scene.play('send:market', 'gondola:2', 'intrigue');
    expect([scene.seat(0).player.intrigue, scene.state.doge?.parchments]).toEqual([1, 1]);
  });

  it('[VEN-21.27] mission 20 ignores the Decree', () => {
    expect(cards(['tribute', 'decree', 'tribute'], 'senate', {}, { slots: [20] }).seat(0).player.intrigue).toBe(0);
  });

  it('[VEN-21.28] mission 21 answers the Summons with cubes of either gondola', () => {
    const scene = cards(['tribute', 'summons', 'tribute'], 'senate', {}, { slots: [21], cargo: ['O', 'V'] });
    expect([scene.asked, scene.offered]).toEqual(['summons', ['intrigue', 'cube:0:O', 'cube:1:V']]);
    scene.play('cube:1:V', 'intrigue');
    expect([scene.seat(0).player.intrigue, scene.seat(0).cargo(1)]).toEqual([1, '']);
  });

  it('[VEN-21.29] neither council nor missions end the game', () => {
    const scene = position({ seats: [{ at: ['S2', 'SM'], council: 19 }], missions: [1] });
    scene.seat(0).boards(0).rows(5).docks().uses(2);
    expect([scene.state.pawn, scene.state.missions.length, scene.seat(0).player.missions]).toEqual(['track', 0, [1]]);
    const council = position({ seats: [{ at: ['S4', 'SM'], council: 19 }] });
    council.seat(0).boards(0).rows(8).docks().uses(1);
    expect(council.state.pawn).toBe('track');
  });
});

describe('the end', () => {
  /** A Doge's turn after which the row cannot be filled. */
  const exhausted = (doge: DogeSetting = {}): Scene =>
    cards(['tribute', 'archives', 'decree'], 'senate', { pile: [], ...doge });

  it('[VEN-22.1] comes when the row cannot be refilled', () => {
    const scene = exhausted();
    expect([scene.state.doge?.row, scene.events('endTriggered')]).toEqual([
      ['tribute', null, 'decree'],
      [{ kind: 'endTriggered', by: 'dogeRow' }],
    ]);
    expect(cards(['tribute', 'archives', 'decree'], 'senate', { pile: ['summons'] }).happened).not.toContain(
      'endTriggered',
    );
  });

  it('[VEN-22.2] after one more turn of yours, without his', () => {
    const scene = exhausted();
    expect(scene.askedSeats).toEqual([0]);
    scene.seat(0).boards(1).rows(21).docksIdly();
    expect([scene.asked, scene.outcome?.reason]).toEqual(['over', 'doge']);
  });

  it('[VEN-22.3] the council as with three; both his markers score', () => {
    const scene = final({ seats: [{ council: 5 }], doge: { council: [7, 3] } });
    expect(scene.score('council')).toEqual([5, 12]);
    expect(final({ seats: [{ council: 5 }], doge: { council: [5, 0] } }).score('council')).toEqual([7, 7]);
  });

  it('[VEN-22.4] your assistants score, his do not', () => {
    const seven = { bank: 1, church: 1, court: 1, docks: 1, library: 1, market: 1, senate: 1 } as const;
    const scene = final({
      seats: [{ council: 5, assistants: seven }],
      doge: { council: [7, 3], assistants: [seven, seven] },
    });
    expect(scene.score('assistants')).toEqual([3, 0]);
  });

  it('[VEN-22.5] you may lower your intrigue, he does not', () => {
    const scene = final({ seats: [{ coins: 8, parchments: 2, intrigue: 2 }], doge: { intrigue: 3, parchments: 5 } });
    scene.play('lower:parchments', 'lower:coins');
    expect([scene.score('intrigue'), scene.state.doge?.parchments]).toEqual([[0, 3], 5]);
  });

  it('[VEN-22.6] with intrigue, and he having no more, you lose', () => {
    const against = (own: number, doge: number): number | undefined =>
      final({ seats: [{ vp: 30, intrigue: own, coins: 0, parchments: 0 }], doge: { intrigue: doge } }).outcome
        ?.ranks[0];
    expect([against(1, 1), against(2, 1), against(1, 2), against(0, 0)]).toEqual([2, 2, 1, 1]);
  });

  it('[VEN-22.7] a VP for 4 coins', () => {
    expect(final({ seats: [{ coins: 11 }] }).score('wealth')).toEqual([2, 0]);
  });

  it('[VEN-22.8] only strictly more VP win', () => {
    const against = (own: number): readonly number[] | undefined =>
      final({ seats: [{ vp: own, coins: 0 }], doge: { vp: 10 } }).outcome?.ranks;
    expect([against(10), against(11)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
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
