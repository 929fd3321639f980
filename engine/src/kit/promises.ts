/** Laws of what options say: it happens, nothing that must be announced happens besides, and never unasked. */
import type { Asks, AsksTogether, GameTypes, OptionOf, Runs, Seat, StepBase } from '../game.ts';
import { bytes } from '../json.ts';
import { optionKey } from '../options.ts';
import type { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import type { GameWords, Sentence } from '../words.ts';
import { Broken, type GameChecks, type Quantity } from './checks.ts';

/** Options tried at one decision. */
const OPTIONS_TRIED = 6;

/** By quantity, one number for each side. */
type Amounts = Readonly<Record<string, readonly number[]>>;

interface Counted {
  readonly amounts: Amounts;
  /** The words of the generator. */
  readonly random: string;
}

type AnyStep<T extends GameTypes> = Partial<Asks<T, StepBase> & AsksTogether<T, StepBase> & Runs<T, StepBase>>;

/**
 * Takes options on copies and compares what their words promise with what has changed at the next decision, or before the
 * first step of the aftermath. Answers that steps take by themselves are tried on their own.
 */
export class PromiseLaw<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly words: GameWords<T>;
  private readonly quantities: Readonly<Record<string, Quantity<T>>>;
  private readonly lone: readonly string[];
  private readonly forced: readonly string[];
  private readonly watched: Rules<T>;
  /** For answers that a step takes by itself while `watched` is busy. */
  private readonly alone: Rules<T>;
  /** What was counted before the aftermath of the option that is being tried. */
  private cut: Counted | undefined;
  /** The next `take` is the option itself. */
  private isChosen = false;

  private constructor(rules: Rules<T>, checks: GameChecks<T>, words: GameWords<T>) {
    const { game, content } = rules;
    const { quantities = {}, lone = [], forced = [], aftermath = [] } = checks;
    this.rules = rules;
    this.words = words;
    this.quantities = quantities;
    this.lone = lone;
    this.forced = forced;
    this.watched = new Rules({ ...game, steps: this.watchedSteps(aftermath, true) }, content);
    this.alone = new Rules({ ...game, steps: this.watchedSteps(aftermath, false) }, content);
  }

  /** `undefined` where the checks have no words. */
  static of<T extends GameTypes>(rules: Rules<T>, checks: GameChecks<T>): PromiseLaw<T> | undefined {
    return checks.words === undefined ? undefined : new PromiseLaw(rules, checks, checks.words);
  }

  /** Tries options of everybody who has to decide. */
  look(state: T['state'], random: Random): void {
    for (const seat of this.rules.deciders(state)) {
      const options = random.shuffle([...this.rules.options(state, seat)]).slice(0, OPTIONS_TRIED);
      const view = this.rules.view(state, seat);
      for (const option of options) {
        const sentence = this.words.option(option, view, this.rules.content);
        // What a sealed answer does depends on the others, too.
        if (this.rules.step(state)?.seats === undefined || this.rules.isAnytime(option)) {
          this.compare(state, seat, option, sentence);
        }
      }
    }
  }

  private compare(state: T['state'], seat: Seat, option: OptionOf<T>, { key, promises = {} }: Sentence<T>): void {
    const what = `"${optionKey(option)}" of seat ${seat} (${key})`;
    const { before, after } = this.tried(this.watched, state, seat, option);
    const changeOf = (name: string, side: number): number =>
      (after.amounts[name]?.[side] ?? 0) - (before[name]?.[side] ?? 0);
    for (const [name, { what: quantity, side, by }] of Object.entries(promises)) {
      const change = changeOf(quantity, side);
      if (by !== 'chance' && change !== by) {
        const text = `${what} promises as ${name}: ${signed(by)} ${quantity} for side ${side}; it is ${signed(change)}`;
        throw new Broken('promises', text);
      }
    }
    const promised = Object.values(promises);
    for (const [name, quantity] of Object.entries(this.quantities)) {
      const change = changeOf(name, seat);
      if (!mustAnnounce(quantity, change)) continue;
      if (promised.some((each) => each.what === name && each.side === seat)) continue;
      throw new Broken('promises', `${what} does not say that it changes ${name} by ${signed(change)}`);
    }
  }

  /** Takes the option on a copy. */
  private tried(rules: Rules<T>, state: T['state'], seat: Seat, option: OptionOf<T>) {
    const copy = this.rules.clone(state);
    const before = this.amountsOf(state);
    this.cut = undefined;
    this.isChosen = !rules.isAnytime(option);
    rules.take(copy, seat, option);
    this.isChosen = false;
    return { before, after: this.takeCut() ?? this.counted(copy) };
  }

  private takeCut(): Counted | undefined {
    const { cut } = this;
    this.cut = undefined;
    return cut;
  }

  private counted(state: T['state']): Counted {
    return { amounts: this.amountsOf(state), random: bytes(state.random) };
  }

  private amountsOf(state: T['state']): Amounts {
    const sides = Array.from({ length: this.rules.sides(state) }, (_, side) => side);
    const entries = Object.entries(this.quantities).map(
      ([name, { of }]) => [name, sides.map((side) => of(state, side, this.rules.content))] as const,
    );
    return Object.fromEntries(entries);
  }

  /** A step took its single option by itself: on its own it costs, uses up and draws nothing. */
  private takenAlone(state: T['state'], step: StepBase, seat: Seat, option: OptionOf<T>): void {
    const what = `step "${step.kind}" takes "${optionKey(option)}" of seat ${seat} by itself`;
    if (this.forced.includes(step.kind)) return;
    if (!this.lone.includes(step.kind)) throw new Broken('lone answer', `${what}, which its checks do not allow`);
    const asked = this.rules.clone(state);
    asked.stack.push(step);
    const outer = this.cut;
    const { before, after } = this.tried(this.alone, asked, seat, option);
    this.cut = outer;
    if (after.random !== bytes(asked.random)) throw new Broken('lone answer', `${what}, and chance is drawn`);
    for (const [name, quantity] of Object.entries(this.quantities)) {
      const change = (after.amounts[name]?.[seat] ?? 0) - (before[name]?.[seat] ?? 0);
      if (mustAnnounce(quantity, change)) throw new Broken('lone answer', `${what}: ${signed(change)} ${name}`);
    }
  }

  /** The game's steps, with a look before the aftermath and, if asked for, at answers taken by themselves. */
  private watchedSteps(aftermath: readonly string[], isLoneTried: boolean): Rules<T>['game']['steps'] {
    const entries = Object.entries<AnyStep<T>>(this.rules.game.steps as Record<string, AnyStep<T>>);
    return Object.fromEntries(
      entries.map(([kind, definition]) => [kind, this.watchedStep(definition, aftermath.includes(kind), isLoneTried)]),
    ) as unknown as Rules<T>['game']['steps'];
  }

  private watchedStep({ run, take, reveal, ...rest }: AnyStep<T>, isAftermath: boolean, isLoneTried: boolean): object {
    const begin = (state: T['state']): void => {
      if (isAftermath) this.cut ??= this.counted(state);
    };
    const running: AnyStep<T>['run'] = (state, step, context) => {
      begin(state);
      run?.(state, step, context);
    };
    const taking: AnyStep<T>['take'] = (state, step, seat, option, context) => {
      const isAlone = !this.isChosen;
      this.isChosen = false;
      if (isAlone) begin(state);
      if (isAlone && isLoneTried) this.takenAlone(state, step, seat, option);
      take?.(state, step, seat, option, context);
    };
    const revealing: AnyStep<T>['reveal'] = (state, step, answers, context) => {
      begin(state);
      reveal?.(state, step, answers, context);
    };
    return {
      ...rest,
      ...(run === undefined ? {} : { run: running }),
      ...(take === undefined ? {} : { take: taking }),
      ...(reveal === undefined ? {} : { reveal: revealing }),
    };
  }
}

function mustAnnounce(
  { announced }: { readonly announced?: Quantity<GameTypes>['announced'] },
  change: number,
): boolean {
  switch (announced) {
    case undefined:
      return false;
    case 'fall':
      return change < 0;
    case 'rise':
      return change > 0;
    case 'change':
      return change !== 0;
  }
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}
