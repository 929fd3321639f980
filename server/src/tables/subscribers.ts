import type { Observer, Seat } from '@cabale/engine';
import { LIMITS, type ResumePoint, type Id, type ServerMessage, type WireFrame } from '@cabale/protocol';
import { SocketFrameWriter, socketFrame, type SocketFrame } from '../message/socket-frame.ts';
import type { TableState } from '../table/apply.ts';
import { observerOf, type TableDocument } from '../table/document.ts';
import type { Play } from '../table/play.ts';
import { looksSame, wireTable } from '../table/wire.ts';
import { accessWith, isSameAccess, type Grant } from './access.ts';
import type { Subscriber, Subscription } from './subscription.ts';

const writer = new SocketFrameWriter();

/**
 * Everybody who follows one table through this process. Each is sent what has changed in what *they* may see, and
 * nothing if that is unchanged: a sealed answer reaches only the seat that gave it.
 */
export class Subscribers {
  private readonly table: Id;
  private readonly subscriptions = new Map<Subscriber, Subscription>();
  /** The table message that was last sent, and the document it was made from. */
  private lastTable: { readonly document: TableDocument; readonly frame: SocketFrame } | undefined;
  /** The document by which access was last checked. */
  private checked: TableDocument | undefined;

  constructor(table: Id) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.subscriptions.size === 0;
  }

  /** A person with several sockets is listed several times. */
  get people(): Id[] {
    return [...this.subscriptions.keys()].map(({ person }) => person);
  }

  add(
    subscriber: Subscriber,
    grant: Grant,
    { document, play }: TableState,
    have: ResumePoint | undefined,
  ): Subscription {
    const observer = observerOf(document, subscriber.person);
    const last = Math.max(0, play?.length ?? 0);
    const frames = have === undefined ? last : (play?.framesStillValid(have.frames, have.cuts) ?? 0);
    const cuts = play?.cutCount ?? 0;
    const nothingSent = { status: '', table: undefined, presence: '', isCatchingUp: false, firstPart: undefined };
    const subscription: Subscription = { subscriber, grant, observer, frames, cuts, ...nothingSent };
    this.subscriptions.set(subscriber, subscription);
    return subscription;
  }

  remove(subscriber: Subscriber): boolean {
    return this.subscriptions.delete(subscriber);
  }

  has(subscription: Subscription): boolean {
    return this.subscriptions.get(subscription.subscriber) === subscription;
  }

  /** Removes and returns everybody who may no longer follow the table. */
  removeUnauthorised(document: TableDocument): Subscriber[] {
    const { checked } = this;
    this.checked = document;
    if (checked !== undefined && isSameAccess(checked, document)) return [];
    const removed = [...this.subscriptions.values()]
      .filter(({ subscriber, grant }) => accessWith(document, subscriber.person, grant) === undefined)
      .map(({ subscriber }) => subscriber);
    for (const subscriber of removed) this.subscriptions.delete(subscriber);
    return removed;
  }

  /** Sends everybody what is new to them; returns those who need more than one message can hold. */
  sendNews(state: TableState, hasHistory: boolean): Subscription[] {
    const composed: PlayMessage[] = [];
    const behind: Subscription[] = [];
    const table = this.tableFrame(state.document);
    for (const subscription of this.subscriptions.values()) {
      sendTable(subscription, state, table);
      if (subscription.isCatchingUp || state.play === null) continue;
      const isInMemory = !hasHistory || !needsHistory(subscription, state.play);
      if (isInMemory && this.sendPlay(subscription, state.play, state, composed)) continue;
      subscription.isCatchingUp = true;
      behind.push(subscription);
    }
    return behind;
  }

  /** Sends the next part of a long history, by default from memory; `true` when it was the last. */
  sendPart(subscription: Subscription, state: TableState, page?: readonly WireFrame[]): boolean {
    const { document, play } = state;
    if (play === null) return true;
    const keep = play.framesStillValid(subscription.frames, subscription.cuts);
    const frames = page ?? framesFrom(play, subscription.observer, keep);
    const message = this.composePlay(subscription.observer, keep, play, document.first, frames);
    const isLast = send(subscription, play, message);
    if (isLast) subscription.isCatchingUp = false;
    return isLast;
  }

  sendAll(message: ServerMessage, except: (subscriber: Subscriber) => boolean): void {
    const frame = socketFrame(JSON.stringify(message));
    for (const subscriber of this.subscriptions.keys()) if (!except(subscriber)) subscriber.send(frame);
  }

  /** Sends who is present to everybody who does not know it yet, or only to one of them. */
  sendPresence(seats: readonly Seat[], watchers: number, only?: Subscriber): void {
    const message: ServerMessage = { type: 'presence', table: this.table, seats: [...seats], watchers };
    const presence = JSON.stringify(message);
    const frame = socketFrame(presence);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.presence === presence || (only !== undefined && subscription.subscriber !== only)) continue;
      subscription.presence = presence;
      subscription.subscriber.send(frame);
    }
  }

  /** `false` if there is more than one message can hold. */
  private sendPlay(subscription: Subscription, play: Play, { document }: TableState, composed: PlayMessage[]): boolean {
    const { observer } = subscription;
    const keep = play.framesStillValid(subscription.frames, subscription.cuts);
    // Subscribers with the same view and the same frames share one message.
    let message = composed.find((each) => each.observer === observer && each.keep === keep);
    if (message === undefined) {
      message = this.composePlay(observer, keep, play, document.first, framesFrom(play, observer, keep));
      composed.push(message);
    }
    return send(subscription, play, message);
  }

  private composePlay(
    observer: Observer,
    keep: number,
    play: Play,
    first: number,
    frames: readonly WireFrame[],
  ): PlayMessage {
    const next = (frames.at(-1)?.number ?? play.length) + 1;
    const json = writer.begin().plain(`{"type":"play","table":"${this.table}","play":{"keep":${keep},"frames":`);
    json.value(frames).plain(',"status":');
    const from = json.length;
    const status = json.value(play.status(observer, first)).text(from);
    json.plain(`},"more":${next <= play.length}}`);
    return { observer, keep, frame: writer.frame(), next, status };
  }

  private tableFrame(document: TableDocument): SocketFrame {
    const { lastTable } = this;
    if (lastTable !== undefined && looksSame(lastTable.document, document)) return lastTable.frame;
    const made = socketFrame(JSON.stringify({ type: 'table', table: wireTable(document) } satisfies ServerMessage));
    // Subscriptions are compared by identity, so an equal frame must stay the same object.
    const frame = lastTable?.frame.equals(made) === true ? lastTable.frame : made;
    this.lastTable = { document, frame };
    return frame;
  }
}

