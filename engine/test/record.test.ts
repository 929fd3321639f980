import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytes,
  Match,
  readRecord,
  recordOf,
  replay,
  RESIGN,
  Rules,
  writeRecord,
  type MatchRecord,
} from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

function played(): Match<Whispers> {
  const match = new Match(new Rules(whispers), { setup: { hand: 3 }, seats: 2, seed: 'record' });
  while (match.outcome === undefined) {
    const seat = match.rules.deciders(match.state)[0] ?? 0;
    const option = match.rules.options(match.state, seat)[0];
    if (option !== undefined) match.choose(seat, option);
  }
  return match;
}

const match = played();
const record = recordOf(match);
const text = writeRecord(record);

function problemOf(changed: string): string {
  const read = readRecord(changed);
  return read.ok ? 'none' : `${read.problem.code}: ${read.problem.message}`;
}

function replayProblem(changed: Partial<MatchRecord>): { code?: string; choice?: number | undefined } {
  const replayed = replay(whispers, { ...record, ...changed });
  return replayed.ok ? {} : { code: replayed.problem.code, choice: replayed.problem.choice };
}

describe('a record', () => {
  it('is read back unchanged and replays to the same bytes', () => {
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.value).toEqual(record);
    const replayed = replay(whispers, read.value);
    if (!replayed.ok) throw new Error(replayed.problem.message);
    expect(bytes(replayed.value.state)).toBe(bytes(match.state));
  });

  it('is readable: one choice a line', () => {
    const lines = text.split('\n').filter((line) => line.startsWith('    {"seat"'));
    expect(lines).toHaveLength(match.length);
  });

  it('without choices is valid too', () => {
    const fresh = new Match(new Rules(whispers), { setup: { hand: 3 }, seats: 2, seed: 'fresh' });
    expect(readRecord(writeRecord(recordOf(fresh)))).toMatchObject({ ok: true });
  });
});

describe('a bad file says what it is', () => {
  it('cut off', () => {
    const cut = text.slice(0, text.length / 2);
    expect(problemOf(cut)).toBe(`truncated: the record is cut off in line ${cut.split('\n').length}`);
  });

  it('no JSON at all', () => {
    expect(problemOf('hello')).toMatch(/^not-json: the file cannot be read/);
  });

  it('something else', () => {
    expect(problemOf('{"a":1}')).toMatch(/^foreign: this is not a Cabale record/);
  });

  it('of a newer version', () => {
    expect(problemOf(text.replace('"formatVersion": 2', '"formatVersion": 3'))).toMatch(
      /^newer: .*format 3.*update Cabale/,
    );
  });

  it('damaged, and where', () => {
    expect(problemOf(text.replace('"seats": 2', '"seats": "two"'))).toMatch(/^damaged: .*"seats"/);
    expect(problemOf(text.replace('"seat":1', '"seat":"x"'))).toMatch(/^damaged: .*"choices\.\d+\.seat"/);
    expect(problemOf(text.replace('{"kind"', '{"kin"'))).toMatch(
      /^damaged: .*"choices\.\d+\.option.*an option needs a kind/,
    );
  });

  it('whatever it holds, reading never throws', () => {
    fc.assert(
      fc.property(fc.string(), (garbage) => {
        expect(readRecord(garbage).ok).toBe(false);
      }),
    );
  });

  it('whatever JSON it holds, reading never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(readRecord(JSON.stringify({ format: 'cabale-record', formatVersion: 1, value })).ok).toBe(false);
      }),
    );
  });
});

describe('a record that does not hold', () => {
  it('of another game', () => {
    expect(replayProblem({ game: 'chess' })).toMatchObject({ code: 'unknown-game' });
  });

  it('by other rules', () => {
    expect(replayProblem({ rules: '0' })).toMatchObject({ code: 'other-rules' });
  });

  it('with other content', () => {
    expect(replayProblem({ content: { hash: 'x' } })).toMatchObject({ code: 'other-content' });
    expect(replayProblem({ content: { ...record.content, pack: {} } })).toMatchObject({ code: 'other-content' });
  });

  it('with a setup that does not exist', () => {
    expect(replayProblem({ setup: { hand: 9 } })).toMatchObject({ code: 'bad-setup' });
    expect(replayProblem({ setup: { feet: 2 } })).toMatchObject({ code: 'bad-setup' });
    expect(replayProblem({ seats: 9 })).toMatchObject({ code: 'bad-setup' });
  });

  it('with another seed: the first choice that is not there', () => {
    expect(['refused-choice', 'differs']).toContain(replayProblem({ seed: 'another' }).code);
  });

  it('with a changed checksum: exactly there', () => {
    const choices = record.choices.map((choice, index) => (index === 4 ? { ...choice, check: 'x' } : choice));
    expect(replayProblem({ choices })).toEqual({ code: 'differs', choice: 4 });
  });

  it('with a changed checksum after the resignation that ended it, unless it is of format 1', () => {
    const resigned = new Match(new Rules(whispers), { setup: { hand: 3 }, seats: 2, seed: 'record' });
    resigned.choose(0, RESIGN);
    expect(resigned.outcome).toBeDefined();
    const choices = recordOf(resigned).choices.map((choice) => ({ ...choice, check: 'x' }));
    expect(replayProblem({ choices })).toEqual({ code: 'differs', choice: 0 });
    expect(replayProblem({ choices, formatVersion: 1 })).toEqual({});
    const inPlay = record.choices.map((choice) => ({ ...choice, check: 'x' }));
    expect(replayProblem({ choices: inPlay.slice(0, 1), formatVersion: 1 })).toEqual({ code: 'differs', choice: 0 });
    expect(replayProblem({ choices: [...inPlay.slice(0, 1), ...choices], formatVersion: 1 })).toEqual({
      code: 'differs',
      choice: 0,
    });
  });

  it('with an impossible choice: exactly there', () => {
    const choices = record.choices.map((choice, index) =>
      index === 5 ? { ...choice, option: { kind: 'cheat' } } : choice,
    );
    expect(replayProblem({ choices })).toEqual({ code: 'refused-choice', choice: 5 });
  });
});
