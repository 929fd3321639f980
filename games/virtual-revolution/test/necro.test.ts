/** VR-20 and VR-30: Necro attacks and cards. */
import { describe, expect, it } from 'vitest';
import type { Necro } from '../content/tables.ts';
import { endOfRound, position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** Seats 0, 1 and 2 have Revenue 3, 5 and 7 and no Immunity: the first is min, the last is max. */
function attack(card: Necro, sides: readonly SeatSetting[] = [], setting: Setting = {}): Scene {
  const plain = [3, 5, 7].map((revenue) => ({ revenue, immunity: 0, euros: 20 }));
  const seats = plain.map((side, seat) => ({ ...side, ...sides[seat] }));
  return endOfRound({ ...setting, seats, necro: [card, 'virus'] });
}

/** How often each seat was hit by each part. */
function hits(scene: Scene): readonly string[] {
  return scene.events('necroHit').map(({ seat, part }) => `${part} ${seat}`);
}

/** What changed for each seat, in order. */
function changes(scene: Scene, what: string): readonly string[] {
  const found = scene.events('changed').filter((event) => event.what === what && event.cause === 'necro');
  return found.map(({ seat, by }) => `${seat}: ${by}`);
}

describe('a Necro attack', () => {
  it('[VR-20.1] the top card is revealed to all', () => {
    const scene = attack('blackmail');
    expect(scene.heard('audience')).toContainEqual({ kind: 'necroRevealed', card: 'blackmail', min: [0], max: [2] });
    expect(scene.view(1).necroPlayed).toEqual(['blackmail']);
  });

  it('[VR-20.2] lowest and highest Revenue after the Searches, ties included, fixed before any effect', () => {
    const tied = attack('revelations', [{ revenue: 5 }, {}, {}]);
    expect(tied.events('necroRevealed')[0]).toMatchObject({ min: [0, 1], max: [2] });
    const searched = attack('transport', [{}, {}, { corruption: [6, 7, 8, 19, 20], revenue: 7 }]).play(
      'card:6',
      'card:7',
    );
    expect(searched.events('necroRevealed')[0]).toMatchObject({ min: [0], max: [1] });
  });

  it('[VR-20.3] MIN for the lowest, GLOBAL for all, MAX besides for the highest', () => {
    expect(hits(attack('blackmail'))).toEqual(['min 0', 'global 0', 'global 1', 'global 2', 'max 2']);
  });

  it('[VR-20.4] all equal: all three for everyone', () => {
    const scene = endOfRound({ seats: [{ immunity: 0 }, { immunity: 0 }], necro: ['blackmail', 'virus'] });
    expect(hits(scene)).toEqual(['min 0', 'min 1', 'global 0', 'global 1', 'max 0', 'max 1']);
  });

  it('[VR-20.5] MIN, then Immunity, then GLOBAL, then MAX', () => {
    const scene = attack('aggressiveAi', [{ immunity: 1, verses: ['curse'] }]);
    // The Immunity won by MIN pays for GLOBAL.
    expect([scene.asked, scene.askedSeats, scene.all('immunity')[0]]).toEqual(['avoid', [0], 2]);
    scene.play('avoid:2');
    expect([scene.seat(0).verses, scene.all('immunity')[0]]).toEqual([['curse'], 0]);
  });

  it('[VR-20.6] 2 Immunity against GLOBAL, 3 against both for the highest', () => {
    const scene = attack('blackmail', [{ immunity: 2 }, { immunity: 3 }, { immunity: 3 }], { order: [2, 0, 1] });
    expect([scene.askedSeats, scene.offered]).toEqual([[2], ['avoid:0', 'avoid:2', 'avoid:3']]);
    scene.play('avoid:3');
    expect([scene.askedSeats, scene.offered, scene.refuses('avoid:3')]).toEqual([
      [0],
      ['avoid:0', 'avoid:2'],
      'VR-20.6',
    ]);
    scene.play('avoid:2', 'avoid:0');
    expect([changes(scene, 'euros'), scene.all('immunity')]).toEqual([
      ['0: 5', '1: -5'],
      [0, 3, 0],
    ]);
  });

  it('[VR-20.7] MAX alone and MIN cannot be avoided', () => {
    const scene = attack('blackmail', [{ immunity: 9 }, {}, { immunity: 2 }]);
    scene.play('avoid:2', 'avoid:2');
    expect(changes(scene, 'euros')).toEqual(['0: 5', '1: -5', '2: -10']);
  });

  it('[VR-20.8] victims choose, in turn order', () => {
    const two = { tokens: { 1: 1, 2: 1 } };
    const scene = attack('tipOff', [two, { tokens: { 5: 1, 6: 1 } }, {}], { order: [1, 0, 2] });
    expect(scene.askedSeats).toEqual([1]);
    expect(scene.play('token:#5').askedSeats).toEqual([0]);
  });

  it('[VR-20.9] GLOBAL and MAX add up', () => {
    expect(changes(attack('blackmail'), 'euros')).toEqual(['0: 5', '0: -5', '1: -5', '2: -5', '2: -10']);
  });

  it('[VR-20.3] [VR-20.9] is followed hit by hit, each with what it has brought', () => {
    const { told } = attack('blackmail');
    const seen = told.flatMap(({ scene }) => (scene === undefined ? [] : [scene.players.map(({ euros }) => euros)]));
    const paid = seen.map((euros, hit) => euros.map((now, seat) => now - (seen[Math.max(0, hit - 1)]?.[seat] ?? 0)));
    expect(paid).toEqual([
      [0, 0, 0],
      [5, 0, 0],
      [-5, 0, 0],
      [0, -5, 0],
      [0, 0, -5],
    ]);
  });

  it('[VR-20.10] "next round" is the following round and no other', () => {
    const scene = attack('transport', [], { order: [0, 1, 2] });
    expect(scene.state.players.map(({ modifiers }) => modifiers)).toEqual([[], [], []]);
    scene.play('position:0', 'position:1');
    expect(scene.state.players.map(({ modifiers }) => modifiers)).toEqual([['work'], ['work'], ['work', 'create']]);
    const over = endOfRound({ seats: [{ modifiers: ['work'] }, {}] }).play('position:0');
    expect(over.seat(0).player.modifiers).toEqual([]);
  });

  it('[VR-20.11] Quartier Latin may save an Agent or a Boost, once a round', () => {
    const scene = attack('elimination', [{}, {}, { tokens: { 5: 1, 6: 1, 7: 1 }, boosts: ['B1', 'B3'] }]);
    scene.play('loseBoost:B1', 'save', 'loseBoost:B3');
    expect([scene.seat(2).player.boosts, scene.asked]).toEqual([['B1'], 'chooseOrder']);
  });

  it('[VR-20.12] cards drawn now cause no Search', () => {
    const scene = attack('revolt', [{ corruption: [3] }, { corruption: [4, 5, 6, 7] }]);
    expect([scene.hands, scene.happened.includes('searched')]).toEqual([[1, 5, 3], false]);
  });

  it('[VR-20.13] then the card is gone, face up', () => {
    const scene = attack('blackmail');
    expect([scene.state.necroPile, scene.view('audience').necroPlayed]).toEqual([['virus'], ['blackmail']]);
  });
});

describe('standard cards', () => {
  const modifiers = (scene: Scene): readonly (readonly string[])[] =>
    scene.state.players.map(({ nextModifiers }) => nextModifiers);

  it('[VR-30.1] Corruption', () => {
    const scene = attack('corruption');
    expect([scene.all('immunity'), scene.hands, modifiers(scene)]).toEqual([
      [1, 0, 0],
      [1, 1, 1],
      [[], [], ['recruit']],
    ]);
  });

  it('[VR-30.2] Insurrections', () => {
    const scene = attack('insurrections');
    expect([scene.all('immunity'), modifiers(scene)]).toEqual([
      [1, 0, 0],
      [['donate'], ['donate'], ['donate', 'build']],
    ]);
  });

  it('[VR-30.3] Transport Disruption', () => {
    const scene = attack('transport');
    expect([scene.all('immunity'), modifiers(scene)]).toEqual([
      [1, 0, 0],
      [['work'], ['work'], ['work', 'create']],
    ]);
  });

  it('[VR-30.4] Embezzlement', () => {
    const scene = attack('embezzlement', [{ euros: 4 }]);
    expect([changes(scene, 'euros'), changes(scene, 'revenue')]).toEqual([['1: -15', '2: -15', '2: -5'], ['0: 1']]);
  });

  it('[VR-30.5] Anonymous Tip-off', () => {
    const scene = attack('tipOff', [{ corruption: [3, 9], tokens: { 1: 1 } }, {}, { tokens: { 5: 3, 6: 1 } }]);
    expect([scene.asked, scene.offered]).toEqual(['necroDiscard', ['discard:3', 'discard:9']]);
    scene.play('discard:9', 'token:#5', 'token:#5');
    expect([scene.hands[0], scene.tokens(1), scene.asked]).toEqual([1, '-', 'lose']);
    scene.play('token:#6');
    expect([scene.all('recycling'), scene.tokens(5)]).toEqual([[1, 0, 3], '2x1']);
  });

  it('[VR-30.6] Revelations', () => {
    expect(changes(attack('revelations'), 'revenue')).toEqual(['0: 1', '0: -1', '1: -1', '2: -1', '2: -2']);
  });

  it('[VR-30.7] Popular Revolt: first discard, then draw', () => {
    const scene = attack('revolt', [{ corruption: [3, 9] }], { corruption: [10, 11, 12, 13, 14] });
    expect(scene.offered).toEqual(['discard:3', 'discard:9']);
    scene.play('discard:3');
    expect([scene.seat(0).player.corruption, scene.hands]).toEqual([
      [9, 10],
      [2, 1, 3],
    ]);
  });

  it('[VR-30.8] Blackmail', () => {
    expect(changes(attack('blackmail', [{ euros: 0 }, { euros: 3 }]), 'euros')).toEqual([
      '0: 5',
      '0: -5',
      '1: -3',
      '2: -5',
      '2: -10',
    ]);
  });

  it('[VR-30.9] Aggressive AI', () => {
    const scene = attack('aggressiveAi', [{}, { verses: ['+codex'] }, { verses: ['curse', '+rift', 'castle'] }]);
    scene.play('verse:curse', 'verse:castle');
    expect([scene.all('immunity')[0], scene.seat(1).verses, scene.seat(2).verses]).toEqual([1, [], ['+rift']]);
  });

  it('[VR-30.10] Assassination', () => {
    const scene = attack('assassination', [{}, { service: ['zero'] }, { service: ['jade', '-lance', 'dina'] }]);
    scene.play('agent:jade', 'agent:lance');
    expect([scene.all('immunity')[0], scene.seat(1).service, scene.seat(2).service]).toEqual([1, [], ['dina']]);
  });

  it('[VR-30.11] Elimination', () => {
    const scene = attack('elimination', [{}, { boosts: ['B1'] }, { boosts: ['B2', 'zero', 'B3'] }]);
    scene.play('loseBoost:B2', 'loseBoost:zero');
    expect([scene.all('immunity')[0], scene.seat(1).player.boosts, scene.seat(2).player.boosts]).toEqual([
      1,
      [],
      ['B3'],
    ]);
  });

  it('[VR-30.15] the sets stay as they were when Revenue changes', () => {
    const scene = attack('revelations', [{ revenue: 6 }, { revenue: 6 }, { revenue: 7 }]);
    expect([hits(scene), changes(scene, 'revenue')]).toEqual([
      ['min 0', 'min 1', 'global 0', 'global 1', 'global 2', 'max 2'],
      ['0: 1', '1: 1', '0: -1', '1: -1', '2: -1', '2: -2'],
    ]);
  });

  it('[VR-30.16] Revelations among equals nets -2', () => {
    const scene = endOfRound({ seats: [{ revenue: 5 }, { revenue: 5 }], necro: ['revelations', 'virus'] });
    expect(scene.all('revenue')).toEqual([3, 3]);
  });

  it('[VR-30.17] whoever has less loses what there is', () => {
    const scene = attack('tipOff', [{}, {}, { tokens: { 5: 1 } }]);
    expect([scene.all('recycling'), scene.asked]).toEqual([[0, 0, 1], 'chooseOrder']);
    expect(attack('aggressiveAi').asked).toBe('chooseOrder');
  });
});

describe('cards for the end', () => {
  /** The game ends with this card; seats 0 and 1 have Revenue 3 and 7. */
  const ending = (card: Necro, low: SeatSetting, high: SeatSetting): Scene =>
    position({
      seats: [
        { revenue: 3, immunity: 0, ...low },
        { revenue: 7, immunity: 0, ...high },
      ],
      round: 5,
      phase: 'endRound',
      necro: [card],
    });
  const SIX = ['+elassar', 'rift', 'castle', 'jurassicLand'] as const;

  it('[VR-30.12] Computer Virus: Verses at most 8 VP; a Server or 5 VP', () => {
    const scene = ending('virus', { verses: SIX }, { servers: [1, 5] }).play('server:#1');
    expect([scene.score('verses'), scene.score('servers'), scene.score('penalties')]).toEqual([
      [8, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(ending('virus', {}, {}).score('penalties')).toEqual([0, -5]);
  });

  it('[VR-30.13] New Year Sabotage: the Objective at most 25 VP; -2 VP per trio', () => {
    const low = {
      objectives: ['O3', 'O1'],
      verses: ['curse', 'rift', 'castle', 'venizia', 'olmeta', 'howling'],
    } as const;
    const scene = ending('sabotage', low, { retired: ['zero', 'pixel', 'lance'] });
    expect([scene.score('objective')?.[0], scene.score('trios'), scene.score('penalties')]).toEqual([
      25,
      [0, 5],
      [0, -2],
    ]);
  });

  it('[VR-30.14] Shoot-out: -3 VP per Title; all tokens in 2 places', () => {
    const high = { tokens: { 13: 2, 14: 1, 15: 1 }, servers: [15] };
    const scene = ending('shootOut', { tokens: { 21: 1, 22: 1, 23: 1 } }, high);
    expect(scene.offered).toEqual(['arr:12', 'arr:13', 'arr:14']);
    scene.play('arr:#13', 'arr:#15');
    // With its Server in the 15th the second seat misses only one place.
    expect([scene.all('recycling'), scene.score('titles'), scene.score('penalties')]).toEqual([
      [0, 3],
      [10, 10],
      [-3, -3],
    ]);
  });
});
