import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Keystream, type KeystreamPosition } from './keystream.ts';

/** The state of the fast generator: four unsigned 32-bit words. */
type FastWords = [number, number, number, number];

/** The state of a generator, stored in the game state. Its length identifies the generator. */
export type RandomWords = FastWords | KeystreamPosition;

/**
 * A random number generator. Real tables use ChaCha20, so that no visible draw helps to predict another; imagined worlds,
 * bots and tests use xoshiro128** 1.1 (Blackman and Vigna), which is several times faster but not cryptographic. Drawing
 * changes the caller's words in place.
 */
export class Random {
  words: RandomWords;
  private keystream: Keystream | undefined;

  constructor(words: RandomWords) {
    this.words = words;
  }

  /** The generator of a seed: ChaCha20 for seeds made by `seedOfKey`, the fast one for any other text. */
  static from(seed: string): Random {
    return new Random(wordsFrom(seed));
  }

  /** The next 32 bits, as an integer from 0 to 2^32 − 1. */
  next(): number {
    const w = this.words;
    if (w.length !== FAST_WORDS) return (this.keystream ??= new Keystream()).next(w);
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

  /** A uniform integer from 0 to `bound` − 1. Draws past the last whole multiple are rejected. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000) {
      throw new RangeError(`Random.below needs a whole number from 1 to 2^32, not ${bound}`);
    }
    let drawn = this.next();
    // The first comparison avoids the division for almost all draws.
    while (drawn > 0x1_0000_0000 - bound && drawn >= 0x1_0000_0000 - (0x1_0000_0000 % bound)) drawn = this.next();
    return drawn % bound;
  }

  /** A number in [0, 1) with 32 bits; for bots. Rules use `below`. */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  pick<V>(items: readonly V[]): V {
    if (items.length === 0) throw new RangeError('Random.pick needs at least one item');
    return items[this.below(items.length)] as V;
  }

  /** Picks in proportion to the weights; for bots and tests. */
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

  /** Words for a new fast generator, so that an imagined state has its own future. */
  fork(): RandomWords {
    return [this.next(), this.next(), this.next(), this.next() | 1];
  }
}

const FAST_WORDS = 4;
const KEY_BYTES = 32;
const SEED_OF_KEY = /^chacha20:([0-9a-f]{64})$/;

/** The seed of a game whose draws come from ChaCha20 with this key of 32 bytes. */
export function seedOfKey(key: Uint8Array): string {
  if (key.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes, not ${key.length}`);
  return `chacha20:${bytesToHex(key)}`;
}

/** A copy of a generator's state, for games with a `clone` of their own. */
export function copyWords(words: Readonly<RandomWords>): RandomWords {
  return words.length === FAST_WORDS ? [words[0], words[1], words[2], words[3]] : [...words];
}

function wordsFrom(seed: string): RandomWords {
  const key = SEED_OF_KEY.exec(seed)?.[1];
  return key === undefined ? fastWords(seed) : keyWords(hexToBytes(key));
}

function keyWords(key: Uint8Array): KeystreamPosition {
  const data = new DataView(key.buffer, key.byteOffset);
  const word = (index: number): number => data.getUint32(index * 4, true);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7), 0];
}

/** The first 128 bits of the seed's SHA-256; never all zero, a state the generator could not leave. */
function fastWords(seed: string): FastWords {
  const digest = sha256(utf8ToBytes(seed));
  const data = new DataView(digest.buffer, digest.byteOffset);
  return [data.getUint32(0), data.getUint32(4), data.getUint32(8), (data.getUint32(12) | 1) >>> 0];
}
