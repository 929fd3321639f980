import { readRecord, replay } from '@cabale/engine';
import type { NewTable, TableLine, WireTable } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { openApp, openServer, testGames } from './support/opened.ts';
import { gathered, presenceOf, watching } from './support/gathered.ts';
import { isAsked, playOn } from './support/playing.ts';
import { Visitor, type Line } from './support/visitor.ts';

async function people(...names: readonly string[]): Promise<[Visitor, Visitor, ...Visitor[]]> {
  const address = await openServer(await openApp());
  const visitors = await Promise.all(names.map((name) => Visitor.guest(address, name)));
  return visitors as [Visitor, Visitor, ...Visitor[]];
}

const INVITED: NewTable = { game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] };

async function tableOf(visitor: Visitor, id: string): Promise<WireTable> {
  return ((await visitor.get(`/tables/${id}`)).body as { table: WireTable }).table;
}

describe('opening a table', () => {
  it.each([
    ['an unknown game', { game: 'chess' }],
    ['too many seats', { seats: Array.from({ length: 4 }, () => ({ kind: 'open' as const })) }],
    ['too few seats', { seats: [{ kind: 'me' as const }] }],
    ['two seats for one person', { seats: [{ kind: 'me' as const }, { kind: 'me' as const }] }],
    ['a setting the game does not have', { setup: { speed: 'fast' } }],
    ['a value the setting does not have', { setup: { hand: 7 } }],
    ['a deadline of a second', { deadline: { kind: 'turn' as const, seconds: 1 } }],
    ['a level that does not exist', { seats: [{ kind: 'me' }, { kind: 'bot', level: 6 }] as never }],
  ])('refuses %s', async (_, change) => {
    const [anna] = await people('Anna', 'Ben');
    expect(await anna.post('/tables', { ...INVITED, ...change })).toMatchObject({ status: 400 });
  });

  it('is private by default; a public one is in the lobby as long as it has open seats', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    await anna.open({ ...INVITED, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const { table } = await anna.open({ ...INVITED, visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const lobby = async () => ((await ben.get('/lobby')).body as { tables: TableLine[] }).tables.map(({ id }) => id);
    expect(await lobby()).toEqual([table.id]);
    expect(await ben.act(table.id, { kind: 'sit', seat: 1 })).toBeNull();
    expect(await lobby()).toEqual([]);
  });
});

describe('before the start', () => {
  it('an invited seat needs the invitation, which the host can replace', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    const { table, code } = await anna.open({ ...INVITED, visibility: 'public' });
    expect(await ben.act(table.id, { kind: 'sit', seat: 1 })).toBe('seat-not-free');
    const { body } = await anna.post(`/tables/${table.id}/invitation`);
    expect(await ben.post('/invitations', { code })).toMatchObject({ status: 404 });
    await ben.enter((body as { code: string }).code);
    expect(await ben.act(table.id, { kind: 'sit', seat: 1 })).toBeNull();
  });

  it('the host arranges seats and removes people, who cannot rejoin', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    const { table, code } = await anna.open(INVITED);
    await ben.enter(code);
    await ben.act(table.id, { kind: 'sit', seat: 1 });
    expect(await anna.act(table.id, { kind: 'kick', seat: 0 })).toBe('seat-not-free');
    expect(await anna.act(table.id, { kind: 'kick', seat: 1 })).toBeNull();
    expect((await ben.get(`/tables/${table.id}`)).status).toBe(404);
    expect((await ben.post('/invitations', { code })).status).toBe(404);
    expect(await anna.act(table.id, { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } })).toBeNull();
    expect(await anna.act(table.id, { kind: 'bot-level', seat: 1, level: 3 })).toBeNull();
    expect((await tableOf(anna, table.id)).seats[1]).toEqual({ kind: 'bot', level: 3 });
  });

  it('leaving frees the seat; a host hands over, and the last one closes the table', async () => {
    const [anna, ben] = await people('Anna', 'Ben');
    const { table, code } = await anna.open(INVITED);
    await ben.enter(code);
    await ben.act(table.id, { kind: 'sit', seat: 1 });
    expect(await anna.act(table.id, { kind: 'leave' })).toBeNull();
    expect(await tableOf(ben, table.id)).toMatchObject({
      host: ben.id,
      seats: [{ kind: 'invited' }, { kind: 'person' }],
    });
    expect(await ben.act(table.id, { kind: 'leave' })).toBeNull();
    expect(await tableOf(ben, table.id)).toMatchObject({ phase: 'over', ending: 'cancelled' });
  });
});

