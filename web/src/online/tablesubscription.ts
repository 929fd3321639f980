import type { TableRefusal } from '@cabale/design';
import {
  framesSchema,
  LIMITS,
  type Act,
  type ChatLine,
  type Id,
  type PlayStatus,
  type WireTable,
} from '@cabale/protocol';
import type { Api } from './api.ts';
import { FrameList } from './framelist.ts';
import type { Connection, TableMessage } from './connection.ts';
import { refusalOf } from './resent.ts';

export interface Presence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What the client knows about an online table. Replaced by a new object on every change. */
export interface TableSnapshot {
  readonly table: WireTable | undefined;
  /** `undefined` before the start and until the first frames have arrived. */
  readonly play: PlayStatus | undefined;
  readonly presence: Presence;
  /** Why the user cannot see the table. */
  readonly refusal: TableRefusal | undefined;
}

const NOBODY: Presence = { seats: [], watchers: 0 };

/** One online table as this client follows it. */
export class TableSubscription {
  readonly id: Id;
  readonly frames = new FrameList();
  private readonly connection: Connection;
  private readonly api: Api;
  private snapshot: TableSnapshot = { table: undefined, play: undefined, presence: NOBODY, refusal: undefined };
  private readonly listeners = new Set<() => void>();
  private readonly talkListeners = new Set<(line: ChatLine) => void>();
  private isFetching = false;

  constructor(id: Id, connection: Connection, api: Api) {
    this.id = id;
    this.connection = connection;
    this.api = api;
  }

  readonly state = (): TableSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Subscribes on the server; returns how to unsubscribe. */
  open(): () => void {
    const { stop, reply } = this.connection.watch(this.id, {
      have: () =>
        this.snapshot.play === undefined ? undefined : { frames: this.frames.last + 1, cuts: this.snapshot.play.cuts },
      onMessage: (message) => this.take(message),
    });
    void reply.then(({ refusal }) => this.change({ refusal }));
    return stop;
  }

  async act(act: Act): Promise<TableRefusal | undefined> {
    const reply = await this.connection.ask({ type: 'act', table: this.id, act });
    const at = 'at' in act ? act.at : this.frames.last;
    const next = at < this.frames.last ? this.frames.frame(at + 1).seat : undefined;
    return refusalOf(act, reply, { last: this.frames.last, next, own: this.snapshot.play?.observer ?? 'audience' });
  }

  async undoRefusal(): Promise<TableRefusal | undefined> {
    return (await this.connection.ask({ type: 'can-undo', table: this.id })).refusal;
  }

  async say(text: string): Promise<TableRefusal | undefined> {
    return (await this.connection.ask({ type: 'chat', table: this.id, text })).refusal;
  }

  /** Notifies of chat messages; listeners must store them. */
  onTalk(listener: (line: ChatLine) => void): () => void {
    this.talkListeners.add(listener);
    return () => void this.talkListeners.delete(listener);
  }

  /** Whether there are frames older than the available ones. */
  get hasEarlier(): boolean {
    return this.snapshot.play !== undefined && !this.frames.isEmpty && this.frames.first > this.snapshot.play.first;
  }

  async fetchEarlier(): Promise<void> {
    if (this.isFetching || !this.hasEarlier) return;
    this.isFetching = true;
    const to = this.frames.first - 1;
    const from = Math.max(this.snapshot.play?.first ?? 0, to - LIMITS.framesPage + 1);
    const { observer, cuts } = this.snapshot.play ?? {};
    const answer = await this.api.ask('GET', `/tables/${this.id}/frames?from=${from}&to=${to}`, framesSchema);
    this.isFetching = false;
    const isSame = observer === this.snapshot.play?.observer && cuts === this.snapshot.play?.cuts;
    if (!answer.ok || !isSame) return;
    this.frames.prepend(answer.value.frames);
    this.change({});
  }

  private take(message: TableMessage): void {
    switch (message.type) {
      case 'table':
        return this.change({ table: message.table });
      case 'access-lost':
        return this.change({ table: undefined, play: undefined, refusal: { code: 'access-lost' } });
      case 'presence':
        return this.change({ presence: { seats: message.seats, watchers: message.watchers } });
      case 'play': {
        this.frames.take(message.play);
        // A long history arrives in several messages; publish it once it is complete.
        if (!message.more) this.change({ play: message.play.status });
        return undefined;
      }
      case 'chat':
        for (const listener of this.talkListeners) listener(message.line);
        return undefined;
    }
  }

  private change(part: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...part };
    for (const listener of this.listeners) listener();
  }
}
