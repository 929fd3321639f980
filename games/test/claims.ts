/** Each lesson of a guided game lights what its text speaks of, and the figures it tells are those of the table. */
import type { GuidedGame } from '@cabale/design';
import type { GameTypes, Rules } from '@cabale/engine';
import { expect, it } from 'vitest';
import { playAsTaught } from './guided.ts';

/** The table of a lesson, and what is lit at it; games add what their texts speak of. */
export class Taught<T extends GameTypes> {
  readonly state: T['state'];
  readonly shows: readonly string[];

  constructor(state: T['state'], shows: readonly string[]) {
    this.state = state;
    this.shows = shows;
  }
}

export interface Claim<T extends GameTypes> {
  readonly lit: readonly T['ref'][];
  /** What the text says, and what it must be. */
  readonly said?: readonly (readonly [unknown, unknown])[];
}

/** By lesson: what must be true of its table, given that of the lesson before; the first is its own. */
export type Claims<T extends GameTypes, Table> = Readonly<Record<string, (table: Table, before: Table) => Claim<T>>>;

/** Tests the claims of a guided game, and returns its tables by lesson. */
export function checkClaims<T extends GameTypes, Table extends Taught<T>>(
  rules: Rules<T>,
  game: GuidedGame<T>,
  tableOf: new (state: T['state'], shows: readonly string[]) => Table,
  claims: Claims<T, Table>,
): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  playAsTaught(rules, game, ({ state }, { text, shows }) => {
    tables.set(text.slice(game.name.length + 1), new tableOf(rules.clone(state), shows));
  });
  const lessons = [...tables.keys()];

  it('has a claim for each lesson', () => {
    expect(Object.keys(claims)).toEqual(lessons);
  });

  it.each(lessons)('lights what %s speaks of, and tells true figures', (lesson) => {
    const table = tables.get(lesson);
    const claim = claims[lesson];
    if (table === undefined || claim === undefined) throw new Error(`nothing is claimed of ${lesson}`);
    const before = tables.get(lessons[lessons.indexOf(lesson) - 1] ?? lesson) ?? table;
    const { lit, said = [] } = claim(table, before);
    expect(table.shows.toSorted()).toEqual(lit.toSorted());
    expect(said.map(([is]) => is)).toEqual(said.map(([, must]) => must));
  });
  return tables;
}
