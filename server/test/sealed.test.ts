import type { Game, OptionBase } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { whispers, type Whispers } from '../../engine/test/games/whispers.ts';
import { gathered, presenceOf, watching, type Gathered } from './support/gathered.ts';
import { openApp, openServer, testGames } from './support/opened.ts';
import { isOver, owes, playOn } from './support/playing.ts';
import { Visitor, type Line } from './support/visitor.ts';

const { bid } = whispers.steps;
/** The same game, but the last seat never has a choice when all bid simultaneously. */
const cornered: Game<Whispers> = {
  ...whispers,
  id: 'cornered',
  steps: {
    ...whispers.steps,
    bid: {
      ...bid,
      options: (state, step, seat, content) => bid.options(state, step, seat, content).slice(0, seat === 2 ? 1 : 9),
    },
  },
};

/** Plays until all seats have to bid simultaneously. */
async function untilBids(game: string): Promise<Gathered & { readonly audience: Line; readonly all: readonly Line[] }> {
  const address = await openServer(await openApp({ games: testGames(cornered as never) }));
  const table = await gathered(address, game, 3, { deadline: { kind: 'game', seconds: 3600 } });
  const audience = await watching(await Visitor.guest(address, 'Audience'), table);
  const all = [...table.lines, audience];
  // Presence is sent a little later; nothing else is pending then.
  await Promise.all(all.map((line) => line.until(() => presenceOf(line)?.watchers === 1)));
  while (table.lines[0]?.status.get(table.table)?.decision?.kind !== 'bid') await playOn(table.table, all, 'bids', 1);
  return { ...table, audience, all };
}

/** Everything a user can learn by requests. */
async function asked(visitor: Visitor, table: Id): Promise<string> {
  const answers = await Promise.all(
    [`/tables/${table}`, `/tables/${table}/frames?from=0&to=40`, '/me/tables', '/lobby', `/tables/${table}/chat`].map(
      (path) => visitor.get(path),
    ),
  );
  return JSON.stringify(answers);
}

/** A round trip, after which everything sent before has arrived. */
async function settled(line: Line, table: Id): Promise<void> {
  await line.ask({ type: 'can-undo', table });
}

function bidOf(line: Line, table: Id, index: number): { kind: 'choose'; at: number; option: OptionBase } {
  const status = line.status.get(table);
  const option = status?.decision?.options[index];
  if (status === undefined || option === undefined) throw new Error('nobody asks');
  return { kind: 'choose', at: status.length, option };
}

/** A table at its first step, which asks three seats simultaneously; at least two of them can choose between two answers. */
async function firstQuestion(address: string, game: string): Promise<Gathered & { readonly chooser: number }> {
  const found = await gathered(address, game, 3);
  const choosers = found.lines.flatMap((line, seat) =>
    (line.status.get(found.table)?.decision?.options.length ?? 0) > 1 ? [seat] : [],
  );
  const [chooser] = choosers;
  // A deal may leave a seat a single answer, which is taken automatically; the only chooser would reveal all answers.
  return chooser === undefined || choosers.length < 2 ? firstQuestion(address, game) : { ...found, chooser };
}

