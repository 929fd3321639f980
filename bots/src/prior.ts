import type { GameTypes, OptionOf, Rules, Seat } from '@cabale/engine';
import { exp, log } from './arithmetic.ts';
import type { PolicyNumbers } from './learned.ts';

/** How promising options are at first sight. */
export interface Prior<T extends GameTypes> {
  /** Whether search keeps the first weight of an option instead of asking anew in every world. */
  readonly isKept: boolean;
  /** Called before the options of a decision are weighed. */
  prepare(state: T['state'], step: T['step'], seat: Seat): void;
  /** A weight above 0, relative to the other options of the decision. */
  weigh(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>, key: string): number;
  /** The same for rollouts, which cannot afford a look at the position. */
  guess(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>): number;
}

/** The game's own rules of thumb. */
export class HandPrior<T extends GameTypes> implements Prior<T> {
  readonly isKept = false;
  private readonly rules: Rules<T>;
  /** Exponent of the prior in rollouts: the higher, the more often the most promising option is chosen. */
  private readonly sharpness: number;

  constructor(rules: Rules<T>, sharpness: number) {
    this.rules = rules;
    this.sharpness = sharpness;
  }

  prepare(): void {}

  weigh(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>): number {
    return this.rules.game.bot.prior(state, step, seat, option, this.rules.content);
  }

  guess(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>): number {
    return power(this.weigh(state, step, seat, option), this.sharpness);
  }
}

/** Several times as fast as `**`, which counts here: this runs for every option of every rollout. */
function power(base: number, exponent: number): number {
  let product = base;
  for (let times = 1; times < exponent; times++) product *= base;
  return product;
}

/** The name under which a policy knows a kind of option: the same kind may mean different things at different steps. */
export function kindOf(step: { readonly kind: string }, option: { readonly kind: string }): string {
  return `${step.kind}.${option.kind}`;
}

interface Kind {
  readonly bias: readonly number[];
  readonly weights: readonly number[];
}

/** A policy's numbers by the names they are asked for with. */
export class Policy {
  readonly eagerness: number;
  /** By kind of step, then of option. */
  private readonly kinds = new Map<string, Map<string, Kind>>();
  readonly keys: ReadonlyMap<string, number>;

  constructor({ eagerness, kinds, bias, weights, keys }: PolicyNumbers) {
    const phases = bias.length / kinds.length;
    const features = weights.length / kinds.length;
    this.eagerness = eagerness;
    this.keys = new Map(Object.entries(keys));
    for (const [index, name] of kinds.entries()) {
      const [step = '', option = ''] = name.split('.');
      const atStep = this.kinds.get(step) ?? new Map<string, Kind>();
      this.kinds.set(step, atStep);
      atStep.set(option, {
        bias: bias.slice(index * phases, (index + 1) * phases),
        weights: weights.slice(index * features, (index + 1) * features),
      });
    }
  }

  kind(step: { readonly kind: string }, option: { readonly kind: string }): Kind | undefined {
    return this.kinds.get(step.kind)?.get(option.kind);
  }
}

/** What search has preferred in its own games, by kind of option, single option and features of the acting side. */
export class LearnedPrior<T extends GameTypes> implements Prior<T> {
  readonly isKept = true;
  private readonly rules: Rules<T>;
  private readonly policy: Policy;
  /** Options of other content have other meanings under the same keys. */
  private readonly knowsKeys: boolean;
  private readonly features: number[] = [];
  private phase = 0;

  constructor(rules: Rules<T>, policy: Policy) {
    this.rules = rules;
    this.policy = policy;
    this.knowsKeys = rules.content === rules.game.content.printed;
  }

  prepare(state: T['state'], _step: T['step'], seat: Seat): void {
    const { bot } = this.rules.game;
    bot.features.write(state, seat, this.rules.content, this.features);
    this.phase = bot.phase(state);
  }

  weigh(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>, key: string): number {
    const kind = this.policy.kind(step, option);
    let logit = this.logit(state, step, seat, option, key);
    if (kind !== undefined) {
      logit += kind.bias[this.phase] ?? 0;
      for (let index = 0; index < kind.weights.length; index++) {
        logit += (kind.weights[index] ?? 0) * (this.features[index] ?? 0);
      }
    }
    return exp(logit);
  }

  guess(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>): number {
    const { bot } = this.rules.game;
    const key = this.knowsKeys ? bot.key(state, step, option, this.rules.content) : '';
    const kind = this.policy.kind(step, option);
    return exp(this.logit(state, step, seat, option, key) + (kind?.bias[bot.phase(state)] ?? 0));
  }

  private logit(state: T['state'], step: T['step'], seat: Seat, option: OptionOf<T>, key: string): number {
    const eagerness = this.rules.game.bot.prior(state, step, seat, option, this.rules.content);
    return this.policy.eagerness * log(eagerness) + (this.knowsKeys ? (this.policy.keys.get(key) ?? 0) : 0);
  }
}
