import { Random } from '@cabale/engine';
import type { PolicyNumbers } from '../learned.ts';
import type { Decision } from './samples.ts';

export interface PolicyFit {
  readonly policy: PolicyNumbers;
  /** Mean cross-entropy on decisions held out: of the game's own prior, and of the fitted one. */
  readonly before: number;
  readonly loss: number;
  readonly decisions: number;
}

const EPOCHS = 6;
const RATE = 0.15;
const DECAY = 2e-6;
/** Decisions in which an option must occur before it gets a weight of its own. */
const LEAST_SEEN = 30;
/** Weights of single options smaller than this are left out. */
const SMALLEST = 0.02;
/** One block of decisions in this many is held out; blocks, because decisions of one game are alike. */
const HELD_OUT = 10;
const BLOCK = 200;

/** A softmax over the options of each decision, fitted to how often search tried them (Adagrad). */
export function fitPolicy(decisions: readonly Decision[], phases: number, features: number, seed: string): PolicyFit {
  const held = (_: Decision, index: number) => Math.floor(index / BLOCK) % HELD_OUT === 0;
  const train = decisions.filter((decision, index) => !held(decision, index));
  const test = decisions.filter(held);
  const learner = new Learner(decisions, phases, features);
  const before = learner.meanLoss(test);
  const random = Random.from(`policy ${seed}`);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(train);
    for (const decision of train) learner.learn(decision);
  }
  return { policy: learner.numbers(), before, loss: learner.meanLoss(test), decisions: decisions.length };
}

/** One flat vector: eagerness first, then by kind its biases and weights, then the single options. */
class Learner {
  private readonly kinds: ReadonlyMap<string, number>;
  private readonly keys: ReadonlyMap<string, number>;
  private readonly phases: number;
  private readonly features: number;
  private readonly values: Float64Array;
  private readonly squares: Float64Array;
  private readonly chances: number[] = [];

  constructor(decisions: readonly Decision[], phases: number, features: number) {
    const seen = new Map<string, number>();
    const kinds = new Set<string>();
    for (const { options } of decisions) {
      for (const { kind, key } of options) {
        kinds.add(kind);
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
    this.phases = phases;
    this.features = features;
    const width = phases + features;
    this.kinds = new Map([...kinds].toSorted().map((kind, index) => [kind, 1 + index * width]));
    const often = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([key]) => key);
    this.keys = new Map(often.toSorted().map((key, index) => [key, 1 + kinds.size * width + index]));
    this.values = new Float64Array(1 + kinds.size * width + often.length);
    this.values[0] = 1;
    this.squares = new Float64Array(this.values.length).fill(1e-4);
  }

  meanLoss(decisions: readonly Decision[]): number {
    let sum = 0;
    for (const decision of decisions) {
      const visits = this.run(decision);
      for (const [index, option] of decision.options.entries()) {
        if (option.visits > 0) sum -= (option.visits / visits) * Math.log(this.chances[index] ?? 1);
      }
    }
    return sum / Math.max(1, decisions.length);
  }

  learn(decision: Decision): void {
    const visits = this.run(decision);
    const { phase, features, options } = decision;
    for (const [index, { kind, key, prior, visits: tried }] of options.entries()) {
      const error = (this.chances[index] ?? 0) - tried / visits;
      this.move(0, error * Math.log(prior));
      const at = this.kinds.get(kind) ?? 0;
      this.move(at + phase, error);
      for (let feature = 0; feature < this.features; feature++) {
        const value = features[feature] ?? 0;
        if (value !== 0) this.move(at + this.phases + feature, error * value);
      }
      const single = this.keys.get(key);
      if (single !== undefined) this.move(single, error);
    }
  }

  /** Computes the chances of the options and returns the sum of their visits. */
  private run({ phase, features, options }: Decision): number {
    let sum = 0;
    let visits = 0;
    for (const [index, { kind, key, prior, visits: tried }] of options.entries()) {
      const at = this.kinds.get(kind) ?? 0;
      let logit = (this.values[0] as number) * Math.log(prior) + (this.values[at + phase] as number);
      for (let feature = 0; feature < this.features; feature++) {
        logit += (features[feature] ?? 0) * (this.values[at + this.phases + feature] as number);
      }
      const single = this.keys.get(key);
      if (single !== undefined) logit += this.values[single] as number;
      sum += this.chances[index] = Math.exp(Math.max(-30, Math.min(30, logit)));
      visits += tried;
    }
    for (let index = 0; index < options.length; index++) this.chances[index] = (this.chances[index] ?? 0) / sum;
    return visits;
  }

  private move(at: number, slope: number): void {
    const whole = slope + DECAY * (this.values[at] as number);
    this.squares[at] = (this.squares[at] as number) + whole * whole;
    this.values[at] = (this.values[at] as number) - (RATE * whole) / Math.sqrt(this.squares[at]);
  }

  numbers(): PolicyNumbers {
    const part = (from: number, length: number) =>
      Array.from(this.values.slice(from, from + length), (value) => Math.round(value * 1e3) / 1e3 + 0);
    const kinds = [...this.kinds];
    const keys = [...this.keys].map(([key, at]) => [key, part(at, 1)[0] ?? 0] as const);
    return {
      eagerness: part(0, 1)[0] ?? 1,
      kinds: kinds.map(([kind]) => kind),
      bias: kinds.flatMap(([, at]) => part(at, this.phases)),
      weights: kinds.flatMap(([, at]) => part(at + this.phases, this.features)),
      keys: Object.fromEntries(keys.filter(([, weight]) => Math.abs(weight) >= SMALLEST)),
    };
  }
}
