/** The pictures of the rules page are legal positions. */
import { Rules } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { FOUGHT, SAMPLE } from '../board/sample.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { mecanisburgo } from '../index.ts';
import { isThreat, isEvent } from '../content/tables.ts';
import { partsOf, totalNow } from '../rules/totals.ts';
import { SAMPLE_STATES } from '../samples.ts';

const RULES = new Rules(mecanisburgo);

describe.each([
  ['before the Resolutions', SAMPLE, SAMPLE_STATES.deployed],
  ['of a Confrontation', FOUGHT, SAMPLE_STATES.fought],
] as const)('the picture %s', (_, { view, seats, content }, state) => {
  it.each(Object.entries(checks.invariants))('is legal: %s', (_name, invariant) => {
    expect(invariant(state, PRINTED)).toBeUndefined();
  });

  it('is what the first seat sees of a position that somebody has to decide', () => {
    expect(view).toEqual(RULES.view(state, 0));
    const deciders = RULES.deciders(state);
    expect(deciders.length).toBeGreaterThan(0);
    for (const seat of deciders) expect(RULES.options(state, seat).length).toBeGreaterThan(1);
  });

  it('names everybody, and is played with the printed cards', () => {
    expect(seats).toHaveLength(view.players.length);
    expect(content).toBe(PRINTED);
  });
});

describe('the picture before the Resolutions', () => {
  it('shows all that a city can have', () => {
    const { view } = SAMPLE;
    const cards = view.sectors.flatMap(({ card }) => card ?? []);
    expect(cards.some((card) => isThreat(card)) && cards.some((card) => isEvent(card))).toBe(true);
    expect(view.orderZone.length).toBeGreaterThan(0);
    expect(new Set(view.sectors.flatMap(({ pawns }) => pawns.map(({ seat }) => seat))).size).toBe(4);
  });
});

describe('the picture of a Confrontation', () => {
  it('shows leaders, AIs and Properties at work, and cards still sealed', () => {
    const { view } = FOUGHT;
    expect(view.contest).toMatchObject({ kind: 'confrontation', stage: 'cards', type: 'C', isRevealed: true });
    expect(view.contest?.cards.slice(0, 2)).toEqual([null, null]);
    expect([0, 1].map((seat) => totalNow(view, seat, PRINTED))).toEqual([13, 9]);
    expect(partsOf(view, 0, PRINTED)).toMatchObject({ ais: 1, cards: 2, technician: 1 });
  });
});
