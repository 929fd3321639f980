/** Each lesson of the three chapters lights what its text speaks of, and the figures it tells are those of the table. */
import { guidedAt } from '@cabale/design';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { guided } from '../board/guided.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import english from '../text/en/tutorial.ts';
import french from '../text/fr/tutorial.ts';
import type { MecanisburgoRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import { checkClaims } from '../../test/claims.ts';
import { DEPLOYMENT } from './guided/deployment.ts';
import { FINAL } from './guided/final.ts';
import { RESOLUTION } from './guided/resolution.ts';
import { RULES, Table } from './guided/table.ts';

describe.each([
  ['deployment', DEPLOYMENT, guided[0]],
  ['resolution', RESOLUTION, guided[1]],
  ['final', FINAL, guided[2]],
] as const)('the chapter %s', (name, claims, chapter) => {
  const tables = checkClaims(RULES, chapter, Table, claims);
  const moves = chapter.lessons.filter(({ accepts }) => accepts !== undefined).length;

  it('points at things that have names', () => {
    for (const { shows } of tables.values()) {
      for (const thing of shows) expect(words.name(thing as MecanisburgoRef).key).not.toBe('');
    }
  });

  it.each([
    ['English', english],
    ['French', french],
  ])('takes about five minutes in %s', (_, texts) => {
    // A careful reader's 150 words a minute, and four seconds for each move.
    const length = Object.values(texts[name]).join(' ').split(' ').length;
    expect(length / 150 + (moves * 4) / 60).toBeLessThan(6);
  });
});

describe('the three chapters', () => {
  it('are one round: each begins with the choices that the one before has ended with', () => {
    for (const [index, chapter] of guided.slice(1).entries()) {
      const before = guided[index];
      if (before === undefined) throw new Error('there is no chapter before');
      const ended = guidedAt<Mecanisburgo>(RULES, before, before.lessons.length).match;
      expect(chapter.opening).toEqual(ended.choices.map(({ seat, option }) => ({ seat, option })));
    }
  });

  it('lead from a city without an agent to the next round', () => {
    expect(guidedAt<Mecanisburgo>(RULES, guided[0]).match.state).toMatchObject({ phase: 'setup', round: 0 });
    const { state } = playAsTaught(RULES, guided[2]);
    expect(state).toMatchObject({ round: 2, order: [0, 2, 1] });
    expect(state.players[0]).toMatchObject({ cash: 14, works: [{ project: 'antigravedad' }] });
  });
});