interface PlayMessage {
  readonly observer: Observer;
  readonly keep: number;
  readonly frame: SocketFrame;
  /** The number of the frame to send next. */
  readonly next: number;
  readonly status: string;
}

/** `true` where the subscriber now has every frame. */
function send(subscription: Subscription, play: Play, { keep, next, status, frame }: PlayMessage): boolean {
  const isNew = status !== subscription.status || subscription.frames !== keep || next !== keep;
  if (isNew) subscription.subscriber.send(frame);
  subscription.frames = next;
  subscription.cuts = play.cutCount;
  subscription.status = status;
  return next > play.length;
}

/** Whether frames are missing that are no longer in memory. */
function needsHistory({ frames, cuts }: Subscription, play: Play): boolean {
  const from = play.framesStillValid(frames, cuts);
  return from < play.firstKept && from <= play.length;
}

function sendTable(subscription: Subscription, { document }: TableState, table: SocketFrame): void {
  const observer = observerOf(document, subscription.subscriber.person);
  if (observer !== subscription.observer) resetObserver(subscription, observer);
  if (table === subscription.table) return;
  subscription.table = table;
  subscription.subscriber.send(table);
}

/** Frames of another observer cannot be continued: all of them are sent again. */
function resetObserver(subscription: Subscription, observer: Observer): void {
  subscription.observer = observer;
  subscription.frames = 0;
  subscription.status = '';
}

/** A page of frames from a number on, as far as they are in memory; at least the table as it is now. */
export function framesFrom(play: Play, observer: Observer, from: number): WireFrame[] {
  if (from > play.length) return [];
  const start = Math.max(from, play.firstKept);
  const frames = play.frames(observer, start, start + LIMITS.framesPage - 1);
  return frames.length > 0 ? frames : [play.currentFrame(observer)];
}
