/** What pictures and lessons show is a legal table, and what their texts say. */
import { Rules } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { guided } from '../board/guided.ts';
import { sampleState, soloSampleState, SOLO_FOUND } from '../board/sample.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { newOrder } from '../index.ts';
import { tilesOf } from '../rules/counts.ts';
import { paymentsOf, sharesOf, soloCompanies } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import type { Scene } from './scene.ts';

const RULES = new Rules(newOrder);

describe.each([
  ['of three', sampleState()],
  ['of one', soloSampleState()],
])('the table %s on the rules page', (_, state) => {
  it.each(Object.entries(checks.invariants))('is legal: %s', (_name, invariant) => {
    expect(invariant(state, PRINTED)).toBeUndefined();
  });
});

describe('the pictures of the rules page', () => {
  it('[NO-X3] show the rulebook’s example of scoring', () => {
    const state = sampleState();
    expect(tilesOf(state, 'R')).toBe(4);
    expect(state.hqs.map((hq) => sharesOf(hq, 'R', PRINTED))).toEqual([9, 6, 6]);
    const karen = paymentsOf(state, 'R', PRINTED).map(({ seat, pays, extra }) => [seat, pays, extra]);
    expect(karen).toEqual([
      [0, 8, 4],
      [1, 4, 0],
      [2, 0, 0],
    ]);
  });

  it('[NO-12.10] show SOD at work as it would be', () => {
    const state = soloSampleState();
    if (state.solo !== null) state.solo.marker = 1;
    state.stack.splice(0, state.stack.length, { kind: 'sodTurn' });
    const told: Scene['told'] = [];
    RULES.advance(state, told);
    expect(told.map(({ event }) => event).filter(({ kind }) => kind === 'sodTested')).toEqual(SOLO_FOUND);
  });
});

/** The tables of a guided game, by lesson. */
function tables(number: 0 | 1): ReadonlyMap<string, { readonly state: State; readonly shows: readonly string[] }> {
  const found = new Map<string, { readonly state: State; readonly shows: readonly string[] }>();
  playAsTaught(RULES, guided[number], ({ rules, state }, { text, shows }) => {
    found.set(text, { state: rules.clone(state), shows });
  });
  return found;
}

function at(lessons: ReturnType<typeof tables>, name: string) {
  const lesson = lessons.get(name);
  if (lesson === undefined) throw new Error(`there is no lesson ${name}`);
  return { ...lesson, tiles: lesson.shows.filter((thing) => thing.startsWith('tile:')) };
}

const tile = (number: number): string => `tile:${number}`;

describe('the lessons', () => {
  const first = tables(0);
  const solo = tables(1);

  it('light the companies of Blue, and those of the objectives under Blue', () => {
    const blue = (state: State) => state.colours.flatMap((colour, index) => (colour === 'B' ? [index] : []));
    const { state, tiles } = at(first, 'first.welcome');
    expect(tiles).toEqual(blue(state).map(tile));
    const bonus = at(first, 'first.bonus');
    const counting = blue(bonus.state).filter((index) => ['PR', 'AA'].includes(bonus.state.types[index] ?? ''));
    expect(bonus.tiles).toEqual(counting.map(tile));
  });

  it('count what the colours pay', () => {
    const { state } = at(first, 'first.majority');
    const own = (colour: 'B' | 'K') => paymentsOf(state, colour, PRINTED).find(({ seat }) => seat === 0)?.pays;
    expect([own('B'), own('K')]).toEqual([8, 4]);
  });

  it('light the companies that count in solo, and no others', () => {
    const { state, tiles } = at(solo, 'solo.score');
    expect(tiles).toEqual(soloCompanies(state, 0).map(tile));
    expect(tiles).toHaveLength(4);
  });
});
