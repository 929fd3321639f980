import * as z from 'zod/mini';
import { dealProofSchema, type DealProof } from './fairness.ts';
import type { GameTypes, OptionBase } from './game.ts';
import { fingerprint } from './hash.ts';
import { bytes } from './json.ts';
import { Match, RESIGN, type Choice } from './match.ts';
import { Rules } from './rules.ts';
import type { Game } from './game.ts';
import { parseSetup } from './setup.ts';

/** The version of this package; records name it. */
export const ENGINE_VERSION = '0.1.0';
const FORMAT = 'cabale-record';
/** Version 2 added seeds of ChaCha20 and proofs of the deal; version 1 is read as well. */
const FORMAT_VERSION = 2;

const optionSchema = z.pipe(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  z.transform((value, context): OptionBase => {
    if (typeof value['kind'] === 'string') return { ...value, kind: value['kind'] };
    context.issues.push({ code: 'custom', message: 'an option needs a kind', input: value });
    return z.NEVER;
  }),
);

const recordSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.union([z.literal(1), z.literal(FORMAT_VERSION)]),
  engine: z.string(),
  game: z.string(),
  rules: z.string(),
  content: z.object({ hash: z.string(), pack: z.optional(z.unknown()) }),
  setup: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.int(),
  seed: z.string(),
  /** Proof of the seed, for games played online. */
  deal: z.optional(dealProofSchema),
  choices: z.array(z.object({ seat: z.int(), option: optionSchema, check: z.string() })),
});

/** A match as a file. It replays to the same states, byte for byte, on any machine. */
export type MatchRecord = z.infer<typeof recordSchema>;

/** Why a record cannot be read or replayed. The message is for people, the code for programs. */
export interface RecordProblem {
  readonly code:
    | 'not-json'
    | 'truncated'
    | 'foreign'
    | 'newer'
    | 'damaged'
    | 'unknown-game'
    | 'other-rules'
    | 'other-content'
    | 'bad-setup'
    | 'refused-choice'
    | 'differs';
  readonly message: string;
  /** The first wrong choice, counted from 0. */
  readonly choice?: number;
}

/** A value, or what is wrong with the record. */
export type RecordResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: RecordProblem };

function problem(code: RecordProblem['code'], message: string, choice?: number): { ok: false; problem: RecordProblem } {
  return { ok: false, problem: choice === undefined ? { code, message } : { code, message, choice } };
}

/** Cached: content never changes, and hashing it takes longer than dealing a game. */
const hashes = new WeakMap<object, string>();

/** Identifies content: records name it, so that they are replayed with nothing else. */
export function contentHash(content: object): string {
  const known = hashes.get(content);
  if (known !== undefined) return known;
  const hash = fingerprint(bytes(content)).slice(0, 16);
  hashes.set(content, hash);
  return hash;
}

/** The record of a match. `pack` is its content pack, included so that the record is self-contained. */
export function recordOf<T extends GameTypes>(match: Match<T>, pack?: unknown, deal?: DealProof): MatchRecord {
  const { game, content } = match.rules;
  const { setup, seats, seed } = match.origin;
  const hash = contentHash(content);
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    engine: ENGINE_VERSION,
    game: game.id,
    rules: match.rules.version,
    content: pack === undefined ? { hash } : { hash, pack },
    setup: { ...setup },
    seats,
    seed,
    ...(deal === undefined ? {} : { deal }),
    choices: match.choices.map(({ seat, option, check }) => ({ seat, option, check })),
  };
}

