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
import type { SavedGameStore } from '../saves/savedgames.ts';
import { BotAnswers } from './botanswers.ts';
import { Frames } from './frames.ts';
import { seatsOf } from './seats.ts';
import type { Thinker } from './thinker.ts';

/** Problems that do not stop the table. */
export type Trouble = 'storage-full' | 'bot-failed' | 'changed-elsewhere' | 'deleted-elsewhere';

/** Answers of quick bots within this time are rendered together. */
const TOGETHER_MS = 100;

export interface LocalTableParts {
  readonly game: Game<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly saved: SavedGame;
  readonly thinker: Thinker;
  /** Where it is saved; `undefined` for games that are not saved, such as guided ones. */
  readonly savedGames: SavedGameStore | undefined;
  /** Scripted answers of the bots, used as long as they are valid. */
  readonly scripted?: readonly OptionBase[];
}

/** A game played in this browser, with the bots in a worker. Every choice is saved before it counts. */
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
  /** The player who holds the device, if several share it. */
  private holder: Seat | undefined;
  private thinking: Seat | undefined;
  private trouble: Trouble | undefined;
  private botsPlay = false;
  /** Set while subscribers have not been notified of a change. */
  private notifyTimer: ReturnType<typeof setTimeout> | undefined;
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
    this.sides = parts.match.rules.sides(parts.match.state);
    this.bots = new BotAnswers(parts.thinker, this.seats, parts.scripted ?? []);
    this.people = this.seats.filter(({ player }) => player.kind === 'person').map(({ seat }) => seat);
    this.holder = this.people.length === 1 ? this.people[0] : undefined;
    this.frames = new Frames(this.match, this.holder ?? 'audience');
    this.current = this.compute();
  }

  /** Lets bots play and follows changes of other tabs; returns how to stop. */
  open(): () => void {
    this.closed = false;
    const unsubscribe = this.parts.savedGames?.subscribe((id) => {
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

  /** The match itself, for replay, export and analysis of what the player may see. */
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

  /** Number of the frame that shows the table after a number of choices. */
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

  /** Makes a choice and saves it; a choice that cannot be saved is taken back. */
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
    // Set before writing: the store notifies its listeners, and this table must recognize the change as its own.
    this.saved = saved;
    if (this.parts.savedGames?.write(saved) !== 'full') return true;
    this.saved = before;
    this.trouble = 'storage-full';
    return false;
  }

  /** Whether the stored game is still the one shown here; if another tab has played on, this table updates. */
  private isCurrent(): boolean {
    const { savedGames } = this.parts;
    if (savedGames === undefined) return true;
    const stored = savedGames.read(this.saved.id);
    if (stored.ok && isSamePosition(stored.value, this.saved)) return true;
    this.follow();
    return false;
  }

  private follow(): void {
    const stored = this.parts.savedGames?.read(this.saved.id);
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
    // While the bot was thinking, the page may have been closed or another tab may have played on. Sealed answers of
    // other seats are not part of the bot's view, so its answer stays valid and games do not depend on who was quicker.
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
    this.notifyTimer ??= setTimeout(() => this.changed(), TOGETHER_MS);
  }

  private keepQuiet(): void {
    clearTimeout(this.notifyTimer);
    this.notifyTimer = undefined;
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
