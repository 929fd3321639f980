import type { ChatLine, ResumePoint, Id } from '@cabale/protocol';
import { seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import type { Grant } from './access.ts';
import { catchUp, type Exclusive } from './catch-up.ts';
import type { LoadedTable } from './loaded-table.ts';
import { tableTopic } from './messages.ts';
import { Presence } from './presence.ts';
import { Subscribers } from './subscribers.ts';
import type { Subscriber, Subscription } from './subscription.ts';
import type { TableServices } from './table-services.ts';

export interface BroadcasterParts extends Pick<TableServices, 'process' | 'bus' | 'history'> {
  readonly id: Id;
  /** Runs a task while no other task of the table runs. */
  readonly exclusive: Exclusive;
  /** Called when a change of presence has been announced. */
  readonly onAnnounced: () => void;
}

/** Sends one table to its subscribers in this process: news, chat, and who is present in all processes. */
export class Broadcaster {
  /** Everybody who follows the table, in all processes. */
  readonly presence: Presence;
  private readonly parts: BroadcasterParts;
  private readonly subscribers: Subscribers;

  constructor(parts: BroadcasterParts) {
    const { id, process, bus } = parts;
    const subscribers = new Subscribers(id);
    this.parts = parts;
    this.subscribers = subscribers;
    this.presence = new Presence({
      process,
      local: () => subscribers.people,
      publish: (message) => bus.publish(tableTopic(id), message),
    });
  }

  get hasSubscribers(): boolean {
    return !this.subscribers.isEmpty;
  }

  /** Without subscribers, and nothing left to announce. */
  get isUnused(): boolean {
    return !this.hasSubscribers && !this.presence.isPending;
  }

  subscribe(subscriber: Subscriber, grant: Grant, table: LoadedTable, have: ResumePoint | undefined): Subscription {
    const subscription = this.subscribers.add(subscriber, grant, table.state, have);
    this.sendNews(table);
    this.presenceChanged();
    this.sendPresence(table.state.document, subscriber);
    return subscription;
  }

  unsubscribe(subscriber: Subscriber): void {
    if (this.subscribers.remove(subscriber)) this.presenceChanged();
  }

  /** Sends everybody what is new to them, after a check of their access; long histories follow in the background. */
  sendNews({ state, hasNoHistory }: LoadedTable): void {
    const { id, history, exclusive } = this.parts;
    const { subscribers } = this;
    const removed = subscribers.removeUnauthorised(state.document);
    for (const subscriber of removed) subscriber.accessLost(id);
    if (removed.length > 0) this.presenceChanged();
    if (subscribers.isEmpty) return;
    for (const subscription of subscribers.sendNews(state, !hasNoHistory))
      subscription.firstPart = catchUp({ subscription, subscribers, history, exclusive });
  }

  sendChat(line: ChatLine): void {
    const message = { type: 'chat', table: this.parts.id, line } as const;
    this.subscribers.sendAll(message, (subscriber) => subscriber.hasMuted(line.person));
  }

  /** Sends who is present, to everybody or only to one. */
  sendPresence(document: TableDocument, only?: Subscriber): void {
    const { people } = this.presence;
    const seats = [...people].flatMap((person) => seatOf(document, person) ?? []).toSorted((a, b) => a - b);
    this.subscribers.sendPresence(seats, people.size - seats.length, only);
  }

  /** Presence counts seats and watchers apart, so it changes when people take or leave seats. */
  sendSeatChange(before: TableDocument, after: TableDocument): void {
    if (before.seats === after.seats) return;
    const isSame = after.seats.every((seat, index) => personOf(seat) === personOf(before.seats[index]));
    if (!isSame) this.sendPresence(after);
  }

  private presenceChanged(): void {
    this.presence.changed(this.parts.onAnnounced);
  }
}

function personOf(sitter: TableSeat | undefined): Id | undefined {
  return sitter?.kind === 'person' ? sitter.person : undefined;
}