/** The text of a record, one choice per line. */
export function writeRecord(record: MatchRecord): string {
  const { choices, ...head } = record;
  const lines = choices.map((choice) => `    ${JSON.stringify(choice)}`);
  const opening = JSON.stringify(head, undefined, 2).slice(0, -2);
  return `${opening},\n  "choices": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

/** Reads a record from text; problems distinguish truncated, foreign, newer and damaged files. */
export function readRecord(text: string): RecordResult<MatchRecord> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return notJson(text, error instanceof Error ? error.message : String(error));
  }
  const head = z.safeParse(z.object({ format: z.literal(FORMAT), formatVersion: z.int() }), value);
  if (!head.success)
    return problem('foreign', 'this is not a Cabale record: it does not say "format": "cabale-record"');
  if (head.data.formatVersion > FORMAT_VERSION) {
    const { formatVersion } = head.data;
    return problem(
      'newer',
      `this record has format ${formatVersion}; this version reads up to ${FORMAT_VERSION}: update Cabale`,
    );
  }
  const record = z.safeParse(recordSchema, value);
  if (record.success) return { ok: true, value: record.data };
  const issue = record.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  return problem('damaged', `the record is damaged at "${where}": ${issue?.message ?? 'unreadable'}`);
}

function notJson(text: string, reason: string): { ok: false; problem: RecordProblem } {
  const looksLikeOurs = text.trimStart().startsWith('{') && text.includes(`"${FORMAT}"`);
  if (looksLikeOurs && !text.trimEnd().endsWith('}')) {
    const line = text.split('\n').length;
    return problem('truncated', `the record is cut off in line ${line}`);
  }
  return problem(looksLikeOurs ? 'damaged' : 'not-json', `the file cannot be read: ${reason}`);
}

/** The rules a record was played by, with its content pack; refused where they are not known. */
export function rulesFor<T extends GameTypes>(game: Game<T>, record: MatchRecord): RecordResult<Rules<T>> {
  if (record.game !== game.id)
    return problem('unknown-game', `this is a record of "${record.game}", not of "${game.id}"`);
  const isEarlier = record.rules !== game.version;
  if (isEarlier && game.earlier?.[record.rules] === undefined) {
    return problem('other-rules', `played by rules ${record.rules}; these are ${game.version}`);
  }
  let content = game.content.printed;
  if (record.content.pack !== undefined) {
    const parsed = game.content.parse(record.content.pack);
    if ('mistakes' in parsed)
      return problem('other-content', `its content pack is wrong: ${parsed.mistakes.join('; ')}`);
    content = parsed.content;
  }
  const hash = contentHash(content);
  // Content of earlier rules had another form; there the checksums of the choices tell whether it is the same.
  if (!isEarlier && hash !== record.content.hash) {
    return problem('other-content', `played with content ${record.content.hash}; this is ${hash}`);
  }
  return { ok: true, value: new Rules(game, content, record.rules) };
}

/** Plays a record again, choice by choice, and compares every checksum. */
export function replay<T extends GameTypes>(game: Game<T>, record: MatchRecord): RecordResult<Match<T>> {
  const rules = rulesFor(game, record);
  if (!rules.ok) return rules;
  const parsed = parseSetup(game.setup, record.setup, game.earlier?.[record.rules]?.setup);
  if ('mistakes' in parsed) return problem('bad-setup', parsed.mistakes.join('; '));
  const { min, max } = game.seats;
  if (record.seats < min || record.seats > max)
    return problem('bad-setup', `${record.seats} seats; there are ${min} to ${max}`);
  const match = new Match(rules.value, { setup: parsed.setup, seats: record.seats, seed: record.seed });
  for (const [index, choice] of record.choices.entries()) {
    const wrong = follow(match, choice, index);
    if (wrong !== undefined && !isClearedUp(match, record, wrong.problem)) return wrong;
  }
  return { ok: true, value: match };
}

/**
 * Release 0.1.0, which wrote format 1, left the interrupted turn in the state when a resignation ended the game. Such a
 * record is accepted although its very last checksum differs.
 */
function isClearedUp<T extends GameTypes>(match: Match<T>, record: MatchRecord, { code }: RecordProblem): boolean {
  const isLast = match.length === record.choices.length;
  const isResignation = record.choices.at(-1)?.option.kind === RESIGN.kind;
  return code === 'differs' && record.formatVersion === 1 && isLast && isResignation && match.outcome !== undefined;
}

function follow<T extends GameTypes>(
  match: Match<T>,
  choice: Choice,
  index: number,
): { ok: false; problem: RecordProblem } | undefined {
  const made = match.choose(choice.seat, choice.option);
  const name = `choice ${index + 1} (seat ${choice.seat}, ${JSON.stringify(choice.option)})`;
  if (!made.ok) return problem('refused-choice', `${name} is refused: ${made.refusal.code}`, index);
  const { check } = match;
  if (check === choice.check) return undefined;
  return problem('differs', `${name} leads to another state: checksum ${check}, recorded ${choice.check}`, index);
}
