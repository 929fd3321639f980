import {
  Match,
  RESIGN,
  bytes,
  scenesOf,
  type GameTypes,
  type Observer,
  type OptionBase,
  type Origin,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
} from '@cabale/engine';
import type { PlayStatus, WireFrame } from '@cabale/protocol';
import type { Position } from './document.ts';

/** One thing everybody saw happen: a choice, or the opening of sealed answers. It is one frame or several. */
interface Moment {
  readonly seat: Seat | null;
  /** The number of its first frame. */
  readonly first: number;
  readonly scenes: number;
  /** Choices after it that everybody has seen. */
  readonly choices: number;
}

/** Who may notice that something changed: everybody, or only the seat that answered in secret. */
export type Seen = 'by-all' | 'by-itself';

/** The newest moments of a game, as plain data. */
export interface Recent {
  /** Before the first of them; `null`: from the deal on. */
  readonly base: { readonly position: Omit<Position, 'cuts'>; readonly state: string } | null;
  readonly choices: readonly { readonly seat: Seat; readonly option: OptionBase }[];
}

/** So many moments are kept in memory; older ones are replayed from the log when somebody asks. */
const KEPT = 24;
const TOO_MANY = 48;

/**
 * A game in play, as the moments everybody at the table lives through. It keeps the newest of them; what a sealed answer
 * changes in the match is no moment until all answers are opened.
 */
export class Play {
  readonly match: Match<GameTypes>;
  private moments: Moment[] = [];
  /** What came before the moments kept. */
  private base: Position;
  private readonly cuts: number[];

  private constructor(match: Match<GameTypes>, base: Position) {
    this.match = match;
    this.base = base;
    this.cuts = [...base.cuts];
  }

  /** From the deal. */
  static begin(rules: Rules<GameTypes>, origin: Origin<GameTypes>): Play {
    const play = new Play(new Match(rules, origin), { choices: 0, moments: -1, length: -1, cuts: [] });
    play.add(null);
    return play;
  }

  /** From a stored state. */
  static resume(
    rules: Rules<GameTypes>,
    origin: Origin<GameTypes>,
    position: Position,
    state: GameTypes['state'],
  ): Play {
    const sealed = (state.sealed ?? []).flatMap((option, seat) => (option === null ? [] : [{ seat, option }]));
    const opened = { ...state, sealed: null };
    const length = position.choices - sealed.length;
    const play = new Play(new Match(rules, origin, { length, state: opened }), { ...position, choices: length });
    // Answers still sealed are given again, so that they can be replaced and opened like any other.
    for (const { seat, option } of sealed) play.match.choose(seat, option);
    return play;
  }

  /** From the newest moments of the same game, found by replaying its log; `undefined` where they lead elsewhere. */
  withRecent({ base, choices }: Recent): Play | undefined {
    const { rules, origin } = this.match;
    const play =
      base === null
        ? Play.begin(rules, origin)
        : Play.resume(rules, origin, { ...base.position, cuts: [] }, JSON.parse(base.state) as GameTypes['state']);
    for (const { seat, option } of choices) if (!play.choose(seat, option).ok) return undefined;
    play.cuts.push(...this.cuts);
    const isSame = play.length === this.length && play.lastMoment === this.lastMoment;
    return isSame && play.match.bytes === this.match.bytes ? play : undefined;
  }

  /** The newest moments, where all of them are kept. */
  recent(): Recent {
    const choices = this.match.choices.map(({ seat, option }) => ({ seat, option }));
    for (let passed = this.moments.length - KEPT; passed > 0; passed--) {
      const last = this.moments[passed - 1];
      const state = last === undefined ? undefined : this.match.stateAt(last.choices);
      // Answers sealed then may have been replaced since: the choices begin where none was.
      if (last === undefined || state?.sealed?.some((each) => each !== null) === true) continue;
      const known = this.match.length - choices.length;
      const position = {
        choices: last.choices,
        moments: this.base.moments + passed,
        length: last.first + last.scenes - 1,
      };
      return { base: { position, state: bytes(state) }, choices: choices.slice(last.choices - known) };
    }
    if (this.base.moments < 0) return { base: null, choices };
    const { choices: before, moments, length } = this.base;
    const state = bytes(this.match.stateAt(before));
    return { base: { position: { choices: before, moments, length }, state }, choices };
  }

  get rules(): Rules<GameTypes> {
    return this.match.rules;
  }

  get position(): Position {
    return { choices: this.match.length, moments: this.lastMoment, length: this.length, cuts: [...this.cuts] };
  }

  /** How often the list of frames has become shorter. */
  get cutCount(): number {
    return this.cuts.length;
  }

  /** The number of the last frame. */
  get length(): number {
    const last = this.moments.at(-1);
    return last === undefined ? this.base.length : last.first + last.scenes - 1;
  }

  get lastMoment(): number {
    return this.base.moments + this.moments.length;
  }

  /** The first frame kept in memory. */
  get firstKept(): number {
    return this.base.length + 1;
  }

  /** Whether only the newest state is kept, not what led to it. */
  get isBare(): boolean {
    return this.moments.length === 0;
  }

