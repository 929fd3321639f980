import type { Frame, SeatInfo, TableClient, TableRefusal, TableStatus } from '@cabale/design';
import {
  Match,
  parseSetup,
  RESIGN,
  Rules,
  type Game,
  type GameTypes,
  type Observer,
  type OptionBase,
} from '@cabale/engine';
import type { WireDecision, WireSeat, WireTable } from '@cabale/protocol';
import type { TableSubscription } from './tablesubscription.ts';

const NOTHING_TO_UNDO: TableRefusal = { code: 'nothing-to-undo' };

/** A game played on a server: receives frames, sends choices. */
export class RemoteTable implements TableClient<GameTypes> {
  readonly gameId: string;
  readonly content: object;
  readonly sides: number;
  private readonly subscription: TableSubscription;
  private readonly listeners = new Set<() => void>();
  private current: TableStatus<GameTypes>;
  private sitters: readonly WireSeat[];
  private infos: readonly SeatInfo[];
  /** The frame at which a choice is being sent. */
  private choosingAt: number | undefined;
  /** Whether the user's last choice can be undone, and the position for which this was determined. */
  private undoable: { readonly at: string; readonly refusal: TableRefusal | undefined } | undefined;

  /** `content`: the content the table is played with. */
  constructor(
    subscription: TableSubscription,
    game: Game<GameTypes>,
    table: WireTable,
    content: object = game.content.printed,
  ) {
    this.subscription = subscription;
    this.gameId = game.id;
    const rules = new Rules(game, content).under(table.rules);
    this.content = rules.content;
    this.sides = sidesOf(rules, table);
    this.sitters = table.seats;
    this.current = this.compute();
    this.infos = infosOf(table.seats, this.current.observer);
  }

  /** Subscribes to the table; returns how to unsubscribe. */
  open(): () => void {
    const stop = this.subscription.subscribe(() => this.changed());
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
    return this.subscription.frames.frame(number);
  }

  /** Sends a choice; the board changes once the server has stored it. A second click meanwhile is ignored. */
  async choose(option: OptionBase): Promise<TableRefusal | undefined> {
    const at = this.current.length;
    if (this.choosingAt === at) return undefined;
    this.choosingAt = at;
    try {
      return await this.subscription.act({ kind: 'choose', at, option });
    } finally {
      // The next frame may arrive, and be answered, before this reply; do not clear that choice.
      if (this.choosingAt === at) this.choosingAt = undefined;
    }
  }

  async resign(): Promise<TableRefusal | undefined> {
    return this.choose(RESIGN);
  }

  async undo(): Promise<TableRefusal | undefined> {
    return this.subscription.act({ kind: 'undo', at: this.current.length });
  }

  undoRefusal(): TableRefusal | undefined {
    const { observer, decision, length } = this.current;
    const hasMoved = decision?.sealed !== undefined || this.subscription.frames.hasMoveOf(observer);
    if (observer === 'audience' || !hasMoved) return NOTHING_TO_UNDO;
    const at = `${length} ${this.subscription.state().play?.cuts ?? 0} ${JSON.stringify(decision?.sealed ?? null)}`;
    if (this.undoable?.at !== at) void this.findUndoable(at);
    return this.undoable?.at === at ? this.undoable.refusal : NOTHING_TO_UNDO;
  }

  takeDevice(): void {
    // Every player has a screen of their own.
  }

  private async findUndoable(at: string): Promise<void> {
    this.undoable = { at, refusal: NOTHING_TO_UNDO };
    const refusal = await this.subscription.undoRefusal();
    if (this.undoable.at !== at) return;
    this.undoable = { at, refusal };
    for (const listener of this.listeners) listener();
  }

  private compute(): TableStatus<GameTypes> {
    const { table, play } = this.subscription.state();
    const observer = play?.observer ?? 'audience';
    const own = observer === 'audience' ? undefined : table?.seats[observer];
    const mayDecide = table?.phase === 'playing' && !table.paused && own?.kind === 'person' && !own.left;
    const asked = table?.phase === 'playing' ? (play?.asked ?? []) : [];
    return {
      length: this.subscription.frames.last,
      observer,
      decision: mayDecide ? ((play?.decision ?? undefined) as WireDecision | undefined) : undefined,
      asked,
      outcome: play?.outcome ?? undefined,
      thinking: table?.paused === true ? undefined : asked.find((seat) => table?.seats[seat]?.kind === 'bot'),
      passTo: undefined,
    };
  }

  private changed(): void {
    const { table } = this.subscription.state();
    const { observer } = this.current;
    this.current = kept(this.current, this.compute());
    if (table !== undefined && (table.seats !== this.sitters || this.current.observer !== observer)) {
      const infos = infosOf(table.seats, this.current.observer);
      if (JSON.stringify(infos) !== JSON.stringify(this.infos)) this.infos = infos;
      this.sitters = table.seats;
    }
    for (const listener of this.listeners) listener();
  }
}

/** Keeps the identity of an unchanged decision, so that pending confirmations survive unrelated updates. */
function kept(before: TableStatus<GameTypes>, now: TableStatus<GameTypes>): TableStatus<GameTypes> {
  const isSame = before.length === now.length && JSON.stringify(before.decision) === JSON.stringify(now.decision);
  return isSame ? { ...now, decision: before.decision } : now;
}

function infosOf(seats: readonly WireSeat[], observer: Observer): readonly SeatInfo[] {
  return seats.map((sitter, seat): SeatInfo => {
    switch (sitter.kind) {
      case 'person':
        return { seat, name: sitter.name, player: { kind: 'person' }, ...(seat === observer ? { isYou: true } : {}) };
      case 'bot':
        return { seat, name: '', player: { kind: 'bot', level: sitter.level } };
      case 'open':
      case 'invited':
        // The seat is still open; its note says so in words.
        return { seat, name: '…', player: { kind: 'person' } };
    }
  });
}

/** The number of sides is the same in every game with this setup, so any deal shows it. */
function sidesOf(rules: Rules<GameTypes>, { setup, seats }: WireTable): number {
  const { game } = rules;
  const parsed = parseSetup(game.setup, setup, game.earlier?.[rules.version]?.setup);
  if ('mistakes' in parsed || game.sides === undefined) return seats.length;
  const { state } = new Match(rules, { setup: parsed.setup, seats: seats.length, seed: 'any' });
  return game.sides(state);
}