describe('sealed answers', () => {
  it.each(['whispers', 'cornered'])(
    'in %s: nobody else learns that one was given, changed or taken back',
    async (game) => {
      const { table, lines, visitors, audience, all } = await untilBids(game);
      const [first, second] = lines as [Line, Line, Line];
      for (const line of all) await settled(line, table);
      const quiet = [second, lines[2] as Line, audience];
      const before = quiet.map((line) => line.received.filter((text) => !text.includes('"reply"')).length);
      const known = await Promise.all(visitors.slice(1).map((visitor) => asked(visitor, table)));

      expect(await first.act(table, bidOf(first, table, 0))).toBeNull();
      expect(first.status.get(table)?.decision?.sealed).toEqual(bidOf(first, table, 0).option);
      expect(await first.act(table, bidOf(first, table, 1))).toBeNull();
      expect(first.status.get(table)?.decision?.sealed).toEqual(bidOf(first, table, 1).option);
      expect(await first.act(table, { kind: 'undo', at: first.status.get(table)?.length ?? 0 })).toBeNull();
      expect(first.status.get(table)?.decision?.sealed).toBeUndefined();
      expect(await first.act(table, bidOf(first, table, 1))).toBeNull();

      for (const line of quiet) await settled(line, table);
      const after = quiet.map((line) => line.received.filter((text) => !text.includes('"reply"')).length);
      expect(after).toEqual(before);
      expect(await Promise.all(visitors.slice(1).map((visitor) => asked(visitor, table)))).toEqual(known);
    },
  );

  it.each(['whispers', 'cornered'])('in %s: all are revealed in one frame that belongs to no seat', async (game) => {
    const { table, lines, all } = await untilBids(game);
    const length = lines[0]?.status.get(table)?.length ?? 0;
    const choices = lines[0]?.frames.get(table)?.get(length)?.choices ?? 0;
    expect(lines[0]?.status.get(table)?.asked).toEqual([0, 1, 2]);
    for (const line of lines.toReversed().filter((each) => owes(each, table))) {
      expect(await line.act(table, bidOf(line, table, 0))).toBeNull();
    }
    for (const line of all) {
      await line.until(() => line.status.get(table)?.length === length + 1);
      const frame = line.frames.get(table)?.get(length + 1);
      expect(frame).toMatchObject({ seat: null, choices: choices + 1 });
      expect(frame?.events).toHaveLength(1);
    }
  });

  it('whether earlier choices can be undone does not tell whether anybody has answered', async () => {
    const { table, lines } = await untilBids('whispers');
    const [first, second, third] = lines as [Line, Line, Line];
    const at = first.status.get(table)?.length ?? 0;
    const refusals = async () => Promise.all([second, third].map((line) => line.act(table, { kind: 'undo', at })));
    const before = await refusals();
    expect(before.every((refusal) => refusal !== null)).toBe(true);
    await first.act(table, bidOf(first, table, 0));
    expect(await refusals()).toEqual(before);
  });

  it.each(['venice', 'mecanisburgo'])(
    'in %s: at the first question of all nothing that can be asked tells whether anybody has answered',
    async (game) => {
      const app = await openApp();
      const { table, lines, visitors, chooser } = await firstQuestion(await openServer(app), game);
      const first = lines[chooser] as Line;
      const others = lines.filter((_, seat) => seat !== chooser);
      const at = first.status.get(table)?.length ?? 0;
      expect(first.status.get(table)?.asked).toEqual([0, 1, 2]);
      /** All of them are refused, so that probing changes nothing. */
      const probes = async () => ({
        canUndo: await Promise.all(others.map((line) => line.ask({ type: 'can-undo', table }))),
        undone: await Promise.all(others.map((line) => line.act(table, { kind: 'undo', at }))),
        proposed: await Promise.all(
          others.map((line) => line.act(table, { kind: 'propose', at, motion: { kind: 'undo' } })),
        ),
        chosen: await Promise.all(
          others.map((line) => line.act(table, { kind: 'choose', at, option: { kind: 'no such option' } })),
        ),
        decisions: others.map((line) => line.status.get(table)?.decision),
        known: await Promise.all(
          visitors.filter((_, seat) => seat !== chooser).map((visitor) => asked(visitor, table)),
        ),
      });
      const before = await probes();
      expect(before.undone).toEqual(['others-are-asked', 'others-are-asked']);
      expect(await first.act(table, bidOf(first, table, 0))).toBeNull();
      expect(await probes()).toEqual(before);
      expect(await first.act(table, bidOf(first, table, 1))).toBeNull();
      expect(await probes()).toEqual(before);
      app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
      expect(app.tables.loaded).toBe(0);
      expect(await probes()).toEqual(before);
      expect(await first.act(table, { kind: 'undo', at })).toBeNull();
      expect(await probes()).toEqual(before);
    },
  );

  it('stay sealed while somebody takes an open action', async () => {
    const { table, lines, all } = await untilBids('whispers');
    const [first, second] = lines as [Line, Line, Line];
    const length = first.status.get(table)?.length ?? 0;
    await first.act(table, bidOf(first, table, 0));
    expect(await second.act(table, { kind: 'choose', at: length, option: { kind: 'vow' } })).toBeNull();
    for (const line of all) {
      await line.until(() => line.status.get(table)?.length === length + 1);
      expect(line.frames.get(table)?.get(length + 1)).toMatchObject({
        seat: 1,
        events: [{ kind: 'vowed', seat: 1 }],
        view: { vowed: [1] },
      });
    }
    expect(first.status.get(table)?.decision?.sealed).toMatchObject({ kind: 'bid' });
    for (const line of lines.filter((each) => owes(each, table))) await line.act(table, bidOf(line, table, 0));
    await first.until(() => isOver(first, table));
  });

  it('survive reloading the table from storage', async () => {
    const app = await openApp({ settings: { loadedTables: 1 } });
    const address = await openServer(app);
    const { table, lines, visitors } = await gathered(address, 'whispers', 3);
    while (lines[0]?.status.get(table)?.decision?.kind !== 'bid') await playOn(table, lines, 'bids', 1);
    const [first, second, third] = lines as [Line, Line, Line];
    await first.act(table, bidOf(first, table, 0));
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    expect(app.tables.loaded).toBe(0);
    expect(await first.act(table, bidOf(first, table, 1))).toBeNull();
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    await second.act(table, bidOf(second, table, 0));
    app.tables.evictUnusedSince(Number.POSITIVE_INFINITY);
    await third.act(table, bidOf(third, table, 0));
    await first.until(() => isOver(first, table));
    expect(await visitors[0]?.get(`/tables/${table}/record`)).toMatchObject({ status: 200 });
  });
});
