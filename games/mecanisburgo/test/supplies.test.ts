/** MEC-19: supplies, money, hands. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../test/random-games.ts';
import { OPPORTUNITIES } from '../content/tables.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { position } from './position.ts';
import { begin, SEEDS } from './random-games.ts';
import type { Scene } from './scene.ts';

const quiet = { bare: true, ais: 0, cards: [3] } as const;

describe('supplies', () => {
  it('[MEC-19.1] the Opportunity pile is made of the discard when it is empty; without both no card is drawn', () => {
    const seats = [{ ...quiet, properties: ['M084', 'M093'] }, quiet] as const;
    const scene = position({ seats, final: 1 });
    const { deck, discard, darkDiscard } = scene.state;
    deck.length = 0;
    discard.push('M001');
    darkDiscard.push('M002');
    scene.play('drawBy:M084', 'drawBy:M093');
    expect([scene.seat(0).hand.toSorted(), scene.happened.includes('shuffled')]).toEqual([['M001', 'M002'], true]);
    const empty = position({ seats, final: 1 });
    empty.state.deck.length = 0;
    expect(empty.play('drawBy:M084').seat(0).hand).toEqual([]);
  });

  it('[MEC-19.2] Random cards are discarded in sight and shuffled when the pile is empty', () => {
    const scene = position({
      seats: [{ ...quiet, hired: ['M042'] }, quiet],
      deployed: [[0, 'M042', 4]],
      sector: 4,
      randoms: [6],
    });
    scene.state.randomDeck.splice(0, 23);
    scene.play('act:business');
    expect([scene.state.randomDeck, scene.view(1).randomDiscard]).toEqual([[], [6]]);
    const next = position({ seats: [{ ...quiet, hired: ['M042'] }, quiet], deployed: [[0, 'M042', 4]], sector: 4 });
    next.state.randomDiscard.push(...next.state.randomDeck.splice(0));
    next.play('act:business');
    expect([next.state.randomDeck.length, next.state.randomDiscard.length]).toEqual([23, 1]);
  });

  it('[MEC-19.3] the bank has no end, cash is never negative, and what is optional must be paid in full', () => {
    const scene = position({
      seats: [{ ...quiet, cash: 9, properties: ['M065'], damaged: { M065: 1 } }, quiet],
      final: 4,
    });
    expect(scene.happened).not.toContain('repaired');
    for (const seed of SEEDS.slice(0, 5)) {
      playRandomly<Mecanisburgo, Scene>(begin(4, seed), seed, ({ state }) => {
        for (const { cash } of state.players) expect(cash).toBeGreaterThanOrEqual(0);
      });
    }
  });

  it('[MEC-19.4] nothing can be given or traded: no option of any game names another seat but as a target', () => {
    const kinds = new Set<string>();
    for (const seed of SEEDS.slice(0, 5)) {
      playRandomly<Mecanisburgo, Scene>(begin(3, seed), seed, ({ rules, state }) => {
        for (const seat of rules.deciders(state)) {
          for (const option of rules.options(state, seat)) if ('seat' in option) kinds.add(option.kind);
        }
      });
    }
    expect([...kinds].every((kind) => kind === 'targetSeat')).toBe(true);
  });

  it('[MEC-19.5] hands have no limit', () => {
    const hand = OPPORTUNITIES.slice(0, 30);
    const scene = position({ seats: [{ ...quiet, hand, properties: ['M084'] }, quiet], final: 1, deck: ['M099'] });
    expect(scene.play('drawBy:M084').seat(0).hand).toHaveLength(31);
  });

  it('[MEC-19.6] a played Action card lies in sight until Final step 7 and brings nothing', () => {
    const scene = position({
      seats: [{ ...quiet, cards: [6, 1] }, quiet],
      deployed: [
        [0, 'BI2', 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    });
    scene.play('announce:N', 'card:6');
    expect(scene.view(1).players[0]?.actionCards).toEqual([1, 0, 0, 0, 0, 0]);
    scene.play('done', 'done');
    expect(scene.events('income')[0]?.cards).toBe(1);
  });

  it('[MEC-19.7] a Forbidden sector stays so', () => {
    const scene = position({ seats: [quiet, quiet], forbidden: [3], final: 7 });
    expect([scene.state.round, scene.sector(3).forbidden, scene.sector(3).card]).toEqual([2, true, null]);
  });

  it('[MEC-19.8] the box never comes back', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      playRandomly<Mecanisburgo, Scene>(begin(4, seed), seed, ({ state }, before) => {
        const kept = new Set<string>(state.box);
        expect((before?.box ?? []).every((card) => kept.has(card))).toBe(true);
        const alive = state.players.flatMap(({ slots, hand }) => [
          ...slots.map((member) => member?.character),
          ...hand.map(({ card }) => card),
        ]);
        expect([...alive, ...state.deck, ...state.discard].some((card) => card !== undefined && kept.has(card))).toBe(
          false,
        );
      });
    }
  });
});
