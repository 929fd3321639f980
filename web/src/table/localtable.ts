import type { Frame, SeatInfo, TableClient, TableStatus } from '@cabale/design';
import {
  fingerprint,
  Random,
  recordOf,
  replay,
  RESIGN,
  type Decision,
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
import { frameOf } from './frames.ts';
import type { Thinker } from './thinker.ts';

/** What went wrong at the table without stopping it. */
export type Trouble = 'storage-full' | 'bot-failed' | 'changed-elsewhere' | 'deleted-elsewhere';

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
  private readonly parts: LocalTableParts;
  private match: Match<GameTypes>;
  private saved: SavedGame;
  private readonly listeners = new Set<() => void>();
  private readonly people: readonly Seat[];
  private readonly scripted: OptionBase[];
  /** Who holds the device, where several people share it. */
  private holder: Seat | undefined;
  private thinking: Seat | undefined;
  private trouble: Trouble | undefined;
  private botsPlay = false;
  /** Set when the match was exchanged for another one. */
  private replaced = false;
  private readonly frames = new Map<number, Frame<GameTypes>>();
  private closed = false;
  private current: TableStatus<GameTypes>;

  constructor(parts: LocalTableParts) {
    this.parts = parts;
    this.match = parts.match;
    this.saved = parts.saved;
    this.gameId = parts.game.id;
    this.content = parts.match.rules.content;
    this.scripted = [...(parts.scripted ?? [])];
    this.seats = parts.saved.players.map((player, seat) => seatInfo(player, seat));
    this.people = this.seats.filter(({ player }) => player.kind === 'person').map(({ seat }) => seat);
    this.holder = this.people.length === 1 ? this.people[0] : undefined;
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
    const at = Math.min(number, this.match.length);
    const known = this.frames.get(at);
    if (known !== undefined) return known;
    const frame = frameOf(this.match, at, this.current.observer);
    this.frames.set(at, frame);
    return frame;
  }

  async choose(option: OptionBase): Promise<Refusal | undefined> {
    return this.holder === undefined ? { code: 'not-asked' } : this.make(this.holder, option);
  }

  async resign(): Promise<Refusal | undefined> {
    return this.choose(RESIGN);
  }

  async undo(): Promise<Refusal | undefined> {
    const seat = this.holder;
    if (seat === undefined) return { code: 'nothing-to-undo' };
    const refusal = this.match.undoRefusal(seat);
    if (refusal !== undefined) return refusal;
    if (!this.isCurrent()) return { code: 'others-have-chosen' };
    this.match.undo(seat);
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
    this.changed();
    void this.letBotsPlay();
    return undefined;
  }

  private save(): boolean {
    const record = recordOf(this.match, this.saved.record.content.pack);
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
      this.replaced = true;
      this.trouble = 'changed-elsewhere';
    } else {
      this.trouble = 'deleted-elsewhere';
    }
    this.changed();
    void this.letBotsPlay();
  }

  private async letBotsPlay(): Promise<void> {
    if (this.botsPlay || this.nextBot() === undefined) return;
    this.botsPlay = true;
    try {
      while (!this.closed && this.trouble !== 'storage-full' && this.trouble !== 'deleted-elsewhere') {
        const seat = this.nextBot();
        if (seat === undefined) break;
        await this.playBot(seat);
      }
    } finally {
      this.botsPlay = false;
      this.thinking = undefined;
      this.changed();
    }
  }

  private nextBot(): Seat | undefined {
    const { rules, state } = this.match;
    return rules.deciders(state).find((seat) => this.seats[seat]?.player.kind === 'bot');
  }

  private async playBot(seat: Seat): Promise<void> {
    if (this.thinking !== seat) {
      this.thinking = seat;
      this.changed();
    }
    const at = this.match.length;
    const option = this.takeScripted(seat) ?? (await this.botOption(seat));
    // Another tab may have gone on, or the page may have been left, while the bot was thinking.
    if (this.closed || this.match.length !== at || option === undefined) return;
    this.make(seat, option);
  }

  private takeScripted(seat: Seat): OptionBase | undefined {
    const next = this.scripted.shift();
    const options = this.match.decision(seat)?.options ?? [];
    return next !== undefined && options.some((option) => JSON.stringify(option) === JSON.stringify(next))
      ? next
      : undefined;
  }

  private async botOption(seat: Seat): Promise<OptionBase | undefined> {
    const player = this.seats[seat]?.player;
    const options = this.match.decision(seat)?.options ?? [];
    // A fingerprint, so that no bot is handed the seed of the shuffles; the same all game long, so that it may go on
    // with its last thought.
    const seed = fingerprint(`bot ${seat} ${this.match.origin.seed}`);
    try {
      const { pack } = this.saved.record.content;
      const level = player?.kind === 'bot' ? player.level : 1;
      const request = { gameId: this.gameId, view: this.match.view(seat), seat, seats: this.seats.length, level, seed };
      const thought = await this.parts.thinker.think(pack === undefined ? request : { ...request, pack });
      return thought.option;
    } catch {
      if (this.closed) return undefined;
      this.trouble = 'bot-failed';
      return options[Random.from(`${seed} ${this.match.length}`).below(options.length)];
    }
  }

  private compute(): TableStatus<GameTypes> {
    const { match } = this;
    const { rules, state } = match;
    const owing = rules.deciders(state).filter((seat) => this.people.includes(seat));
    const mustPass = this.isShared && owing.length > 0 && (this.holder === undefined || !owing.includes(this.holder));
    const observer: Observer = mustPass ? 'audience' : (this.holder ?? 'audience');
    const decision: Decision<GameTypes> | undefined = observer === 'audience' ? undefined : match.decision(observer);
    return {
      length: match.length,
      observer,
      decision,
      asked: rules.asked(state),
      outcome: match.outcome,
      undoRefusal: this.holder === undefined ? { code: 'nothing-to-undo' } : match.undoRefusal(this.holder),
      thinking: this.thinking,
      passTo: mustPass ? owing[0] : undefined,
    };
  }

  private changed(): void {
    const { observer, length } = this.current;
    this.current = this.compute();
    // Frames stay what they were while the game only grows and is seen by the same eyes.
    if (this.current.observer !== observer || this.current.length < length || this.replaced) this.frames.clear();
    this.replaced = false;
    for (const listener of this.listeners) listener();
  }
}

function isSamePosition(left: SavedGame, right: SavedGame): boolean {
  const [a, b] = [left.record.choices, right.record.choices];
  return a.length === b.length && a.at(-1)?.check === b.at(-1)?.check;
}

function seatInfo(player: SavedGame['players'][number], seat: Seat): SeatInfo {
  return player.kind === 'person'
    ? { seat, name: player.name, player: { kind: 'person' } }
    : { seat, name: '', player: { kind: 'bot', level: player.level } };
}
