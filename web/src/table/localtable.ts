import type { Frame, SeatInfo, TableClient, TableStatus } from '@cabale/design';
import {
  isEqual,
  replay,
  RESIGN,
  type Game,
  type GameTypes,
  type Match,
  type Observer,
  type OptionBase,
  type Refusal,
  type Seat,
} from '@cabale/engine';
import type { SavedGame } from '../saves/saved.ts';
import type { Shelf } from '../saves/shelf.ts';
import { BotAnswers } from './botanswers.ts';
import { Frames } from './frames.ts';
import { seatsOf } from './seats.ts';
import type { Thinker } from './thinker.ts';

/** What went wrong at the table without stopping it. */
export type Trouble = 'storage-full' | 'bot-failed' | 'changed-elsewhere' | 'deleted-elsewhere';

/** What quick bots do within this time is shown together: one picture, not one for each answer. */
const TOGETHER_MS = 100;

export interface LocalTableParts {
  readonly game: Game<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly saved: SavedGame;
  readonly thinker: Thinker;
  /** Where it is saved; `undefined` for games that are not kept, such as the guided one. */
  readonly shelf: Shelf | undefined;
  /** Answers for bots that were fixed beforehand, used as long as they fit. */
  readonly scripted?: readonly OptionBase[];
}

/** A game played in this browser: the match here, the bots in a worker, every choice saved before it counts. */
export class LocalTable implements TableClient<GameTypes> {
  readonly gameId: string;
  readonly content: object;
  readonly seats: readonly SeatInfo[];
  readonly sides: number;
  private readonly parts: LocalTableParts;
  private match: Match<GameTypes>;
  private saved: SavedGame;
  private readonly listeners = new Set<() => void>();
  private readonly people: readonly Seat[];
  private readonly bots: BotAnswers;
  /** Who holds the device, where several people share it. */
  private holder: Seat | undefined;
  private thinking: Seat | undefined;
  private trouble: Trouble | undefined;
  private botsPlay = false;
  /** Set while something has happened that nobody was told yet. */
  private untold: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private frames: Frames;
  private current: TableStatus<GameTypes>;

  constructor(parts: LocalTableParts) {
    this.parts = parts;
    this.match = parts.match;
    this.saved = parts.saved;
    this.gameId = parts.game.id;
    this.content = parts.match.rules.content;
    this.seats = seatsOf(parts.saved.players);
    this.sides = parts.game.bot.sides?.(parts.match.state) ?? this.seats.length;
    this.bots = new BotAnswers(parts.thinker, this.seats, parts.scripted ?? []);
    this.people = this.seats.filter(({ player }) => player.kind === 'person').map(({ seat }) => seat);
    this.holder = this.people.length === 1 ? this.people[0] : undefined;
    this.frames = new Frames(this.match, this.holder ?? 'audience');
    this.current = this.compute();
  }

  /** Begins to let bots play and to follow other tabs; returns how to stop. */
  open(): () => void {
    this.closed = false;
    const unsubscribe = this.parts.shelf?.subscribe((id) => {
      if (id === this.saved.id || id === '') this.follow();
    });
    void this.letBotsPlay();
    return () => {
      this.closed = true;
      this.keepQuiet();
      unsubscribe?.();
    };
  }

  status(): TableStatus<GameTypes> {
    return this.current;
  }

  currentTrouble(): Trouble | undefined {
    return this.trouble;
  }

  /** The match itself: for replay, export and analysis of what the player may see. */
  get played(): Match<GameTypes> {
    return this.match;
  }

  get record(): SavedGame['record'] {
    return this.saved.record;
  }

  get players(): SavedGame['players'] {
    return this.saved.players;
  }