describe('a game', () => {
  it('publishes its seed at the end, and its record replays', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const [anna, ben] = visitors as [Visitor, Visitor];
    const begun = await tableOf(anna, table);
    expect(begun).toMatchObject({ phase: 'playing', seed: null });
    await playOn(table, lines, 'record');
    const over = await tableOf(anna, table);
    expect(over).toMatchObject({ phase: 'over', ending: 'played' });
    const { body } = await ben.get(`/tables/${table}/record`);
    const { record, names } = body as { record: string; names: string[] };
    expect(names).toEqual(['Seat 0', 'Seat 1']);
    const read = readRecord(record);
    const rules = await testGames().rules('whispers');
    if (!read.ok || rules === undefined) throw new Error('the record cannot be read');
    expect(read.value.seed).toBe(over.seed);
    const replayed = replay(rules.game, read.value);
    expect(replayed.ok && replayed.value.outcome).toEqual(over.outcome);
    const { code } = (await ben.post(`/tables/${table}/share`)).body as { code: string };
    expect(await new Visitor(address).get(`/shared/${code}`)).toMatchObject({ status: 200, body: { record } });
  });

  it('is in the lists of those who play it, with whose turn it is, and later in their history', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const mine = async (visitor: Visitor, which: string) =>
      ((await visitor.get(which)).body as { tables: TableLine[] }).tables;
    const [anna, ben] = visitors as [Visitor, Visitor];
    expect(await mine(anna, '/me/tables')).toMatchObject([{ id: table, seat: 0, yourTurn: true }]);
    expect(await mine(ben, '/me/tables')).toMatchObject([{ id: table, seat: 1, yourTurn: false }]);
    await playOn(table, lines, 'lists');
    expect(await mine(anna, '/me/tables')).toEqual([]);
    expect(await mine(ben, '/me/history')).toMatchObject([{ id: table, seat: 1, ending: 'played' }]);
  });

  it('notifies people that it is their turn, whether they watch it or not', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const elsewhere = await (visitors[1] as Visitor).connect();
    await playOn(table, lines, 'turns', 1);
    const turns = () => elsewhere.messages.filter(({ type }) => type === 'turn');
    if (lines[1]?.status.get(table)?.decision === null) await playOn(table, lines, 'turns', 1);
    await elsewhere.until(() => turns().length > 0);
    expect(turns()[0]).toEqual({ type: 'turn', table, yours: true });
  });

  it('counts for statistics and ratings of accounts', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const [anna] = visitors as [Visitor, Visitor];
    await anna.post('/me/account', { login: 'anna', password: 'correct horse' });
    await lines[0]?.act(table, { kind: 'choose', at: 0, option: { kind: 'resign' } });
    const rated = async () => (await app.storage.results.ratings(anna.id)).length > 0;
    while (!(await rated())) await new Promise(setImmediate);
    expect(await anna.get('/me/statistics')).toMatchObject({
      body: {
        games: [{ game: 'whispers', seats: 2, played: 1, places: [0, 1] }],
        ratings: [{ game: 'whispers', rated: 1 }],
      },
    });
  });

  it('has one rematch for the same people, whoever asks first', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const [anna, ben] = visitors as [Visitor, Visitor];
    await lines[0]?.act(table, { kind: 'choose', at: 0, option: { kind: 'resign' } });
    const again = ((await ben.post(`/tables/${table}/rematch`)).body as { table: WireTable }).table;
    expect(again).toMatchObject({
      phase: 'gathering',
      host: ben.id,
      seats: [{ kind: 'invited', person: anna.id }, {}],
    });
    expect(((await anna.post(`/tables/${table}/rematch`)).body as { table: WireTable }).table.id).toBe(again.id);
    expect(await anna.act(again.id, { kind: 'sit', seat: 0 })).toBeNull();
    expect(await ben.act(again.id, { kind: 'start' })).toBeNull();
    expect((await tableOf(anna, table)).rematch).toBe(again.id);
  });

  it('can be paused by its host, and accepts no choices meanwhile', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const [anna] = visitors as [Visitor, Visitor];
    const option = lines[0]?.status.get(table)?.decision?.options[0];
    if (option === undefined) throw new Error('nobody is asked');
    await anna.act(table, { kind: 'pause' });
    expect(await anna.act(table, { kind: 'choose', at: 0, option })).toBe('paused');
    await anna.act(table, { kind: 'resume' });
    expect(await anna.act(table, { kind: 'choose', at: 0, option })).toBeNull();
  });

  it('is played by bots in threads of their own, whose level the host can raise', async () => {
    const address = await openServer(await openApp());
    const anna = await Visitor.guest(address, 'Anna');
    const { table } = await anna.open({ game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    const line = await anna.connect();
    await line.watch(table.id);
    await anna.act(table.id, { kind: 'start' });
    await line.until(() => isAsked(line, table.id));
    const seats = () => [...(line.frames.get(table.id)?.values() ?? [])].map(({ seat }) => seat);
    while (!seats().includes(1)) {
      const { length = 0, decision } = line.status.get(table.id) ?? {};
      const option = decision?.options.at(-1);
      if (option !== undefined) await line.act(table.id, { kind: 'choose', at: length, option });
      await line.until(() => seats().includes(1) || isAsked(line, table.id));
    }
    expect(await anna.act(table.id, { kind: 'bot-level', seat: 1, level: 2 })).toBeNull();
  });
});

