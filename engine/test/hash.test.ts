import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checksum, fingerprint, setSha256 } from '../src/index.ts';

const TEXTS = ['', 'abc', 'é — 漢字', 'x'.repeat(5000)];
const native = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('fingerprints', () => {
  it('are SHA-256, with either implementation', () => {
    setSha256(undefined);
    const own = TEXTS.map(fingerprint);
    expect(own).toEqual(TEXTS.map(native));
    let asked = 0;
    setSha256((text) => {
      asked += 1;
      return native(text);
    });
    expect(TEXTS.map(fingerprint)).toEqual(own);
    expect(checksum({ a: 1 })).toBe(native('{"a":1}').slice(0, 12));
    expect(asked).toBe(TEXTS.length + 1);
  });
});
