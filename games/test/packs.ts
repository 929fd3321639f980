/** Content packs in the hands of a test: how they are written, read, refused and recorded. */
import { Match, recordOf, replay, Rules, type Game, type GameTypes, type SetupOf } from '@cabale/engine';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

type Pack = Readonly<Record<string, unknown>>;

/** A pack with a right head. */
export function packFor({ id }: { readonly id: string }, parts: object): Pack {
  return { format: 'cabale-content', formatVersion: 1, game: id, name: 'A test pack', ...parts };
}

export function mistakesOf<T extends GameTypes>({ content }: Game<T>, pack: unknown): readonly string[] {
  const read = content.parse(pack);
  return 'mistakes' in read ? read.mistakes : [];
}

/** The printed content as a pack without mistakes changes it. */
export function contentOf<T extends GameTypes>({ content }: Game<T>, pack: Pack): T['content'] {
  const read = content.parse(pack);
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  return read.content;
}

/** Whether a match played with a pack replays from a record that holds the pack, and from one that does not. */
export function replays<T extends GameTypes>(
  game: Game<T>,
  setup: SetupOf<T['setup']>,
  pack: Pack,
): { readonly withPack: boolean; readonly without: boolean } {
  const match = new Match(new Rules(game, contentOf(game, pack)), { setup, seats: 2, seed: 'pack' });
  for (let choice = 0; choice < 6; choice++) {
    // Seats that have answered a simultaneous step are not asked again.
    const seat = match.rules.deciders(match.state)[0] ?? 0;
    const option = match.decision(seat)?.options[0];
    if (option !== undefined) match.choose(seat, option);
  }
  expect(match.length).toBe(6);
  const record = recordOf(match, pack);
  return {
    withPack: replay(game, record).ok,
    without: replay(game, { ...record, content: recordOf(match).content }).ok,
  };
}

/** What every game says about the head of a pack; `needed` lists the game's own parts that are required. */
export function itReadsTheHead<T extends GameTypes>(game: Game<T>, needed: readonly string[] = []): void {
  it('says what a pack must be', () => {
    expect(mistakesOf(game, 'x')).toEqual(['the pack must be an object, not "x"']);
    expect(mistakesOf(game, [])).toEqual(['the pack must be an object, not a list']);
    expect(mistakesOf(game, null)).toEqual(['the pack must be an object, not null']);
  });

  it('lists every field that is missing', () => {
    expect(mistakesOf(game, {})).toEqual([
      'format: is missing; it must be "cabale-content"',
      'formatVersion: is missing; it must be 1',
      `game: is missing; it must be "${game.id}"`,
      'name: is missing; it must be a text of 1 to 80 characters',
      ...needed,
    ]);
  });
}

export function itOutlivesGarbage<T extends GameTypes>(game: Game<T>): void {
  it('never breaks the reader: any value gives content or messages', () => {
    const anything = fc.property(fc.anything(), (value) => {
      expect(mistakesOf(game, value).length).toBeGreaterThan(0);
    });
    fc.assert(anything, { seed: 7, numRuns: 300 });
  });
}

/** Parts filled with garbage give content that can be played with, or messages that begin with the name of a part. */
export function readsOrNames<T extends GameTypes>(
  game: Game<T>,
  {
    parts,
    named,
    play,
  }: {
    readonly parts: fc.Arbitrary<object>;
    readonly named: RegExp;
    play(content: T['content']): void;
  },
): void {
  const readable = fc.property(parts, (given) => {
    const read = game.content.parse(packFor(game, given));
    const messages = 'mistakes' in read ? read.mistakes : [];
    expect(messages.filter((message) => !named.test(message))).toEqual([]);
    if ('content' in read) play(read.content);
    expect('content' in read || messages.length > 0).toBe(true);
  });
  fc.assert(readable, { seed: 8, numRuns: 500 });
}
