import { think } from '@cabale/bots';
import { replay } from '@cabale/engine';
import { loadGame } from '@cabale/games';
import { describe, expect, it, vi } from 'vitest';
import { PERSON } from '../src/newgame/create.ts';
import { memoryStorage } from '../src/saves/storage.ts';
import { LocalTable } from '../src/table/localtable.ts';
import { game, setTable, settle, SteadyThinker, take } from './tables.ts';

const EASY = { kind: 'bot', level: 1 } as const;

describe('a table against a bot', () => {
  it('asks the player, then lets the bot answer', async () => {
    const { table, thinker } = setTable();
    table.open();
    expect(table.status().decision?.options).toHaveLength(4);
    await table.choose(take(2));
    await settle();
    expect(table.status().length).toBe(2);
    expect(table.frame(2)).toMatchObject({ seat: 1, events: [{ kind: 'took', count: 1 }], view: { stones: 4 } });
    expect(thinker.requests[0]).toMatchObject({ gameId: 'san', seat: 1, seats: 2, level: 3 });
  });

  it('passes the bot nothing but its own view', async () => {
    const { table, thinker } = setTable();
    table.open();
    await table.choose(take(1));
    await settle();
    expect(thinker.requests[0]?.view).toMatchObject({ observer: 1, secrets: [null, expect.any(Number)] });
    expect(thinker.requests[0]?.seed).not.toContain('test');
  });

  it('has saved every choice before it is shown', async () => {
    const { table, savedGames, id } = setTable();
    const lengths: number[] = [];
    table.subscribe(() => {
      const stored = savedGames.read(id);
      lengths.push(stored.ok ? stored.value.record.choices.length - table.status().length : Number.NaN);
    });
    table.open();
    await table.choose(take(3));
    await settle();
    expect(new Set(lengths)).toEqual(new Set([0]));
  });

  it('keeps a bot’s answer although another seat has sealed one meanwhile, which the bot does not see', async () => {
    const { game: venice } = await loadGame('venice');
    const { table, thinker } = setTable({ seats: 3, opponents: [EASY, EASY] }, memoryStorage(), venice);
    const thinking = vi.spyOn(thinker, 'think').mockImplementation(async (request) => {
      const [mission] = table.status().decision?.options ?? [];
      if (table.played.length === 0 && mission !== undefined) await table.choose(mission);
      return think(request);
    });
    table.open();
    await vi.waitUntil(() => table.played.length >= 3);
    expect(table.played.choices.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(thinking.mock.calls.slice(0, 2).map(([{ seat }]) => seat)).toEqual([1, 2]);
  });

  it('plays on at random when the bot fails, and says so', async () => {
    const { table, thinker } = setTable();
    thinker.broken = true;
    table.open();
    await table.choose(take(1));
    await settle();
    expect(table.status().length).toBeGreaterThan(1);
    expect(table.currentTrouble()).toBe('bot-failed');
  });

  it('does not make a move that cannot be saved', async () => {
    const storage = memoryStorage();
    const { table } = setTable({}, storage);
    table.open();
    vi.spyOn(storage, 'write').mockReturnValue('full');
    await table.choose(take(2));
    await settle();
    expect(table.status().length).toBe(0);
    expect(table.frame(0).view).toMatchObject({ stones: 7 });
    expect(table.currentTrouble()).toBe('storage-full');
  });

  it('refuses what is not an option', async () => {
    const { table } = setTable();
    expect(await table.choose(take(7))).toEqual({ code: 'not-an-option' });
    expect(await table.choose(take(4))).toEqual({ code: 'not-an-option', rule: 'ST-1' });
  });

  it('ends when the player resigns', async () => {
    const { table, savedGames, id } = setTable();
    await table.resign();
    expect(table.status().outcome?.ranks).toEqual([2, 1]);
    expect(savedGames.read(id)).toMatchObject({ ok: true, value: { over: true } });
  });
});

describe('a choice followed by automatic steps', () => {
  const windy = { setup: { stones: 7, wind: true } } as const;

  it('is several frames, of which only the first is the player’s', async () => {
    const { table } = setTable({ ...windy, opponents: [PERSON] });
    table.takeDevice();
    await table.choose(take(2));
    expect(table.status().length).toBe(2);
    expect(table.frame(0)).toMatchObject({ number: 0, choices: 0, seat: null });
    expect(table.frame(1)).toMatchObject({ number: 1, choices: 1, seat: 0, events: [{ kind: 'took' }] });
    expect(table.frame(1).view).toMatchObject({ stones: 5 });
    expect(table.frame(2)).toMatchObject({ number: 2, choices: 1, seat: null, events: [{ kind: 'blew' }] });
    expect(table.frame(2).view).toMatchObject({ stones: 4 });
    expect(table.frameAfter(1)).toBe(2);
  });

  it('is undone as one, and the frames before it stay the same', async () => {
    const { table } = setTable({ seats: 1 });
    await table.choose(take(1));
    const kept = [table.frame(1), table.frame(2)];
    await table.choose(take(1));
    expect(table.status().length).toBe(4);
    expect(await table.undo()).toBeUndefined();
    expect(table.status().length).toBe(2);
    expect([table.frame(1), table.frame(2)]).toEqual(kept);
    expect(table.frame(1)).toBe(kept[0]);
  });

  it('leaves an automaton’s win as a side of its own', async () => {
    const { table } = setTable({ seats: 1, setup: { stones: 5, wind: false } });
    expect(table.sides).toBe(2);
    await table.choose(take(1));
    await table.choose(take(2));
    expect(table.status().outcome?.ranks).toEqual([2, 1]);
  });
});

describe('undo at a table', () => {
  it('takes the last choice back and saves that', async () => {
    const { table, savedGames, id } = setTable({ opponents: [PERSON] });
    table.takeDevice();
    await table.choose(take(2));
    expect(await table.undo()).toBeUndefined();
    expect(table.status().length).toBe(0);
    expect(savedGames.read(id)).toMatchObject({ ok: true, value: { record: { choices: [] } } });
  });

  it('says why not', async () => {
    const { table } = setTable();
    expect(table.undoRefusal()).toEqual({ code: 'nothing-to-undo' });
    await table.choose({ kind: 'peek' });
    expect(await table.undo()).toEqual({ code: 'random-was-drawn' });
  });
});

describe('several people on one device', () => {
  it('see no secrets while it is passed on', async () => {
    const { table } = setTable({ opponents: [PERSON] });
    expect(table.status()).toMatchObject({ passTo: 0, observer: 'audience', decision: undefined });
    expect(table.frame(0).view).toMatchObject({ secrets: [null, null] });
    table.takeDevice();
    expect(table.status()).toMatchObject({ passTo: undefined, observer: 0 });
    await table.choose(take(1));
    expect(table.status()).toMatchObject({ passTo: 1, observer: 'audience', decision: undefined });
    expect(table.frame(1).view).toMatchObject({ secrets: [null, null] });
    table.takeDevice();
    expect(table.frame(1).view).toMatchObject({ secrets: [null, expect.any(Number)] });
  });
});

describe('three people on one device', () => {
  it('take it one after the other', async () => {
    const { table } = setTable({ seats: 3, opponents: [PERSON] });
    for (const seat of [0, 1, 2]) {
      expect(table.status()).toMatchObject({ passTo: seat, observer: 'audience' });
      table.takeDevice();
      expect(table.status().observer).toBe(seat);
      await table.choose(take(1));
    }
    expect(table.status().passTo).toBe(0);
  });

  it('pass it on although a bot plays in between', async () => {
    const { table } = setTable({ seats: 3, opponents: [EASY, PERSON] });
    table.open();
    table.takeDevice();
    await table.choose(take(1));
    await settle();
    expect(table.status()).toMatchObject({ passTo: 2, observer: 'audience', length: 2 });
  });
});

describe('the same game in two tabs', () => {
  it('follows the tab that has played on instead of overwriting it', async () => {
    const { table, savedGames, id } = setTable({ opponents: [PERSON] });
    const stored = savedGames.read(id);
    if (!stored.ok) throw new Error('not saved');
    const match = replay(game, stored.value.record);
    if (!match.ok) throw new Error('not replayable');
    const parts = { game, match: match.value, saved: stored.value, thinker: new SteadyThinker(), savedGames };
    const other = new LocalTable(parts);
    table.open();
    table.takeDevice();
    other.takeDevice();
    await other.choose(take(3));
    expect(table.status().length).toBe(1);
    expect(table.frame(1).view).toMatchObject({ stones: 4 });
    expect(table.currentTrouble()).toBe('changed-elsewhere');
  });

  it('says that the game was deleted', () => {
    const { table, savedGames, id } = setTable();
    table.open();
    savedGames.remove(id);
    expect(table.currentTrouble()).toBe('deleted-elsewhere');
  });
});
