/** Block 2: setup. */
import { describe, expect, it } from 'vitest';
import type { CardId, RiverId } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { facedPosition } from '../rules/counts.ts';
import { POSITIONS } from '../rules/state.ts';
import { position } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `deal ${index}`);
const RIVER_CARDS = Object.keys(PRINTED.byId).filter((id) => id.startsWith('R'));
const startingCards = (side: 'S' | 'T'): string[] =>
  Object.values(PRINTED.byId)
    .filter(({ id, kind }) => kind === 'starting' && id.startsWith(side))
    .map(({ id }) => id);

/** Printed crossing costs, from SUN's left. */
function costs(scene: Scene): number[] {
  return scene.river.map((id) => (id === null ? 0 : PRINTED.byId[id].crossing));
}

/** Who begins by the printed costs alone; `undefined` where all three comparisons are equal. */
function expectedFirst(scene: Scene): number | undefined {
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0] = costs(scene);
  const decided = [c1 - c6, c2 - c5, c3 - c4].find((difference) => difference !== 0);
  return decided === undefined ? undefined : decided > 0 ? 0 : 1;
}

describe('what each player begins with', () => {
  it('[SAN-2.1] each Corporation has a banner, its twelve starting cards, five Virus cards and two tokens to win', () => {
    const { sun, star, state } = newGame('opening');
    expect([...sun.hand, ...sun.draw].sort()).toEqual(startingCards('S'));
    expect([...star.hand, ...star.draw].sort()).toEqual(startingCards('T'));
    expect([sun.virus, star.virus]).toEqual([5, 5]);
    expect([sun.tokens, star.tokens]).toEqual([0, 0]);
    expect(state.players.map(({ step }) => step)).toEqual([1, 1]);
    expect(position({ sun: { step: 7 } }).sun.tokens).toBe(2);
  });

  it('[SAN-2.2] the starting cards are shuffled for each deal and each player', () => {
    const orders = SEEDS.map((seed) => newGame(seed)).map(({ sun, star }) => [sun.draw.join(), star.draw.join()]);
    expect(new Set(orders.map(([sun]) => sun)).size).toBe(SEEDS.length);
    expect(new Set(orders.map(([, star]) => star)).size).toBe(SEEDS.length);
    expect(orders.every(([sun, star]) => sun !== star?.replaceAll('T', 'S'))).toBe(true);
  });

  it('[SAN-2.11] the opening hand is the top six cards, and only its owner sees it', () => {
    const scene = newGame('hands');
    expect(scene.sun.hand).toHaveLength(6);
    expect(scene.star.hand).toHaveLength(6);
    expect(scene.sun.draw).toHaveLength(6);
    expect(scene.view(0).players[0].hand).toEqual(scene.sun.hand);
    expect(scene.view(1).players[0].hand).toBeNull();
    expect(scene.view('audience').players.map(({ hand }) => hand)).toEqual([null, null]);
  });

  it('[SAN-2.12] discard piles, play areas and the box start empty', () => {
    const { sun, star, box } = newGame('empty');
    expect([sun.discard, star.discard, sun.play, star.play, box].flat()).toEqual([]);
  });

  it('[SAN-2.18] the first question is the first turn: nothing can be dealt again', () => {
    for (const seed of SEEDS) {
      const scene = newGame(seed);
      expect(scene.asked).toBe('main');
      expect(scene.offered.every((key) => key.startsWith('play:'))).toBe(true);
    }
  });
});

describe('the River and the Reserve', () => {
  it('[SAN-2.3] the 48 River cards are shuffled and six of them lie face up', () => {
    const rivers = new Set<string>();
    for (const seed of SEEDS) {
      const { river, reserve, state } = newGame(seed);
      expect(river).toHaveLength(6);
      expect(new Set([...river, ...reserve])).toEqual(new Set(RIVER_CARDS));
      expect(state.river).not.toContain(null);
      rivers.add(river.join());
    }
    expect(rivers.size).toBe(SEEDS.length);
  });

  it('[SAN-2.4] positions count from SUN’s left, so STAR meets them from 6 down to 1', () => {
    expect([1, 2, 3, 4, 5, 6].map((step) => facedPosition(0, step))).toEqual(POSITIONS);
    expect([1, 2, 3, 4, 5, 6].map((step) => facedPosition(1, step))).toEqual([6, 5, 4, 3, 2, 1]);
    const scene = position({ sun: { hand: ['R31'] }, river: ['R01', 'R03', 'R05', 'R07', 'R21', 'R11'] });
    scene.sun.plays('R31').declines().endsPlay().buys(6);
    expect(scene.sun.discard).toEqual(['R11']);
  });

  it('[SAN-2.5] the other 42 form the Reserve, whose top card everybody sees and which enters the River next', () => {
    const scene = newGame('reserve');
    const top = scene.reserve[0] as RiverId;
    expect(scene.reserve).toHaveLength(42);
    for (const observer of [0, 1, 'audience'] as const) expect(scene.view(observer).reserveTop).toBe(top);
    const known = position({ sun: { hand: ['R37'] }, reserve: ['R20', 'R30', 'R40'] });
    known.sun.plays('R37').corrupts(4, { into: 1 });
    expect(known.river[3]).toBe('R20');
    expect(known.view(1).reserveTop).toBe('R30');
  });
});

