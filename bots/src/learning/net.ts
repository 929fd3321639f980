import { Random } from '@cabale/engine';
import type { NetNumbers } from '../learned.ts';
import type { Sample } from './samples.ts';

export interface NetFit {
  readonly net: NetNumbers;
  /** Mean cross-entropy on games held out, before the first pass (the linear part alone) and at its best. */
  readonly before: number;
  readonly loss: number;
  readonly rows: number;
}

interface Shape {
  readonly phases: number;
  readonly features: number;
  readonly counts: number;
}

const SIZES = [32, 16] as const;
const EPOCHS = 30;
/** Passes without a better loss after which fitting ends. */
const PATIENCE = 4;
const BATCH = 128;
const RATE = 5e-4;
const DECAY = 1e-4;
/** One game in this many is held out. */
const HELD_OUT = 10;
/** How much of the target is what search thought, the rest being how the game ended. */
const TRUST = 0.7;

/** One position: the inputs that are not 0, by side, and what to predict. */
interface Example {
  readonly phase: number;
  readonly indices: readonly Int32Array[];
  readonly values: readonly Float64Array[];
  readonly target: readonly number[];
}

/** Fits the network of a game to samples of all seat counts; its linear part begins with fitted weights. */
export function fitNet(
  samples: readonly Sample[],
  shape: Shape,
  skip: readonly (readonly number[])[],
  seed: string,
  onEpoch: (epoch: number, loss: number) => void = () => undefined,
): NetFit {
  const games = samples.map((sample) => examplesOf(sample, shape));
  const train = games.filter((_, index) => index % HELD_OUT !== 0).flat();
  const test = games.filter((_, index) => index % HELD_OUT === 0).flat();
  const random = Random.from(`net ${seed}`);
  const network = new Trainee(shape, skip, random);
  const before = meanLoss(network, test);
  let best = network.copy();
  let loss = before;
  let since = 0;
  for (let epoch = 1; epoch <= EPOCHS && since < PATIENCE; epoch++) {
    const order = [...train];
    random.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      network.learn(order.slice(from, from + BATCH), RATE * (1 - (0.8 * epoch) / EPOCHS));
    }
    const now = meanLoss(network, test);
    onEpoch(epoch, now);
    since++;
    if (now < loss) {
      loss = now;
      best = network.copy();
      since = 0;
    }
  }
  return { net: numbersOf(best), before, loss, rows: train.length + test.length };
}

function examplesOf({ seats, rows }: Sample, { phases, features, counts }: Shape): readonly Example[] {
  // Nobody's win says nothing about who is ahead.
  const won = rows.filter(({ shares }) => shares.some((share) => share > 0));
  return won.map(({ phase, features: sides, counts: tallies, shares, chances }) => {
    const pairs = sides.map((side, index) => {
      const found: [number, number][] = [];
      for (const [feature, value] of side.entries()) if (value !== 0) found.push([feature, value]);
      const tally = tallies[index] ?? [];
      for (let at = 0; at < tally.length; at += 2) found.push([features + (tally[at] ?? 0), tally[at + 1] ?? 0]);
      found.push([features + counts + phase, 1]);
      if (seats !== 2) found.push([features + counts + phases, (seats - 2) / 4]);
      return found;
    });
    const trust = chances.length === shares.length ? TRUST : 0;
    const whole = chances.reduce((sum, chance) => sum + chance, 0);
    return {
      phase,
      indices: pairs.map((side) => Int32Array.from(side.map(([index]) => index))),
      values: pairs.map((side) => Float64Array.from(side.map(([, value]) => value))),
      target: shares.map((share, side) => (1 - trust) * share + trust * ((chances[side] ?? 0) / Math.max(1e-9, whole))),
    };
  });
}

function meanLoss(network: Trainee, examples: readonly Example[]): number {
  return examples.reduce((sum, example) => sum + network.loss(example), 0) / Math.max(1, examples.length);
}

const PARTS = ['encoder', 'encoderBias', 'second', 'secondBias', 'out', 'skip'] as const;
type Part = (typeof PARTS)[number];
type Parts = Readonly<Record<Part, Float64Array>>;

