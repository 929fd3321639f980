import { decisionAt, findDifference, Random, readRecord, replay, type GameTypes, type Observer } from '@cabale/engine';
import { GAME_IDS } from '@cabale/games';
import type { PlayStatus, ServerMessage, WireFrame } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { House } from '../src/house.ts';
import { openHouse, openServer, testGames } from './support/opened.ts';
import { gathered, watching } from './support/gathered.ts';
import { playOn } from './support/playing.ts';
import { Visitor, type Line } from './support/visitor.ts';

const games = testGames();

/** Everything a client was ever sent, as one text; what is told to everybody once the game is over is left out. */
function bytesBeforeEnd(line: Line): string {
  return line.received.filter((text) => !text.includes('"phase":"over"')).join('\n');
}

function playsOf(line: Line): Extract<ServerMessage, { type: 'play' }>[] {
  return line.messages.filter((message) => message.type === 'play');
}

/** What an observer may be told at a frame, worked out from a world imagined from that observer's view alone. */
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

/** The frames of a whole game as the engine alone makes them of its record. */
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

async function playedToTheEnd(house: House, game: string, seats: number) {
  const address = await openServer(house);
  const table = await gathered(address, game, seats);
  const audience = await watching(await Visitor.guest(address, 'Audience'), table);
  await playOn(table.table, [...table.lines, audience], `leak ${game}`);
  const { body } = await (table.visitors[0] as Visitor).get(`/tables/${table.table}/record`);
  return { ...table, audience, record: (body as { record: string }).record };
}

describe.each([...GAME_IDS.map((id) => [id, 2] as const), ['new-order', 3] as const, ['whispers', 3] as const])(
  'a whole game of %s with %i seats',
  (game, seats) => {
    it('tells each client what its own eyes may see, and not a byte more', async () => {
      const { table, lines, audience, record } = await playedToTheEnd(await openHouse(), game, seats);
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
    }, 120_000);
  },
);
