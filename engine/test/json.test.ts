import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, clone, findDifference, findNotJson, isEqual, parseSetup } from '../src/index.ts';
import { isIdentical } from '../src/json.ts';

describe('plain data', () => {
  it('is copied to the same bytes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(bytes(clone(value))).toBe(bytes(value));
        expect(isEqual(clone(value), value)).toBe(true);
        expect(findDifference(clone(value), value)).toBeUndefined();
      }),
    );
  });

  it('is identical only where its bytes are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(isIdentical(left, clone(left))).toBe(true);
        expect(isIdentical([left], [right])).toBe(bytes([left]) === bytes([right]));
      }),
    );
  });

  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[], {}],
    [[1], [1, 2]],
    [{ a: new Date(0) }, { a: new Date(1) }],
    [null, {}],
  ])('is not identical where keys, their order or kinds of values differ', (left, right) => {
    expect([isIdentical(left, right), isIdentical(right, left)]).toEqual([false, false]);
  });

  it('is equal exactly where no difference is found', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(isEqual(left, right)).toBe(findDifference(left, right) === undefined);
      }),
    );
  });

  it.each([
    [{ a: [1, undefined] }, '$.a[1] (undefined)'],
    [{ a: { b: Number.NaN } }, '$.a.b (NaN)'],
    [{ when: new Date(0) }, '$.when (Date)'],
    [[-0], '$[0] (0)'],
    [{ run: () => 1 }, '$.run (function)'],
  ])('finds what JSON would lose', (value, where) => {
    expect(findNotJson(value)).toBe(where);
  });

  it('says where two values differ', () => {
    expect(findDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('$.a[1].b: 2 against 3');
  });
});

describe('a setup from outside', () => {
  const fields = { hand: [6, 7], side: ['day', 'night'] } as const;

  it('takes its defaults for what is left out', () => {
    expect(parseSetup(fields, { side: 'night' })).toEqual({ setup: { hand: 6, side: 'night' } });
  });

  it('names every wrong field and value', () => {
    expect(parseSetup(fields, { hand: 9, feet: 2 })).toEqual({
      mistakes: ['setting "hand" cannot be 9; possible: 6, 7', 'there is no setting "feet"; known: hand, side'],
    });
  });

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parseSetup(fields, value);
        expect('setup' in parsed || parsed.mistakes.length > 0).toBe(true);
      }),
    );
  });

  it('is not fooled by what every object inherits', () => {
    expect(parseSetup(fields, JSON.parse('{"constructor":1,"__proto__":2}'))).toMatchObject({
      mistakes: [expect.any(String)],
    });
  });
});
