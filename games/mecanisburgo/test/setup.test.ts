/** MEC-1: setup. */
import { Rules } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { isEvent, isThreat, OPPORTUNITIES, type Opportunity } from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import { dealTo } from '../rules/setup.ts';
import { HOME } from '../rules/state.ts';
import { BASE, begin, SEEDS } from './random-games.ts';
import type { Scene } from './scene.ts';

const CHOSEN = { ...BASE, corporations: 'chosen' } as const;
const COUNTS = [2, 3, 4, 5, 6] as const;

/** Everybody keeps the first triple that is allowed. */
function keptBy(scene: Scene): Scene {
  for (
    let [seat] = scene.rules.deciders(scene.state);
    scene.asked === 'keep';
    [seat] = scene.rules.deciders(scene.state)
  ) {
    scene.seat(seat ?? 0).does(scene.options()[0] === undefined ? '' : firstDrop(scene, seat ?? 0));
  }
  return scene;
}

function firstDrop(scene: Scene, seat: number): string {
  const option = scene.rules.options(scene.state, seat)[0];
  return option === undefined ? '' : `drop:${'card' in option ? option.card : ''}`;
}

/** What is dealt from these cards, first card first. */
function dealtFrom(cards: readonly Opportunity[]): { dealt: Opportunity[]; aside: Opportunity[] } {
  const dealt: Opportunity[] = [];
  const aside: Opportunity[] = [];
  dealTo(dealt, cards.toReversed(), aside, PRINTED);
  return { dealt, aside };
}

function vp(card: Opportunity): number {
  return { ...PRINTED.characters, ...PRINTED.properties }[card as 'M001'].vp;
}

