import type { ChatLine, Id } from '@cabale/protocol';
import { RoundRobin } from '../round-robin.ts';
import { tableTopic, type TableMessage } from './messages.ts';
import { TableActor } from './table-actor.ts';
import type { TableServices } from './table-services.ts';

/** Steps in which the presence at all tables is announced again. */
const PRESENCE_STEPS = 20;

/** The tables in use in this process: one actor each. A bounded number of them keep their state in memory. */
export class Tables {
  private readonly services: TableServices;
  private readonly capacity: number;
  private readonly actors = new Map<Id, TableActor>();
  /** Actors with their state in memory, least recently used first. */
  private readonly cached = new Set<TableActor>();
  private readonly presence = new RoundRobin<TableActor>({
    all: () => this.actors.values(),
    steps: PRESENCE_STEPS,
    visit: (actor) => actor.renewPresence(),
  });

  /** `capacity`: how many tables may be in memory. */
  constructor(services: TableServices, capacity: number) {
    this.services = services;
    this.capacity = capacity;
    services.bus.onGap(() => this.rereadAll());
  }

  /** How many tables are in memory. */
  get loaded(): number {
    return this.cached.size;
  }

  /** The actor of a table. Use it immediately: it is closed when it has nothing to do. */
  at(id: Id): TableActor {
    const known = this.actors.get(id);
    if (known !== undefined) return known;
    const actor = new TableActor(id, this.services, (changed) => this.update(changed));
    this.actors.set(id, actor);
    return actor;
  }

  /** The actor of a table that is in use. */
  find(id: Id): TableActor | undefined {
    return this.actors.get(id);
  }

  /** Makes sure that the state in memory is not older than that entry of the log; by default, than the newest. */
  async refresh(id: Id, number?: number): Promise<void> {
    if (!this.services.isShared) return;
    const newest = number ?? (await this.services.store.number(id));
    if (newest !== undefined) await this.at(id).refresh(newest);
  }

  /** Sends a stored chat line to everybody at the table, in all processes. */
  publishChat(id: Id, line: ChatLine, number: number): void {
    const message: TableMessage = { kind: 'chat', line, number };
    this.services.bus.publish(tableTopic(id), message);
  }

  /** Frees the state of tables that were last used before that time. */
  evictUnusedSince(time: number): void {
    for (const actor of this.cached) if (actor.lastUsed < time) this.evict(actor);
  }

  /** Announces again who is present, at some of the tables each time. */
  renewPresence(): void {
    this.presence.next();
  }

  /** Announces changes of presence that are pending. */
  flushPresence(): void {
    for (const actor of this.actors.values()) actor.flushPresence();
  }

  /** Resolves when no table has anything to do. */
  async idle(): Promise<void> {
    for (let busy = this.busy(); busy.length > 0; busy = this.busy())
      await Promise.all(busy.map((actor) => actor.idle()));
  }

  private busy(): TableActor[] {
    return [...this.actors.values()].filter(({ isBusy }) => isBusy);
  }

  private update(actor: TableActor): void {
    this.cached.delete(actor);
    if (actor.isLoaded) this.cached.add(actor);
    for (const oldest of this.cached) {
      if (this.cached.size <= this.capacity) break;
      this.evict(oldest);
    }
    this.closeIfUnused(actor);
  }

  private evict(actor: TableActor): void {
    actor.unload();
    this.cached.delete(actor);
    this.closeIfUnused(actor);
  }

  private closeIfUnused(actor: TableActor): void {
    if (!actor.isUnused || this.actors.get(actor.id) !== actor) return;
    actor.close();
    this.actors.delete(actor.id);
  }

  private rereadAll(): void {
    for (const actor of this.actors.values()) actor.reread().catch(this.services.onError);
    this.services.people.announceGap();
  }
}
