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

/** A public change: a choice, or the opening of sealed answers. It has one frame or several. */
interface PlayedMove {
  readonly seat: Seat | null;
  /** The number of its first frame. */
  readonly first: number;
  readonly scenes: number;
  /** How many public choices there are after it. */
  readonly choices: number;
}

/** Who may notice a change: everybody, or only the seat that gave a sealed answer. */
export type Visibility = 'public' | 'sealed';

/** The newest moments of a game, as plain data. */
export interface Recent {
  /** The position before the first of them; `null`: the deal. */
  readonly base: { readonly position: Omit<Position, 'cuts'>; readonly state: string } | null;
  readonly choices: readonly { readonly seat: Seat; readonly option: OptionBase }[];
}

/** How many moments are kept in memory; older ones are replayed from the log on request. */
const KEPT_MOMENTS = 24;
const MAX_MOMENTS = 48;

/**
 * A running game as a list of public moments, of which it keeps the newest. A sealed answer changes the match, but is
 * no moment until all answers are opened.
 */
export class Play {
  readonly match: Match<GameTypes>;
  private moments: PlayedMove[] = [];
  /** The position before the kept moments. */
  private base: Position;
  private readonly cuts: number[];

  private constructor(match: Match<GameTypes>, base: Position) {
    this.match = match;
    this.base = base;
    this.cuts = [...base.cuts];
  }

  /** A new game. */
  static begin(rules: Rules<GameTypes>, origin: Origin<GameTypes>): Play {
    const play = new Play(new Match(rules, origin), { choices: 0, moments: -1, length: -1, cuts: [] });
    play.addMoment(null);
    return play;
  }

  /** A game from its stored state. */
  static resume(
    rules: Rules<GameTypes>,
    origin: Origin<GameTypes>,
    position: Position,
    state: GameTypes['state'],
  ): Play {
    const sealed = (state.sealed ?? []).flatMap((option, seat) => (option === null ? [] : [{ seat, option }]));
    const opened = { ...rules.upgrade(state), sealed: null };
    const length = position.choices - sealed.length;
    const play = new Play(new Match(rules, origin, { length, state: opened }), { ...position, choices: length });
    // Sealed answers are given again, so that they can be replaced and opened as usual.
    for (const { seat, option } of sealed) play.match.choose(seat, option);
    return play;
  }

  /**
   * The same game with its newest moments, found by replaying its log; `undefined` where they lead to another state.
   */
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

  /** The newest moments of a fully replayed game. */
  recent(): Recent {
    const choices = this.match.choices.map(({ seat, option }) => ({ seat, option }));
    for (let passed = this.moments.length - KEPT_MOMENTS; passed > 0; passed--) {
      const last = this.moments[passed - 1];
      const state = last === undefined ? undefined : this.match.stateAt(last.choices);
      // Sealed answers may have been replaced since, so the choices start at a state without any.
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

  /** How often the frame list was cut. */
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

  /** Whether only the newest state is in memory, without moments. */
  get hasNoMoments(): boolean {
    return this.moments.length === 0;
  }

  /** Whether the current decision is simultaneous. */
  get isSimultaneous(): boolean {
    return this.rules.step(this.match.state)?.seats !== undefined;
  }

  choose(seat: Seat, option: OptionBase): Result<Visibility> {
    const together = this.isSimultaneous;
    const result = this.match.choose(seat, option);
    if (!result.ok) return result;
    // Resigning and anytime actions are public, even during a simultaneous decision.
    const isOpen = option.kind === RESIGN.kind || this.rules.isAnytime(option);
    if (this.match.state.sealed !== null && !isOpen) return ok('sealed');
    this.addMoment(together && !isOpen ? null : seat);
    return ok('public');
  }

  /** Why the seat cannot undo its last choice; `undefined` where it can. */
  undoRefusal(seat: Seat): Refusal | undefined {
    return this.match.undoRefusal(seat);
  }

  undo(seat: Seat): Result<Visibility> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return { ok: false, refusal };
    const isSealed = this.rules.isSealed(this.match.state, seat);
    const result = this.match.undo(seat);
    if (!result.ok) return result;
    if (isSealed) return ok('sealed');
    this.cutTo(this.lastMoment - 1);
    return ok('public');
  }

  /** The moment before the seat's last public choice; `undefined` where it is not in memory. */
  momentBefore(seat: Seat): number | undefined {
    const index = this.moments.findLastIndex((moment) => moment.seat === seat);
    return index < 0 ? undefined : this.base.moments + index;
  }

  canRewind(moment: number): boolean {
    return moment >= Math.max(0, this.base.moments) && moment < this.lastMoment;
  }

  /** Goes back to an earlier moment, by consent. */
  rewind(moment: number): void {
    const choices = this.moments[moment - this.base.moments - 1]?.choices ?? this.base.choices;
    this.match.rewind(this.match.choiceSeen(choices - 1) + 1);
    this.cutTo(moment);
  }

  /** How many of a client's frames are still valid. */
  framesStillValid(frames: number, cutsKnown: number): number {
    if (cutsKnown === this.cuts.length) return Math.min(frames, this.length + 1);
    return Math.min(frames, this.length + 1, ...this.cuts.slice(cutsKnown));
  }

  /** The frames of these numbers for an observer, as far as they are in memory. */
  frames(observer: Observer, from: number, to: number): WireFrame[] {
    const frames: WireFrame[] = [];
    // From the end, since nearly always the newest are requested.
    for (let index = this.moments.length - 1; index >= 0; index--) {
      const moment = this.moments[index];
      if (moment === undefined || moment.first + moment.scenes <= from) break;
      if (moment.first <= to) frames.unshift(...this.framesOf(moment, this.base.moments + index + 1, observer));
    }
    return frames.filter(({ number }) => number >= from && number <= to);
  }

  /** The current position as a frame without events, where nothing older can be shown. */
  currentFrame(observer: Observer): WireFrame {
    const view = this.match.view(observer);
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

  /** Frees the decoded previous state once all subscribers have been notified. */
  release(): void {
    this.match.release();
  }

  /** Keeps only serialised states until the next move, which saves memory and garbage collection. */
  compact(): void {
    this.trim();
    this.match.compact();
  }

  /** Drops old moments, so that a long game needs no more memory than a short one. */
  private trim(): void {
    if (this.moments.length <= MAX_MOMENTS || this.match.state.sealed !== null) return;
    const passed = this.moments.length - KEPT_MOMENTS;
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

  private framesOf(moment: PlayedMove, choices: number, observer: Observer): WireFrame[] {
    return this.match.scenes(this.match.choiceSeen(moment.choices - 1), observer).map((scene, index) => ({
      number: moment.first + index,
      choices,
      seat: index === 0 ? moment.seat : null,
      events: scene.events as WireFrame['events'],
      view: scene.view,
    }));
  }

  /** Adds the moment of the last choice. */
  private addMoment(seat: Seat | null): void {
    const { events, state } = this.match.transition(this.match.length - 1);
    const scenes = scenesOf(events, state).length;
    this.moments.push({ seat, first: this.length + 1, scenes, choices: this.match.seenLength });
  }

  private cutTo(moment: number): void {
    this.moments.length = moment - this.base.moments;
    this.cuts.push(this.length + 1);
  }
}

function ok(value: Visibility): Result<Visibility> {
  return { ok: true, value };
}
