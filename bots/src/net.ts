import type { GameTypes, Rules } from '@cabale/engine';
import { exp } from './arithmetic.ts';
import { isDecided, normalise, type Evaluator } from './evaluator.ts';
import type { NetNumbers } from './learned.ts';

/** Writes the inputs of one side: its features, its counts, the phase as one of several, the seat count. */
export function writeInputs<T extends GameTypes>(
  { game, content }: Rules<T>,
  state: T['state'],
  side: number,
  phases: number,
  out: number[],
): void {
  const { bot } = game;
  bot.features.write(state, side, content, out);
  let at = bot.features.names.length;
  if (bot.counts !== undefined) {
    bot.counts.write(state, side, content, out, at);
    at += bot.counts.names.length;
  }
  const phase = bot.phase(state);
  for (let index = 0; index < phases; index++) out[at++] = index === phase ? 1 : 0;
  out[at] = (state.seats - 2) / 4;
}

/** A network's numbers, ready to be computed with. */
export class Net {
  readonly inputs: number;
  private readonly features: number;
  private readonly widths: readonly [number, number];
  private readonly encoder: Float64Array;
  private readonly encoderBias: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly out: Float64Array;
  private readonly skip: Float64Array;
  /** Scratch space: the encoded sides one after the other, their sum, and the second layer. */
  private encoded: Float64Array;
  private readonly sum: Float64Array;
  private readonly hidden: Float64Array;

  constructor(numbers: NetNumbers, features: number) {
    const [first, second] = numbers.sizes;
    this.widths = numbers.sizes;
    this.features = features;
    this.inputs = numbers.encoder.length / first;
    this.encoder = Float64Array.from(numbers.encoder);
    this.encoderBias = Float64Array.from(numbers.encoderBias);
    this.second = Float64Array.from(numbers.second);
    this.secondBias = Float64Array.from(numbers.secondBias);
    this.out = Float64Array.from(numbers.out);
    this.skip = Float64Array.from(numbers.skip);
    this.encoded = new Float64Array(first * 8);
    this.sum = new Float64Array(first);
    this.hidden = new Float64Array(second);
  }

  /** Encodes one side; all sides must be encoded before any is judged. */
  encode(side: number, inputs: readonly number[]): void {
    const [width] = this.widths;
    const { encoder } = this;
    const at = side * width;
    if (this.encoded.length < at + width) this.encoded = Float64Array.from({ length: 2 * (at + width) });
    const { encoded } = this;
    for (let unit = 0; unit < width; unit++) encoded[at + unit] = this.encoderBias[unit] as number;
    for (let input = 0; input < this.inputs; input++) {
      const value = inputs[input] as number;
      // Most counts are 0.
      if (value === 0) continue;
      const row = input * width;
      for (let unit = 0; unit < width; unit++) {
        encoded[at + unit] = (encoded[at + unit] as number) + value * (encoder[row + unit] as number);
      }
    }
    for (let unit = 0; unit < width; unit++) if ((encoded[at + unit] as number) < 0) encoded[at + unit] = 0;
  }

  /** The sums of all encoded sides, from which each side's own is taken away. */
  addUp(sides: number): void {
    const [width] = this.widths;
    this.sum.fill(0);
    for (let index = 0; index < sides * width; index++) {
      const unit = index % width;
      this.sum[unit] = (this.sum[unit] as number) + (this.encoded[index] as number);
    }
  }

  /** The logit of one side, `inputs` being what it was encoded from. */
  logit(side: number, sides: number, phase: number, inputs: readonly number[]): number {
    const [width, second] = this.widths;
    const { hidden, encoded, sum } = this;
    const others = Math.max(1, sides - 1);
    hidden.set(this.secondBias);
    for (let unit = 0; unit < width; unit++) {
      const own = encoded[side * width + unit] as number;
      const theirs = ((sum[unit] as number) - own) / others;
      const ownRow = unit * second;
      const theirRow = (width + unit) * second;
      for (let next = 0; next < second; next++) {
        hidden[next] =
          (hidden[next] as number) +
          own * (this.second[ownRow + next] as number) +
          theirs * (this.second[theirRow + next] as number);
      }
    }
    let logit = 0;
    for (let next = 0; next < second; next++) {
      const value = hidden[next] as number;
      if (value > 0) logit += value * (this.out[next] as number);
    }
    const row = phase * this.features;
    for (let feature = 0; feature < this.features; feature++) {
      logit += (inputs[feature] as number) * (this.skip[row + feature] as number);
    }
    return logit;
  }
}

/** Each side's chance by a small network over its features and raw counts. */
export class NetEvaluator<T extends GameTypes> implements Evaluator<T> {
  private readonly rules: Rules<T>;
  private readonly net: Net;
  private readonly phases: number;
  private readonly inputs: number[][] = [];

  constructor(rules: Rules<T>, net: Net, phases: number) {
    this.rules = rules;
    this.net = net;
    this.phases = phases;
  }

  chances(state: T['state'], out: number[]): void {
    if (isDecided(this.rules, state, out)) return;
    const sides = this.rules.sides(state);
    for (let side = 0; side < sides; side++) {
      const inputs = (this.inputs[side] ??= []);
      writeInputs(this.rules, state, side, this.phases, inputs);
      this.net.encode(side, inputs);
    }
    this.net.addUp(sides);
    const phase = this.rules.game.bot.phase(state);
    for (let side = 0; side < sides; side++) {
      out[side] = exp(this.net.logit(side, sides, phase, this.inputs[side] as number[]));
    }
    normalise(out, sides);
  }
}
