import type { OptionBase } from '@cabale/engine';
import type { Id, WireTable } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { isRefused } from '../src/table/refusal.ts';
import type { Thinker } from '../src/tables/bots.ts';
import { gathered, type Gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { withSqlite } from './support/services.ts';
import { Visitor, type Line } from './support/visitor.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Thinks until it is stopped. */
class Dreamer implements Thinker {
  private wake: (error: Error) => void = () => undefined;

  think(): Promise<never> {
    return new Promise((_, reject) => {
      this.wake = reject;
    });
  }

  close(): Promise<void> {
    this.wake(new Error('closed'));
    return Promise.resolve();
  }
}

/** A manual clock. */
class Hours {
  private time = 1_000_000;
  readonly now = (): number => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

async function slowTable(
  seats: number,
  wish: Parameters<typeof gathered>[3],
): Promise<Gathered & { hours: Hours; app: App; address: string }> {
  const hours = new Hours();
  const app = await openApp({ now: hours.now });
  const address = await openServer(app);
  return { ...(await gathered(address, 'whispers', seats, wish)), hours, app, address };
}

function tableOn(line: Line | undefined, id: Id): WireTable {
  const table = line?.tables.get(id);
  if (table === undefined) throw new Error('the table was not told');
  return table;
}

function firstOption(line: Line | undefined, table: Id): { at: number; option: OptionBase } {
  const { length = 0, decision } = line?.status.get(table) ?? {};
  const option = decision?.options[0];
  if (option === undefined) throw new Error('nobody is asked');
  return { at: length, option };
}

describe('a deadline for every turn', () => {
  const wish = { deadline: { kind: 'turn', seconds: 600 } } as const;

  it('marks a seat as late when it passes, not before, and clears the mark when the seat plays', async () => {
    const { table, lines, app, hours } = await slowTable(2, wish);
    const [anna] = lines;
    expect(tableOn(anna, table).due).toEqual([hours.now() + 10 * MINUTE, null]);
    hours.pass(10 * MINUTE - 1);
    await app.tables.at(table).applyDeadlines();
    expect(tableOn(anna, table).seats[0]).toMatchObject({ late: false });
    hours.pass(1);
    await app.tables.at(table).applyDeadlines();
    await anna?.until(() => JSON.stringify(tableOn(anna, table).seats[0]).includes('"late":true'));
    expect(await anna?.act(table, { kind: 'choose', ...firstOption(anna, table) })).toBeNull();
    expect(tableOn(anna, table).seats[0]).toMatchObject({ late: false });
  });

  it('lets the others give a late seat to a bot, which plays on', async () => {
    const { table, lines, app, hours } = await slowTable(3, wish);
    const [anna, ben, cleo] = lines as [Line, Line, Line];
    const motion = { kind: 'replace', seat: 0, by: { kind: 'bot', level: 1 } } as const;
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBe('not-replaceable');
    hours.pass(10 * MINUTE);
    await app.tables.at(table).applyDeadlines();
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBeNull();
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBe('already-proposed');
    await cleo.until(() => tableOn(cleo, table).proposals.length === 1);
    const [proposal] = tableOn(cleo, table).proposals;
    expect(proposal).toMatchObject({ by: 1, waitsFor: [2] });
    const vote = { kind: 'vote', proposal: proposal?.id ?? '', agree: true } as const;
    expect(await anna.act(table, vote)).toBe('no-such-proposal');
    expect(await cleo.act(table, vote)).toBeNull();
    await ben.until(() => tableOn(ben, table).seats[0]?.kind === 'bot');
    // Whispers is not in the catalogue, so its bot answers at random.
    await ben.until(() => (ben.status.get(table)?.length ?? 0) > 0);
    expect(anna.status.get(table)?.observer).toBe('audience');
  });

  it('lets whoever a bot replaced come back at any time', async () => {
    const { table, lines, app, hours } = await slowTable(3, wish);
    const [anna, ben, cleo] = lines as [Line, Line, Line];
    hours.pass(10 * MINUTE);
    await app.tables.at(table).applyDeadlines();
    const motion = { kind: 'replace', seat: 0, by: { kind: 'bot', level: 1 } } as const;
    await ben.act(table, { kind: 'propose', at: 0, motion });
    await cleo.until(() => tableOn(cleo, table).proposals.length === 1);
    const [proposal] = tableOn(cleo, table).proposals;
    await cleo.act(table, { kind: 'vote', proposal: proposal?.id ?? '', agree: true });
    await anna.until(() => tableOn(anna, table).seats[0]?.kind === 'bot');
    expect(tableOn(anna, table).seats[0]).toMatchObject({ instead: { name: 'Seat 0' } });
    expect(await ben.act(table, { kind: 'return' })).toBe('already-seated');
    expect(await anna.act(table, { kind: 'return' })).toBeNull();
    await ben.until(() => tableOn(ben, table).seats[0]?.kind === 'person');
    await anna.until(() => anna.status.get(table)?.observer === 0);
    expect(tableOn(anna, table).seats[0]).toMatchObject({ name: 'Seat 0', left: false, late: false });
    expect(await anna.act(table, { kind: 'return' })).toBe('already-seated');
  });

  it('takes silence for consent after a day, so that no game is stuck', async () => {
    const { table, lines, app, hours } = await slowTable(3, wish);
    const [, ben] = lines as [Line, Line, Line];
    hours.pass(10 * MINUTE);
    await app.tables.at(table).applyDeadlines();
    const motion = { kind: 'replace', seat: 0, by: { kind: 'person' } } as const;
    await ben.act(table, { kind: 'propose', at: 0, motion });
    hours.pass(DAY);
    await app.tables.at(table).applyDeadlines();
    await ben.until(() => tableOn(ben, table).seats[0]?.kind === 'invited');
    expect(tableOn(ben, table).proposals).toEqual([]);
  });

  it('stands still while the game is paused and while its seat is on vacation', async () => {
    const { table, visitors, hours } = await slowTable(2, wish);
    const [anna] = visitors as [Visitor, Visitor];
    const due = async () => ((await anna.get(`/tables/${table}`)).body as { table: WireTable }).table.due[0];
    const start = hours.now();
    await anna.act(table, { kind: 'pause' });
    expect(await due()).toBeNull();
    hours.pass(DAY);
    await anna.act(table, { kind: 'resume' });
    expect(await due()).toBe(start + DAY + 10 * MINUTE);
    await anna.act(table, { kind: 'vacation', days: 2 });
    expect(await due()).toBe(hours.now() + 2 * DAY + 10 * MINUTE);
    await anna.act(table, { kind: 'vacation', days: 0 });
    expect(await due()).toBe(start + DAY + 10 * MINUTE);
  });
});

describe('a deadline for the whole game', () => {
  it('counts the time of one’s own turns', async () => {
    const { table, lines, hours } = await slowTable(2, { deadline: { kind: 'game', seconds: 3600 } });
    const [anna, ben] = lines as [Line, Line];
    hours.pass(20 * MINUTE);
    const asked = () => (anna.status.get(table)?.decision === null ? ben : anna);
    await anna.act(table, { kind: 'choose', ...firstOption(anna, table) });
    await ben.until(() => (ben.status.get(table)?.length ?? 0) > 0);
    while (asked() === ben) {
      await ben.act(table, { kind: 'choose', ...firstOption(ben, table) });
      await anna.until(() => anna.status.get(table)?.length === ben.status.get(table)?.length);
    }
    expect(tableOn(anna, table).due[0]).toBe(hours.now() + 40 * MINUTE);
  });
});

describe('somebody who leaves a game', () => {
  it('may return until the others have given the seat away', async () => {
    const { table, visitors, lines, address, code } = await slowTable(2, {});
    const [anna, ben] = visitors as [Visitor, Visitor];
    expect(await anna.act(table, { kind: 'leave' })).toBeNull();
    await lines[1]?.until(() => tableOn(lines[1], table).host === ben.id);
    expect(tableOn(lines[1], table)).toMatchObject({ host: ben.id, seats: [{ left: true }, {}] });
    expect(await anna.act(table, { kind: 'choose', ...firstOption(lines[0], table) })).toBe('not-seated');
    expect(await anna.act(table, { kind: 'return' })).toBeNull();
    expect(await anna.act(table, { kind: 'leave' })).toBeNull();
    const motion = { kind: 'replace', seat: 0, by: { kind: 'person' } } as const;
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBeNull();
    const cleo = await Visitor.guest(address, 'Cleo');
    await cleo.enter(code);
    expect(await cleo.act(table, { kind: 'sit', seat: 0 })).toBeNull();
    expect(await anna.act(table, { kind: 'return' })).toBe('not-seated');
    const line = await cleo.connect();
    await line.watch(table);
    expect(line.status.get(table)).toMatchObject({ observer: 0 });
    expect(await line.act(table, { kind: 'choose', ...firstOption(line, table) })).toBeNull();
  });

  it('is waited for at a table without deadline, up to a limit', async () => {
    const { table, visitors, hours } = await slowTable(2, {});
    const [, ben] = visitors as [Visitor, Visitor];
    const motion = { kind: 'replace', seat: 0, by: { kind: 'bot', level: 1 } } as const;
    hours.pass(2 * DAY);
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBe('not-replaceable');
    hours.pass(2 * DAY);
    expect(await ben.act(table, { kind: 'propose', at: 0, motion })).toBeNull();
  });
});

describe('ending by consent', () => {
  it('needs everybody, and one refusal ends the proposal', async () => {
    const { table, lines } = await slowTable(3, {});
    const [anna, ben, cleo] = lines as [Line, Line, Line];
    const propose = async () => {
      await anna.act(table, { kind: 'propose', at: 0, motion: { kind: 'concede' } });
      return tableOn(anna, table).proposals[0]?.id ?? '';
    };
    const first = await propose();
    await ben.act(table, { kind: 'vote', proposal: first, agree: true });
    await cleo.act(table, { kind: 'vote', proposal: first, agree: false });
    await anna.until(() => tableOn(anna, table).proposals.length === 0);
    expect(tableOn(anna, table)).toMatchObject({ phase: 'playing', notice: { kind: 'refused', by: 0, seat: 2 } });
    // Somebody else may propose it; the one who was refused must wait for the next move.
    const again = { kind: 'propose', at: 0, motion: { kind: 'concede' } } as const;
    expect(await anna.act(table, again)).toBe('already-refused');
    expect(await ben.act(table, again)).toBeNull();
    await anna.until(() => tableOn(anna, table).proposals.length === 1);
    const second = tableOn(anna, table).proposals[0]?.id ?? '';
    await anna.act(table, { kind: 'vote', proposal: second, agree: true });
    await cleo.act(table, { kind: 'vote', proposal: second, agree: true });
    await anna.until(() => tableOn(anna, table).phase === 'over');
    expect(tableOn(anna, table)).toMatchObject({ ending: 'conceded', outcome: null });
    expect(tableOn(anna, table).seed).not.toBeNull();
  });
});

describe('a server that starts', () => {
  it('plans pending jobs of the database again', async () => {
    const hours = new Hours();
    const settings = { database: await withSqlite()() };
    const first = await openApp({ now: hours.now, settings });
    const wish = { deadline: { kind: 'turn', seconds: 600 } } as const;
    const { table } = await gathered(await openServer(first), 'whispers', 2, wish);
    hours.pass(10 * MINUTE);
    const second = await openApp({ now: hours.now, settings });
    const isLate = async () => JSON.stringify(await second.storage.tables.read(table)).includes('"late":true');
    while (!(await isLate())) await new Promise(setImmediate);
    expect(await second.storage.tables.due()).toEqual([]);
  });

  it('lets bots continue that had to answer', async () => {
    const settings = { database: await withSqlite()() };
    const first = await openApp({ settings, thinker: new Dreamer() });
    const host = await first.people.newGuest('Anna');
    // All seats are asked simultaneously, so the bot has to answer from the start.
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 as const }];
    const made = await first.factory.create(host, { game: 'venice', setup: {}, seats }, '127.0.0.1');
    if (isRefused(made)) throw new Error(made.refused.error);
    await first.tables.at(made.table.id).act(host, { kind: 'start' }, true);
    const before = (await first.storage.tables.read(made.table.id))?.number ?? 0;
    const second = await openApp({ settings });
    const goesOn = async () => ((await second.storage.tables.read(made.table.id))?.number ?? 0) > before;
    while (!(await goesOn())) await new Promise(setImmediate);
    expect((await second.storage.tables.log(made.table.id))[before + 1]?.fact).toMatchObject({
      kind: 'chose',
    });
  });
});

describe('undo beyond the barrier', () => {
  it('returns by consent to before one’s last choice, and the list of frames is shorter', async () => {
    const { table, lines } = await slowTable(2, {});
    const [anna, ben] = lines as [Line, Line];
    await anna.act(table, { kind: 'choose', ...firstOption(anna, table) });
    const at = anna.status.get(table)?.length ?? 0;
    expect(at).toBeGreaterThan(0);
    // A card was drawn.
    expect(await anna.act(table, { kind: 'undo', at })).toBe('something-was-shown');
    expect(await anna.act(table, { kind: 'propose', at, motion: { kind: 'undo' } })).toBeNull();
    await ben.until(() => tableOn(ben, table).proposals.length === 1);
    await ben.act(table, { kind: 'vote', proposal: tableOn(ben, table).proposals[0]?.id ?? '', agree: true });
    for (const line of [anna, ben]) {
      await line.until(() => line.status.get(table)?.length === 0);
      expect(line.frames.get(table)?.size).toBe(1);
      expect(line.status.get(table)?.cuts).toBe(1);
    }
    await playOn(table, lines, 'after undo');
    expect(tableOn(ben, table).phase).toBe('over');
  });
});
