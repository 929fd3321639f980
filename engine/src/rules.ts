import { GameError } from './errors.ts';
import type { EmittedEvent } from './events.ts';
import type {
  Answer,
  Asks,
  AsksTogether,
  Blocked,
  EarlierRules,
  Game,
  GameTypes,
  Observer,
  OptionBase,
  OptionOf,
  Outcome,
  Runs,
  Seat,
  SetupOf,
  StepBase,
  StepContext,
} from './game.ts';
import { bytes, clone } from './json.ts';
import { Random } from './random.ts';

/** More than any game needs between two decisions: beyond it, steps push each other endlessly. */
const STEPS_WITHOUT_A_DECISION = 10_000;

const NOBODY: readonly Seat[] = [];

type AnyAsks<T extends GameTypes> = Omit<Asks<T, StepBase>, 'anytime' | 'askLone'> &
  Partial<Omit<AsksTogether<T, StepBase>, 'anytime' | 'askLone'>> &
  Partial<Runs<T, StepBase>> & {
    readonly anytime?: boolean;
    readonly askLone?:
      | true
      | ((option: OptionOf<T>, state: T['state'], step: StepBase, seat: Seat, content: T['content']) => boolean);
  };

interface AnytimeAction<T extends GameTypes> {
  options(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly OptionOf<T>[];
  take(state: T['state'], seat: Seat, option: OptionOf<T>, context: StepContext<T>): void;
  blocked?(state: T['state'], step: T['step'], seat: Seat, content: T['content']): readonly Blocked[];
}

/** The context of steps. One object per `Rules`, pointed at a state for the time of a step, to avoid allocations. */
class RulesContext<T extends GameTypes> implements StepContext<T> {
  readonly content: T['content'];
  readonly random: Random = new Random([1, 2, 3, 4]);
  stack: T['step'][] = [];
  /** `null`: events are discarded, as in search. */
  events: EmittedEvent<T['event'], T['state']>[] | null = null;
  private readonly copy: (state: T['state']) => T['state'];
  private state: T['state'] | null = null;

  constructor(content: T['content'], copy: (state: T['state']) => T['state']) {
    this.content = content;
    this.copy = copy;
  }

  at(state: T['state']): this {
    this.state = state;
    this.stack = state.stack;
    this.random.words = state.random;
    return this;
  }

  next(...steps: readonly T['step'][]): void {
    for (let index = steps.length - 1; index >= 0; index--) this.stack.push(steps[index] as T['step']);
  }

  emit(event: T['event']): void {
    this.events?.push({ event });
  }

  emitTo(seat: Seat, event: T['event'], open?: T['event']): void {
    if (this.events === null) return;
    this.events.push(open === undefined ? { event, to: seat } : { event, to: seat, open });
  }

  pause(): void {
    const last = this.events?.pop();
    if (last !== undefined && this.state !== null) this.events?.push({ ...last, scene: this.copy(this.state) });
  }
}

/**
 * A game with its content. People, bots and tests all play through it.
 *
 * `take` changes the state in place and advances until a seat has a real decision or the game is over: steps without a
 * decision run, steps without options are dropped, and a single option is taken. Callers that need the earlier state
 * keep a `clone`.
 */
export class Rules<T extends GameTypes> {
  readonly game: Game<T>;
  readonly content: T['content'];
  /** The version of the rules: the game's, or an earlier one. */
  readonly version: string;
  private readonly earlier: EarlierRules<T> | undefined;
  private readonly versions = new Map<string, Rules<T>>();
  private readonly context: RulesContext<T>;
  /** Without a prototype: V8 looks up varying keys several times as fast as in an object literal. */
  private readonly definitions: Readonly<Record<string, AnyAsks<T> | undefined>>;
  private readonly anytime: Readonly<Record<string, AnytimeAction<T>>> | undefined;
  private readonly anytimeActions: readonly AnytimeAction<T>[];
  /** The options that `advance` listed last, so that they are not listed twice. */
  private listedFor: T['state'] | null = null;
  private listedAt: T['step'] | null = null;
  private listedBy: AnyAsks<T> | null = null;
  private listed: readonly OptionOf<T>[] = [];

