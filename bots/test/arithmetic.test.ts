import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { exp, log } from '../src/arithmetic.ts';

describe('exp and log', () => {
  const random = Random.from('arithmetic');
  const numbers = Array.from({ length: 20_000 }, () => (random.fraction() - 0.5) * 80);

  it('agree with those of the platform to 1e-13 of the value', () => {
    for (const x of numbers) {
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13);
      expect(Math.abs(log(Math.exp(x)) - x)).toBeLessThan(1e-13 * Math.max(1, Math.abs(x)));
    }
  });

  it('are exact where nothing is to be computed', () => {
    expect(exp(0)).toBe(1);
    expect(log(1)).toBe(0);
  });

  it('stay finite and above 0 at the ends', () => {
    for (const x of [-1e9, -745, 745, 1e9]) {
      expect(exp(x)).toBeGreaterThan(0);
      expect(Number.isFinite(exp(x))).toBe(true);
    }
  });

  // The same digits in every engine: these are what this code computes with doubles, whichever library is beside it.
  it.each([
    [1, '2.718281828459045'],
    [-3.7, '0.02472352647033940'],
    [12.34, '228661.95236'],
  ])('exp(%d) begins with the right digits', (x, digits) => {
    expect(exp(x).toString().slice(0, 10)).toBe(digits.slice(0, 10));
  });
});
