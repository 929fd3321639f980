import { EventEmitter, once } from 'node:events';
import { readRecord, replay, rulesFor } from '@cabale/engine';
import { API, LIMITS, type NewTable, type WireTable } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { verifyTables } from '../src/tables/verify.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer, testGames } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { Visitor } from './support/visitor.ts';

const HEAD = { format: 'cabale-content', formatVersion: 1, game: 'san', name: 'My own box' };
/** Every River card costs 0, which is impossible with the printed values. */
const RIVER = Array.from({ length: 48 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
const CHEAP = { ...HEAD, cards: Object.fromEntries(RIVER.map((card) => [card, { cost: 0 }])) };
const SOLITARY: NewTable = { game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'open' }] };

async function opened(app?: App): Promise<{ app: App; address: string }> {
  const own = app ?? (await openApp());
  return { app: own, address: await openServer(own) };
}

describe('a content pack at a table', () => {
  it('is named to everybody, served to those who may see the table, and played with', async () => {
    const { app, address } = await opened();
    const { table, visitors, lines } = await gathered(address, 'san', 2, { pack: CHEAP });
    const [anna, ben] = visitors as [Visitor, Visitor];
    expect((await tableOf(ben, table)).pack).toEqual({
      name: 'My own box',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect((await ben.get(`/tables/${table}/pack`)).body).toEqual({ pack: CHEAP });
    const stranger = await Visitor.guest(address, 'Stranger');
    expect(await stranger.get(`/tables/${table}/pack`)).toMatchObject({ status: 404 });
    await playOn(table, lines, 'cheap');
    const record = readRecord(((await anna.get(`/tables/${table}/record`)).body as { record: string }).record);
    if (!record.ok) throw new Error(record.problem.message);
    const san = (await testGames().rules('san'))?.game;
    if (san === undefined) throw new Error('there is no San');
    const rules = rulesFor(san, record.value);
    expect(rules.ok && costOf(rules.value.content, 'R05')).toBe(0);
    expect(replay(san, record.value).ok).toBe(true);
    const verdicts = [];
    for await (const verdict of verifyTables(app.storage, testGames())) verdicts.push(verdict);
    expect(verdicts).toEqual([{ table, verdict: 'same' }]);
  });

  it('is still that of the table when the table is read again, and of the next one with the same people', async () => {
    const { app, address } = await opened();
    const { table, visitors, lines } = await gathered(address, 'san', 2, { pack: CHEAP });
    await playOn(table, lines, 'again', 5);
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    const content = await app.tables.at(table).inspect(({ rules }) => ({ cost: costOf(rules.content, 'R05') }));
    expect(content).toEqual({ cost: 0 });
    await playOn(table, lines, 'again');
    const [anna] = visitors as [Visitor];
    const again = (await anna.post(`/tables/${table}/rematch`)).body as { table: WireTable };
    expect(again.table.pack?.name).toBe('My own box');
  });

  it('does not touch tables without one', async () => {
    const { app, address } = await opened();
    await gathered(address, 'san', 2, { pack: CHEAP });
    const { table, visitors } = await gathered(address, 'san', 2);
    const cost = await app.tables.at(table).inspect(({ rules }) => ({ cost: costOf(rules.content, 'R05') }));
    expect(cost?.cost).toBeGreaterThan(0);
    const [anna] = visitors as [Visitor];
    expect((await tableOf(anna, table)).pack).toBeUndefined();
    expect(await anna.get(`/tables/${table}/pack`)).toMatchObject({ status: 404 });
  });

  it('is what its bots think with', async () => {
    const asked = new EventEmitter();
    const app = await openApp({
      thinker: {
        think: (request) => {
          asked.emit('asked', request.pack);
          return Promise.reject(new Error('thinks nothing'));
        },
        close: () => Promise.resolve(),
      },
      onError: () => undefined,
    });
    const { address } = await opened(app);
    const anna = await Visitor.guest(address, 'Anna');
    const bot = { kind: 'bot', level: 1 } as const;
    const { table } = await anna.open({ ...SOLITARY, seats: [bot, bot], pack: CHEAP });
    // Tables of bots alone play only while they are watched.
    await (await anna.connect()).watch(table.id);
    const [heard] = await Promise.all([once(asked, 'asked'), anna.act(table.id, { kind: 'start' })]);
    expect(heard).toEqual([CHEAP]);
  });

  it.each([
    ['another game', { ...CHEAP, game: 'venice' }, 'game: must be "san"'],
    ['no format', { game: 'san', cards: {} }, 'format: is missing'],
    ['a card that does not exist', { ...HEAD, cards: { Z99: { cost: 1 } } }, 'Z99: there is no such card'],
    ['a value that cannot be', { ...HEAD, cards: { R05: { cost: 'much' } } }, 'R05.cost'],
    ['nothing at all', {}, 'format: is missing'],
  ])('is refused by name: %s', async (_, pack, message) => {
    const { address } = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    const { status, body } = await anna.post('/tables', { ...SOLITARY, pack });
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'bad-setup' } });
    expect((body as { message: string }).message).toContain(message);
  });

  it.each([
    ['no object', 'cheap'],
    ['a list', [CHEAP]],
    ['too much', { ...CHEAP, name: 'x'.repeat(LIMITS.pack) }],
  ])('is refused at the door: %s', async (_, pack) => {
    const { address } = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    expect(await anna.post('/tables', { ...SOLITARY, pack })).toMatchObject({
      status: 400,
      body: { error: 'bad-request' },
    });
  });

  it('refuses messages nested too deeply', async () => {
    const { address } = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    const depth = 30_000;
    const cards = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const body = JSON.stringify({ ...SOLITARY, pack: { ...HEAD, cards: 'CARDS' } }).replace('"CARDS"', cards);
    const headers = { ...anna.headers, 'content-type': 'application/json' };
    const answer = await fetch(`${address}${API}/tables`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: 'bad-request' });
    expect(await anna.get('/me/tables')).toMatchObject({ status: 200, body: { tables: [] } });
  });

  it('names no more mistakes than a message holds', async () => {
    const { address } = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    const cards = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`Z${index}`, {}]));
    const { status, body } = await anna.post('/tables', { ...SOLITARY, pack: { ...HEAD, cards } });
    expect(status).toBe(400);
    expect((body as { message: string }).message.length).toBeLessThan(2000);
  });
});

async function tableOf(visitor: Visitor, id: string): Promise<WireTable> {
  return ((await visitor.get(`/tables/${id}`)).body as { table: WireTable }).table;
}

function costOf(content: object, card: string): number {
  return (content as { byId: Record<string, { cost: number }> }).byId[card]?.cost ?? Number.NaN;
}
