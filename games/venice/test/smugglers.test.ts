/** VEN-19: smugglers. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { PRINTED } from '../content/printed.ts';
import type { Tables, Tile } from '../content/tables.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import { dealtGame, newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

/** The first seat has docked idly at S4 and is about to send smuggler A by one of two cards. */
const sending = (
  cards: readonly Tile[],
  { own = {}, other = {}, ...setting }: Omit<Setting, 'seats'> & { own?: SeatSetting; other?: SeatSetting } = {},
  content: Tables = PRINTED,
): Scene => {
  const seats = [
    { at: ['S3', 'SM'], ...own },
    { at: ['S2', 'DP'], ...other },
  ] as const;
  const scene = position({ ...setting, decks: { A: cards }, seats }, content);
  scene.seat(0).boards(0).rows(3).docksIdly();
  return scene;
};

describe('setup', () => {
  it('[VEN-19.1] the first player has deck A, the other deck B, twelve cards each', () => {
    const scene = newGame(2, 'decks');
    expect([scene.state.decks?.A.cards.length, scene.state.decks?.B.cards.length]).toEqual([12, 12]);
    const game = playRandomly(scene, 'decks');
    const { first } = game.state;
    expect(game.events('smugglerCard').every(({ seat, letter }) => (letter === 'A') === (seat === first))).toBe(true);
  });

  it('[VEN-19.2] two gondolas of a third colour, off the board', () => {
    expect(newGame(2, 'off').state.quays).toEqual([null, null, null, null, null, null]);
  });

  it('[VEN-19.3] ten assistants for both, one on a tile', () => {
    const scene = sending(['senate', 'market'], { smugglers: { at: ['S6', 'S7'], assistants: { senate: 2 } } });
    scene.seat(0).does('send:senate');
    while (scene.asked === 'path') scene.play(scene.offered[0] ?? '');
    expect(scene.space(2, 'senate')).toBe(3);
  });
});

describe('the action', () => {
  it('[VEN-19.4] after each turn, with the own deck', () => {
    const scene = sending(['senate', 'market']);
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['smuggler', [0], ['send:senate', 'send:market']]);
  });

  it('[VEN-3.8] no smuggler action follows a preliminary placement', () => {
    const scene = dealtGame(2, 'placing');
    while (scene.state.turn === 0) scene.play(scene.offered[0] ?? '');
    expect(scene.happened).not.toContain('smugglerCard');
  });

  it('[VEN-19.5] two cards, one played, the other back on top', () => {
    const scene = sending(['senate', 'market', 'bank']);
    scene.seat(0).does('send:market');
    const deck = scene.state.decks?.A;
    expect([deck?.cards, deck?.drawn, deck?.topKnown]).toEqual([['bank', 'senate'], [], true]);
    expect([scene.view(0).decks?.A.top, scene.view(1).decks?.A.top]).toEqual(['senate', null]);
  });

  it('[VEN-19.6] the smuggler goes to the tile', () => {
    const scene = sending(['senate', 'market'], { smugglers: { at: ['S11', null] } });
    scene.seat(0).does('send:senate');
    expect(scene.state.quays[4]).toBe(scene.quay('senate'));
  });

  it('[VEN-19.7] the first time it is simply put there', () => {
    const scene = sending(['senate', 'market'], { other: { at: ['S12', 'S11'] } });
    scene.seat(0).does('send:senate');
    expect([scene.stack('S12'), scene.seat(1).player.vp]).toEqual([[2, 4], 1]);
    expect(scene.happened).not.toContain('crossed');
  });

  it('[VEN-19.8] the Doge’s icon means nothing', () => {
    const sent = (ignores: 1 | 2 | 3): readonly [unknown, readonly string[]] => {
      const { smugglers } = PRINTED;
      const A = { ...smugglers.A, ignores: { ...smugglers.A.ignores, senate: ignores } };
      const scene = sending(['senate', 'market'], {}, { ...PRINTED, smugglers: { ...smugglers, A } });
      scene.seat(0).does('send:senate');
      return [scene.state, scene.happened];
    };
    expect(sent(1)).toEqual(sent(3));
    expect(sent(1)[1].filter((kind) => kind.startsWith('doge'))).toEqual([]);
  });

  it('[VEN-19.20] the last card is played without a choice, then the deck is made anew', () => {
    const scene = sending(['senate']);
    // It is shown before the cards are shuffled.
    expect(scene.offered).toEqual(['send:senate']);
    scene.alone();
    expect([scene.happened.includes('deckShuffled'), scene.askedSeats]).toEqual([true, [1]]);
    const deck = scene.state.decks?.A;
    expect([deck?.cards.length, deck?.discard]).toEqual([12, []]);
  });

  it('[VEN-19.21] played cards go to the discard pile of their letter', () => {
    const scene = sending(['senate', 'market', 'bank']);
    const before = scene.state.decks?.A.discard.length ?? 0;
    scene.seat(0).does('send:senate');
    expect([scene.state.decks?.A.discard.at(-1), scene.state.decks?.A.discard.length]).toEqual(['senate', before + 1]);
    expect(scene.state.decks?.B.discard).toEqual([]);
  });
});

