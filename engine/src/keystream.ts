import { chacha20 } from '@noble/ciphers/chacha.js';

/** Eight words of key and the number of words drawn so far. */
export type KeystreamPosition = [number, number, number, number, number, number, number, number, number];

const KEY_WORDS = 8;
/** Four blocks at a time: most shuffles need a single call of the cipher. */
const CHUNK_WORDS = 64;
const BLOCKS_PER_CHUNK = 4;
const NO_NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(CHUNK_WORDS * 4);

/**
 * The ChaCha20 keystream (RFC 8439: nonce zero, block counter from zero) as 32-bit little-endian words. The position
 * belongs to the caller; the part computed last is cached, because draws come one after the other.
 */
export class Keystream {
  private readonly key = new Uint32Array(KEY_WORDS);
  private chunk = -1;
  private readonly bytes = new Uint8Array(CHUNK_WORDS * 4);
  private readonly words = new DataView(this.bytes.buffer);

  /** The word at the position, which moves on by one. */
  next(position: KeystreamPosition): number {
    const drawn = position[KEY_WORDS];
    const chunk = Math.floor(drawn / CHUNK_WORDS);
    if (chunk !== this.chunk || !this.hasKey(position)) this.compute(position, chunk);
    position[KEY_WORDS] = drawn + 1;
    return this.words.getUint32((drawn % CHUNK_WORDS) * 4, true);
  }

  private hasKey(position: KeystreamPosition): boolean {
    for (let word = 0; word < KEY_WORDS; word++) if (this.key[word] !== position[word]) return false;
    return true;
  }

  private compute(position: KeystreamPosition, chunk: number): void {
    const key = new DataView(new ArrayBuffer(KEY_WORDS * 4));
    for (let word = 0; word < KEY_WORDS; word++) {
      this.key[word] = position[word] ?? 0;
      key.setUint32(word * 4, position[word] ?? 0, true);
    }
    chacha20(new Uint8Array(key.buffer), NO_NONCE, ZEROS, this.bytes, chunk * BLOCKS_PER_CHUNK);
    this.chunk = chunk;
  }
}