  constructor(game: Game<T>, content: T['content'] = game.content.printed, version: string = game.version) {
    this.game = game;
    this.version = version;
    this.earlier = version === game.version ? undefined : game.earlier?.[version];
    if (version !== game.version && this.earlier === undefined) {
      throw new GameError(game.id, `rules ${version} are not known; these are ${game.version}`);
    }
    this.content = this.earlier?.content?.(content) ?? content;
    this.context = new RulesContext(this.content, (state) => this.clone(state));
    const definitions: Record<string, AnyAsks<T>> = Object.assign(
      Object.create(null) as Record<string, AnyAsks<T>>,
      game.steps as object,
    );
    for (const kind of this.earlier?.takesLone ?? []) {
      const { askLone: _, ...definition } = definitions[kind] ?? {};
      definitions[kind] = definition as AnyAsks<T>;
    }
    this.definitions = definitions;
    this.anytime = game.anytime;
    this.anytimeActions = Object.values(this.anytime ?? {});
  }

  /** These rules as an earlier version played them; these themselves where that version is not known. */
  under(version: string): Rules<T> {
    const { game, content } = this;
    if (version === this.version || game.earlier?.[version] === undefined) return this;
    const known = this.versions.get(version) ?? new Rules(game, content, version);
    this.versions.set(version, known);
    return known;
  }

  /** Deals a new game and advances to the first decision. */
  start(
    setup: SetupOf<T['setup']>,
    seats: number,
    seed: string,
    events: EmittedEvent<T['event'], T['state']>[] | null = null,
  ): T['state'] {
    const { min, max } = this.game.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      throw new GameError(this.game.id, `${seats} seats; this game has ${min} to ${max}`);
    }
    const random = Random.from(seed);
    const base = { seats, stack: [], random: random.words, sealed: null };
    const played = { ...setup, ...this.earlier?.setup };
    const state = this.game.start({ setup: played, seats, content: this.content, random, base });
    this.advance(state, events);
    return state;
  }

  clone(state: T['state']): T['state'] {
    return this.game.clone === undefined ? clone(state) : this.game.clone(state);
  }

  /** The step that awaits an answer; `undefined` once the game is over. */
  step(state: T['state']): T['step'] | undefined {
    if (this.game.outcome(state) !== undefined) return undefined;
    return topOf(state.stack);
  }

  /** The seats that the step on top asks, whether or not they have answered. Public. */
  asked(state: T['state']): readonly Seat[] {
    const step = this.step(state);
    if (step === undefined) return NOBODY;
    if (step.seat !== undefined) return [step.seat];
    return step.seats ?? NOBODY;
  }

  /** The seats that still owe an answer. Secret: it shows who has sealed one. */
  deciders(state: T['state']): readonly Seat[] {
    const step = this.step(state);
    if (step === undefined) return NOBODY;
    if (step.seat !== undefined) return [step.seat];
    return (step.seats ?? NOBODY).filter(
      (seat) => !this.isSealed(state, seat) && this.isQuestion(state, step, seat, this.options(state, seat)),
    );
  }

  /** The options of the seat; empty where it is not asked. A sealed answer may be replaced until the reveal. */
  options(state: T['state'], seat: Seat): readonly OptionOf<T>[] {
    const step = this.step(state);
    if (step === undefined) return [];
    if (step.seats === undefined) return step.seat === seat ? this.list(state, step, seat) : [];
    return step.seats.includes(seat) ? this.listTogether(this.definition(step), state, step, seat) : [];
  }

  /** What the seat might try but may not, each with the rule that forbids it. */
  blocked(state: T['state'], seat: Seat): readonly Blocked[] {
    const step = this.step(state);
    if (step === undefined || !(step.seat === seat || step.seats?.includes(seat) === true)) return [];
    const definition = this.definition(step);
    const own = definition.blocked?.(state, step, seat, this.content) ?? [];
    const isOpen = step.seats === undefined ? definition.anytime !== false : definition.anytime === true;
    if (!isOpen) return own;
    return [
      ...own,
      ...this.anytimeActions.flatMap((action) => action.blocked?.(state, step, seat, this.content) ?? []),
    ];
  }

