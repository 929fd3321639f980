import { checkDeal, nonceCommitment, readRecord, serverCommitment } from '@cabale/engine';
import type { Id, WireTable } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import path from 'node:path';
import type { App } from '../src/app.ts';
import { REVEAL_MS } from '../src/table/deal.ts';
import { nonceOf } from './support/contributing.ts';
import { documentOf, sitter } from './support/documents.ts';
import { gathered } from './support/gathered.ts';
import { freshFolder, openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { Visitor } from './support/visitor.ts';

const INVITED = { game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] } as const;
const wish = { ...INVITED, seats: [...INVITED.seats] };

async function tableOf(visitor: Visitor, id: Id): Promise<WireTable> {
  return ((await visitor.get(`/tables/${id}`)).body as { table: WireTable }).table;
}

/** A table of two that is full, with both nonces committed to. */
async function full(address: string): Promise<{ anna: Visitor; ben: Visitor; id: Id; opened: WireTable }> {
  const [anna, ben] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Ben')];
  const { table, code } = await anna.open(wish);
  const { id } = table;
  await ben.enter(code);
  const commit = (seat: number, name: string) => nonceCommitment(id, seat, nonceOf(name));
  expect(await anna.act(id, { kind: 'commit', commitment: commit(0, 'anna') })).toBeNull();
  expect(await ben.act(id, { kind: 'sit', seat: 1, commitment: commit(1, 'ben') })).toBeNull();
  return { anna, ben, id, opened: table };
}

async function playedRecord(app: App, address: string) {
  const { table, visitors, lines } = await gathered(address, 'whispers', 2);
  const begun = await tableOf(visitors[0] as Visitor, table);
  await playOn(table, lines, 'fair');
  const over = await tableOf(visitors[0] as Visitor, table);
  const { body } = await (visitors[0] as Visitor).get(`/tables/${table}/record`);
  const read = readRecord((body as { record: string }).record);
  if (!read.ok) throw new Error(read.problem.message);
  return { begun, over, record: read.value, table, visitors, app };
}

