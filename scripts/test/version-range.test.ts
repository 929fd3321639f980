import { describe, expect, it } from 'vitest';
import { accepts } from './version-range.ts';

describe('a range of versions', () => {
  it.each([
    ['>=18', '20.19.0'],
    ['>= 10.x', '20.19.0'],
    ['18 || 20 || >=22', '20.19.0'],
    ['^20.19.0 || >=22.12.0', '20.20.2'],
    ['>=16 || 14 >=14.17', '14.18.0'],
    ['*', '20.19.0'],
  ])('%s holds %s', (range, version) => {
    expect(accepts(range, version)).toBe(true);
  });

  it.each([
    ['>=22', '20.19.0'],
    ['20 || >=22', '21.7.3'],
    ['^20.19.0 || >=22.12.0', '22.11.0'],
    ['^20.19.0', '20.18.9'],
    ['>=16 || 14 >=14.17', '14.16.0'],
    ['<20', '20.19.0'],
  ])('%s does not hold %s', (range, version) => {
    expect(accepts(range, version)).toBe(false);
  });
});
