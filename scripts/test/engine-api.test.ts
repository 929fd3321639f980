import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_PAGE, apiPage, engineModules } from '../engine-api.mjs';

const entries = engineModules();

describe('the API of the engine', () => {
  it.each(Object.entries(entries))('has a doc comment for every export of %s', (_entry, modules) => {
    const all = modules.flatMap(({ file, exported }) => exported.map((each) => ({ file, ...each })));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ doc }) => doc === '').map(({ file, name }) => `engine/src/${file}: ${name}`)).toEqual([]);
  });

  it('is described by engine/API.md', () => {
    expect(readFileSync(API_PAGE, 'utf8'), 'To renew the page: node scripts/engine-api.mjs').toBe(apiPage(entries));
  });
});