  get isShared(): boolean {
    return this.people.length > 1;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  frame(number: number): Frame<GameTypes> {
    return this.frames.frame(number);
  }

  /** The number of the frame that shows the table after so many choices. */
  frameAfter(choices: number): number {
    return this.frames.after(choices);
  }

  async choose(option: OptionBase): Promise<Refusal | undefined> {
    if (this.holder === undefined) return { code: 'not-asked' };
    const refusal = this.make(this.holder, option);
    if (refusal !== undefined) return refusal;
    this.changed();
    void this.letBotsPlay();
    return undefined;
  }

  async resign(): Promise<Refusal | undefined> {
    return this.choose(RESIGN);
  }

  undoRefusal(): Refusal | undefined {
    return this.holder === undefined ? { code: 'nothing-to-undo' } : this.match.undoRefusal(this.holder);
  }

  async undo(): Promise<Refusal | undefined> {
    const refusal = this.undoRefusal();
    if (refusal !== undefined || this.holder === undefined) return refusal;
    if (!this.isCurrent()) return { code: 'others-have-chosen' };
    this.match.undo(this.holder);
    this.save();
    this.changed();
    return undefined;
  }

  takeDevice(): void {
    const waiting = this.current.passTo;
    if (waiting === undefined) return;
    this.holder = waiting;
    this.changed();
  }

  clearTrouble(): void {
    this.trouble = undefined;
    this.changed();
    void this.letBotsPlay();
  }

  /** Makes a choice and saves it; where it cannot be saved it has not been made. */
  private make(seat: Seat, option: OptionBase): Refusal | undefined {
    if (!this.isCurrent()) return { code: 'others-have-chosen' };
    const before = this.match.length;
    const result = this.match.choose(seat, option);
    if (!result.ok) return result.refusal;
    if (!this.save()) this.match = this.match.fork(before);
    return undefined;
  }

  private save(): boolean {
    const record = { ...this.saved.record, choices: [...this.match.choices] };
    const saved = { ...this.saved, record, over: this.match.outcome !== undefined, changed: Date.now() };
    const before = this.saved;
    // Set first: the shelf tells everybody of the change, and this table must know it as its own.
    this.saved = saved;
    if (this.parts.shelf?.write(saved) !== 'full') return true;
    this.saved = before;
    this.trouble = 'storage-full';
    return false;
  }

  /** Whether the stored game is still the one shown here; if another tab has gone on, this one follows. */
  private isCurrent(): boolean {
    const { shelf } = this.parts;
    if (shelf === undefined) return true;
    const stored = shelf.read(this.saved.id);
    if (stored.ok && isSamePosition(stored.value, this.saved)) return true;
    this.follow();
    return false;
  }

  private follow(): void {
    const stored = this.parts.shelf?.read(this.saved.id);
    if (stored === undefined || (stored.ok && isSamePosition(stored.value, this.saved))) return;
    const match = stored.ok ? replay(this.parts.game, stored.value.record) : stored;
    if (stored.ok && match.ok) {
      this.saved = stored.value;
      this.match = match.value;
      this.trouble = 'changed-elsewhere';
    } else {
      this.trouble = 'deleted-elsewhere';
    }
    this.changed();
    void this.letBotsPlay();
  }

  private async letBotsPlay(): Promise<void> {
    if (this.botsPlay || this.bots.next(this.match) === undefined) return;
    this.botsPlay = true;
    try {
      while (!this.closed && this.trouble !== 'storage-full' && this.trouble !== 'deleted-elsewhere') {
        const seat = this.bots.next(this.match);
        if (seat === undefined) break;
        await this.playBot(seat);
      }
    } finally {
      this.botsPlay = false;
      this.thinking = undefined;
      this.changed();
    }
  }

  private async playBot(seat: Seat): Promise<void> {
    if (this.thinking !== seat) {
      this.thinking = seat;
      this.changedSoon();
    }
    const seen = this.match.view(seat);
    const { option, failed } = await this.bots.answer(this.match, seat, this.saved.record.content.pack);
    // The page may have been left, or another tab may have gone on, while the bot was thinking. What somebody else has
    // sealed meanwhile the bot does not see: its thought stands, and a game does not depend on who was quicker.
    if (this.closed || option === undefined || !this.owes(seat) || !isEqual(seen, this.match.view(seat))) return;
    if (failed) this.trouble = 'bot-failed';
    this.make(seat, option);
    this.changedSoon();
  }

  private owes(seat: Seat): boolean {
    return this.match.rules.deciders(this.match.state).includes(seat);
  }

  private compute(): TableStatus<GameTypes> {
    const { match } = this;
    const { rules, state } = match;
    const owing = rules.deciders(state).filter((seat) => this.people.includes(seat));
    const mustPass = this.isShared && owing.length > 0 && (this.holder === undefined || !owing.includes(this.holder));
    const observer: Observer = mustPass ? 'audience' : (this.holder ?? 'audience');
    if (observer === this.frames.observer) this.frames.follow(match);
    else this.frames = new Frames(match, observer);
    return {
      length: this.frames.last,
      observer,
      decision: observer === 'audience' ? undefined : match.decision(observer),
      asked: rules.asked(state),
      outcome: match.outcome,
      thinking: this.thinking,
      passTo: mustPass ? owing[0] : undefined,
    };
  }

  private changedSoon(): void {
    this.untold ??= setTimeout(() => this.changed(), TOGETHER_MS);
  }

  private keepQuiet(): void {
    clearTimeout(this.untold);
    this.untold = undefined;
  }

  private changed(): void {
    this.keepQuiet();
    this.current = this.compute();
    for (const listener of this.listeners) listener();
  }
}

function isSamePosition(left: SavedGame, right: SavedGame): boolean {
  const [a, b] = [left.record.choices, right.record.choices];
  return a.length === b.length && a.at(-1)?.check === b.at(-1)?.check;
}
