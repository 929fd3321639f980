import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGame, PERSON } from '../src/newgame/create.ts';
import { readSaved, SAVE_PREFIX, writeSaved } from '../src/saves/saved.ts';
import { SavedGameStore } from '../src/saves/savedgames.ts';
import { memoryStorage } from '../src/saves/storage.ts';
import { game } from './tables.ts';

const saved = createGame(game, { players: [PERSON, { kind: 'bot', level: 3 }], seed: 'test' });
const good = writeSaved(saved);

function problemOf(text: string): string {
  const result = readSaved(text);
  return result.ok ? 'none' : result.problem.code;
}

function changed(part: object): string {
  return JSON.stringify({ ...(JSON.parse(good) as object), ...part });
}

describe('a saved game', () => {
  it('is read as it was written', () => {
    expect(readSaved(good)).toEqual({ ok: true, value: saved });
  });

  it.each([
    ['not-json', 'garbage{'],
    ['not-json', good.slice(0, -20)],
    ['not-json', ''],
    ['foreign', 'null'],
    ['foreign', '[1, 2]'],
    ['foreign', changed({ format: 'somebody-else' })],
    ['newer', changed({ version: 2 })],
    ['damaged', changed({ players: 'two' })],
    ['damaged', changed({ players: [{ kind: 'bot', level: 6 }] })],
    ['damaged', changed({ created: 'yesterday' })],
    ['damaged', changed({ created: -1e300 })],
    ['damaged', changed({ changed: 1e308 })],
    ['damaged', changed({ changed: 8.64e15 + 1 })],
    ['foreign', changed({ record: null })],
    ['damaged', changed({ record: undefined })],
    ['newer', changed({ record: { ...saved.record, formatVersion: 99 } })],
    ['damaged', changed({ record: { ...saved.record, choices: [{ seat: 0 }] } })],
    ['unknown-game', changed({ record: { ...saved.record, game: 'chess' } })],
    ['other-seats', changed({ players: [{ kind: 'person', name: '' }] })],
  ])('that is %s is told as such', (code, text) => {
    expect(problemOf(text)).toBe(code);
  });

  it('never throws, whatever is stored', () => {
    const refused = fc.property(fc.oneof(fc.string(), fc.json()), (text) => !readSaved(text).ok);
    expect(() => fc.assert(refused)).not.toThrow();
  });

  it('never throws, whichever field is damaged', () => {
    const field = fc.constantFrom(...Object.keys(JSON.parse(good) as object));
    const reads = fc.property(
      field,
      fc.jsonValue(),
      (name, value) => typeof readSaved(changed({ [name]: value })).ok === 'boolean',
    );
    expect(() => fc.assert(reads)).not.toThrow();
  });
});

describe('the saved games', () => {
  it('keeps what it cannot read, and lists it with the reason', () => {
    const storage = memoryStorage();
    storage.write(`${SAVE_PREFIX}bad`, 'garbage{');
    storage.write('somebody:else', 'theirs');
    const savedGames = new SavedGameStore(storage);
    savedGames.write(saved);
    const { games, damaged } = savedGames.contents();
    expect(games.map(({ id }) => id)).toEqual([saved.id]);
    expect(damaged).toMatchObject([{ id: 'bad', problem: { code: 'not-json' } }]);
    expect(savedGames.text('bad')).toBe('garbage{');
  });

  it('lists a game that does not replay as damaged until it does', () => {
    const savedGames = new SavedGameStore(memoryStorage());
    savedGames.write(saved);
    savedGames.note(saved.id, { code: 'other-rules', message: 'played by rules 2' });
    expect(savedGames.contents().damaged).toMatchObject([{ id: saved.id }]);
    savedGames.note(saved.id, undefined);
    expect(savedGames.contents().games).toHaveLength(1);
  });

  it('deletes for good', () => {
    const savedGames = new SavedGameStore(memoryStorage());
    savedGames.write(saved);
    savedGames.remove(saved.id);
    expect(savedGames.read(saved.id)).toMatchObject({ ok: false, problem: { code: 'missing' } });
  });
});
