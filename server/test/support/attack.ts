import { createHash } from 'node:crypto';
import { dealtSeed, Random, seedOfKey, type DealProof, type RandomWords } from '@cabale/engine';

/** What a spectator could learn about a table before its end. */
export interface Published {
  /** All messages and responses, unchanged. */
  readonly texts: readonly string[];
  /** The public part of the deal: only its server seed is missing. */
  readonly deal?: Omit<DealProof, 'serverSeed'> | undefined;
}

/** Three consecutive draws: 96 bits, which do not match by chance. */
const WINDOW = 3;
/** Draws after the last one made. */
const AHEAD = 64;
const SHORTEST = 16;

/** All draws of a game as triples, from the deal to the next ones. */
export function drawsOf(seed: string, drawn: number): ReadonlySet<string> {
  const random = Random.from(seed);
  const draws = Array.from({ length: drawn + AHEAD }, () => random.next());
  return new Set(draws.slice(WINDOW - 1).map((_, index) => draws.slice(index, index + WINDOW).join(' ')));
}

/** Number of draws of a generator between two points of a game. */
export function drawnBetween(from: RandomWords, to: RandomWords, most = 100_000): number {
  const random = new Random(structuredClone(from));
  for (let drawn = 0; drawn < most; drawn++) {
    if (JSON.stringify(random.words) === JSON.stringify(to)) return drawn;
    random.next();
  }
  throw new Error('the generator never came there');
}

/**
 * Tries everything published as a seed, a key, a server seed and a generator's state, in every encoding, whole and cut.
 * Returns what led to a draw of the game.
 */
export function attack({ texts, deal }: Published, draws: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const text of new Set(texts.flatMap((message) => stringsIn(JSON.parse(message))))) {
    for (const generator of generatorsOf(text, deal)) {
      const first = Array.from({ length: WINDOW }, () => generator.next()).join(' ');
      if (draws.has(first)) found.add(text);
    }
  }
  return [...found];
}

/** All strings of a message, field names included; a list of numbers counts as one too. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SHORTEST ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length >= 4 && value.every((item) => typeof item === 'number')) {
    return [JSON.stringify(value)];
  }
  return Object.entries(value).flatMap(([name, inner]) => [...stringsIn(name), ...stringsIn(inner)]);
}

function* generatorsOf(text: string, deal: Published['deal']): Generator<Random> {
  for (const part of partsOf(text)) yield Random.from(part);
  if (text.startsWith('[')) yield* wordsIn(JSON.parse(text) as number[]);
  for (const bytes of decoded(text)) {
    yield* keysIn(sha256(bytes), deal);
    yield* keysIn(bytes, deal);
    for (let from = 0; from + 16 <= bytes.length; from++) yield* statesAt(bytes, from);
  }
}

/** The text itself, and parts of it. */
function partsOf(text: string): string[] {
  const parts = text.split(/[^0-9A-Za-z_-]/).filter((part) => part.length >= SHORTEST);
  const halves = [text.slice(0, text.length / 2), text.slice(text.length / 2), text.slice(0, 32), text.slice(0, 16)];
  return [text, ...parts, ...halves.filter((half) => half.length >= SHORTEST)];
}

function decoded(text: string): Buffer[] {
  const all = partsOf(text).flatMap((part) => [
    Buffer.from(part, 'utf8'),
    Buffer.from(part, 'base64url'),
    ...(/^(?:[0-9a-f]{2})+$/i.test(part) ? [Buffer.from(part, 'hex')] : []),
  ]);
  return all.flatMap((bytes) => (bytes.length < SHORTEST ? [] : [bytes, Buffer.from(bytes).reverse()]));
}

function* keysIn(bytes: Buffer, deal: Published['deal']): Generator<Random> {
  for (let from = 0; from + 32 <= bytes.length; from++) yield* keyAt(bytes.subarray(from, from + 32), deal);
  // A key of 16 bytes: padded with zeros, and repeated.
  const half = bytes.subarray(0, 16);
  yield* keyAt(Buffer.concat([half, Buffer.alloc(16)]), deal);
  yield* keyAt(Buffer.concat([half, half]), deal);
}

function* keyAt(key: Buffer, deal: Published['deal']): Generator<Random> {
  yield Random.from(seedOfKey(key));
  yield Random.from(key.toString('hex'));
  if (deal !== undefined) yield Random.from(dealtSeed({ ...deal, serverSeed: key.toString('hex') }));
}

/** Sixteen bytes as four words: unchanged, and as the fast generator derives them from a hash. */
function* statesAt(bytes: Buffer, from: number): Generator<Random> {
  const big = [0, 4, 8, 12].map((offset) => bytes.readUInt32BE(from + offset));
  const little = [0, 4, 8, 12].map((offset) => bytes.readUInt32LE(from + offset));
  for (const words of [big, little]) yield* wordsIn(words);
}

function* wordsIn(numbers: readonly number[]): Generator<Random> {
  const [a = 0, b = 0, c = 0, d = 0] = numbers.map((number) => number >>> 0);
  yield new Random([a, b, c, d]);
  yield new Random([a, b, c, (d | 1) >>> 0]);
  if (numbers.length >= 8) {
    const key = Buffer.alloc(32);
    for (const [index, number] of numbers.slice(0, 8).entries()) key.writeUInt32LE(number >>> 0, index * 4);
    yield Random.from(seedOfKey(key));
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