describe('presence and chat', () => {
  it('announces who is present, and when they leave', async () => {
    const address = await openServer(await openApp());
    const table = await gathered(address, 'whispers', 2);
    const [anna, ben] = table.lines as [Line, Line];
    const audience = await watching(await Visitor.guest(address, 'Audience'), table);
    const told = (seats: readonly number[], watchers: number) => {
      return (
        JSON.stringify(presenceOf(anna)) === JSON.stringify({ type: 'presence', table: table.table, seats, watchers })
      );
    };
    await anna.until(() => told([0, 1], 1));
    ben.socket.close();
    audience.socket.close();
    await anna.until(() => told([0], 0));
    expect(anna.closed).toBeUndefined();
  });

  it('sends nothing twice', async () => {
    const app = await openApp();
    const { table, lines } = await gathered(await openServer(app), 'whispers', 2);
    const [anna, ben] = lines as [Line, Line];
    await Promise.all([anna, ben].map((line) => line.until(() => presenceOf(line)?.seats.length === 2)));
    const known = anna.messages.filter(({ type }) => type === 'presence').length;
    // A whole round of repeated presence announcements.
    for (let step = 0; step < 100; step++) app.tables.renewPresence();
    // Replies are in order: any further presence message would have arrived before.
    await anna.ask({ type: 'can-undo', table });
    expect(anna.messages.filter(({ type }) => type === 'presence')).toHaveLength(known);
  });

  it('announces a spectator who takes a seat', async () => {
    const address = await openServer(await openApp());
    const [anna, ben] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Ben')];
    const seats = [{ kind: 'me' }, { kind: 'invited' }] as const;
    const { table, code } = await anna.open({ game: 'whispers', setup: {}, seats: [...seats] });
    await ben.enter(code);
    const [hers, his] = [await anna.connect(), await ben.connect()];
    for (const line of [hers, his]) await line.watch(table.id);
    const told = (here: readonly number[]) => {
      return JSON.stringify(presenceOf(hers)?.seats) === JSON.stringify(here);
    };
    await hers.until(() => told([0]));
    await his.act(table.id, { kind: 'sit', seat: 1 });
    await hers.until(() => told([0, 1]));
    expect(await his.act(table.id, { kind: 'leave' })).toBeNull();
    await hers.until(() => told([0]));
  });

  it('delivers chat to everybody but those who have muted its author', async () => {
    const address = await openServer(await openApp());
    const { table, visitors, lines } = await gathered(address, 'whispers', 2);
    const [anna, ben] = visitors as [Visitor, Visitor];
    const [hers, his] = lines as [Line, Line];
    const heard = (line: (typeof lines)[number]) =>
      line.messages.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []));
    expect(await hers.ask({ type: 'chat', table, text: ' hello ' })).toBeNull();
    await his.until(() => heard(his).includes('hello'));
    await ben.post('/me/mutes', { person: anna.id });
    await hers.ask({ type: 'chat', table, text: 'are you there?' });
    await hers.until(() => heard(hers).length === 2);
    await anna.post(`/tables/${table}/chat`, { text: 'still there?' });
    await hers.until(() => heard(hers).length === 3);
    await his.ask({ type: 'can-undo', table });
    expect(heard(his)).toEqual(['hello']);
    expect(((await ben.get(`/tables/${table}/chat`)).body as { lines: unknown[] }).lines).toEqual([]);
    expect(((await anna.get(`/tables/${table}/chat`)).body as { lines: unknown[] }).lines).toHaveLength(3);
    expect(await anna.post(`/tables/${table}/chat`, { text: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  });
});