describe('corporations', () => {
  it('[MEC-1.1] are taken one after the other, each by one player, or dealt', () => {
    const scene = begin(3, 'corps', CHOSEN);
    expect([scene.asked, scene.askedSeats]).toEqual(['corporation', [0]]);
    expect(scene.offeredOf('corporation')).toEqual(['bion', 'iglesia', 'oceanica', 'omni', 'osamu', 'rur']);
    scene.play('corporation:omni');
    expect(scene.offeredOf('corporation')).toEqual(['bion', 'iglesia', 'oceanica', 'osamu', 'rur']);
    scene.play('corporation:bion', 'corporation:rur');
    expect(scene.state.players.map(({ corp }) => corp)).toEqual(['omni', 'bion', 'rur']);
    for (const seed of SEEDS) expect(new Set(begin(6, seed).state.players.map(({ corp }) => corp)).size).toBe(6);
    expect(() => new Rules(mecanisburgo).start(BASE, 7, 'x')).toThrow('2 to 6');
    expect(() => new Rules(mecanisburgo).start(BASE, 1, 'x')).toThrow('2 to 6');
  });

  it('[MEC-1.1] are taken before the turn order is drawn and the last in it get their money', () => {
    const money = new Set(SEEDS.flatMap((seed) => begin(4, seed, CHOSEN).state.players.map(({ cash }) => cash)));
    expect([...money]).toEqual([30]);
    const orders = SEEDS.map((seed) => {
      const scene = begin(4, seed, CHOSEN);
      expect(scene.state.order).toEqual([0, 1, 2, 3]);
      scene.play('corporation:omni', 'corporation:bion', 'corporation:rur', 'corporation:osamu');
      expect(scene.state.order.map((seat) => scene.seat(seat).cash)).toEqual([30, 35, 37, 40]);
      return scene.state.order.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('[MEC-1.2] [MEC-1.3] [MEC-1.5] begin with their Board in order, three AIs, seven Action cards and ready Properties', () => {
    const scene = begin(2, 'parts', CHOSEN).play('corporation:osamu', 'corporation:iglesia');
    const [osamu, iglesia] = [scene.seat(0), scene.seat(1)];
    expect(osamu.staff.slice(0, 3)).toEqual(['OS1', 'OS2', 'OS3']);
    expect(iglesia.staff.slice(0, 3)).toEqual(['IG1', 'IG2', 'IG3']);
    expect(osamu.player.ais).toBe(3);
    expect(osamu.player.pawns).toHaveLength(9);
    expect(osamu.player.holdings).toEqual(
      (['OSP1', 'OSP2'] as const).map((property) => ({
        property,
        engaged: false,
        at: null,
        cancelled: false,
        markers: 0,
      })),
    );
    const counts = { bion: 2, iglesia: 2, oceanica: 1, omni: 1, osamu: 2, rur: 1 };
    const all = begin(6, 'six');
    for (const [seat, { corp, holdings }] of all.state.players.entries()) {
      expect(holdings).toHaveLength(counts[corp ?? 'rur']);
      expect(
        all
          .seat(seat)
          .staff.slice(0, 3)
          .every((character) => character !== null),
      ).toBe(true);
    }
  });

  it('[MEC-1.4] all have the same seven Action cards', () => {
    const scene = begin(6, 'cards');
    for (const seat of [0, 1, 2, 3, 4, 5]) expect(scene.seat(seat).cards).toEqual([1, 2, 3, 3, 4, 5, 6]);
  });

  it('[MEC-1.6] have eight numbered pawns and a decoy at home; the clock is the turn order', () => {
    const { players, order } = begin(4, 'pawns').state;
    expect(players.map(({ pawns }) => pawns)).toEqual(players.map(() => Array.from({ length: 9 }, () => HOME)));
    expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });
});

describe('money', () => {
  it('[MEC-1.7] [MEC-X1] is 30K each before any bonus', () => {
    for (const seats of COUNTS) {
      const { players, order } = begin(seats, 'money').state;
      expect(players[order[0] ?? 0]?.cash).toBe(20 + 5 + 5 * 1);
    }
  });

  it('[MEC-1.11] [MEC-X2] [MEC-X3] depends on the place in the first turn order', () => {
    const cash = COUNTS.map((seats) => {
      const { players, order } = begin(seats, 'bonus').state;
      return order.map((seat) => players[seat]?.cash);
    });
    expect(cash).toEqual([
      [30, 40],
      [30, 37, 40],
      [30, 35, 37, 40],
      [30, 30, 35, 37, 40],
      [30, 30, 30, 35, 37, 40],
    ]);
  });
});

describe('the board', () => {
  it('[MEC-1.8] [MEC-1.9] shows four Black Market Robots, both tokens, and round 1 when it begins', () => {
    const scene = keptBy(begin(4, 'board'));
    expect(scene.state.blackMarket).toEqual(['B1', 'B2', 'B3', 'B4']);
    expect([scene.state.shuttle, scene.state.minisub, scene.state.round]).toEqual([null, null, 1]);
  });

  it('[MEC-1.10] has a random first turn order', () => {
    const first = new Set(SEEDS.map((seed) => begin(4, seed).state.order.join('')));
    expect(first.size).toBeGreaterThan(8);
  });

  it('[MEC-1.20] [MEC-X4] leaves sectors and Corporate Threats out with few players', () => {
    const sizes = COUNTS.map((seats) => [PRINTED.sizes[seats].sectors, PRINTED.sizes[seats].victoryEvents.length]);
    expect(sizes).toEqual([
      [7, 4],
      [9, 5],
      [10, 6],
      [10, 6],
      [10, 6],
    ]);
    expect(PRINTED.sizes[2].victoryEvents).toEqual(['crisis', 'criminalCrisis', 'elections', 'coup']);
    expect(PRINTED.sizes[3].victoryEvents).toContain('corporate11');
    expect(PRINTED.sizes[3].victoryEvents).not.toContain('corporate12');
  });

  it('[MEC-1.21] gives nothing to a sector that is out', () => {
    const two = keptBy(begin(2, 'out'));
    expect(two.state.sectors.slice(7, 10).every(({ card, dark }) => card === null && dark.length === 0)).toBe(true);
    expect(two.offeredOf('place')).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    const three = keptBy(begin(3, 'out'));
    expect(three.offeredOf('place').at(-1)).toBe('8');
    expect(three.sector(10).dark).toEqual([]);
  });
});

describe('the deal', () => {
  it('[MEC-1.12] keeps Victory Events out of the deck', () => {
    const { state } = begin(3, 'victory');
    expect(state.victoryDeck).toEqual(['crisis', 'criminalCrisis', 'elections', 'coup', 'corporate11']);
    expect(state.victories).toEqual([]);
  });

  it('[MEC-1.13] gives four of 124 cards to each', () => {
    expect(OPPORTUNITIES).toHaveLength(124);
    for (const seats of COUNTS) {
      const { dealt, deck, aside } = begin(seats, 'four').state;
      expect(dealt.map((cards) => cards.length)).toEqual(dealt.map(() => 4));
      expect(dealt.flat().length + deck.length + aside.length).toBe(124);
    }
    expect(begin(2, 'a').state.dealt).not.toEqual(begin(2, 'b').state.dealt);
  });

  it('[MEC-1.14] replaces Events and Threats at once', () => {
    const { dealt, aside } = dealtFrom(['M007', 'M104', 'M114', 'M008', 'M010', 'M115', 'M011']);
    expect(dealt).toEqual(['M007', 'M008', 'M010', 'M011']);
    expect(aside).toEqual(['M104', 'M114', 'M115']);
    for (const seed of SEEDS) {
      const cards = begin(6, seed).state.dealt.flat();
      expect(cards.some((card) => isEvent(card) || isThreat(card))).toBe(false);
    }
  });

  it('[MEC-1.15] [MEC-X5] lets three be kept that total 5 VP at most', () => {
    const scene = begin(2, 'keep');
    scene.state.dealt[0]?.splice(0, 4, 'M007', 'M002', 'M004', 'M090');
    expect((scene.state.dealt[0] ?? []).map(vp)).toEqual([1, 2, 2, 4]);
    expect(scene.offered).toEqual(['drop:M090']);
    expect(scene.refusal('drop:M007')).toBe('MEC-1.15');
    expect(scene.refusal('drop:M002')).toBe('MEC-1.15');
  });

  it('[MEC-1.16] [MEC-X6] replaces the dearest card, the oldest on a tie, until three may be kept', () => {
    const { dealt, aside } = dealtFrom(['M002', 'M001', 'M004', 'M003', 'M114', 'M007', 'M008', 'M010']);
    expect(['M002', 'M001', 'M004', 'M003'].map((card) => vp(card as Opportunity))).toEqual([2, 3, 2, 3]);
    // The first 3 goes, and 2 + 2 + 1 will do.
    expect(aside).toEqual(['M001', 'M114']);
    expect(dealt).toEqual(['M002', 'M004', 'M003', 'M007']);
  });

  it('[MEC-1.17] puts kept Characters into slots from 4 upward and Properties into play, unpaid', () => {
    const scene = begin(2, 'put', { ...BASE });
    for (const dealt of scene.state.dealt) scene.state.deck.push(...dealt.splice(0));
    const own: Opportunity[] = ['M007', 'M065', 'M008', 'M010'];
    const other: Opportunity[] = ['M015', 'M016', 'M017', 'M018'];
    scene.state.dealt[0]?.push(...own);
    scene.state.dealt[1]?.push(...other);
    const cash = scene.seat(0).cash;
    scene.together({ 0: 'drop:M010', 1: 'drop:M018' });
    expect(scene.seat(0).staff.slice(3)).toEqual(['M007', 'M008', null, null, null]);
    expect(scene.seat(0).owns('M065')).toBe(true);
    expect(scene.seat(0).holding('M065').engaged).toBe(false);
    expect(scene.seat(0).cash).toBe(cash);
  });

  it('[MEC-1.18] lets any Character or Property be kept within the limit; 4 VP never fit', () => {
    const cards = OPPORTUNITIES.filter((card) => !isEvent(card) && !isThreat(card));
    const cheapest = Math.min(...cards.map(vp));
    expect([cheapest, 4 + cheapest + cheapest > PRINTED.numbers.keptVp]).toEqual([1, true]);
    expect(dealtFrom(['M012', 'M007', 'M008', 'M010']).dealt).toEqual(['M012', 'M007', 'M008', 'M010']);
    expect(dealtFrom(['M001', 'M007', 'M008', 'M010']).aside).toEqual([]);
  });

  it('[MEC-1.19] shuffles all cards nobody kept back into the deck', () => {
    const scene = keptBy(begin(4, 'back'));
    expect(scene.state.aside).toEqual([]);
    const laid = scene.state.sectors.reduce((sum, { card, dark }) => sum + dark.length + (card === null ? 0 : 1), 0);
    expect(laid).toBe(11);
    expect(scene.state.deck).toHaveLength(124 - 4 * 3 - laid);
  });

  it('is secret until all have chosen, and the fourth card stays so', () => {
    const scene = begin(2, 'secret');
    expect(scene.view(1).dealt).toEqual(scene.state.dealt[1]);
    expect(JSON.stringify(scene.view('audience'))).not.toContain(scene.state.dealt[0]?.[0]);
    const dropped = scene.options()[0];
    keptBy(scene);
    expect(scene.heard('audience')).not.toContainEqual(dropped);
    expect(scene.events('kept').map(({ cards }) => cards.length)).toEqual([3, 3]);
  });
});
