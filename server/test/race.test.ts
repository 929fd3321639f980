import { Random, type OptionBase } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { gathered, presenceOf } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { isAsked, isOver, playOn } from './support/playing.ts';
import { hasPostgres, hasRedis, withPostgres, withRedis } from './support/services.ts';
import type { Line, Visitor } from './support/visitor.ts';

/** Number of conflicting submissions; `npm run proof:race` makes ten thousand with forty clients. */
const SUBMISSIONS = Number(process.env['CABALE_SUBMISSIONS'] ?? 300);
const CLIENTS = Number(process.env['CABALE_CLIENTS'] ?? 8);

describe.runIf(hasPostgres && hasRedis)('two servers on one PostgreSQL and one Redis', () => {
  const database = withPostgres();
  const redis = withRedis();

  /** Two apps that share only their database and Redis, as two processes would. */
  async function twoServers(): Promise<{ apps: readonly [App, App]; addresses: readonly [string, string] }> {
    const settings = { database: await database(), redis: redis() };
    const apps = [await openApp({ settings }), await openApp({ settings })] as const;
    return { apps, addresses: [await openServer(apps[0]), await openServer(apps[1])] };
  }

  it('play one game together: each move appears at both', async () => {
    const { addresses } = await twoServers();
    const { table, visitors, lines } = await gathered(addresses[0], 'whispers', 2);
    const elsewhere = await connectedTo(addresses[1], table, visitors);
    const [anna, ben] = [lines[0] as Line, elsewhere[1] as Line];
    await playOn(table, [anna, ben], 'across');
    for (const line of [...lines, ...elsewhere]) await line.until(() => isOver(line, table));
    expect(elsewhere[0]?.frames.get(table)).toEqual(lines[0]?.frames.get(table));
    await ben.until(() => presenceOf(ben)?.seats.length === 2);
  });

  it(
    `let only one of several writers have each number, ${SUBMISSIONS} submissions of ${CLIENTS} clients`,
    async () => {
      const { apps, addresses } = await twoServers();
      let submitted = 0;
      let accepted = 0;
      let tables = 0;
      while (submitted < SUBMISSIONS) {
        const { table, visitors } = await gathered(addresses[0], 'san', 2);
        tables += 1;
        const lines: Line[] = [];
        for (let client = 0; client < CLIENTS / 2; client++) {
          lines.push(...(await connectedTo(addresses[client % 2 === 0 ? 0 : 1], table, visitors)));
        }
        let granted = 0;
        while (submitted < SUBMISSIONS && !lines.some((line) => isOver(line, table))) {
          const length = Math.max(...lines.map((line) => line.status.get(table)?.length ?? 0));
          for (const line of lines) await line.until(() => line.status.get(table)?.length === length);
          const asked = lines.filter((line) => isAsked(line, table));
          // All seated clients answer at the same time, each with a different option.
          const refusals = await Promise.all(asked.map((line) => line.act(table, choiceOf(line, table))));
          submitted += refusals.length;
          const granting = refusals.filter((refusal) => refusal === null).length;
          granted += granting;
          expect(granting).toBeGreaterThanOrEqual(1);
          const others = new Set(refusals.filter((refusal) => refusal !== null));
          for (const refusal of others) expect(['behind', 'not-asked', 'not-an-option', 'over']).toContain(refusal);
        }
        const log = await apps[1].storage.tables.log(table);
        expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
        expect(log.filter(({ fact }) => fact.kind === 'chose')).toHaveLength(granted);
        accepted += granted;
      }
      console.log(`${submitted} submissions at ${tables} tables, ${accepted} accepted, every log gapless`);
    },
    30_000 + SUBMISSIONS * 100,
  );

  it('a bot of one server answers a person at the other, and deadlines are kept by either', async () => {
    const { addresses, apps } = await twoServers();
    const { table, visitors } = await gathered(addresses[0], 'san', 2, { deadline: { kind: 'turn', seconds: 600 } });
    const [anna, ben] = visitors as [Visitor, Visitor];
    await anna.act(table, { kind: 'leave' });
    const line = await ben.at(addresses[1]).connect();
    await line.watch(table);
    const motion = { kind: 'replace', seat: 0, by: { kind: 'bot', level: 1 } } as const;
    expect(await line.act(table, { kind: 'propose', at: line.status.get(table)?.length ?? 0, motion })).toBeNull();
    const seats = () => [...(line.frames.get(table)?.values() ?? [])].map(({ seat }) => seat);
    while (!seats().includes(0)) {
      // The first seat is random.
      if (isAsked(line, table)) await line.act(table, choiceOf(line, table));
      await line.until(() => seats().includes(0) || isAsked(line, table));
    }
    expect((await apps[0].storage.tables.due()).length).toBeLessThanOrEqual(1);
  });
});

const random = Random.from('race');

function choiceOf(line: Line, table: string): { kind: 'choose'; at: number; option: OptionBase } {
  const { length = 0, decision } = line.status.get(table) ?? {};
  const options = decision?.options ?? [];
  return { kind: 'choose', at: length, option: options[random.below(options.length)] as OptionBase };
}

/** The same users, connected to the other server. */
async function connectedTo(address: string, table: string, visitors: readonly Visitor[]): Promise<Line[]> {
  const lines = await Promise.all(visitors.map((visitor) => visitor.at(address).connect()));
  for (const line of lines) await line.watch(table, { frames: 0, cuts: 0 });
  return lines;
}
