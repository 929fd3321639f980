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
import type { Line, TableMessage } from './line.ts';
import { refusalOf } from './resent.ts';

export interface Presence {
  /** Seats that are connected. */
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What is known about a table online. A new object whenever anything in it has changed. */
export interface Fed {
  readonly table: WireTable | undefined;
  /** `undefined` before the start, and until the first frames are here. */
  readonly play: PlayStatus | undefined;
  readonly presence: Presence;
  /** Why the table cannot be seen. */
  readonly refusal: TableRefusal | undefined;
}

const NOBODY: Presence = { seats: [], watchers: 0 };

/** One table online, as this device follows it. */
export class Feed {
  readonly id: Id;
  readonly frames = new FrameList();
  private readonly line: Line;
  private readonly api: Api;
  private fed: Fed = { table: undefined, play: undefined, presence: NOBODY, refusal: undefined };
  private readonly listeners = new Set<() => void>();
  private readonly talkListeners = new Set<(line: ChatLine) => void>();
  private isFetching = false;

  constructor(id: Id, line: Line, api: Api) {
    this.id = id;
    this.line = line;
    this.api = api;
  }

  readonly state = (): Fed => this.fed;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Begins to follow; returns how to stop. */
  open(): () => void {
    const { stop, reply } = this.line.watch(this.id, {
      have: () =>
        this.fed.play === undefined ? undefined : { frames: this.frames.last + 1, cuts: this.fed.play.cuts },
      onMessage: (message) => this.take(message),
    });
    void reply.then(({ refusal }) => this.change({ refusal }));
    return stop;
  }

  async act(act: Act): Promise<TableRefusal | undefined> {
    const reply = await this.line.ask({ type: 'act', table: this.id, act });
    const at = 'at' in act ? act.at : this.frames.last;
    const next = at < this.frames.last ? this.frames.frame(at + 1).seat : undefined;
    return refusalOf(act, reply, { last: this.frames.last, next, own: this.fed.play?.observer ?? 'audience' });
  }

  async undoRefusal(): Promise<TableRefusal | undefined> {
    return (await this.line.ask({ type: 'can-undo', table: this.id })).refusal;
  }

  async say(text: string): Promise<TableRefusal | undefined> {
    return (await this.line.ask({ type: 'chat', table: this.id, text })).refusal;
  }

  /** Hears what is said at the table; whoever shows it keeps it. */
  onTalk(listener: (line: ChatLine) => void): () => void {
    this.talkListeners.add(listener);
    return () => void this.talkListeners.delete(listener);
  }

  /** Whether there are frames before those that are here. */
  get hasEarlier(): boolean {
    return this.fed.play !== undefined && !this.frames.isEmpty && this.frames.first > this.fed.play.first;
  }

  /** Fetches a page of older frames. */
  async fetchEarlier(): Promise<void> {
    if (this.isFetching || !this.hasEarlier) return;
    this.isFetching = true;
    const to = this.frames.first - 1;
    const from = Math.max(this.fed.play?.first ?? 0, to - LIMITS.framesPage + 1);
    const { observer, cuts } = this.fed.play ?? {};
    const answer = await this.api.ask('GET', `/tables/${this.id}/frames?from=${from}&to=${to}`, framesSchema);
    this.isFetching = false;
    const isSame = observer === this.fed.play?.observer && cuts === this.fed.play?.cuts;
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
        // A long history comes in parts; it is shown when it is whole.
        if (!message.more) this.change({ play: message.play.status });
        return undefined;
      }
      case 'chat':
        for (const listener of this.talkListeners) listener(message.line);
        return undefined;
    }
  }

  private change(part: Partial<Fed>): void {
    this.fed = { ...this.fed, ...part };
    for (const listener of this.listeners) listener();
  }
}
