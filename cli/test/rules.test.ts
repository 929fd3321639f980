import { describe, expect, it } from 'vitest';
import { cabale, folderWith } from './program.ts';

const BOOK = ['- **SAN-1.1** First.', '- **SAN-1.2** Second.', '', '**SAN-X1** An example.', ''].join('\n');
/** Composed at runtime, so that this file does not count as one that cites the real rules. */
const test = (call: string, title: string): string => `${call}('${title}', () => {});\n`;

describe.concurrent('rules', () => {
  it('lists every atom with the tests that prove it', async () => {
    const tests =
      test('it', '[SAN-1.1] holds') + test('test', '[SAN-1.2] [SAN-X1] hold') + test('it.each(TABLE)', '[SAN-1.2] %s');
    const root = folderWith({ 'games/san/RULES.md': BOOK, 'games/san/test/deep/all.test.ts': tests });
    const { code, lines, last } = await cabale('rules', 'san', '--root', root);
    expect(code).toBe(0);
    expect(lines.slice(0, 5)).toEqual([
      'SAN-1.1',
      '    [SAN-1.1] holds',
      'SAN-1.2',
      '    [SAN-1.2] [SAN-X1] hold',
      '    [SAN-1.2] %s',
    ]);
    expect(last).toBe('san: 2 atoms, 2 proved, 0 without a test; 1 examples, 1 tests');
  });

  it('ends with 1 and names atoms without a test; skipped tests prove nothing', async () => {
    const tests =
      test('it', '[SAN-1.1] holds') + test('it.skip', '[SAN-1.2] skipped') + test('it.todo', '[SAN-X1] to do');
    const root = folderWith({ 'games/san/RULES.md': BOOK, 'games/san/test/some.test.ts': tests });
    const { code, out, last } = await cabale('rules', 'san', '--root', root);
    expect(code).toBe(1);
    expect(out).toContain('SAN-1.2\n    NO TEST\n');
    expect(out).toContain('without a test: SAN-1.2\nexamples without a test: SAN-X1\n');
    expect(last).toBe('san: 2 atoms, 1 proved, 1 without a test; 1 examples, 0 tests');
  });

  it('ends with 1 where a test cites what the book does not have, and says so as JSON', async () => {
    const tests = test('it', '[SAN-1.1] [SAN-1.2] [SAN-X1] hold') + test('it', '[SAN-9.9] is invented');
    const root = folderWith({ 'games/san/RULES.md': BOOK, 'games/san/test/some.test.ts': tests });
    const { code, out } = await cabale('rules', 'san', '--root', root, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      game: 'san',
      atoms: 2,
      examples: 1,
      unproved: [],
      untested: [],
      unknown: ['SAN-9.9'],
    });
  });

  it('ends with 1 where the book has no atoms or there are no tests', async () => {
    const empty = folderWith({ 'games/san/RULES.md': 'nothing yet\n' });
    expect(await cabale('rules', 'san', '--root', empty)).toMatchObject({ code: 1 });
    const untested = folderWith({ 'games/san/RULES.md': BOOK });
    expect(await cabale('rules', 'san', '--root', untested)).toMatchObject({
      code: 1,
      last: 'san: 2 atoms, 0 proved, 2 without a test; 1 examples, 0 tests',
    });
  });

  it('finds every atom of this project proved', async () => {
    const { code, lines } = await cabale('rules');
    expect(lines.filter((line) => line.startsWith('san: '))).toEqual([
      expect.stringMatching(/^san: (\d+) atoms, \1 proved, 0 without a test; (\d+) examples, \2 tests$/),
    ]);
    expect(code).toBe(0);
  });
});
