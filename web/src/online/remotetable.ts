import type { Frame, SeatInfo, TableClient, TableRefusal, TableStatus } from '@cabale/design';
import { Match, parseSetup, RESIGN, Rules, type Game, type GameTypes, type OptionBase } from '@cabale/engine';
import type { WireDecision, WireSeat, WireTable } from '@cabale/protocol';
import type { Feed } from './feed.ts';

const NOTHING_TO_UNDO: TableRefusal = { code: 'nothing-to-undo' };

/** A game played on a server: frames come from there, choices go there. */
export class RemoteTable implements TableClient<GameTypes> {
  readonly gameId: string;
  readonly content: object;
  readonly sides: number;
  private readonly feed: Feed;
  private readonly listeners = new Set<() => void>();
  private current: TableStatus<GameTypes>;
  private sitters: readonly WireSeat[];
  private infos: readonly SeatInfo[];
  /** The frame at which a choice is on its way. */
  private choosingAt: number | undefined;
  /** Whether the last own choice could be taken back, and at which moment that was found out. */
  private undoable: { readonly at: string; readonly refusal: TableRefusal | undefined } | undefined;

  /** `content`: the values it is played with. */
  constructor(feed: Feed, game: Game<GameTypes>, table: WireTable, content: object = game.content.printed) {
    this.feed = feed;
    this.gameId = game.id;
    this.content = content;
    this.sides = sidesOf(new Rules(game, content), table);
    this.sitters = table.seats;
    this.infos = infosOf(table.seats);
    this.current = this.compute();
  }

  /** Begins to follow what is fed; returns how to stop. */
  open(): () => void {
    const stop = this.feed.subscribe(() => this.changed());
    this.changed();
    return stop;
  }

  get seats(): readonly SeatInfo[] {
    return this.infos;
  }

  status(): TableStatus<GameTypes> {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  frame(number: number): Frame<GameTypes> {
    return this.feed.frames.frame(number);
  }

  /** Sends a choice; the board changes when the server has stored it. A second click meanwhile means the same. */
  async choose(option: OptionBase): Promise<TableRefusal | undefined> {
    const at = this.current.length;
    if (this.choosingAt === at) return undefined;
    this.choosingAt = at;
    try {
      return await this.feed.act({ kind: 'choose', at, option });
    } finally {
      // What followed may have been seen, and answered, before the reply came.
      if (this.choosingAt === at) this.choosingAt = undefined;
    }
  }

  async resign(): Promise<TableRefusal | undefined> {
    return this.choose(RESIGN);
  }

  async undo(): Promise<TableRefusal | undefined> {
    return this.feed.act({ kind: 'undo', at: this.current.length });
  }

  undoRefusal(): TableRefusal | undefined {
    const { observer, decision, length } = this.current;
    const hasMoved = decision?.sealed !== undefined || this.feed.frames.hasMoveOf(observer);
    if (observer === 'audience' || !hasMoved) return NOTHING_TO_UNDO;
    const at = `${length} ${this.feed.state().play?.cuts ?? 0} ${JSON.stringify(decision?.sealed ?? null)}`;
    if (this.undoable?.at !== at) void this.findUndoable(at);
    return this.undoable?.at === at ? this.undoable.refusal : NOTHING_TO_UNDO;
  }

  takeDevice(): void {
    // Everybody has a screen of their own.
  }

  private async findUndoable(at: string): Promise<void> {
    this.undoable = { at, refusal: NOTHING_TO_UNDO };
    const refusal = await this.feed.undoRefusal();
    if (this.undoable.at !== at) return;
    this.undoable = { at, refusal };
    for (const listener of this.listeners) listener();
  }

  private compute(): TableStatus<GameTypes> {
    const { table, play } = this.feed.state();
    const observer = play?.observer ?? 'audience';
    const own = observer === 'audience' ? undefined : table?.seats[observer];
    const mayDecide = table?.phase === 'playing' && !table.paused && own?.kind === 'person' && !own.left;
    const asked = table?.phase === 'playing' ? (play?.asked ?? []) : [];
    return {
      length: this.feed.frames.last,
      observer,
      decision: mayDecide ? ((play?.decision ?? undefined) as WireDecision | undefined) : undefined,
      asked,
      outcome: play?.outcome ?? undefined,
      thinking: table?.paused === true ? undefined : asked.find((seat) => table?.seats[seat]?.kind === 'bot'),
      passTo: undefined,
    };
  }

  private changed(): void {
    const { table } = this.feed.state();
    if (table !== undefined && table.seats !== this.sitters) {
      if (JSON.stringify(table.seats) !== JSON.stringify(this.sitters)) this.infos = infosOf(table.seats);
      this.sitters = table.seats;
    }
    this.current = kept(this.current, this.compute());
    for (const listener of this.listeners) listener();
  }
}

/** The same decision stays the same object: what is in the air about it is not forgotten because somebody came by. */
function kept(before: TableStatus<GameTypes>, now: TableStatus<GameTypes>): TableStatus<GameTypes> {
  const isSame = before.length === now.length && JSON.stringify(before.decision) === JSON.stringify(now.decision);
  return isSame ? { ...now, decision: before.decision } : now;
}

function infosOf(seats: readonly WireSeat[]): readonly SeatInfo[] {
  return seats.map((sitter, seat): SeatInfo => {
    switch (sitter.kind) {
      case 'person':
        return { seat, name: sitter.name, player: { kind: 'person' } };
      case 'bot':
        return { seat, name: '', player: { kind: 'bot', level: sitter.level } };
      case 'open':
      case 'invited':
        // Somebody is expected; the seat's note says so in words.
        return { seat, name: '…', player: { kind: 'person' } };
    }
  });
}

/** How many compete is the same in every game with this set-up: any deal tells. */
function sidesOf(rules: Rules<GameTypes>, { setup, seats }: WireTable): number {
  const { game } = rules;
  const parsed = parseSetup(game.setup, setup);
  if ('mistakes' in parsed || game.bot.sides === undefined) return seats.length;
  const { state } = new Match(rules, { setup: parsed.setup, seats: seats.length, seed: 'any' });
  return game.bot.sides(state);
}
