import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '@cabale/engine';
import { API } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { Line, Visitor } from './support/visitor.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A sample among the tests; `npm run proof:fuzz` sends a hundred thousand. */
const ATTACKS = Number(process.env['CABALE_ATTACKS'] ?? 1500);

const WORDS = [
  'watch',
  'unwatch',
  'act',
  'chat',
  'can-undo',
  'choose',
  'undo',
  'sit',
  'vote',
  'propose',
  'start',
  '__proto__',
];
const KEYS = [
  'type',
  'id',
  'table',
  'act',
  'kind',
  'at',
  'option',
  'seat',
  'have',
  'frames',
  'cuts',
  'text',
  'constructor',
];

/** Values as a hostile or broken client might send them. */
function rubbish(random: Random, table: string, depth = 0): unknown {
  const scalars = [
    null,
    true,
    -1,
    0,
    1,
    1e308,
    0.5,
    '',
    table,
    'x'.repeat(random.below(600)),
    WORDS[random.below(WORDS.length)],
  ];
  if (depth > 3 || random.below(3) > 0) return scalars[random.below(scalars.length)];
  if (random.below(3) === 0) return Array.from({ length: random.below(6) }, () => rubbish(random, table, depth + 1));
  const entries = Array.from({ length: random.below(7) }, () => [
    KEYS[random.below(KEYS.length)],
    rubbish(random, table, depth + 1),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function frame(random: Random, table: string): string {
  switch (random.below(5)) {
    case 0:
      return String.fromCodePoint(...Array.from({ length: 1 + random.below(40) }, () => random.below(0xd800)));
    case 1:
      return JSON.stringify(rubbish(random, table)).slice(0, random.below(200));
    case 2:
      return '['.repeat(1 + random.below(5000));
    case 3: {
      const type = WORDS[random.below(5)];
      return JSON.stringify({
        type,
        id: random.below(100),
        table,
        act: rubbish(random, table),
        have: rubbish(random, table),
      });
    }
    default:
      return JSON.stringify(rubbish(random, table));
  }
}

/** Memory in use after garbage collection. */
function heap(): number {
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** A connection that leaves no references after it is closed, however many there are. */
async function connectedAs({ address, headers }: Visitor): Promise<Line> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${API}/socket`, {
    headers: { cookie: headers['cookie'] ?? '' },
  });
  const line = new Line(socket);
  await once(socket, 'open');
  return line;
}

/**
 * The server and its clients share this process; both may grow by no more than this, however many attacks there are.
 */
const MAX_GROWTH = 15_000_000;

describe('hostile clients', () => {
  it(
    `${ATTACKS} malformed frames and requests neither stop the server nor get anything out of it, and leave nothing in memory`,
    async () => {
      const app = await openApp();
      const address = await openServer(app);
      const { table, lines } = await gathered(address, 'whispers', 2);
      const stranger = await Visitor.guest(address, 'Stranger');
      const random = Random.from('fuzz');
      let line: Line | undefined;
      let before = 0;
      const attack = async (): Promise<void> => {
        if (random.below(10) === 0) return leaksNothing([await hostileRequest(stranger, random, table)]);
        if (line === undefined || line.closed !== undefined) line = await connectedAs(stranger);
        line.socket.send(frame(random, table));
        if (random.below(20) > 0) return undefined;
        // A valid request is answered, unless the socket was closed because of earlier ones.
        await Promise.race([line.ask({ type: 'unwatch', table }).catch(() => null), line.end()]);
        return leaksNothing(line.received.splice(0));
      };
      for (let count = 0; count < ATTACKS; count++) {
        await attack();
        // By now everything that is loaded once has been loaded.
        if (count === 500) before = heap();
      }
      leaksNothing(line?.received ?? []);
      line?.socket.terminate();
      expect(heap() - before).toBeLessThan(MAX_GROWTH);
      console.log(`${ATTACKS} attacks, the heap has grown by ${((heap() - before) / 1e6).toFixed(1)} MB`);
      await playOn(table, lines, 'after the attack', 3);
      expect(await new Visitor(address).get('/games')).toMatchObject({ status: 200 });
    },
    30_000 + ATTACKS * 20,
  );
});

/** A stranger gets only refusals, whatever it tries, and nothing of other people's tables. */
function leaksNothing(heard: readonly string[]): void {
  expect(heard.filter((text) => text.includes('"view"') || text.includes('seedHash'))).toEqual([]);
}

async function hostileRequest(visitor: Visitor, random: Random, table: string): Promise<string> {
  const paths = [
    '/tables',
    `/tables/${table}/acts`,
    '/guests',
    '/sessions',
    '/invitations',
    `/tables/${'%00'.repeat(3)}`,
    '/me/tokens',
  ];
  const path = paths[random.below(paths.length)] ?? '';
  const answer = await fetch(`${visitor.address}${API}${path}`, {
    method: ['POST', 'PUT', 'DELETE', 'PATCH'][random.below(4)] ?? 'POST',
    headers: { ...visitor.headers, 'content-type': random.below(5) === 0 ? 'text/plain' : 'application/json' },
    body: frame(random, table),
  });
  const text = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(text).not.toMatch(/at .*\.(ts|js):\d+/);
  // The cookie of a guest created on the way is ignored.
  return text;
}