  /**
   * Applies an option listed by `options` and advances to the next decision. The option is trusted: choices from people,
   * files or networks go through `Match`, which looks them up first.
   */
  take(
    state: T['state'],
    seat: Seat,
    option: OptionOf<T>,
    events: EmittedEvent<T['event'], T['state']>[] | null = null,
  ): void {
    const step = topOf(state.stack);
    if (step === undefined) throw new GameError(this.game.id, 'take was called with an empty stack');
    const context = this.context.at(state);
    context.events = events;
    const definition = this.listedFor === state && this.listedAt === step ? this.listedBy : null;
    this.listedFor = null;
    if (this.isAnytime(option)) {
      this.anytimeAction(option.kind).take(state, seat, option, context);
    } else if (step.seats !== undefined) {
      this.seal(state, step.seats.length, seat, option);
    } else {
      state.stack.pop();
      (definition ?? this.definition(step)).take(state, step, seat, option as never, context);
    }
    this.advance(state, events);
  }

  /** Removes a sealed answer, which is possible until the reveal. */
  unseal(state: T['state'], seat: Seat): void {
    if (state.sealed === null || !this.isSealed(state, seat)) return;
    state.sealed[seat] = null;
    if (state.sealed.every((option) => option === null)) state.sealed = null;
  }

  isSealed(state: T['state'], seat: Seat): boolean {
    return (state.sealed?.[seat] ?? null) !== null;
  }

  resign(state: T['state'], seat: Seat, events: EmittedEvent<T['event'], T['state']>[] | null = null): void {
    const context = this.context.at(state);
    context.events = events;
    this.game.resign?.(state, seat, context);
    this.advance(state, events);
  }

  view(state: T['state'], observer: Observer): T['view'] {
    return this.game.view(state, observer, this.content);
  }

  imagine(view: T['view'], random: Random): T['state'] {
    return this.game.imagine(view, random, this.content);
  }

  outcome(state: T['state']): Outcome | undefined {
    return this.game.outcome(state);
  }

  /** A state stored under these rules, with the fields that were added since. */
  upgrade(state: T['state']): T['state'] {
    return this.earlier?.upgrade === undefined ? state : this.clone(this.earlier.upgrade(state));
  }

  /** What the checksum of a state is made of: under earlier rules, the fields that states had then. */
  checkedBytes(state: T['state'], text: string): string {
    const original = this.earlier?.original;
    return original === undefined ? text : bytes(original(state));
  }

  /** How many sides compete: the seats, then the automata. */
  sides(state: T['state']): number {
    return this.game.sides?.(state) ?? state.seats;
  }

  /** Resolves steps until one needs a decision. */
  advance(state: T['state'], events: EmittedEvent<T['event'], T['state']>[] | null = null): void {
    const context = this.context.at(state);
    context.events = events;
    for (let steps = 0; steps < STEPS_WITHOUT_A_DECISION; steps++) {
      if (this.game.outcome(state) !== undefined) return;
      const step = topOf(state.stack);
      if (step === undefined) {
        throw new GameError(
          this.game.id,
          'the stack is empty but the game has no outcome: push a step or set a result',
        );
      }
      if (this.waits(state, step, context)) return;
    }
    const kind = topOf(state.stack)?.kind;
    throw new GameError(this.game.id, `${STEPS_WITHOUT_A_DECISION} steps without a decision; the last was "${kind}"`);
  }

  /** Resolves one step, or returns true if it needs a decision. */
  private waits(state: T['state'], step: T['step'], context: RulesContext<T>): boolean {
    if (step.seats !== undefined) return this.waitsForSeveral(state, step, step.seats, context);
    const definition = this.definition(step);
    const seat = step.seat;
    if (seat === undefined) {
      state.stack.pop();
      if (definition.run === undefined) throw this.badStep(step, 'has no seat, so it needs run()');
      definition.run(state, step, context);
      return false;
    }
    const options = this.listBy(definition, state, step, seat);
    if (this.isQuestionBy(definition, state, step, seat, options)) return true;
    state.stack.pop();
    const only = options[0];
    if (only !== undefined) definition.take(state, step, seat, only as never, context);
    return false;
  }

