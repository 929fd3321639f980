/** Block 12: what the players agree on before the game. */
import { parseSetup } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { san } from '../index.ts';
import { SETUP } from '../rules/state.ts';
import { position } from './position.ts';
import { newGame, STANDARD } from './random-games.ts';
import type { Scene } from './scene.ts';

function handSizes({ sun, star }: Scene): number[] {
  return [sun.hand.length, star.hand.length];
}

/** Both players play one card and refill. */
function afterTwoTurns(scene: Scene): number[] {
  for (let turn = 0; turn < 2; turn++) {
    const actor = scene.askedSeats[0] === 0 ? scene.sun : scene.star;
    actor.does(scene.offered[0] ?? '');
    if (scene.asked === 'choose') actor.declines();
    actor.ends();
  }
  return handSizes(scene);
}

describe('base hand sizes', () => {
  it('[SAN-12.1] standard: six cards for both, in the opening hand and every refill', () => {
    expect(STANDARD).toEqual({ sunHand: 6, starHand: 6, reshuffle: 'needed' });
    const scene = newGame('standard');
    expect(handSizes(scene)).toEqual([6, 6]);
    expect(afterTwoTurns(scene)).toEqual([6, 6]);
  });

  it('[SAN-12.2] first game: seven for both', () => {
    const scene = newGame('first game', { ...STANDARD, sunHand: 7, starHand: 7 });
    expect(handSizes(scene)).toEqual([7, 7]);
    expect(afterTwoTurns(scene)).toEqual([7, 7]);
  });

  it('[SAN-12.3] levelling: seven against six, for either side', () => {
    const sun = newGame('levelling', { ...STANDARD, sunHand: 7 });
    expect(handSizes(sun)).toEqual([7, 6]);
    expect(afterTwoTurns(sun)).toEqual([7, 6]);
    const star = newGame('levelling', { ...STANDARD, starHand: 7 });
    expect(handSizes(star)).toEqual([6, 7]);
    expect(afterTwoTurns(star)).toEqual([6, 7]);
  });

  it('[SAN-12.4] stronger levelling: eight against six', () => {
    const scene = newGame('levelling', { ...STANDARD, starHand: 8 });
    expect(handSizes(scene)).toEqual([6, 8]);
    expect(afterTwoTurns(scene)).toEqual([6, 8]);
  });

  it('[SAN-12.5] tokens add to whatever base applies', () => {
    const sizes = ([6, 7, 8] as const).map((base) => position({ hands: [base, 6], sun: { step: 3 } }).sun.refillSize);
    expect(sizes).toEqual([7, 8, 9]);
    const scene = position({ hands: [8, 6], sun: { hand: ['S01'], step: 5 } });
    scene.sun.plays('S01').ends();
    expect(scene.sun.hand).toHaveLength(10);
  });

  it('[SAN-12.6] they are fixed before the game: nothing in it changes them', () => {
    const scene = newGame('fixed', { ...STANDARD, sunHand: 8 });
    const base = [...scene.state.handBase];
    afterTwoTurns(scene);
    afterTwoTurns(scene);
    expect(scene.state.handBase).toEqual(base);
    expect(parseSetup(SETUP, { sunHand: 9 })).toEqual({
      mistakes: ['setting "sunHand" cannot be 9; possible: 6, 7, 8'],
    });
  });

  it('[SAN-12.7] the only other thing to agree on is how a sentence is read: no solo mode, automaton, teams or other variant', () => {
    expect(Object.keys(san.setup)).toEqual(['sunHand', 'starHand', 'reshuffle']);
    expect(san.seats).toEqual({ min: 2, max: 2 });
  });
});