  /** Whether the seats are asked in secret now. */
  get isTogether(): boolean {
    return this.rules.step(this.match.state)?.seats !== undefined;
  }

  choose(seat: Seat, option: OptionBase): Result<Seen> {
    const together = this.isTogether;
    const result = this.match.choose(seat, option);
    if (!result.ok) return result;
    // Giving up and actions of the whole turn happen in sight, also while answers are being sealed.
    const isOpen = option.kind === RESIGN.kind || this.rules.isAnytime(option);
    if (this.match.state.sealed !== null && !isOpen) return seen('by-itself');
    this.add(together && !isOpen ? null : seat);
    return seen('by-all');
  }

  /** Why the seat cannot take its last choice back; `undefined` when it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    return this.match.undoRefusal(seat);
  }

  undo(seat: Seat): Result<Seen> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return { ok: false, refusal };
    const isSealed = this.rules.isSealed(this.match.state, seat);
    const result = this.match.undo(seat);
    if (!result.ok) return result;
    if (isSealed) return seen('by-itself');
    this.cutTo(this.lastMoment - 1);
    return seen('by-all');
  }

  /** The moment before the seat's last choice that everybody saw; `undefined` where it is not kept. */
  momentBefore(seat: Seat): number | undefined {
    const index = this.moments.findLastIndex((moment) => moment.seat === seat);
    return index < 0 ? undefined : this.base.moments + index;
  }

  canRewind(moment: number): boolean {
    return moment >= Math.max(0, this.base.moments) && moment < this.lastMoment;
  }

  /** Back to an earlier moment, by consent. */
  rewind(moment: number): void {
    const choices = this.moments[moment - this.base.moments - 1]?.choices ?? this.base.choices;
    this.match.rewind(this.match.choiceSeen(choices - 1) + 1);
    this.cutTo(moment);
  }

  /** Of the frames a client has, how many still stand. */
  framesStillValid(frames: number, cutsKnown: number): number {
    if (cutsKnown === this.cuts.length) return Math.min(frames, this.length + 1);
    return Math.min(frames, this.length + 1, ...this.cuts.slice(cutsKnown));
  }

  /** The frames of these numbers as an observer sees them, as far as they are kept. */
  frames(observer: Observer, from: number, to: number): WireFrame[] {
    const frames: WireFrame[] = [];
    // Nearly always the newest are asked for.
    for (let index = this.moments.length - 1; index >= 0; index--) {
      const moment = this.moments[index];
      if (moment === undefined || moment.first + moment.scenes <= from) break;
      if (moment.first <= to) frames.unshift(...this.framesOf(moment, this.base.moments + index + 1, observer));
    }
    return frames.filter(({ number }) => number >= from && number <= to);
  }

  /** The table as it is now, without what led to it: where nothing older can be shown. */
  currentFrame(observer: Observer): WireFrame {
    const view = this.match.view(observer) as WireFrame['view'];
    return { number: this.length, choices: this.lastMoment, seat: null, events: [], view };
  }

  status(observer: Observer, first: number): PlayStatus {
    const { match, rules } = this;
    const decision = observer === 'audience' ? undefined : match.decision(observer);
    return {
      length: this.length,
      first,
      cuts: this.cuts.length,
      observer,
      decision: (decision ?? null) as PlayStatus['decision'],
      asked: [...rules.asked(match.state)],
      outcome: match.outcome ?? null,
    };
  }

  /** Everybody has been told of the newest moment. */
  release(): void {
    this.match.told();
  }

  /** Until the next move: a table whose players think needs little memory, and nothing of it is walked through. */
  compact(): void {
    this.trim();
    this.match.rest();
  }

  /** Lets go of old moments, so that a long game needs no more memory than a short one. */
  private trim(): void {
    if (this.moments.length <= TOO_MANY || this.match.state.sealed !== null) return;
    const passed = this.moments.length - KEPT;
    const last = this.moments[passed - 1];
    if (last === undefined) return;
    this.base = {
      choices: last.choices,
      moments: this.base.moments + passed,
      length: last.first + last.scenes - 1,
      cuts: [],
    };
    this.moments = this.moments.slice(passed);
    this.match.forget(last.choices);
  }

  private framesOf(moment: Moment, choices: number, observer: Observer): WireFrame[] {
    return this.match.scenes(this.match.choiceSeen(moment.choices - 1), observer).map((scene, index) => ({
      number: moment.first + index,
      choices,
      seat: index === 0 ? moment.seat : null,
      events: scene.events as WireFrame['events'],
      view: scene.view as WireFrame['view'],
    }));
  }

  /** What the last choice has just led to. */
  private add(seat: Seat | null): void {
    const { told, state } = this.match.passage(this.match.length - 1);
    const scenes = scenesOf(told, state).length;
    this.moments.push({ seat, first: this.length + 1, scenes, choices: this.match.seenLength });
  }

  private cutTo(moment: number): void {
    this.moments.length = moment - this.base.moments;
    this.cuts.push(this.length + 1);
  }
}

function seen(value: Seen): Result<Seen> {
  return { ok: true, value };
}
