import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../setup/house.mjs';
import { readBook } from '../rulebook/book.mjs';
import { folderWith } from './folder.ts';

const BOOK = [
  '- **SAN-1.1** [AUTO] First, as ruled (Q7).',
  '  It goes on here.',
  '- **SAN-1.2** Second. (engine)',
  '| **SAN-1.3** | Third. | in a table |',
  '',
  '**SAN-X1** An example.',
  '- **SAN-Q7** *Which?* **RULING: this.**',
  '',
].join('\n');
const PAGE = "export const rules = [{ rules: ['SAN-1.1', 'SAN-1.3'] }];\n";
/** Composed at runtime, so that this file does not count as one that cites the real rules. */
const test = (call: string, title: string): string => `${call}('${title}', () => {});\n`;

function rules(...args: readonly string[]) {
  const { status, stdout } = spawnSync(process.execPath, [path.join(HOUSE, 'scripts', 'rules.mjs'), ...args], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { code: status, out: stdout, lines, last: lines.at(-1) };
}

const house = (tests: string, page = PAGE) =>
  folderWith({ 'games/san/RULES.md': BOOK, 'games/san/text/rulespage.ts': page, 'games/san/test/all.test.ts': tests });

describe('npm run rules', () => {
  it('lists every atom with the tests that prove it', () => {
    const tests =
      test('it', '[SAN-1.1] holds') +
      test('test', '[SAN-1.2] [SAN-X1] hold') +
      test('it.each(TABLE)', '[SAN-1.2] %s') +
      test('it', '[SAN-1.3] holds');
    const { code, lines, last } = rules('san', '--root', house(tests));
    expect(lines.slice(0, 5)).toEqual([
      'SAN-1.1',
      '    [SAN-1.1] holds',
      'SAN-1.2 (engine)',
      '    [SAN-1.2] [SAN-X1] hold',
      '    [SAN-1.2] %s',
    ]);
    expect(last).toBe(
      'san: 3 atoms, 3 proved, 0 without a test; 1 examples, 1 tests; 2 for players, 0 not on the rules page',
    );
    expect(code).toBe(0);
  });

  it('ends with 1 and names what is not proved or not told; skipped tests prove nothing', () => {
    const tests =
      test('it', '[SAN-1.1] holds') + test('it.skip', '[SAN-1.2] skipped') + test('it.todo', '[SAN-X1] to do');
    const { code, out, last } = rules('san', '--root', house(tests, "['SAN-1.1']"));
    expect(code).toBe(1);
    expect(out).toContain('SAN-1.2 (engine)\n    NO TEST\n');
    expect(out).toContain('without a test: SAN-1.2, SAN-1.3\nexamples without a test: SAN-X1\n');
    expect(out).toContain('not on the rules page: SAN-1.3\n');
    expect(last).toBe(
      'san: 3 atoms, 1 proved, 2 without a test; 1 examples, 0 tests; 2 for players, 1 not on the rules page',
    );
  });

  it('ends with 1 where a test or the page cites what the book does not have, and says so as JSON', () => {
    const tests = test('it', '[SAN-1.1] [SAN-1.2] [SAN-1.3] [SAN-X1] hold') + test('it', '[SAN-9.9] is invented');
    const { code, out } = rules('san', '--json', '--root', house(tests, `${PAGE}'SAN-8.8'`));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      game: 'san',
      atoms: 3,
      examples: 1,
      forPlayers: ['SAN-1.1', 'SAN-1.3'],
      unproved: [],
      untested: [],
      untold: [],
      unknown: ['SAN-9.9', 'SAN-8.8'],
    });
  });

  it('ends with 1 where the book has no atoms, and with 2 where there is no such game', () => {
    const empty = folderWith({ 'games/san/RULES.md': 'nothing yet\n' });
    expect(rules('san', '--root', empty).code).toBe(1);
    expect(rules('go', '--root', empty).code).toBe(2);
  });

  it('reads the text of an atom without marks, and the rulings it cites', () => {
    const { atoms, rulings } = readBook(path.join(house(''), 'games', 'san'));
    expect(atoms.get('SAN-1.1')).toEqual({
      text: 'First, as ruled (Q7). It goes on here.',
      rulings: ['Q7'],
      isInternal: false,
    });
    expect(atoms.get('SAN-1.3')?.text).toBe('Third. · in a table');
    expect(rulings.get('Q7')).toBe('*Which?* **RULING: this.**');
  });

  it('finds every atom of this project proved, and told where a player must know it', () => {
    const { lines, code } = rules();
    const proved =
      /^[\w-]+: (\d+) atoms, \1 proved, 0 without a test; (\d+) examples, \2 tests; \d+ for players, 0 not/;
    expect(lines.filter((line) => /^[\w-]+: \d/.test(line) && !proved.test(line))).toEqual([]);
    expect(code).toBe(0);
  });
});
