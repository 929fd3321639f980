import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socketFrame, SocketFrameWriter } from '../src/message/socket-frame.ts';
import { jsonText, JsonWriter } from '../src/message/json-writer.ts';

/** Values that occur in rules, documents and messages, and those that JSON writes in a special way. */
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, -0, 0, 9, 10, 99, 100, -1, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom('', '"', '\\', '\n', '\u007f', '\u2028', '\ud800', 'é', '漢字', '😀', 'x'.repeat(300)),
    fc.integer(),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('any')),
    fc.array(fc.constant(undefined), { maxLength: 2 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), fc.option(tie('any'), { nil: undefined })),
  ),
})).any;

describe('plain data as JSON', () => {
  it('is written as JSON.stringify writes it', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(jsonText(any)).toBe(JSON.stringify(any));
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same in bytes', () => {
    fc.assert(
      fc.property(value, (any) => {
        const copied = new JsonWriter().begin(3).plain('[').value(any).plain(']').copy(3);
        expect(copied.toString('utf8')).toBe(JSON.stringify([any]));
      }),
    );
  });

  it('grows for values of any length', () => {
    const writer = new JsonWriter();
    for (const size of [65_400, 65_470, 65_471, 65_472, 65_473, 65_535, 65_536, 200_000]) {
      const fresh = new JsonWriter();
      const numbers = [7, 12].map((number) => Array.from({ length: size / 4 }, () => number));
      for (const long of ['x'.repeat(size), 'é'.repeat(size), ...numbers, numbers[0]?.map((seven) => ({ seven }))]) {
        const all = { long, after: [long, { more: true }] };
        expect(writer.begin().value(all).text()).toBe(JSON.stringify(all));
        expect(fresh.begin().value(all).text()).toBe(JSON.stringify(all));
      }
    }
  });

  it('returns the part from a position on', () => {
    const writer = new JsonWriter().begin().plain('{"a":');
    const from = writer.length;
    expect(writer.value({ b: [1, 'é'] }).text(from)).toBe('{"b":[1,"é"]}');
  });
});

describe('a message assembled from parts', () => {
  it('is the frame of its text, however long', () => {
    const writer = new SocketFrameWriter();
    for (const length of [0, 100, 123, 124, 125, 126, 65_530, 65_533, 65_534, 65_535, 70_000]) {
      const text = 'x'.repeat(length);
      writer.begin().value(text);
      expect(writer.frame().equals(socketFrame(JSON.stringify(text)))).toBe(true);
    }
  });
});
