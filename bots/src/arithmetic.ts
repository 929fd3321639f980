/**
 * exp and log that give the same bits in every browser and in Node: the language leaves the last digits of `Math.exp` and
 * `Math.log` open, and a bot must choose alike everywhere. Both err by less than 1e-13 of the value.
 */

const LN2 = Math.LN2;
/** Doubles below this underflow to 0, above that they are infinite. */
const LOWEST = -700;
const HIGHEST = 700;

const bits = new DataView(new ArrayBuffer(8));

/** 2 to an integer power within the range of doubles. */
function powerOfTwo(exponent: number): number {
  bits.setInt32(0, (exponent + 1023) << 20);
  bits.setInt32(4, 0);
  return bits.getFloat64(0);
}

export function exp(x: number): number {
  const value = x < LOWEST ? LOWEST : x > HIGHEST ? HIGHEST : x;
  const power = Math.round(value / LN2);
  const rest = (value - power * LN2) / 8;
  // The series of a number below 0.044 in size; the eighth power follows by squaring.
  let sum = 1;
  for (let term = 8; term >= 1; term--) sum = 1 + (rest / term) * sum;
  sum *= sum;
  sum *= sum;
  sum *= sum;
  return sum * powerOfTwo(power);
}

/** The natural logarithm of a number above 0. */
export function log(x: number): number {
  bits.setFloat64(0, x);
  const high = bits.getInt32(0);
  const power = ((high >> 20) & 0x7ff) - 1023;
  bits.setInt32(0, (high & 0xfffff) | (1023 << 20));
  // Between 1 and 2; log m = 2 artanh((m - 1) / (m + 1)).
  const mantissa = bits.getFloat64(0);
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let odd = 29; odd >= 1; odd -= 2) sum = sum * square + 1 / odd;
  return power * LN2 + 2 * ratio * sum;
}