describe('the way', () => {
  it('[VEN-19.9] the cheapest, bridges for nothing, the first canal counted', () => {
    // From S6 to S11: C16 and C19 cost 3.
    const plain = sending(['market', 'bank'], { smugglers: { at: ['S6', null] } });
    plain.seat(0).does('send:market');
    expect(plain.events('smugglerPath')[0]).toMatchObject({ canals: [15, 18], cost: 3, equals: 1 });
    // With a bridge over C18 and C9 the way over the bank costs 1 + 2.
    const bridged = sending(['market', 'bank'], {
      smugglers: { at: ['S6', null] },
      other: { at: ['S2', 'DP'], bridges: [18, 9] },
      own: { bridges: [7] },
    });
    bridged.seat(0).does('send:market');
    expect(bridged.events('smugglerPath')[0]).toMatchObject({ canals: [5, 6, 8, 17], cost: 1, equals: 1 });
  });

  it('[VEN-19.10] of equal paths the active player chooses', () => {
    // From S3 to S10: over S6 or over S7, C6 + C16 = 3, C7 + C17 = 4; with C7 bridged C17 = 2 against 3.
    const scene = sending(['lesserCouncil', 'bank'], {
      smugglers: { at: ['S2', null] },
      other: { at: ['S12', 'S1'] },
    });
    scene.seat(0).does('send:lesserCouncil');
    // C5, C13, C21, C22 over the Doge's Palace is 4; C2, C6, C16 is 5.
    expect(scene.events('smugglerPath')[0]).toMatchObject({ canals: [4, 12, 20, 21], cost: 4 });
    const equal = sending(['market', 'bank'], { smugglers: { at: ['S7', null] }, other: { at: ['S1', 'DP'] } });
    equal.seat(0).does('send:market');
    expect(equal.offered).toEqual(['path:8-17', 'path:16-18']);
    equal.seat(0).does('path:16-18');
    expect(equal.state.quays[4]).toBe(equal.quay('market'));
  });

  it('[VEN-19.11] crossings do not count', () => {
    const scene = sending(['market', 'bank'], { smugglers: { at: ['S6', null] }, other: { at: ['S10', 'DP'] } });
    scene.seat(0).does('send:market');
    expect(scene.events('smugglerPath')[0]).toMatchObject({ canals: [15, 18] });
  });

  it('[VEN-19.12] only the player who is passed pays, be it the active one', () => {
    const scene = sending(['market', 'bank'], {
      smugglers: { at: ['S6', null] },
      other: { at: ['S10', 'DP'] },
      own: { at: ['S3', 'S10'] },
    });
    scene.seat(0).does('send:market');
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [1]]);
    scene.seat(1).does('intrigue');
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [0]]);
    scene.seat(0).does('parchment');
    expect([scene.all('intrigue'), scene.all('parchments')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('[VEN-19.13] a smuggler passing the other: nothing', () => {
    const scene = sending(['market', 'bank'], { smugglers: { at: ['S6', 'S10'] } });
    scene.seat(0).does('send:market');
    expect([scene.happened.includes('crossed'), scene.askedSeats]).toEqual([false, [1]]);
  });

  it('[VEN-19.14] stopping on player gondolas gives their owners VP', () => {
    const scene = sending(['market', 'bank'], {
      smugglers: { at: ['S10', null] },
      own: { at: ['S3', 'S11'] },
      other: { at: ['S11', 'DP'] },
    });
    scene.seat(0).does('send:market');
    expect([scene.stack('S11'), scene.all('vp')]).toEqual([
      [1, 2, 4],
      [2, 1],
    ]);
  });

  it('[VEN-19.15] on the other smuggler: VP for the active player’s opponent', () => {
    const scene = sending(['market', 'bank'], { smugglers: { at: ['S10', 'S11'] } });
    scene.seat(0).does('send:market');
    expect([scene.stack('S11'), scene.all('vp')]).toEqual([
      [5, 4],
      [0, 1],
    ]);
  });

  it('[VEN-19.16] then its assistant advances or is placed, and pushes', () => {
    const scene = sending(['market', 'bank'], {
      smugglers: { at: ['S10', null] },
      other: { assistants: { market: 1 } },
    });
    scene.seat(0).does('send:market');
    expect([scene.space(2, 'market'), scene.space(1, 'market')]).toEqual([1, 2]);
  });

  it('[VEN-19.17] with ten placed no new one comes, those there still advance', () => {
    const assistants = {
      monastery: 1,
      lesserCouncil: 1,
      workshop: 1,
      docks: 1,
      consulate: 1,
      library: 1,
      senate: 1,
      court: 1,
      bank: 2,
      councilOfTen: 1,
    } as const;
    const scene = sending(['market', 'bank'], { smugglers: { at: ['S10', null], assistants } });
    const other = scene.branch();
    scene.seat(0).does('send:market');
    expect(scene.space(2, 'market')).toBe(0);
    other.seat(0).does('send:bank');
    while (other.asked !== 'gondolier') other.play(other.offered[0] ?? '');
    expect(other.space(2, 'bank')).toBe(3);
  });

  it('[VEN-19.18] smugglers use no building and gain nothing', () => {
    const scene = sending(['bank', 'market'], { smugglers: { at: ['S6', null] } });
    scene.seat(0).does('send:bank');
    expect(scene.happened.filter((kind) => kind === 'activated' || kind === 'cubes')).toEqual([]);
    expect(scene.state.supply).toEqual({ O: 22, V: 22, S: 22 });
  });

  it('[VEN-19.26] sent to where it is: it stays, nobody scores, its assistant advances', () => {
    const scene = sending(['market', 'bank'], {
      smugglers: { at: ['S11', null], assistants: { market: 1 } },
      other: { at: ['S11', 'DP'] },
    });
    scene.seat(0).does('send:market');
    expect([scene.space(2, 'market'), scene.all('vp'), scene.events('smugglerPath')]).toEqual([
      2,
      [0, 0],
      // The log says that it stays.
      [{ kind: 'smugglerPath', gondola: 4, canals: [], cost: 0, equals: 1 }],
    ]);
  });
});

