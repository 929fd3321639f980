/** A game in the hands of a test: seats act through the options the rules offer, and by nothing else. */
import {
  eventsFor,
  optionKey,
  type GameTypes,
  type Observer,
  type OptionOf,
  type Outcome,
  type Rules,
  type Seat,
  type EmittedEvent,
} from '@cabale/engine';

export class GameScene<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly state: T['state'];
  readonly told: EmittedEvent<T['event'], T['state']>[] = [];

  constructor(rules: Rules<T>, state: T['state']) {
    this.rules = rules;
    this.state = state;
  }

  /** The step that waits for an answer, `over` when none does. */
  get asked(): string {
    return this.rules.step(this.state)?.kind ?? 'over';
  }

  /** The deciding seat. */
  get askedSeats(): readonly Seat[] {
    return this.rules.asked(this.state);
  }

  /** What the asked seat may answer, as `play:R25`, `lay:R:3`, `decline`, … */
  get offered(): readonly string[] {
    return this.options().map(optionKey);
  }

  /** What is offered of one kind, without the kind: the cards that may be played, the tiles one may place on. */
  offeredOf(kind: OptionOf<T>['kind']): readonly string[] {
    return this.options()
      .filter((option) => option.kind === kind)
      .map((option) => optionKey(option).slice(kind.length + 1));
  }

  /** The rule for which something is not offered. */
  refusal(key: string): string | undefined {
    const seat = this.askedSeats[0] ?? 0;
    return this.rules.blocked(this.state, seat).find(({ option }) => optionKey(option) === key)?.rule;
  }

  get outcome(): Outcome | undefined {
    return this.rules.outcome(this.state);
  }

  view(observer: Observer): T['view'] {
    return this.rules.view(this.state, observer);
  }

  heard(observer: Observer): readonly T['event'][] {
    return eventsFor(this.told, observer);
  }

  /** Kinds of what happened since the position was built. */
  get happened(): readonly string[] {
    return this.told.map(({ event }) => event.kind);
  }

  /** The same position once more, to try something else. */
  branch(): this {
    const Same = this.constructor as new (rules: Rules<T>, state: T['state']) => this;
    return new Same(this.rules, this.rules.clone(this.state));
  }

  options(): readonly OptionOf<T>[] {
    const seat = this.askedSeats[0];
    return seat === undefined ? [] : this.rules.options(this.state, seat);
  }
}

/** One side of a scene: what it does. */
export class GameActor<T extends GameTypes, Scene extends GameScene<T>> {
  protected readonly scene: Scene;
  protected readonly seat: Seat;

  constructor(scene: Scene, seat: Seat) {
    this.scene = scene;
    this.seat = seat;
  }

  /** Takes the offered option of that name. */
  does(key: string): this {
    const { rules, state, told } = this.scene;
    const option = rules.options(state, this.seat).find((offered) => optionKey(offered) === key);
    if (option === undefined) throw new Error(this.notOffered(key));
    rules.take(state, this.seat, option, told);
    return this;
  }

  resigns(): this {
    const { rules, state, told } = this.scene;
    rules.resign(state, this.seat, told);
    return this;
  }

  private notOffered(key: string): string {
    const { asked, askedSeats, offered } = this.scene;
    const rule = this.scene.refusal(key);
    const why = rule === undefined ? '' : ` (refused by ${rule})`;
    return `seat ${this.seat} is not offered "${key}"${why}; seat ${askedSeats.join()} is asked "${asked}": ${offered.join(', ')}`;
  }
}
