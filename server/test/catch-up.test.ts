import { Rules, type Game } from '@cabale/engine';
import { CLOSE, LIMITS, type WireFrame } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { whispers, type Whispers } from '../../engine/test/games/whispers.ts';
import type { App } from '../src/app.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer, testGames } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { withSqlite } from './support/services.ts';
import type { Line, Visitor } from './support/visitor.ts';

function framesOf(line: Line, table: string): WireFrame[] {
  return [...(line.frames.get(table)?.values() ?? [])].toSorted((a, b) => a.number - b.number);
}

/** Evicts all tables from memory, as after a long pause. */
function forget(app: App): void {
  app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
}

describe('coming back', () => {
  it('announces when no turn can be missed from now on, and again when one may have been', async () => {
    const app = await openApp();
    const { table, visitors, lines } = await gathered(await openServer(app), 'san', 2);
    const back = await Promise.all((visitors as [Visitor, Visitor]).map((visitor) => visitor.connect()));
    for (const line of back) await line.until(() => line.messages[0]?.type === 'welcome');
    const first = lines[0]?.status.get(table)?.asked ?? [];
    await playOn(table, lines, 'turns', 12);
    for (const [seat, line] of back.entries()) {
      const turns = () => line.messages.flatMap((message) => (message.type === 'turn' ? [message.yours] : []));
      // No notifications are sent during the first turn.
      const isAsked = () => turns().at(-1) ?? first.includes(seat);
      await line.until(() => isAsked() === lines[seat]?.status.get(table)?.asked.includes(seat));
    }
    app.channels.announceGap();
    for (const line of back) {
      await line.until(() => line.messages.filter(({ type }) => type === 'welcome').length === 2);
      expect(line.messages.at(-1)?.type).toBe('welcome');
    }
  });

  it('sends exactly what is missing, also of a long game and of an evicted table', async () => {
    const app = await openApp();
    const { table, visitors, lines } = await gathered(await openServer(app), 'san', 2);
    const [anna, ben] = lines as [Line, Line];
    await playOn(table, lines, 'long', 110);
    const all = framesOf(anna, table);
    expect(all.length).toBeGreaterThan(2 * LIMITS.framesPage);
    for (const isForgotten of [false, true]) {
      if (isForgotten) forget(app);
      const back = await (visitors[0] as Visitor).connect();
      await back.watch(table, { frames: 7, cuts: 0 });
      await back.until(() => framesOf(back, table).length === all.length - 7);
      expect(framesOf(back, table)).toEqual(all.slice(7));
      expect(back.status.get(table)).toEqual(anna.status.get(table));
      const parts = back.messages.flatMap((message) => (message.type === 'play' ? [message.more] : []));
      expect(parts.slice(0, -1).every(Boolean) && parts.at(-1) === false).toBe(true);
    }
    const upToDate = await (visitors[1] as Visitor).connect();
    await upToDate.watch(table, { frames: all.length, cuts: 0 });
    expect(framesOf(upToDate, table)).toEqual([]);
    expect(upToDate.status.get(table)).toEqual(ben.status.get(table));
    const { body } = await (visitors[0] as Visitor).get(`/tables/${table}/frames?from=3&to=9`);
    expect((body as { frames: WireFrame[] }).frames).toEqual(all.slice(3, 10));
  });

  it('includes what was undone meanwhile, even if the list has grown again', async () => {
    const app = await openApp();
    const { table, visitors, lines } = await gathered(await openServer(app), 'san', 2);
    const [anna] = lines as [Line, Line];
    // Play until a choice can be undone.
    for (;;) {
      await playOn(table, lines, `undo ${anna.status.get(table)?.length}`, 1);
      if ((await anna.ask({ type: 'can-undo', table })) === null) break;
    }
    const had = framesOf(anna, table);
    expect(await anna.act(table, { kind: 'undo', at: anna.status.get(table)?.length ?? 0 })).toBeNull();
    expect(anna.status.get(table)?.cuts).toBe(1);
    await playOn(table, lines, 'another way', 4);
    const back = await (visitors[0] as Visitor).connect();
    await back.watch(table, { frames: had.length, cuts: 0 });
    await back.until(() => back.status.get(table)?.length === anna.status.get(table)?.length);
    const play = back.messages.find((message) => message.type === 'play');
    expect(play?.type === 'play' && play.play.keep).toBe(had.length - 1);
    expect(framesOf(back, table)).toEqual(framesOf(anna, table).slice(had.length - 1));
  });

  it('undo works on a table that had been evicted', async () => {
    const app = await openApp();
    const { table, lines } = await gathered(await openServer(app), 'san', 2);
    const [anna] = lines as [Line, Line];
    for (;;) {
      await playOn(table, lines, `away ${anna.status.get(table)?.length}`, 1);
      forget(app);
      if ((await anna.ask({ type: 'can-undo', table })) === null) break;
    }
    forget(app);
    expect(await anna.act(table, { kind: 'undo', at: anna.status.get(table)?.length ?? 0 })).toBeNull();
    await playOn(table, lines, 'on', 3);
  });
});

