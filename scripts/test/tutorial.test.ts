import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../setup/house.mjs';

const read = (file: string): string => readFileSync(path.join(HOUSE, file), 'utf8');
const page = read('docs/adding-a-game.md');
/** Code blocks that name the file they are taken from. */
const quotes = [...page.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, file = '', code = '']) => ({ file, code }));

describe('docs/adding-a-game.md', () => {
  it('quotes the example', () => {
    expect(quotes.length).toBeGreaterThan(8);
  });

  it.each(quotes)('quotes $file as it is', ({ file, code }) => {
    expect(read(file)).toContain(code);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('describes an example that is small', () => {
    const folder = path.join(HOUSE, 'examples', 'courtiers');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.includes('.generated.'),
    );
    const lines = files.map(
      ({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').split('\n').length,
    );
    expect(files.length).toBeLessThanOrEqual(25);
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThan(1200);
  });
});
