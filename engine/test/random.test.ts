import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { copyWords, Random, seedOfKey } from '../src/index.ts';

/** The chi-squared statistic of equally likely cells. */
function chiSquared(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the generator', () => {
  it('gives the numbers of the reference implementation of xoshiro128**', () => {
    const random = new Random([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0]);
    const first = Array.from({ length: 4 }, () => random.next());
    expect(first).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
    expect(random.words).toEqual([0xfc65379c, 0x52006d70, 0x87487639, 0xf1908343]);
  });

  it('gives the same numbers for the same text, and others for another', () => {
    const draw = (seed: string): number[] => {
      const random = Random.from(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('continues from stored words', () => {
    const random = Random.from('kept');
    random.next();
    const copy = new Random(JSON.parse(JSON.stringify(random.words)) as Random['words']);
    expect(copy.next()).toBe(random.next());
  });

  it.each([2, 3, 6, 10, 48])('draws every number below %i equally often', (bound) => {
    const random = Random.from(`below ${bound}`);
    const counts = Array.from({ length: bound }, () => 0);
    const draws = 20_000 * bound;
    for (let draw = 0; draw < draws; draw++) {
      const drawn = random.below(bound);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Mean bound − 1, standard deviation √(2·bound): five standard deviations do not happen by chance.
    expect(chiSquared(counts, 20_000)).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * bound));
  });

  it('rejects numbers that would favour small results', () => {
    // Just over half of all numbers lie below this bound, so nearly every second draw must be rejected.
    const bound = 0x8000_0001;
    const random = Random.from('thrown away');
    const plain = Random.from('thrown away');
    const kept = Array.from({ length: 100 }, () => plain.next()).filter((drawn) => drawn < bound);
    expect(kept.length).toBeLessThan(100);
    expect(kept.map(() => random.below(bound))).toEqual(kept);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses to draw below %d', (bound) => {
    expect(() => Random.from('x').below(bound)).toThrow(RangeError);
  });

  it('shuffles four things into all 24 orders, equally often', () => {
    const random = Random.from('orders');
    const counts = new Map<string, number>();
    for (let time = 0; time < 48_000; time++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()], 2000)).toBeLessThan(23 + 5 * Math.sqrt(48));
  });

  it('refuses to pick from nothing', () => {
    expect(() => Random.from('x').pick([])).toThrow(RangeError);
  });
});

/** The first words of OpenSSL's ChaCha20 keystream. */
function keystream(key: Buffer, words: number): number[] {
  const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, index) => stream.readUInt32LE(index * 4));
}

describe('the generator of real tables', () => {
  it('gives the keystream of RFC 8439, appendix A.1', () => {
    const random = Random.from(seedOfKey(new Uint8Array(32)));
    const first = Array.from({ length: 4 }, () => random.next());
    expect(first).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  });

  it('gives the keystream of OpenSSL, across every border of blocks', () => {
    for (const name of ['one', 'two', 'three']) {
      const key = createHash('sha256').update(name).digest();
      const random = Random.from(seedOfKey(key));
      expect(Array.from({ length: 1000 }, () => random.next())).toEqual(keystream(key, 1000));
    }
  });

  it('continues from stored words, and immediately with another key', () => {
    const random = Random.from(seedOfKey(new Uint8Array(32).fill(7)));
    for (let drawn = 0; drawn < 100; drawn++) random.next();
    const copy = new Random(JSON.parse(JSON.stringify(random.words)) as Random['words']);
    const expected = random.next();
    expect(copy.next()).toBe(expected);
    const words = copyWords(random.words);
    random.words = Random.from(seedOfKey(new Uint8Array(32).fill(8))).words;
    const other = random.next();
    expect(other).toBe(Random.from(seedOfKey(new Uint8Array(32).fill(8))).next());
    random.words = words;
    expect(random.next()).toBe(copy.next());
  });

  it('refuses a key of another length', () => {
    expect(() => seedOfKey(new Uint8Array(16))).toThrow('32 bytes');
  });
});
