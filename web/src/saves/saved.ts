import { readRecord, type MatchRecord, type RecordProblem } from '@cabale/engine';
import { GAME_IDS, type GameId } from '@cabale/games';
import * as z from 'zod/mini';

export const SAVE_PREFIX = 'cabale:game:';
const FORMAT = 'cabale-save';
const VERSION = 1;

const playerSchema = z.union([
  z.object({ kind: z.literal('person'), name: z.string().check(z.maxLength(40)) }),
  z.object({
    kind: z.literal('bot'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  }),
]);

/** A player; an empty name means "you" or "player 2" in the current language. */
export type Player = z.infer<typeof playerSchema>;

/** A valid timestamp: formatting any other number as a date throws. */
const dateSchema = z.number().check(z.refine((time) => !Number.isNaN(new Date(time).getTime()), 'no date'));

const savedSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: z.string(),
  created: dateSchema,
  changed: dateSchema,
  players: z.array(playerSchema),
  over: z.boolean(),
  record: z.unknown(),
});

/** A game as it is stored: the record, the players, and what the list on the start page needs without replaying it. */
export interface SavedGame {
  readonly id: string;
  readonly game: GameId;
  readonly created: number;
  readonly changed: number;
  readonly players: readonly Player[];
  readonly over: boolean;
  readonly record: MatchRecord;
}

export interface SaveProblem {
  readonly code: RecordProblem['code'] | 'other-seats' | 'missing';
  /** Technical details. */
  readonly message: string;
}

export type SavedResult =
  | { readonly ok: true; readonly value: SavedGame }
  | { readonly ok: false; readonly problem: SaveProblem };

export function writeSaved({ game: _, ...saved }: SavedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...saved });
}

/** Reads a stored game. The storage may contain anything, so invalid data is a result, not an exception. */
export function readSaved(text: string): SavedResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return wrong('not-json', error instanceof Error ? error.message : String(error));
  }
  const head = z.safeParse(z.object({ format: z.literal(FORMAT), version: z.int() }), value);
  if (!head.success) return wrong('foreign', 'not a saved game of Cabale');
  if (head.data.version > VERSION) return wrong('newer', `format ${head.data.version}, known up to ${VERSION}`);
  const parsed = z.safeParse(savedSchema, value);
  if (!parsed.success) return wrong('damaged', describe(parsed.error));
  const record = readRecord(JSON.stringify(parsed.data.record ?? null));
  if (!record.ok) return { ok: false, problem: record.problem };
  return joined(parsed.data, record.value);
}

function joined(parsed: z.infer<typeof savedSchema>, record: MatchRecord): SavedResult {
  const { id, created, changed, players, over } = parsed;
  const game = GAME_IDS.find((known) => known === record.game);
  if (game === undefined) return wrong('unknown-game', `"${record.game}"`);
  if (players.length !== record.seats) return wrong('other-seats', `${players.length} players, ${record.seats} seats`);
  return { ok: true, value: { id, game, created, changed, players, over, record } };
}

function describe(error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
}

function wrong(code: SaveProblem['code'], message: string): { ok: false; problem: SaveProblem } {
  return { ok: false, problem: { code, message } };
}
