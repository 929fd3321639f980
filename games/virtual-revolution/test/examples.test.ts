/** Section 4: the worked examples, number by number. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position } from './position.ts';
import { newGame } from './random-games.ts';

describe('examples', () => {
  it('[VR-X1] the figures after setup', () => {
    const figures = ([2, 3, 4] as const).map((seats) => {
      const scene = newGame(seats, 'figures');
      const [first = 0, second = 0] = scene.state.order;
      const onMap = scene.state.tokens.reduce((sum, count) => sum + count, 0);
      return [
        [scene.seat(first).onMap, scene.seat(second).onMap, onMap],
        [scene.seat(first).player.reserve, scene.seat(second).player.reserve],
        scene.state.locationDeck.length,
      ];
    });
    expect(figures).toEqual([
      [[11, 12, 23], [9, 8], 19],
      [[7, 8, 23], [11, 10], 19],
      [[5, 6, 23], [10, 9], 19],
    ]);
    const scene = newGame(3, 'figures');
    for (const seat of [0, 1, 2]) {
      const { objectives, corruption, directors } = scene.seat(seat).player;
      expect([scene.seat(seat).tracks, objectives.length, corruption.length, directors.length]).toEqual([
        '10/5/1/0',
        2,
        0,
        0,
      ]);
      expect(scene.seat(seat).servers).toBe(0);
    }
  });

  it('[VR-X2] a Boost "Build: +2 €" pays a Server with 8 €', () => {
    const scene = position({
      seats: [{ euros: 8, boosts: ['B5'], tokens: { 14: 1 } }, {}],
      director: 14,
      phase: 'action',
    });
    scene.play('perform:build');
    expect([scene.seat(0).tracks, scene.hands[0], scene.server(14)]).toEqual(['0/7/1/1', 1, 0]);
  });

  it('[VR-X3] Miss Yoshida: used, promoted with her effect, turned into a Boost or retired', () => {
    const scene = position({
      seats: [{ service: ['yoshida'], corruption: [9], euros: 10 }, {}],
      director: 14,
      offer: [['pixel', 12]],
    });
    scene.play('use:yoshida', 'promote:yoshida', 'apply', 'addAt:#13');
    expect([scene.all('immunity')[0], scene.hands[0], scene.all('reserve')[0], scene.tokens(13)]).toEqual([
      2,
      2,
      19,
      '0x1',
    ]);
    const retired = scene.branch().play('retire');
    expect([retired.seat(0).player.retired, retired.seat(0).player.boosts]).toEqual([['yoshida'], []]);
    scene.play('becomeBoost', 'none', 'perform:recruit');
    expect([scene.seat(0).player.euros, scene.seat(0).service]).toEqual([8, ['pixel']]);
  });

  it('[VR-X4] Johann recovers 4 tokens in each of six ways', () => {
    const ways = [
      ['euro', 'euro', 'euro', 'euro'],
      ['discard', 'euro', 'euro'],
      ['discard', 'discard'],
      ['look', 'euro', 'euro'],
      ['look', 'discard'],
      ['immunity', 'euro'],
    ];
    const results = ways.map((way) => {
      const scene = position({ seats: [{ recycling: 4, corruption: [9, 20] }, {}] });
      scene.play(...way.map((into) => `recycle:${into}`));
      const { euros, immunity, necroSeen, reserve } = scene.seat(0).player;
      return [euros - 10, 2 - (scene.hands[0] ?? 0), necroSeen, immunity - 1, reserve - 16];
    });
    expect(results).toEqual([
      [4, 0, false, 0, 4],
      [2, 1, false, 0, 4],
      [0, 2, false, 0, 4],
      [2, 0, true, 0, 4],
      [0, 1, true, 0, 4],
      [1, 0, false, 1, 4],
    ]);
  });

  it('[VR-X5] Cyril recruits Pixel from the 14th', () => {
    const scene = position({ offer: [null, null, ['pixel', 13]] });
    scene.play('director:#14', 'none', 'perform:recruit');
    expect([scene.seat(0).player.euros, scene.seat(0).service]).toEqual([6, ['pixel']]);
    expect([scene.state.slots[2], scene.state.places[2]]).toEqual([null, null]);
    expect(scene.events('agentHired')).toEqual([{ kind: 'agentHired', seat: 0, agent: 'pixel', slot: 2 }]);
  });

  it('[VR-X6] Cassandra donates 3 € for two cards', () => {
    const scene = position({ seats: [{ corruption: [9, 20, 30] }, {}], director: 14, phase: 'action' });
    scene.play('perform:donate');
    expect(scene.offered).toEqual(['donate:1', 'donate:2', 'buyImmunity']);
    scene.play('donate:2', 'discard:9', 'discard:30');
    expect(scene.offers('buyImmunity')).toBe(true);
    scene.play('stop');
    expect([scene.seat(0).tracks, scene.hands[0], scene.state.corruptionDiscard]).toEqual(['7/5/1/0', 1, [9, 30]]);
  });

  it('[VR-X7] Cyril is searched', () => {
    // A Immunity, B Revenue, C Diplomat, D and E Money, F a Server in QL or NA.
    const scene = endOfRound({
      seats: [
        { corruption: [1, 6, 11, 3, 4, 19], immunity: 2, euros: 3, servers: [11], service: ['zero'] },
        { revenue: 1 },
      ],
      necro: ['tipOff', 'virus'],
    });
    scene.play('card:6', 'immunity', 'card:3', 'card:4');
    expect(scene.seat(0).tracks).toBe('0/5/0/0');
    expect([scene.server(11), scene.seat(0).service, scene.hands[0]]).toEqual([null, ['zero'], 0]);
    expect(scene.state.corruptionDiscard.toSorted((a, b) => a - b)).toEqual([1, 3, 4, 6, 11, 19]);
    expect(scene.events('searchCard')[0]).toMatchObject({ card: 1, how: 'suffered' });
    expect(scene.events('searchCard')).toContainEqual(expect.objectContaining({ card: 11, how: 'harmless' }));
  });

  it('[VR-X8] the Necro card Corruption: Orange lowest, Red and Green highest', () => {
    const [orange, red, green, blue] = [0, 1, 2, 3];
    const scene = endOfRound({
      seats: [
        { revenue: 2, immunity: 0 },
        { revenue: 9, immunity: 3 },
        { revenue: 9, immunity: 0 },
        { revenue: 5, immunity: 0 },
      ],
      necro: ['corruption', 'virus'],
    });
    scene.play('avoid:3');
    expect([scene.all('immunity')[orange], scene.all('immunity')[red]]).toEqual([1, 0]);
    expect([scene.hands[orange], scene.hands[red], scene.hands[green], scene.hands[blue]]).toEqual([1, 0, 1, 1]);
    scene.play('position:0', 'position:1', 'position:2');
    const prices = scene.state.players.map(({ modifiers }) => (modifiers.includes('recruit') ? 8 : 4));
    expect(prices).toEqual([4, 4, 8, 4]);
  });

  it("[VR-X9] Johann's 8 Agents are worth 18 VP", () => {
    const { agents, trios } = position({
      seats: [
        { service: ['zero', 'pixel', 'lance'], boosts: ['jade', 'shane'], retired: ['trunk', 'mole', 'dina'] },
        {},
      ],
    }).seat(0).score;
    expect([agents, trios, agents + trios]).toEqual([8, 10, 18]);
  });

  it('[VR-X10] Joannes scores 30 VP for 7 Verses, not 15 for 3 Servers', () => {
    const verses = ['codex', 'curse', 'rift', 'castle', 'venizia', 'olmeta', 'howling'] as const;
    const score = (objectives: readonly ['O3' | 'O5' | 'O2', 'O2' | 'O12']): readonly [string, number] => {
      const own = position({ seats: [{ verses, servers: [1, 5, 9], objectives, euros: 0, revenue: 0 }, {}] }).seat(
        0,
      ).score;
      return [own.scored, own.objective];
    };
    expect([score(['O3', 'O2']), score(['O2', 'O12'])]).toEqual([
      ['O3', 30],
      ['O2', 15],
    ]);
  });

  it('[VR-X11] Revenue 15 is 21 VP with O1', () => {
    expect(position({ seats: [{ revenue: 15, objectives: ['O1', 'O2'] }, {}] }).seat(0).score.objective).toBe(21);
  });

  it('[VR-X12] the upkeep after round 4', () => {
    const upkeep = (locations: readonly number[]): readonly unknown[] => {
      const scene = endOfRound({ round: 4, agents: ['nash', 'mole', 'dina', 'ivan'], locations }).play('position:0');
      const { slots, agentDeck, locationDeck } = scene.state;
      return [slots, agentDeck.length, locationDeck.length];
    };
    expect(upkeep([1, 2, 3, 4])).toEqual([['nash', 'mole', 'dina', 'ivan', null], 0, 0]);
    expect(upkeep([1, 0, 3, 4])).toEqual([['nash', null, 'dina', 'ivan', null], 0, 0]);
  });

  it('[VR-X13] Sabotage: two trios bring 6 VP instead of 10', () => {
    const scene = endOfRound({
      round: 5,
      seats: [
        { revenue: 9, immunity: 0, retired: ['zero', 'jade', 'pixel', 'mole', 'lance', 'dina'] },
        { immunity: 0 },
      ],
      necro: ['sabotage'],
    });
    expect([scene.score('trios')?.[0], scene.score('penalties')?.[0]]).toEqual([10, -4]);
  });

  it('[VR-X14] Shoot-out: two Titles bring 14 VP instead of 20', () => {
    const scene = endOfRound({
      round: 5,
      seats: [
        { immunity: 0, tokens: { 13: 1, 14: 1, 15: 1, 21: 1, 22: 1, 23: 1 } },
        { revenue: 9, immunity: 0 },
      ],
      necro: ['shootOut'],
    });
    expect([scene.score('titles')?.[0], scene.score('penalties')?.[0]]).toEqual([20, -6]);
  });

  it('[VR-X15] Servers: 0, 1, 3, 6, 10, 15, 21, 28 VP', () => {
    const all = [1, 5, 8, 9, 11, 13, 21];
    const points = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (count) => position({ seats: [{ servers: all.slice(0, count) }, {}] }).seat(0).score.servers,
    );
    expect(points).toEqual([0, 1, 3, 6, 10, 15, 21, 28]);
  });
});