/** A network with its gradients and their moments. */
class Trainee {
  readonly parts: Parts;
  private readonly gradients: Parts;
  private readonly means: Parts;
  private readonly squares: Parts;
  private readonly features: number;
  private time = 0;
  // Of the example at hand, by side.
  private readonly encoded: Float64Array[] = [];
  private readonly others: Float64Array[] = [];
  private readonly hidden: Float64Array[] = [];
  private readonly chances: number[] = [];

  constructor({ phases, features, counts }: Shape, skip: readonly (readonly number[])[], random: Random) {
    const [first, second] = SIZES;
    const inputs = features + counts + phases + 1;
    const around = (size: number, fan: number) =>
      Float64Array.from({ length: size }, () => (random.fraction() * 2 - 1) * Math.sqrt(2 / fan));
    this.features = features;
    this.parts = {
      encoder: around(inputs * first, 40),
      encoderBias: new Float64Array(first),
      second: around(2 * first * second, 2 * first),
      secondBias: new Float64Array(second),
      // The network begins as its linear part.
      out: new Float64Array(second),
      skip: Float64Array.from(
        Array.from({ length: phases * features }, (_, at) => {
          return skip[Math.floor(at / features)]?.[at % features] ?? 0;
        }),
      ),
    };
    this.gradients = emptyLike(this.parts);
    this.means = emptyLike(this.parts);
    this.squares = emptyLike(this.parts);
  }

  copy(): Parts {
    return Object.fromEntries(PARTS.map((part) => [part, this.parts[part].slice()])) as Record<Part, Float64Array>;
  }

  loss(example: Example): number {
    this.run(example);
    return -example.target.reduce((sum, share, side) => sum + share * Math.log(this.chances[side] ?? 1), 0);
  }

  learn(examples: readonly Example[], rate: number): void {
    for (const part of PARTS) this.gradients[part].fill(0);
    for (const example of examples) {
      this.run(example);
      this.addGradients(example);
    }
    this.step(examples.length, rate);
  }

  private run({ phase, indices, values }: Example): void {
    const [first, second] = SIZES;
    const { encoder, encoderBias, second: matrix, secondBias, out, skip } = this.parts;
    const sides = indices.length;
    const sum = new Float64Array(first);
    for (let side = 0; side < sides; side++) {
      const encoded = (this.encoded[side] ??= new Float64Array(first));
      encoded.set(encoderBias);
      const index = indices[side] as Int32Array;
      const value = values[side] as Float64Array;
      for (let at = 0; at < index.length; at++) {
        const row = (index[at] as number) * first;
        const amount = value[at] as number;
        for (let unit = 0; unit < first; unit++) {
          encoded[unit] = (encoded[unit] as number) + amount * (encoder[row + unit] as number);
        }
      }
      for (let unit = 0; unit < first; unit++) {
        if ((encoded[unit] as number) < 0) encoded[unit] = 0;
        sum[unit] = (sum[unit] as number) + (encoded[unit] as number);
      }
    }
    let whole = 0;
    for (let side = 0; side < sides; side++) {
      const encoded = this.encoded[side] as Float64Array;
      const others = (this.others[side] ??= new Float64Array(first));
      const hidden = (this.hidden[side] ??= new Float64Array(second));
      hidden.set(secondBias);
      for (let unit = 0; unit < first; unit++) {
        const own = encoded[unit] as number;
        const theirs = ((sum[unit] as number) - own) / Math.max(1, sides - 1);
        others[unit] = theirs;
        for (let next = 0; next < second; next++) {
          hidden[next] =
            (hidden[next] as number) +
            own * (matrix[unit * second + next] as number) +
            theirs * (matrix[(first + unit) * second + next] as number);
        }
      }
      let logit = 0;
      for (let next = 0; next < second; next++) {
        if ((hidden[next] as number) < 0) hidden[next] = 0;
        logit += (hidden[next] as number) * (out[next] as number);
      }
      const index = indices[side] as Int32Array;
      const value = values[side] as Float64Array;
      for (let at = 0; at < index.length; at++) {
        const input = index[at] as number;
        if (input < this.features) logit += (value[at] as number) * (skip[phase * this.features + input] as number);
      }
      this.chances[side] = Math.exp(Math.max(-30, Math.min(30, logit)));
      whole += this.chances[side] as number;
    }
    this.chances.length = sides;
    for (let side = 0; side < sides; side++) this.chances[side] = (this.chances[side] as number) / whole;
  }

