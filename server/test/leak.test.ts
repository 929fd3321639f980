import {
  dealtSeed,
  decisionAt,
  findDifference,
  fingerprint,
  Random,
  readRecord,
  replay,
  seedOfKey,
  type GameTypes,
  type Observer,
} from '@cabale/engine';
import { GAME_IDS } from '@cabale/games';
import type { Id, PlayStatus, ServerMessage, WireFrame } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { attack, drawnBetween, drawsOf } from './support/attack.ts';
import { openApp, openServer, testGames } from './support/opened.ts';
import { gathered, watching } from './support/gathered.ts';
import { playOn } from './support/playing.ts';
import { Visitor, type Line } from './support/visitor.ts';

const games = testGames();

/** Everything sent to a client as one text, except what everybody receives after the game. */
function bytesBeforeEnd(line: Line): string {
  return line.received.filter((text) => !text.includes('"phase":"over"')).join('\n');
}

function playsOf(line: Line): Extract<ServerMessage, { type: 'play' }>[] {
  return line.messages.filter((message) => message.type === 'play');
}

/** What an observer may receive with a frame, computed from a world imagined from that observer's view alone. */
async function statusFromView(game: string, frame: WireFrame, observer: Observer): Promise<Partial<PlayStatus>> {
  const rules = await games.rules(game);
  if (rules === undefined) throw new Error(game);
  const imagined = rules.imagine(frame.view, Random.from(`leak ${frame.number}`));
  const decision = observer === 'audience' ? undefined : decisionAt(rules, imagined, observer);
  return {
    decision: (decision ?? null) as PlayStatus['decision'],
    asked: [...rules.asked(imagined)],
    outcome: rules.outcome(imagined) ?? null,
  };
}

/** The frames of a whole game, computed from its record by the engine alone. */
async function framesOfRecord(game: string, record: string, observer: Observer): Promise<WireFrame[]> {
  const rules = await games.rules(game);
  const read = readRecord(record);
  if (rules === undefined || !read.ok) throw new Error(game);
  const match = replay(rules.game, read.value);
  if (!match.ok) throw new Error(match.problem.message);
  const frames: WireFrame[] = [];
  let moments = 0;
  for (const [index, choice] of [undefined, ...match.value.choices].entries()) {
    const before = match.value.stateAt(Math.max(0, index - 1));
    const after: GameTypes['state'] = match.value.stateAt(index);
    if (after.sealed !== null) continue;
    const isSealed = rules.step(before)?.seats !== undefined && choice !== undefined && !rules.isAnytime(choice.option);
    for (const [scene, { events, view }] of match.value.scenes(index - 1, observer).entries()) {
      const seat = scene === 0 && choice !== undefined && !isSealed ? choice.seat : null;
      frames.push({ number: frames.length, choices: moments, seat, events, view } as unknown as WireFrame);
    }
    moments += 1;
  }
  return frames;
}

/** HTTP responses during the game. */
async function askedBeforeTheEnd(visitor: Visitor, table: Id): Promise<string[]> {
  const paths = [`/tables/${table}`, `/tables/${table}/frames?from=0&to=9`, `/tables/${table}/chat`, '/me/tables'];
  return Promise.all(paths.map(async (path) => JSON.stringify((await visitor.get(path)).body)));
}

async function playedToTheEnd(app: App, game: string, seats: number) {
  const address = await openServer(app);
  const table = await gathered(address, game, seats);
  const audience = await watching(await Visitor.guest(address, 'Audience'), table);
  const stranger = await askedBeforeTheEnd(table.visitors[0] as Visitor, table.table);
  await playOn(table.table, [...table.lines, audience], `leak ${game}`);
  const { body } = await (table.visitors[0] as Visitor).get(`/tables/${table.table}/record`);
  return { ...table, audience, stranger, record: (body as { record: string }).record };
}

/** All numbers the game has drawn, and the next ones. */
async function drawsIn(game: string, record: string): Promise<ReadonlySet<string>> {
  const rules = await games.rules(game);
  const read = readRecord(record);
  if (rules === undefined || !read.ok) throw new Error(game);
  const match = replay(rules.game, read.value);
  if (!match.ok) throw new Error(match.problem.message);
  return drawsOf(read.value.seed, drawnBetween(Random.from(read.value.seed).words, match.value.state.random));
}

