// An app with very many tables, in a process of its own, so that its memory can be measured. Its clock is adjustable.
import { once } from 'node:events';
import path from 'node:path';
import { budgetsFrom } from '../../dist/budgets/budgets.js';
import { DEFAULT_RETENTION } from '../../dist/budgets/retention.js';
import { catalogueGames } from '../../dist/games.js';
import { threadReplayer } from '../../dist/replay/replayer.js';
import { App } from '../../dist/app.js';

const GAMES = ['san', 'new-order'];
const FIRST_MOVES = 3;
const AT_ONCE = 50;

const [folder = '', count = '0', active = '0'] = process.argv.slice(2);
let moved = 0;
const now = () => Date.now() + moved;
/** @type {unknown[]} */
const errors = [];

const app = await App.open({
  settings: {
    database: { kind: 'sqlite', file: path.join(folder, 'cabale.db') },
    redis: undefined,
    role: 'all',
    botThreads: 1,
    // No limit: tables leave memory only because they are unused.
    loadedTables: Number(count),
    push: undefined,
    rates: { address: 1e8, person: 1e8 },
    budgets: budgetsFrom(() => 1e8),
    retention: DEFAULT_RETENTION,
  },
  games: catalogueGames(),
  replayer: threadReplayer(),
  thinker: { think: () => Promise.reject(new Error('nobody thinks here')), close: () => Promise.resolve() },
  now,
  onError: (error) => errors.push(error),
});

const people = [await app.people.newGuest('Anna'), await app.people.newGuest('Ben')];

/** A socket that follows a table and discards all messages. */
function subscriber(/** @type {string} */ person) {
  return {
    person,
    hasMuted: () => false,
    send: () => undefined,
    accessLost: () => undefined,
    flushed: () => Promise.resolve(),
  };
}

/** @param {number} index */
async function openTable(index) {
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('a table needs two players');
  const seats = [{ kind: /** @type {const} */ ('me') }, { kind: /** @type {const} */ ('open') }];
  const made = await app.factory.create(
    anna,
    {
      game: GAMES[index % GAMES.length] ?? 'san',
      setup: {},
      visibility: 'public',
      seats,
    },
    '127.0.0.1',
  );
  if ('refused' in made) throw new Error(made.refused.message);
  const { id } = made.table;
  await app.tables.at(id).act(ben, { kind: 'sit', seat: 1 }, true);
  await app.tables.at(id).act(anna, { kind: 'start' }, true);
  await app.tables.at(id).subscribe(subscriber(anna.id), { admission: undefined, isMember: true }, undefined);
  for (let move = 0; move < FIRST_MOVES; move++) await playAt(id);
  return id;
}

/** The deciding seat takes its first option. @param {string} id */
async function playAt(id) {
  const asked = await app.tables.at(id).inspect(({ state: { document, play } }) => {
    const [seat = 0] = document.owing;
    return { seat, at: play?.length ?? 0, option: play?.match.decision(seat)?.options[0] };
  });
  const person = people[asked?.seat ?? 0];
  if (asked?.option === undefined || person === undefined) return;
  const refused = await app.tables.at(id).act(person, { kind: 'choose', at: asked.at, option: asked.option }, true);
  if (refused !== null) throw new Error(refused.refused.message);
}

/** @param {readonly number[]} indices @param {(index: number) => Promise<void>} task */
async function inParts(indices, task) {
  for (let start = 0; start < indices.length; start += AT_ONCE) {
    await Promise.all(indices.slice(start, start + AT_ONCE).map(task));
  }
}

/** @type {string[]} */
const tables = [];
const all = Array.from({ length: Number(count) }, (_, index) => index);
await inParts(all, async (index) => {
  tables[index] = await openTable(index);
});
// Presence is announced before the hour passes.
app.tables.flushPresence();
await app.tables.idle();
const open = { loaded: app.tables.loaded, memory: process.memoryUsage.rss() };
// An hour later, only some of them have been played at.
moved = 60 * 60 * 1000;
await inParts(all.slice(0, Number(active)), (index) => playAt(tables[index] ?? ''));
app.evictUnused();
globalThis.gc?.();
process.send?.({
  open,
  later: { loaded: app.tables.loaded, memory: process.memoryUsage.rss() },
  errors: errors.length,
});
await once(process, 'disconnect');
process.exit();
