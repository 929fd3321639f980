import { expect, it } from 'vitest';
import { bytes, checksum, setJson } from '../src/index.ts';

it('bytes are the same, with either writer', () => {
  const values = [null, 1, 'é', [1, 2], { b: 1, a: [{ c: 'x' }] }];
  const own = values.map(bytes);
  expect(own).toEqual(values.map((value) => JSON.stringify(value)));
  const sums = values.map(checksum);
  let asked = 0;
  setJson((value) => {
    asked += 1;
    return JSON.stringify(value);
  });
  expect(values.map(bytes)).toEqual(own);
  expect(values.map(checksum)).toEqual(sums);
  expect(asked).toBe(2 * values.length);
});