describe('players and smugglers', () => {
  /** The first seat passes S4, where smuggler A lies. */
  const meeting = (own: SeatSetting = {}): Scene => {
    const scene = position({
      smugglers: { at: ['S4', null] },
      seats: [{ at: ['S3', 'SM'], ...own }, { at: ['S2', 'DP'] }],
    });
    scene.seat(0).boards(0).rows(3);
    return scene;
  };

  it('[VEN-19.19] whoever passes a smuggler chooses alone', () => {
    const scene = meeting();
    scene.seat(0).passes();
    expect([scene.asked, scene.askedSeats]).toEqual(['crossing', [0]]);
    scene.seat(0).does('intrigue');
    expect(scene.all('intrigue')).toEqual([1, 0]);
  });

  it('[VEN-19.22] abilities about crossings work with smugglers: mission 21', () => {
    const scene = meeting({ slots: [21], cargo: ['O', ''] });
    scene.seat(0).passes().does('cube:0:O');
    expect([scene.all('intrigue'), scene.seat(0).cargo(0)]).toEqual([[0, 0], '']);
  });

  it('[VEN-19.23] moving a smuggler costs its player nothing', () => {
    const scene = sending(['market', 'bank'], { smugglers: { at: ['S6', null] }, other: { at: ['S10', 'DP'] } });
    const before = scene.seat(0).tracks;
    scene.seat(0).does('send:market');
    scene.seat(1).does('intrigue');
    expect(scene.seat(0).tracks).toBe(before);
  });

  it('[VEN-19.24] bridges mean nothing to smugglers or to those who send them', () => {
    const scene = sending(['market', 'bank'], {
      smugglers: { at: ['S10', null] },
      own: { bridges: [19] },
    });
    const before = scene.seat(0).player.coins;
    scene.seat(0).does('send:market');
    expect([scene.seat(0).player.coins, scene.all('intrigue')]).toEqual([before, [0, 0]]);
  });

  it('[VEN-19.25] docking on a smuggler gives VP to nobody', () => {
    const scene = meeting();
    scene.seat(0).docks();
    expect([scene.stack('S4'), scene.all('vp')]).toEqual([
      [4, 0],
      [0, 0],
    ]);
  });

  it('[VEN-19.27] smugglers take no part in bonus, scoring or arrest', () => {
    const scene = playRandomly(newGame(2, 'smugglers'), 'smugglers');
    expect(scene.outcome?.ranks).toHaveLength(2);
    expect(scene.events('changed').every(({ side }) => side < 2)).toBe(true);
  });
});
