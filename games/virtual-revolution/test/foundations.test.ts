/** VR-1: foundations. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { distance, districtOf, neighboursOf } from '../rules/map.ts';
import { at } from './notation.ts';
import { endOfRound, position } from './position.ts';
import { breaches, newGame } from './random-games.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

describe('rounds and players', () => {
  it('[VR-1.1] five rounds, and no early end', () => {
    const rounds = new Set<number>();
    const wrong = breaches(2, SEEDS, (scene) => {
      rounds.add(scene.state.round);
      return scene.outcome === undefined || (scene.state.round === 5 && scene.state.turn === 30);
    });
    expect([wrong, [...rounds]]).toEqual([[], [1, 2, 3, 4, 5]]);
  });

  it('[VR-1.2] tokens, Location cards and three Objectives alone depend on the number of players', () => {
    const { sizes, objectives } = PRINTED;
    expect([sizes[2], sizes[3], sizes[4]]).toEqual([
      { tokens: 20, locations: 12 },
      { tokens: 18, locations: 8 },
      { tokens: 15, locations: 6 },
    ]);
    const bySeats = Object.entries(objectives).filter(([, card]) => Array.isArray('vp' in card ? card.vp : 0));
    expect(bySeats.map(([name]) => name)).toEqual(['O6', 'O7', 'O8']);
    for (const seats of [2, 3, 4]) {
      const { players } = newGame(seats, 'same').state;
      expect(players.map(({ euros, revenue, immunity }) => [euros, revenue, immunity])).toEqual(
        players.map(() => [10, 5, 1]),
      );
    }
  });
});

describe('tokens on the map', () => {
  it('[VR-1.3] never tokens of two players in one place', () => {
    const scene = position({ seats: [{}, { tokens: { 14: 1 } }], director: 14 });
    expect([scene.offers('add'), scene.refuses('add')]).toEqual([false, 'VR-1.5']);
    expect(scene.play('eliminate').tokens(14)).toBe('-');
  });

  it('[VR-1.4] any number of own tokens in one place', () => {
    const scene = position({ seats: [{ tokens: { 14: 6 } }, {}], director: 14 });
    expect(scene.play('add').tokens(14)).toBe('0x7');
  });

  it('[VR-1.5] nothing is added or moved to tokens of others', () => {
    const scene = position({ seats: [{ tokens: { 1: 1 } }, { tokens: { 14: 1 } }], director: 14 });
    expect([scene.offeredOf('move'), scene.refuses('move:#1'), scene.refuses('add')]).toEqual([[], 'VR-1.5', 'VR-1.5']);
  });

  it('[VR-1.6] a Server of another player is no obstacle', () => {
    const scene = position({ seats: [{ tokens: { 1: 1 } }, { servers: [14] }], director: 14 });
    expect([scene.offers('add'), scene.offers('move:#1')]).toEqual([true, true]);
    expect(scene.play('add').tokens(14)).toBe('0x1');
  });

  it("[VR-1.7] what is eliminated goes to the Recycling zone and stays its owner's", () => {
    const scene = position({ seats: [{}, { tokens: { 14: 2 } }], director: 14 });
    scene.play('eliminate');
    expect([scene.tokens(14), scene.all('recycling')]).toEqual(['1x1', [0, 1]]);
  });

  it('[VR-1.8] what is added comes from the Reserve; from an empty one nothing comes', () => {
    const scene = position({ director: 14 });
    expect(scene.branch().play('add').all('reserve')).toEqual([19, 20]);
    const empty = position({ seats: [{ reserve: 0, recycling: 3 }, {}], director: 14 });
    expect([empty.offers('add'), empty.refuses('add')]).toEqual([false, 'VR-1.8']);
  });

  it('[VR-1.9] adjacent is what shares a side, across Districts too', () => {
    expect(neighboursOf(at(13), PRINTED).map((arr) => arr + 1)).toEqual([5, 12, 14]);
    expect([districtOf(at(13), PRINTED), districtOf(at(12), PRINTED)]).toEqual(['DR', 'NA']);
    let sides = 0;
    for (const [arr, { adjacent }] of PRINTED.arrs.entries()) {
      for (const other of adjacent) expect(PRINTED.arrs[other]?.adjacent).toContain(arr);
      sides += adjacent.length;
    }
    expect([PRINTED.arrs.length, sides / 2]).toEqual([23, 51]);
  });

  it('[VR-1.10] distance is the shortest way, whoever stands there', () => {
    const ways = [
      [14, 14],
      [14, 13],
      [14, 12],
      [13, 23],
    ] as const;
    expect(ways.map(([from, to]) => distance(at(from), at(to), PRINTED))).toEqual([0, 1, 2, 5]);
  });
});

describe('effects', () => {
  it('[VR-1.11] an Agent acts where the Director of this turn stands', () => {
    const scene = position({
      seats: [{ service: ['leslie'], directors: [1] }, { tokens: { 1: 1, 14: 1 } }],
      director: 14,
    });
    scene.play('use:leslie');
    expect([scene.tokens(1), scene.tokens(14)]).toEqual(['1x1', '-']);
  });

  it('[VR-1.12] gains come by themselves, targets may be declined', () => {
    const scene = position({ seats: [{ service: ['slade'] }, {}], director: 14 });
    scene.play('use:slade');
    expect([scene.seat(0).player.immunity, scene.asked, scene.offers('none')]).toEqual([2, 'add', true]);
    expect(scene.play('none').seat(0).onMap).toBe(0);
  });

  it('[VR-1.13] losses are compulsory, and the victim chooses', () => {
    const scene = endOfRound({ seats: [{ tokens: { 1: 1, 14: 1 } }, { revenue: 9 }], necro: ['tipOff'] });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['lose', [0], ['token:0', 'token:13']]);
  });

  it('[VR-1.14] a loss takes what there is', () => {
    const scene = endOfRound({
      seats: [
        { euros: 3, revenue: 5 },
        { euros: 14, revenue: 6 },
      ],
      necro: ['blackmail'],
    });
    expect(scene.events('changed').filter(({ cause }) => cause === 'necro')).toMatchObject([
      { seat: 0, by: 5 },
      { seat: 0, by: -5 },
      { seat: 1, by: -5 },
      { seat: 1, by: -9 },
    ]);
  });

  it('[VR-1.15] Revenue has a floor of 0 and no ceiling', () => {
    const low = endOfRound({ seats: [{ revenue: 0 }, { revenue: 2 }], necro: ['revelations'] });
    expect(low.all('revenue')).toEqual([0, 0]);
    const high = position({ seats: [{ revenue: 30, service: ['mole'] }, {}], director: 1 });
    expect(high.play('use:mole').all('revenue')[0]).toBe(32);
  });

  it('[VR-1.16] a cost is paid in full or not at all', () => {
    const scene = position({ seats: [{ euros: 6 }, {}], director: 14, phase: 'action' });
    expect([scene.offers('perform:create'), scene.refuses('perform:create')]).toEqual([false, 'VR-1.16']);
  });

  it('[VR-1.17] €, Immunity and 2-VP tokens have no limit', () => {
    const scene = position({
      seats: [{ immunity: 40, euros: 500, vp2: 60, service: ['princess', 'sx1248'], tokens: { 14: 1 } }, {}],
      director: 14,
      phase: 'action',
    });
    scene.play('use:princess', 'use:sx1248', 'perform:build', 'proceed');
    expect(scene.seat(0).tracks).toBe('493/7/41/61');
  });

  it('[VR-1.18] tokens, Servers, Directors and cards are as many as there are', () => {
    const seen: number[] = [];
    breaches(4, ['limits'], ({ state }) => {
      for (const { service, directors } of state.players) seen.push(service.length, directors.length);
      return true;
    });
    expect(Math.max(...seen)).toBe(3);
    const empty = position({ seats: [{ verses: ['ashes'] }, {}], boostPool: [] });
    expect(empty.play('online:ashes').seat(0).verses).toEqual(['+ashes']);
  });

  it('[VR-1.19] outside of their turn players are asked only what is forced on them', () => {
    const asked = new Set<string>();
    breaches(3, [...SEEDS, 'e', 'f'], (scene) => {
      const [seat] = scene.askedSeats;
      const isInTurn = scene.state.stack.some(({ kind }) => kind === 'end');
      if (seat !== undefined && (!isInTurn || seat !== scene.state.active)) asked.add(scene.asked);
      return true;
    });
    for (const forced of [
      'avoid',
      'necroDiscard',
      'chooseOrder',
      'searchCard',
      'suffer',
      'lose',
      'save',
      'darkKingdom',
    ]) {
      asked.delete(forced);
    }
    expect([...asked]).toEqual([]);
  });

  it('[VR-1.20] free actions have no limit but their own', () => {
    const scene = position({ seats: [{ recycling: 3, verses: ['codex', 'curse'] }, {}] });
    scene.play('recycle:euro', 'recycle:euro', 'exchange:codex', 'recycle:euro', 'exchange:curse');
    expect([scene.seat(0).tracks, scene.asked, scene.free]).toEqual(['13/5/3/0', 'director', []]);
  });
});