describe('a table commits to its deal', () => {
  it('when it is created, and at the end everything can be computed again', async () => {
    const app = await openApp();
    const { begun, over, record } = await playedRecord(app, await openServer(app));
    expect(begun.deal).toMatchObject({ serverSeed: null, revealBy: null });
    expect(begun.seed).toBeNull();
    expect(over.deal?.commitment).toBe(begun.deal?.commitment);
    expect(serverCommitment(over.id, over.deal?.serverSeed ?? '')).toBe(begun.deal?.commitment);
    expect(record.deal?.contributions).toEqual(begun.deal?.contributions);
    expect(record.deal?.contributions.map((each) => each?.nonce)).toEqual([nonceOf('seat 0'), nonceOf('seat 1')]);
    if (record.deal === undefined) throw new Error('the record has no proof');
    expect(checkDeal(record.deal, record.seed).map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(over.seed).toBe(record.seed);
  });

  it('before anybody but the host has sat down, and anew for a rematch', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const { opened, id, anna } = await full(address);
    expect(opened.deal?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(opened.deal?.contributions).toEqual([{ commitment: null, nonce: null }, null]);
    expect((await tableOf(anna, id)).deal?.commitment).toBe(opened.deal?.commitment);
    const { table, visitors } = await playedRecord(app, address);
    const { body } = await (visitors[1] as Visitor).post(`/tables/${table}/rematch`);
    const again = (body as { table: WireTable }).table;
    const before = await tableOf(visitors[1] as Visitor, table);
    expect(again.deal?.commitment).not.toBe(before.deal?.commitment);
    expect(again.deal?.contributions).toEqual([null, { commitment: null, nonce: null }]);
  });
});

describe('nonces', () => {
  it('are revealed once the seats are final, and the last one starts the game', async () => {
    const { anna, ben, id } = await full(await openServer(await openApp()));
    const reveal = (visitor: Visitor, name: string) => visitor.act(id, { kind: 'reveal', nonce: nonceOf(name) });
    expect(await reveal(anna, 'anna')).toBe('not-starting');
    expect(await anna.act(id, { kind: 'start' })).toBeNull();
    const commitment = nonceCommitment(id, 1, nonceOf('other'));
    expect(await ben.act(id, { kind: 'commit', commitment })).toBe('not-gathering');
    expect(await anna.act(id, { kind: 'kick', seat: 1 })).toBe('not-gathering');
    expect(await reveal(anna, 'anna')).toBeNull();
    expect(await reveal(anna, 'anna')).toBe('already-revealed');
    expect(await reveal(ben, 'anna')).toBe('wrong-nonce');
    const starting = await tableOf(ben, id);
    expect(starting).toMatchObject({ phase: 'starting', deal: { contributions: [{ nonce: null }, { nonce: null }] } });
    expect(await reveal(ben, 'ben')).toBeNull();
    const playing = await tableOf(ben, id);
    expect(playing.phase).toBe('playing');
    expect(playing.deal?.contributions.map((each) => each?.nonce)).toEqual([nonceOf('anna'), nonceOf('ben')]);
    expect(await reveal(ben, 'ben')).toBe('not-starting');
  });

  it('of absent people do not delay the table: they are left out, and the proof says so', async () => {
    let now = 1_000_000;
    const app = await openApp({ now: () => now });
    const { anna, id } = await full(await openServer(app));
    await anna.act(id, { kind: 'start' });
    await anna.act(id, { kind: 'reveal', nonce: nonceOf('anna') });
    now += REVEAL_MS - 1;
    await app.tables.at(id).applyDeadlines();
    expect((await tableOf(anna, id)).phase).toBe('starting');
    now += 1;
    await app.tables.at(id).applyDeadlines();
    const playing = await tableOf(anna, id);
    expect(playing.phase).toBe('playing');
    expect(playing.deal?.contributions.map((each) => each?.nonce)).toEqual([nonceOf('anna'), null]);
    expect(playing.deal?.contributions[1]?.commitment).not.toBeNull();
  });

  it('are dropped with the person: who leaves or is removed contributes nothing', async () => {
    const { anna, ben, id } = await full(await openServer(await openApp()));
    const contributions = async () => (await tableOf(anna, id)).deal?.contributions[1];
    expect((await contributions())?.commitment).not.toBeNull();
    await ben.act(id, { kind: 'leave' });
    expect(await contributions()).toBeNull();
    await ben.act(id, { kind: 'sit', seat: 1 });
    expect(await contributions()).toEqual({ commitment: null, nonce: null });
    await anna.act(id, { kind: 'kick', seat: 1 });
    expect(await contributions()).toBeNull();
    expect(await ben.act(id, { kind: 'commit', commitment: nonceOf('any') })).not.toBeNull();
    await anna.act(id, { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } });
    await anna.act(id, { kind: 'start' });
    await anna.act(id, { kind: 'reveal', nonce: nonceOf('anna') });
    expect(await tableOf(anna, id)).toMatchObject({ phase: 'playing', deal: { contributions: [{}, null] } });
  });

  it('change the deal: the same server seed gives another seed with another nonce', async () => {
    const app = await openApp();
    const { record } = await playedRecord(app, await openServer(app));
    const { deal, seed } = record;
    if (deal === undefined) throw new Error('the record has no proof');
    const [first, second] = deal.contributions;
    const without = { ...deal, contributions: [first ?? null, second ? { ...second, nonce: null } : null] };
    expect(checkDeal(without, seed).find(({ kind }) => kind === 'seed')?.holds).toBe(false);
  });
});

describe('a table that is starting', () => {
  it('begins after a restart as well', async () => {
    const database = { kind: 'sqlite', file: path.join(freshFolder(), 'cabale.db') } as const;
    let now = 1_000_000;
    const before = await openApp({ settings: { database }, now: () => now });
    const { anna, id } = await full(await openServer(before));
    await anna.act(id, { kind: 'start' });
    await before.close();
    now += REVEAL_MS;
    const after = await openApp({ settings: { database }, now: () => now });
    const again = anna.at(await openServer(after));
    await after.tables.at(id).applyDeadlines();
    expect((await tableOf(again, id)).phase).toBe('playing');
  });
});

describe('a table of the scheme of version 0.1.0', () => {
  it('continues, and no longer shows anything of its seed', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const anna = await Visitor.guest(address, 'Anna');
    const ben = await Visitor.guest(address, 'Ben');
    const id = 'table-of-old';
    const seats = [sitter(anna.id), sitter(ben.id)];
    await app.storage.tables.create(documentOf({ id, host: anna.id, seats }), 'hash');
    expect(await anna.act(id, { kind: 'start' })).toBeNull();
    const table = await tableOf(anna, id);
    expect(table).toMatchObject({ phase: 'playing', seed: null, deal: null });
    expect(JSON.stringify(table)).not.toMatch(/[0-9a-f]{32}/);
    const document = await app.tables.at(id).document();
    expect(document?.seed).toMatch(/^chacha20:/);
  });
});