  private waitsForSeveral(
    state: T['state'],
    step: T['step'],
    seats: readonly Seat[],
    context: RulesContext<T>,
  ): boolean {
    const definition = this.definition(step);
    const answers: Answer<never>[] = [];
    for (const seat of ascending(seats)) {
      const options = this.listTogether(definition, state, step, seat);
      // A forced answer is not stored: the state would reveal that this seat has only one option.
      const option =
        state.sealed?.[seat] ?? (this.isQuestionBy(definition, state, step, seat, options) ? undefined : options[0]);
      if (option !== undefined) answers.push({ seat, option: option as never });
      else if (options.length > 0) return true;
    }
    state.stack.pop();
    state.sealed = null;
    if (definition.reveal === undefined) throw this.badStep(step, 'has seats, so it needs reveal()');
    definition.reveal(state, step, answers, context);
    return false;
  }

  /** Whether the seat must be asked: it has several options, or a single one that is not taken by itself. */
  isQuestion(state: T['state'], step: T['step'], seat: Seat, options: readonly OptionOf<T>[]): boolean {
    return this.isQuestionBy(this.definition(step), state, step, seat, options);
  }

  private isQuestionBy(
    { askLone }: AnyAsks<T>,
    state: T['state'],
    step: T['step'],
    seat: Seat,
    options: readonly OptionOf<T>[],
  ): boolean {
    if (options.length !== 1) return options.length > 1;
    const [only] = options;
    if (only === undefined || askLone === undefined || askLone === true) return askLone === true;
    return askLone(only, state, step, seat, this.content);
  }

  private seal(state: T['state'], asked: number, seat: Seat, option: OptionBase): void {
    const sealed = (state.sealed ??= []);
    while (sealed.length < Math.max(asked, seat + 1)) sealed.push(null);
    sealed[seat] = option;
  }

  private list(state: T['state'], step: T['step'], seat: Seat): readonly OptionOf<T>[] {
    if (this.listedFor === state && this.listedAt === step) return this.listed;
    return this.listBy(this.definition(step), state, step, seat);
  }

  private listBy(definition: AnyAsks<T>, state: T['state'], step: T['step'], seat: Seat): readonly OptionOf<T>[] {
    const own = definition.options(state, step, seat, this.content) as readonly OptionOf<T>[];
    const closed = this.anytime === undefined || definition.anytime === false || own.length === 0;
    this.listed = closed ? own : this.withAnytime(state, step, seat, own);
    this.listedFor = state;
    this.listedAt = step;
    this.listedBy = definition;
    return this.listed;
  }

  private listTogether(definition: AnyAsks<T>, state: T['state'], step: T['step'], seat: Seat): readonly OptionOf<T>[] {
    const own = definition.options(state, step, seat, this.content) as readonly OptionOf<T>[];
    return definition.anytime === true && own.length > 0 ? this.withAnytime(state, step, seat, own) : own;
  }

  private withAnytime(
    state: T['state'],
    step: T['step'],
    seat: Seat,
    own: readonly OptionOf<T>[],
  ): readonly OptionOf<T>[] {
    let all: OptionOf<T>[] | undefined;
    for (const action of this.anytimeActions) {
      const more = action.options(state, step, seat, this.content);
      if (more.length > 0) (all ??= [...own]).push(...more);
    }
    return all ?? own;
  }

  /** Whether the option is an anytime action: it is applied immediately, even during a simultaneous step. */
  isAnytime(option: OptionBase): boolean {
    return this.anytime !== undefined && option.kind in this.anytime;
  }

  private anytimeAction(kind: string): AnytimeAction<T> {
    const action = this.anytime?.[kind];
    if (action === undefined) throw new GameError(this.game.id, `there is no anytime action "${kind}"`);
    return action;
  }

  private definition(step: T['step']): AnyAsks<T> {
    const definition = this.definitions[step.kind];
    if (definition === undefined) throw this.badStep(step, 'is not defined in steps');
    return definition;
  }

  private badStep(step: T['step'], what: string): GameError {
    return new GameError(this.game.id, `step "${step.kind}" ${what}`);
  }
}

/** Sorts only if necessary: most steps list their seats in order, and this runs before every answer. */
function ascending(seats: readonly Seat[]): readonly Seat[] {
  for (let index = 1; index < seats.length; index++) {
    if ((seats[index - 1] as Seat) > (seats[index] as Seat)) return seats.toSorted((a, b) => a - b);
  }
  return seats;
}

/** Faster than `at(-1)`, which shows in the profile of search. */
function topOf<Step>(stack: readonly Step[]): Step | undefined {
  return stack[stack.length - 1];
}