describe('a client that does not read its messages', () => {
  it('is disconnected, delays nobody, and catches up afterwards', async () => {
    const app = await openApp();
    const { table, visitors, lines } = await gathered(await openServer(app), 'whispers', 2);
    const [anna, ben] = visitors as [Visitor, Visitor];
    const deaf = await ben.connect();
    await deaf.watch(table);
    deaf.socket.pause();
    const closed = new Promise((resolve) => deaf.socket.once('close', resolve));
    // More than the operating system and the server buffer.
    const word = 'x'.repeat(LIMITS.chatText);
    for (let lineNumber = 0; lineNumber < 20_000 && app.sockets > 2; lineNumber++) {
      app.tables.publishChat(table, { number: lineNumber, at: 0, person: anna.id, name: 'Anna', text: word }, 0);
      if (lineNumber % 100 === 0) await new Promise(setImmediate);
    }
    expect(app.sockets).toBe(2);
    await playOn(table, lines, 'held up', 2);
    deaf.socket.resume();
    await closed;
    const back = await ben.connect();
    expect(await back.watch(table, { frames: 0, cuts: 0 })).toBeNull();
    expect(CLOSE.tooSlow).toBe(4408);
  });
});

describe('a rules fix', () => {
  /** The same game with a changed state: its old records no longer replay. */
  const fixed: Game<Whispers> = {
    ...whispers,
    version: '2',
    steps: {
      ...whispers.steps,
      snatch: { ...whispers.steps.snatch, options: () => [{ kind: 'pass' }, { kind: 'snatch' }] },
    },
  };

  it('continues games from their stored state', async () => {
    const settings = { database: await withSqlite()() };
    const before = await openApp({ settings });
    const { table, visitors, lines } = await gathered(await openServer(before), 'whispers', 2);
    await playOn(table, lines, 'before the fix', 4);
    const length = lines[0]?.status.get(table)?.length ?? 0;
    const frame = lines[0]?.frames.get(table)?.get(length);

    const games = testGames();
    const after = await openApp({
      settings,
      games: {
        ...games,
        rules: (id) => (id === 'whispers' ? Promise.resolve(new Rules(fixed as never)) : games.rules(id)),
      },
    });
    const address = await openServer(after);
    const returned = await Promise.all(
      visitors.map(async (visitor) => {
        const line = await visitor.at(address).connect();
        await line.watch(table, { frames: 0, cuts: 0 });
        return line;
      }),
    );
    expect(returned[0]?.status.get(table)).toMatchObject({ length, first: length });
    expect(returned[0]?.frames.get(table)?.get(length)?.view).toEqual(frame?.view);
    expect(returned[0]?.tables.get(table)?.rules).toBe('2');
    await playOn(table, returned, 'after the fix');
    expect(returned[0]?.tables.get(table)).toMatchObject({ phase: 'over', ending: 'played' });
  });
});
