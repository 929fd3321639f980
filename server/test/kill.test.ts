import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compare } from '../trials/kill/compare.mjs';
import { Program } from './support/program.ts';
import { hasPostgres, hasRedis } from './support/services.ts';

const KILL = fileURLToPath(new URL('../trials/kill.mjs', import.meta.url));

/** A few kills; `npm run test:kill` does two hundred with the same program. */
async function killed(...args: readonly string[]): Promise<string> {
  const program = new Program([KILL, ...args], {});
  const { code } = await program.ends();
  expect({ code, output: program.output }).toMatchObject({ code: 0 });
  return program.output;
}

describe('a server that is killed in the middle of play', () => {
  it('has every acknowledged choice, none twice, and play continues', async () => {
    expect(await killed('--kills', '3')).toMatch(/^kill: 3 kills, \d+ acknowledged moves, 0 lost, 0 doubled$/m);
  }, 300_000);

  it.runIf(hasPostgres && hasRedis)(
    'while another process goes on, on PostgreSQL',
    async () => {
      const output = await killed('--kills', '2', '--storage', 'postgres');
      expect(output).toMatch(/^kill: 2 kills, \d+ acknowledged moves, 0 lost, 0 doubled$/m);
    },
    300_000,
  );
});

describe('acknowledged choices against a log', () => {
  const [first, second] = [
    { seat: 0, option: { kind: 'a' } },
    { seat: 1, option: { kind: 'b' } },
  ];
  const started = { number: 0, fact: { kind: 'started' } };
  const chose = (number: number, choice: typeof first) => ({ number, fact: { kind: 'chose', ...choice } });

  it('holds where the log has exactly that', () => {
    expect(compare([first], undefined, [started, chose(1, first)])).toEqual({ lost: 0, doubled: 0 });
  });

  it('allows the one choice whose answer is missing, and no other', () => {
    const log = [started, chose(1, first), chose(2, second)];
    expect(compare([first], second, log)).toEqual({ lost: 0, doubled: 0 });
    expect(compare([first], first, log)).toEqual({ lost: 0, doubled: 1 });
    expect(compare([first], undefined, log)).toEqual({ lost: 0, doubled: 1 });
  });

  it('notices a choice that is missing, another in its place, one that is there twice, and a gap', () => {
    expect(compare([first, second], undefined, [started, chose(1, first)])).toEqual({ lost: 1, doubled: 0 });
    expect(compare([first], undefined, [started, chose(1, second)])).toEqual({ lost: 1, doubled: 0 });
    expect(compare([first], undefined, [started, chose(1, first), chose(2, first)])).toMatchObject({ doubled: 1 });
    expect(compare([first], undefined, [started, chose(2, first)])).toMatchObject({ doubled: 1 });
  });
});
