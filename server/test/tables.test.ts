import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { SocketFrame } from '../src/message/socket-frame.ts';
import type { Person } from '../src/storage/people.ts';
import { isRefused } from '../src/table/refusal.ts';
import type { Subscriber } from '../src/tables/subscription.ts';
import { TaskQueue } from '../src/task-queue.ts';
import { openApp } from './support/opened.ts';

const CAPACITY = 2;

async function appWithTables(count: number): Promise<{ app: App; host: Person; tables: string[] }> {
  const app = await openApp({ settings: { loadedTables: CAPACITY } });
  const host = await app.people.newGuest('Anna');
  const tables: string[] = [];
  for (let table = 0; table < count; table++) {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const made = await app.factory.create(host, { game: 'san', setup: {}, seats }, '127.0.0.1');
    if (isRefused(made)) throw new Error(made.refused.message);
    tables.push(made.table.id);
  }
  return { app, host, tables };
}

function subscriberOf(person: string): Subscriber & { readonly received: SocketFrame[] } {
  const received: SocketFrame[] = [];
  return {
    person,
    received,
    hasMuted: () => false,
    send: (frame) => void received.push(frame),
    accessLost: () => undefined,
    flushed: () => Promise.resolve(),
  };
}

describe('tables in memory', () => {
  it('are at most as many as allowed: the least recently used is evicted and its actor closed', async () => {
    const { app, tables } = await appWithTables(3);
    const [first = '', second = '', third = ''] = tables;
    for (const id of [first, second]) await app.tables.at(id).inspect(() => null);
    await app.tables.at(first).inspect(() => null);
    await app.tables.at(third).inspect(() => null);
    expect(app.tables.loaded).toBe(CAPACITY);
    expect(tables.map((id) => app.tables.find(id) !== undefined)).toEqual([true, false, true]);
  });

  it('are evicted while followed, and followers still receive every frame', async () => {
    const { app, host, tables } = await appWithTables(3);
    const [followed = '', ...others] = tables;
    const subscriber = subscriberOf(host.id);
    const grant = { admission: undefined, isMember: true };
    expect(await app.tables.at(followed).subscribe(subscriber, grant, undefined)).toBeNull();
    for (const id of others) await app.tables.at(id).document();
    expect(app.tables.find(followed)?.isLoaded).toBe(false);
    subscriber.received.length = 0;
    const bot = { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } } as const;
    expect(await app.tables.at(followed).act(host, bot, true)).toBeNull();
    expect(String(subscriber.received[0])).toContain('"kind":"bot"');
    app.tables.find(followed)?.unsubscribe(subscriber);
    app.tables.flushPresence();
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    await app.tables.idle();
    expect(app.tables.find(followed)).toBeUndefined();
  });

  it('leave nothing behind where there is no such table', async () => {
    const { app } = await appWithTables(0);
    expect(await app.tables.at('nowhere-1').document()).toBeUndefined();
    expect(app.tables.find('nowhere-1')).toBeUndefined();
  });

  it('have one actor each: a closed one cannot be used', async () => {
    const { app, tables } = await appWithTables(1);
    const [id = ''] = tables;
    const actor = app.tables.at(id);
    expect(app.tables.at(id)).toBe(actor);
    await actor.document();
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    await expect(actor.document()).rejects.toThrow('after it was closed');
    expect(await app.tables.at(id).document()).toMatchObject({ id });
  });
});

describe('the task queue of a table', () => {
  it('runs tasks one at a time and in order, also after one that fails', async () => {
    const events: string[] = [];
    const queue = new TaskQueue(() => events.push('done'));
    const task = (name: string) => async (): Promise<void> => {
      events.push(`${name} begins`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    };
    const [a, b, c] = [queue.run(task('a')), queue.run(task('b')), queue.run(task('c'))];
    expect(queue.isBusy).toBe(true);
    await expect(b).rejects.toThrow('b failed');
    await Promise.all([a, c]);
    expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`, 'done']));
    expect(queue.isBusy).toBe(false);
  });
});