describe('tracks and zones', () => {
  it('[SAN-2.6] each Corporation walks seven steps of its own, six crossings from the first to the last', () => {
    const river: RiverId[] = ['R11', 'R12', 'R13', 'R14', 'R15', 'R16'];
    const hand: CardId[] = ['R47', 'R35', 'R17', 'R18', 'R19', 'R20'];
    const scene = position({ active: 'STAR', river, star: { hand } });
    scene.star.plays('R47', 'R35', 'R17', 'R18', 'R19').declines().plays('R20').declines();
    for (let step = 1; step <= 6; step++) {
      expect(scene.star.step).toBe(step);
      scene.star.crosses();
    }
    expect(scene.star.step).toBe(7);
    expect(scene.sun.step).toBe(1);
    expect(scene.result).toEqual({ winner: 1, by: 'propaganda' });
  });

  it('[SAN-2.7] the banners start before the first card on their owner’s left: position 1 for SUN, 6 for STAR', () => {
    const river = { 1: 'R11', 6: 'R21' } as const;
    const sun = position({ sun: { hand: ['R47'] }, river });
    sun.sun.plays('R47').crosses();
    expect(sun.pools.P).toBe(6 - 3);
    const star = position({ active: 'STAR', star: { hand: ['R47'] }, river });
    star.star.plays('R47').crosses();
    expect(star.pools.P).toBe(6 - 6);
  });

  it('[SAN-2.8] the Hand Bonus tokens lie on steps 3 and 5, after the second and the fourth crossing', () => {
    const wonOn = [1, 2, 3, 4, 5, 6].map((step) => {
      const scene = position({ sun: { hand: ['R47'], step } });
      const before = scene.sun.tokens;
      scene.sun.plays('R47').crosses();
      return scene.sun.tokens - before;
    });
    expect(wonOn).toEqual([0, 1, 0, 1, 0, 0]);
  });

  it('[SAN-2.9] each Virus pile lies open with 5 on top of 4, 3, 2 and 1', () => {
    const scene = newGame('viruses');
    expect(scene.view('audience').players.map(({ virus }) => virus)).toEqual([5, 5]);
    const order = [5, 4, 3, 2, 1].map((virus) => {
      const pile = position({ sun: { hand: ['R25'] }, star: { virus }, pawn: { on: 'STAR', square: 8 - virus } });
      pile.sun.plays('R25').hacks();
      return pile.star.draw[0];
    });
    expect(order).toEqual(['TV5', 'TV4', 'TV3', 'TV2', 'TV1']);
  });

  it('[SAN-2.10] each Corruption zone has six empty slots', () => {
    const { sun, star } = newGame('zones');
    expect(sun.zone).toEqual([0, 0, 0, 0, 0, 0]);
    expect(star.zone).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('who begins', () => {
  const deals = Array.from({ length: 1200 }, (_, index) => newGame(`first ${index}`));

  it('[SAN-2.13] the Corporation before the dearer card to cross begins', () => {
    const decided = deals.filter((scene) => costs(scene)[0] !== costs(scene)[5]);
    expect(decided.length).toBeGreaterThan(100);
    for (const scene of decided) expect(scene.state.turn.active).toBe(expectedFirst(scene));
  });

  it('[SAN-2.14] a tie is broken by the second cards, then by the third', () => {
    const tied = deals.filter((scene) => costs(scene)[0] === costs(scene)[5] && expectedFirst(scene) !== undefined);
    const bySecond = tied.filter((scene) => costs(scene)[1] !== costs(scene)[4]);
    expect(bySecond.length).toBeGreaterThan(10);
    expect(tied.length - bySecond.length).toBeGreaterThan(10);
    for (const scene of tied) expect(scene.state.turn.active).toBe(expectedFirst(scene));
  });

  it('[SAN-2.15] where all three comparisons are equal, chance decides', () => {
    const level = deals.filter((scene) => expectedFirst(scene) === undefined);
    expect(level.length).toBeGreaterThan(5);
    expect(new Set(level.map(({ state }) => state.turn.active))).toEqual(new Set([0, 1]));
  });

  it('[SAN-2.16] the pawn starts on square 1 of the first player’s own Virus card 5', () => {
    for (const { pawn, state } of deals.slice(0, 40)) {
      expect(pawn).toBe(state.turn.active === 0 ? 'SUN 1' : 'STAR 1');
    }
  });

  it('[SAN-2.17] the first player takes the first turn, and the second gets nothing for it', () => {
    for (const { state, askedSeats, sun, star } of deals.slice(0, 40)) {
      expect(askedSeats).toEqual([state.turn.active]);
      expect(state.turn.number).toBe(1);
      expect([sun.hand.length, sun.step, sun.tokens, sun.virus]).toEqual([
        star.hand.length,
        star.step,
        star.tokens,
        star.virus,
      ]);
      expect([...sun.zone, ...sun.discard]).toEqual([...star.zone, ...star.discard]);
    }
  });
});
