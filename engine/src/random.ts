import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The generator's whole memory, four unsigned 32-bit words; it lives in the game state. */
export type RandomWords = [number, number, number, number];

/**
 * xoshiro128** 1.1 (Blackman and Vigna): 128 bits of state, period 2^128 − 1, passes BigCrush and PractRand.
 * It works on words that belong to somebody else, so that drawing changes the state they are kept in.
 */
export class Random {
  words: RandomWords;

  constructor(words: RandomWords) {
    this.words = words;
  }

  /** A generator of its own for every text: matches, bots and tests never share one. */
  static from(seed: string): Random {
    return new Random(wordsFrom(seed));
  }

  /** The next 32 bits, as an integer from 0 to 2^32 − 1. */
  next(): number {
    const w = this.words;
    const fives = Math.imul(w[1], 5);
    const result = Math.imul((fives << 7) | (fives >>> 25), 9) >>> 0;
    const shifted = w[1] << 9;
    w[2] = (w[2] ^ w[0]) >>> 0;
    w[3] = (w[3] ^ w[1]) >>> 0;
    w[1] = (w[1] ^ w[2]) >>> 0;
    w[0] = (w[0] ^ w[3]) >>> 0;
    w[2] = (w[2] ^ shifted) >>> 0;
    w[3] = ((w[3] << 11) | (w[3] >>> 21)) >>> 0;
    return result;
  }

  /** An integer from 0 to `bound` − 1, every one equally likely: draws past the last whole multiple are thrown away. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
      throw new RangeError(`Random.below needs a whole number from 1 to 2^32, not ${bound}`);
    }
    let drawn = this.next();
    // The last whole multiple lies less than `bound` from the end: almost no draw needs the division.
    while (drawn > 0x1_0000_0000 - bound && drawn >= 0x1_0000_0000 - (0x1_0000_0000 % bound)) drawn = this.next();
    return drawn % bound;
  }

  /** A real number in [0, 1) with 32 bits; for bots and playouts, rules use `below`. */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  pick<V>(items: readonly V[]): V {
    if (items.length === 0) throw new RangeError('Random.pick needs at least one item');
    return items[this.below(items.length)] as V;
  }

  /** Picks in proportion to the weights, which stand in the order of the items; for bots, playouts and tests. */
  pickWeighted<V>(items: readonly V[], weights: readonly number[]): V {
    let left = this.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (left -= weight) < 0);
    return items[index] ?? this.pick(items);
  }

  /** Fisher–Yates, in place; returns the same array. */
  shuffle<V>(items: V[]): V[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last] as V;
      items[last] = items[other] as V;
      items[other] = item;
    }
    return items;
  }

  /** Words for another generator, so that an imagined state has a future of its own. */
  fork(): RandomWords {
    return [this.next(), this.next(), this.next(), this.next() | 1];
  }
}

/** The first 128 bits of the seed's SHA-256; never all zero, which the generator could not leave. */
function wordsFrom(seed: string): RandomWords {
  const digest = sha256(utf8ToBytes(seed));
  const data = new DataView(digest.buffer, digest.byteOffset);
  return [data.getUint32(0), data.getUint32(4), data.getUint32(8), (data.getUint32(12) | 1) >>> 0];
}