  private addGradients({ phase, indices, values, target }: Example): void {
    const [first, second] = SIZES;
    const { second: matrix, out } = this.parts;
    const { gradients } = this;
    const sides = indices.length;
    const ownErrors = indices.map(() => new Float64Array(first));
    const sumOfTheirs = new Float64Array(first);
    const theirErrors = indices.map(() => new Float64Array(first));
    for (let side = 0; side < sides; side++) {
      const error = (this.chances[side] as number) - (target[side] as number);
      const encoded = this.encoded[side] as Float64Array;
      const others = this.others[side] as Float64Array;
      const hidden = this.hidden[side] as Float64Array;
      const own = ownErrors[side] as Float64Array;
      const theirs = theirErrors[side] as Float64Array;
      for (let next = 0; next < second; next++) {
        if ((hidden[next] as number) === 0) continue;
        add(gradients.out, next, error * (hidden[next] as number));
        const back = error * (out[next] as number);
        add(gradients.secondBias, next, back);
        for (let unit = 0; unit < first; unit++) {
          add(gradients.second, unit * second + next, back * (encoded[unit] as number));
          add(gradients.second, (first + unit) * second + next, back * (others[unit] as number));
          add(own, unit, back * (matrix[unit * second + next] as number));
          add(theirs, unit, back * (matrix[(first + unit) * second + next] as number));
        }
      }
      const index = indices[side] as Int32Array;
      const value = values[side] as Float64Array;
      for (let at = 0; at < index.length; at++) {
        const input = index[at] as number;
        if (input < this.features) add(gradients.skip, phase * this.features + input, error * (value[at] as number));
      }
      for (let unit = 0; unit < first; unit++) add(sumOfTheirs, unit, theirs[unit] as number);
    }
    for (let side = 0; side < sides; side++) {
      const encoded = this.encoded[side] as Float64Array;
      const own = ownErrors[side] as Float64Array;
      const theirs = theirErrors[side] as Float64Array;
      for (let unit = 0; unit < first; unit++) {
        // Every side is one of the others of all other sides.
        const mean = ((sumOfTheirs[unit] as number) - (theirs[unit] as number)) / Math.max(1, sides - 1);
        own[unit] = (encoded[unit] as number) > 0 ? (own[unit] as number) + mean : 0;
        add(gradients.encoderBias, unit, own[unit] as number);
      }
      const index = indices[side] as Int32Array;
      const value = values[side] as Float64Array;
      for (let at = 0; at < index.length; at++) {
        const row = (index[at] as number) * first;
        const amount = value[at] as number;
        for (let unit = 0; unit < first; unit++) add(gradients.encoder, row + unit, amount * (own[unit] as number));
      }
    }
  }

  /** Adam with decay. */
  private step(examples: number, rate: number): void {
    this.time++;
    const first = 1 - 0.9 ** this.time;
    const second = 1 - 0.999 ** this.time;
    for (const part of PARTS) {
      const values = this.parts[part];
      const gradients = this.gradients[part];
      const means = this.means[part];
      const squares = this.squares[part];
      for (let at = 0; at < values.length; at++) {
        const slope = (gradients[at] as number) / examples + DECAY * (values[at] as number);
        means[at] = 0.9 * (means[at] as number) + 0.1 * slope;
        squares[at] = 0.999 * (squares[at] as number) + 0.001 * slope * slope;
        values[at] =
          (values[at] as number) -
          (rate * ((means[at] as number) / first)) / (Math.sqrt((squares[at] as number) / second) + 1e-8);
      }
    }
  }
}

function add(values: Float64Array, at: number, amount: number): void {
  values[at] = (values[at] as number) + amount;
}

function emptyLike(parts: Parts): Parts {
  return Object.fromEntries(PARTS.map((part) => [part, new Float64Array(parts[part].length)])) as Record<
    Part,
    Float64Array
  >;
}

function numbersOf(parts: Parts): NetNumbers {
  const rounded = (values: Float64Array) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4 + 0);
  return {
    sizes: SIZES,
    encoder: rounded(parts.encoder),
    encoderBias: rounded(parts.encoderBias),
    second: rounded(parts.second),
    secondBias: rounded(parts.secondBias),
    out: rounded(parts.out),
    skip: rounded(parts.skip),
  };
}