describe.each([...GAME_IDS.map((id) => [id, 2] as const), ['new-order', 3] as const, ['whispers', 3] as const])(
  'a whole game of %s with %i seats',
  (game, seats) => {
    it('sends each client what it may see, and not a byte more', async () => {
      const { table, lines, audience, stranger, record } = await playedToTheEnd(await openApp(), game, seats);
      const { deal } = (lines[0] as Line).tables.get(table) ?? {};
      const texts = [...[...lines, audience].flatMap((line) => bytesBeforeEnd(line).split('\n')), ...stranger];
      expect(texts.filter((text) => text.includes('"commitment"')).length).toBeGreaterThan(seats);
      const known = deal === undefined || deal === null ? undefined : { ...deal, table, game };
      expect(
        attack({ texts, deal: known && { ...known, scheme: 'cabale-fair-1' } }, await drawsIn(game, record)),
      ).toEqual([]);
      const seed = (JSON.parse(record) as { seed: string }).seed;
      for (const [observer, line] of [...lines.entries(), ['audience', audience] as const]) {
        expect(bytesBeforeEnd(line)).not.toContain(seed);
        const expected = await framesOfRecord(game, record, observer);
        const received = [...(line.frames.get(table)?.values() ?? [])];
        expect(findDifference(received, expected.slice(-received.length))).toBeUndefined();
        for (const { play } of playsOf(line)) {
          expect(play.status.observer).toBe(observer);
          for (const frame of play.frames) expect(findDifference(frame, expected[frame.number])).toBeUndefined();
          const at = expected[play.status.length];
          if (at === undefined || play.status.decision?.sealed !== undefined) continue;
          const { decision, asked, outcome } = play.status;
          expect(
            findDifference({ decision, asked, outcome }, await statusFromView(game, at, observer)),
          ).toBeUndefined();
        }
      }
    }, 300_000);
  },
);

describe('the attack with everything published', () => {
  const key = Buffer.from(fingerprint('a key'), 'hex');
  const drawn = 200;

  it.each([
    ['the hash of a seed of the fast generator, as version 0.1.0 published it', 'old', fingerprint('old')],
    ['a seed', 'a seed that is long enough', 'a seed that is long enough'],
    ['a key', seedOfKey(key), key.toString('hex')],
    ['a key in base64', seedOfKey(key), key.toString('base64url')],
    ['a key in the middle of a text', seedOfKey(key), `id:${key.toString('hex')}:more`],
    ['a key in capital letters', seedOfKey(key), key.toString('hex').toUpperCase()],
    ['a seed with its generator', seedOfKey(key), seedOfKey(key)],
    ['the state of the fast generator', 'state', Random.from('state').words],
    ['the state of ChaCha20', seedOfKey(key), Random.from(seedOfKey(key)).words],
    [
      'the text whose hash is the key',
      seedOfKey(Buffer.from(fingerprint('a long enough text'), 'hex')),
      'a long enough text',
    ],
  ])('finds %s', (_what, seed, published) => {
    const texts = [JSON.stringify({ table: { published, other: fingerprint('other') } })];
    expect(attack({ texts }, drawsOf(seed, drawn))).toHaveLength(1);
    expect(attack({ texts }, drawsOf('another game', drawn))).toEqual([]);
  });

  it('finds the server seed, and a state in the middle of a game', () => {
    const deal = {
      scheme: 'cabale-fair-1' as const,
      table: 'table-0001',
      game: 'san',
      commitment: fingerprint('commitment'),
      contributions: [],
    };
    const serverSeed = key.toString('hex');
    const texts = [JSON.stringify({ serverSeed })];
    expect(attack({ texts, deal }, drawsOf(dealtSeed({ ...deal, serverSeed }), drawn))).toEqual([serverSeed]);
    const random = Random.from('middle');
    for (let draw = 0; draw < 77; draw++) random.next();
    expect(attack({ texts: [JSON.stringify([random.words])] }, drawsOf('middle', drawn))).toHaveLength(1);
  });
});
