/** What pictures and lessons show is a legal table, and what their texts say. */
import { Rules } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { guided } from '../board/guided.ts';
import { SAMPLE, sampleState } from '../board/sample.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import { buyingPower, facedPosition, poolOf } from '../rules/counts.ts';
import type { State } from '../rules/state.ts';

const RULES = new Rules(san);

describe('the table on the rules page', () => {
  it.each(Object.entries(checks.invariants))('is legal: %s', (_, invariant) => {
    expect(invariant(sampleState(), PRINTED)).toBeUndefined();
  });

  it('is what the audience of that state sees', () => {
    expect(SAMPLE.view).toEqual(RULES.view(sampleState(), 'audience'));
  });
});

/** The tables of the guided game, by lesson. */
function tables(): ReadonlyMap<string, { readonly state: State; readonly shows: readonly string[] }> {
  const found = new Map<string, { readonly state: State; readonly shows: readonly string[] }>();
  playAsTaught(RULES, guided[0], ({ rules, state }, { text, shows }) => {
    found.set(text, { state: rules.clone(state), shows });
  });
  return found;
}

describe('the lessons of the guided game', () => {
  const lessons = tables();
  const at = (name: string) => {
    const lesson = lessons.get(name);
    if (lesson === undefined) throw new Error(`there is no lesson ${name}`);
    const { state, shows } = lesson;
    return { state, shows, hand: state.players[0].hand, cards: shows.filter((thing) => thing.startsWith('card:')) };
  };
  const refs = (cards: readonly string[]): readonly string[] => cards.map((card) => `card:${card}`);
  const byType = (name: string, type: string) => at(name).hand.filter((card) => PRINTED.byId[card].type === type);

  it('[SAN-12.2] are a first game: both Corporations have a base hand of seven cards', () => {
    expect(at('welcome').state.handBase).toEqual([7, 7]);
    expect(at('opponent').state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
  });

  it('light the whole hand, then the Mercenaries that have to wait', () => {
    expect(at('hand').cards).toEqual(refs(at('hand').hand));
    expect(at('oneType').cards).toEqual(refs([...byType('oneType', 'C'), ...byType('oneType', 'P')]));
  });

  it('count the coins, the symbols and the cards that are there', () => {
    expect(buyingPower(at('buy').state, PRINTED)).toBe(4);
    expect(buyingPower(at('buyMore').state, PRINTED)).toBe(2);
    expect(poolOf(at('corrupt').state, 'C')).toBe(3);
    expect([byType('refilled', 'C').length, at('refilled').hand.length]).toEqual([3, 7]);
    expect(buyingPower(at('buyRoad').state, PRINTED)).toBe(4);
    expect(poolOf(at('cross').state, 'P')).toBe(2);
  });

  it('name cards of the River where they lie', () => {
    const river = (name: string) => refs(at(name).state.river.map(String));
    expect(at('buy').cards).toEqual([river('buy')[2]]);
    expect(at('reserve').cards).toEqual([river('reserve')[2]]);
    expect(at('buyMore').cards).toEqual([river('buyMore')[4]]);
    expect(at('corrupt').cards).toEqual([river('corrupt')[0]]);
    expect(at('buyRoad').cards).toEqual([river('buyRoad')[4], river('buyRoad')[0]]);
    const { state, cards } = at('cheapRoad');
    expect(cards).toEqual([river('cheapRoad')[(facedPosition(0, state.players[0].step) ?? 0) - 1]]);
    expect(PRINTED.byId.R13.type).toBe('P');
  });
});
