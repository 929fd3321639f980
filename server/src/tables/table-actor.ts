import type { OptionBase, Seat } from '@cabale/engine';
import type { Act, ResumePoint, Id, PlayStatus, WireFrame } from '@cabale/protocol';
import type { Job } from '../jobs/jobs.ts';
import type { Person } from '../storage/people.ts';
import { decide, needsHistory } from '../table/decide.ts';
import { overdueFact } from '../table/clock.ts';
import { observerOf, presentPeople, seatOf, type TableDocument } from '../table/document.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { isRefused, refuse, refusedByRules, type Refused } from '../table/refusal.ts';
import { TaskQueue } from '../task-queue.ts';
import { accessWith, type Grant } from './access.ts';
import { Broadcaster } from './broadcaster.ts';
import { botJobs, jobsAfter } from './jobs-after.ts';
import { follow, upgradeFact, type LoadedTable } from './loaded-table.ts';
import { tableTopic, type ChatMessage, type EntryMessage, type TableMessage } from './messages.ts';
import { StoredTable } from './stored-table.ts';
import { framesFrom } from './subscribers.ts';
import type { Subscriber } from './subscription.ts';
import type { TableServices } from './table-services.ts';
import { turnChanges } from './turn-changes.ts';

/** How often a command is retried when other processes write to the table first. */
const MAX_ATTEMPTS = 10;

/**
 * One table in this process: its task queue, state, subscribers and commits. Everything that reads or changes the state
 * is a task of the queue. A command is decided, applied in memory, stored, and only then broadcast.
 */
export class TableActor {
  readonly id: Id;
  private readonly services: TableServices;
  private readonly tasks: TaskQueue;
  private readonly stored: StoredTable;
  private readonly broadcaster: Broadcaster;
  /** Set while this process receives the table's messages. */
  private stopListening: (() => void) | undefined;
  private usedAt = 0;
  private isClosed = false;

  /** `onChange` is called after every task, and whenever the actor may have become unused. */
  constructor(id: Id, services: TableServices, onChange: (actor: TableActor) => void) {
    this.id = id;
    this.services = services;
    this.tasks = new TaskQueue(() => onChange(this));
    this.stored = new StoredTable(id, services);
    const { process, bus, history } = services;
    this.broadcaster = new Broadcaster({
      id,
      process,
      bus,
      history,
      exclusive: (task) => this.exclusive(task),
      onAnnounced: () => onChange(this),
    });
  }

  /** The document, if the table is in memory. */
  get cachedDocument(): TableDocument | undefined {
    return this.stored.cached?.state.document;
  }

  get isBusy(): boolean {
    return this.tasks.isBusy;
  }

  get isLoaded(): boolean {
    return this.stored.cached !== undefined;
  }

  get lastUsed(): number {
    return this.usedAt;
  }

  /** Nothing would be lost if the actor were closed. */
  get isUnused(): boolean {
    return !this.isLoaded && !this.isBusy && this.broadcaster.isUnused;
  }

  /** Frees the state; the next task reads it again. */
  unload(): void {
    this.stored.unload();
  }

  /** Ends the actor. It cannot be used again; the registry makes another. */
  close(): void {
    this.isClosed = true;
    this.stopListening?.();
  }

  /** Resolves when the tasks added so far are done. */
  idle(): Promise<void> {
    return this.tasks.idle();
  }

  /** Everything about the table, secrets included; `undefined` if it does not exist. */
  async document(): Promise<TableDocument | undefined> {
    return this.cachedDocument ?? this.inspect(({ state }) => state.document);
  }

  async inspect<Result>(read: (table: LoadedTable) => Result): Promise<Result | undefined> {
    const found = await this.exclusive((table) => ({ result: read(table) }));
    return isRefused(found) ? undefined : found.result;
  }

  /** Makes sure that the state in memory is not older than that entry of the log. */
  async refresh(number: number): Promise<void> {
    await this.exclusive(async (table) => {
      if (table.number < number) await this.reload();
      return null;
    });
  }

  /** Reads the table again, whatever is in memory. */
  async reread(): Promise<void> {
    await this.run(() => this.reload());
  }

  /** Carries out what a person does; `null` when it is stored. */
  async act(person: Person, act: Act, admitted: boolean): Promise<Refused | null> {
    const { now, budgets, metrics, random } = this.services;
    const actor = { person: person.id, name: person.name, admitted, now: now(), random };
    const refusal = await this.update(async (table) => {
      const overBudget = act.kind === 'start' ? await budgets.mayStart(table.state.document) : null;
      if (overBudget !== null) return overBudget;
      if (needsHistory(act)) await this.stored.loadHistory(table);
      return decide(table.state, act, actor);
    });
    metrics.act(act.kind, refusal === null ? 'granted' : 'refused');
    return refusal;
  }

  /** Stores a fact that no act leads to; nothing where there is none. */
  record(factAt: (document: TableDocument) => Fact | undefined): Promise<Refused | null> {
    return this.update((table) => factAt(table.state.document));
  }

  /** Stores a bot's choice, unless the table has moved on since the entry it was made for. */
  async answerForBot(seat: Seat, number: number, option: OptionBase): Promise<void> {
    const refusal = await this.update((table) => {
      const isCurrent = table.number === number && table.state.document.seats[seat]?.kind === 'bot';
      return isCurrent ? { kind: 'chose', seat, option } : undefined;
    });
    if (refusal !== null && refusal.refused.error !== 'not-found')
      this.services.onError(new Error(`a bot's choice was refused: ${refusal.refused.error}`));
  }

  /** Applies every deadline that has passed: of seats, proposals and reveals. */
  async applyDeadlines(): Promise<void> {
    await this.exclusive(async (table) => {
      let current: LoadedTable | undefined = table;
      for (let attempt = 1; attempt <= MAX_ATTEMPTS && current !== undefined; attempt++) {
        const fact = overdueFact(current.state.document, this.services.now());
        if (fact === undefined) return null;
        if (fact.kind === 'expired') await this.stored.loadHistory(current);
        const outcome = await this.commit(current, fact);
        if (outcome === 'conflict') current = await this.reload();
        else if (outcome !== null) return outcome;
      }
      return null;
    });
  }

  /** Why the person could not undo now; `null` where undo would be granted. */
  undoRefusal(person: Id): Promise<Refused | null> {
    return this.exclusive(async (table) => {
      const seat = seatOf(table.state.document, person);
      if (seat === undefined) return refuse('not-seated');
      await this.stored.loadHistory(table);
      const { play, document } = table.state;
      if (play === null || document.phase !== 'playing') return refuse('not-playing');
      const refusal = play.undoRefusal(seat);
      return refusal === undefined ? null : refusedByRules(refusal);
    });
  }

  /** The table that continues this one with the same people: the existing one, or the one that `open` creates. */
  rematch(person: Id, open: (before: TableDocument) => Promise<{ id: Id } | Refused>): Promise<{ id: Id } | Refused> {
    return this.exclusive(async (table) => {
      const { document } = table.state;
      if (seatOf(document, person) === undefined) return refuse('not-seated');
      if (document.rematch !== null) return { id: document.rematch };
      if (document.phase !== 'over') return refuse('not-over');
      const opened = await open(document);
      if (isRefused(opened)) return opened;
      const outcome = await this.commit(table, { kind: 'rematched', table: opened.id });
      if (outcome === 'conflict') return refuse('behind');
      return outcome ?? opened;
    });
  }

  /** Frames and status as one person may see them. */
  async frames(person: Id, from: number, to: number): Promise<{ frames: WireFrame[]; status: PlayStatus } | Refused> {
    const found = await this.exclusive((table) => {
      const { document, play } = table.state;
      if (play === null) return refuse('not-playing');
      const observer = observerOf(document, person);
      const isMissing = from < play.firstKept && from <= play.length && !table.hasNoHistory;
      return {
        frames: framesFrom(play, observer, from),
        status: play.status(observer, document.first),
        history: isMissing ? this.services.history.frames(table, observer, from) : undefined,
      };
    });
    if (isRefused(found)) return found;
    const history = await found.history;
    const frames = typeof history === 'object' ? history : found.frames;
    return { frames: frames.filter(({ number }) => number <= to), status: found.status };
  }

  /** Starts sending the table to a socket. Access is checked again, as it may have changed since it was granted. */
  async subscribe(subscriber: Subscriber, grant: Grant, have: ResumePoint | undefined): Promise<Refused | null> {
    const subscribed = await this.exclusive((table) => {
      const { document } = table.state;
      if (accessWith(document, subscriber.person, grant) === undefined) return refuse('not-found');
      const subscription = this.broadcaster.subscribe(subscriber, grant, table, have);
      this.keepBotsPlaying(table);
      return subscription;
    });
    if (isRefused(subscribed)) return subscribed;
    // The reply must come after the first part of the history: from then on the client shows the table.
    await subscribed.firstPart;
    return null;
  }

  unsubscribe(subscriber: Subscriber): void {
    this.broadcaster.unsubscribe(subscriber);
  }

  /** Everybody who follows the table, in all processes, as far as this one knows. */
  get followers(): Set<Id> {
    return this.broadcaster.presence.people;
  }

  /** Announces a pending change of presence now. */
  flushPresence(): void {
    this.broadcaster.presence.flush();
  }

  /** Announces again who is here. Where a process went silent, it may have stored something and not announced it. */
  renewPresence(): void {
    if (!this.broadcaster.presence.renew()) return;
    this.inBackground(async (table) => {
      const current = (await this.reload()) ?? table;
      this.broadcaster.sendPresence(current.state.document);
    });
  }

  /** Runs a task on the state while no other task of this table runs. */
  private exclusive<Result extends object | null>(
    task: (table: LoadedTable) => Result | Promise<Result>,
  ): Promise<Result | Refused> {
    return this.run(async () => {
      this.usedAt = this.services.now();
      let table = this.stored.cached ?? (await this.load());
      const upgrade = table === undefined ? undefined : upgradeFact(table);
      if (table !== undefined && upgrade !== undefined && (await this.commit(table, upgrade)) === 'conflict')
        table = await this.reload();
      return table === undefined ? refuse('not-found') : task(table);
    });
  }

  private run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.isClosed) throw new Error(`the actor of table ${this.id} was used after it was closed`);
    return this.tasks.run(task);
  }

  /** Stores the fact that `decideFact` makes of the current state; again if another process has written first. */
  private update(
    decideFact: (table: LoadedTable) => Fact | Refused | undefined | Promise<Fact | Refused | undefined>,
  ): Promise<Refused | null> {
    return this.exclusive(async (table) => {
      let current: LoadedTable | undefined = table;
      for (let attempt = 1; attempt <= MAX_ATTEMPTS && current !== undefined; attempt++) {
        const fact = await decideFact(current);
        if (fact === undefined) return null;
        const outcome = isRefused(fact) ? fact : await this.commit(current, fact);
        // A refusal by a state that may be stale is decided once more by the newest state.
        const isFinal = outcome === null || attempt > 1 || !this.services.isShared;
        if (outcome !== 'conflict' && isFinal) return outcome;
        current = await this.reload();
      }
      return refuse(current === undefined ? 'not-found' : 'unavailable');
    });
  }

  /** Applies and stores a fact, then notifies everybody; `conflict` where another process has written first. */
  private async commit(table: LoadedTable, fact: Fact): Promise<Refused | null | 'conflict'> {
    const before = table.state.document;
    const entry = await this.stored.commit(table, fact);
    if (entry === 'conflict' || isRefused(entry)) return entry;
    this.publishEntry(entry);
    this.broadcaster.sendNews(table);
    table.state.play?.release();
    this.afterCommit(table, before);
    return null;
  }

  private publishEntry({ number, fact, at }: Entry): void {
    if (!this.services.isShared) return;
    const message: EntryMessage = {
      kind: 'entry',
      number,
      choice: fact.kind === 'chose' ? { number, fact, at } : null,
    };
    this.services.bus.publish(tableTopic(this.id), message);
  }

  private afterCommit(table: LoadedTable, before: TableDocument): void {
    const { sweeper, people, onTurn } = this.services;
    const { document } = table.state;
    this.broadcaster.sendSeatChange(before, document);
    sweeper.moved(table);
    this.addJobs(
      jobsAfter({ before, after: document, number: table.number, isWatched: this.broadcaster.hasSubscribers }),
    );
    for (const { person, yours } of turnChanges(before, document)) {
      people.publish(person, { kind: 'message', message: { type: 'turn', table: this.id, yours } });
      if (yours) onTurn(person, this.id);
    }
  }

  /** Bots at a table without people play only while somebody watches. */
  private keepBotsPlaying({ number, state: { document } }: LoadedTable): void {
    if (presentPeople(document).length > 0 || !this.broadcaster.hasSubscribers) return;
    this.addJobs(botJobs(document, number, { isWatched: true }));
  }

  private addJobs(jobs: readonly Job[]): void {
    for (const job of jobs) this.services.jobs.add(job).catch(this.services.onError);
  }

  private async load(): Promise<LoadedTable | undefined> {
    // Listening first: entries that are stored during the read are then not missed.
    this.stopListening ??= await this.services.bus.subscribe(tableTopic(this.id), (message) =>
      this.receive(message as TableMessage),
    );
    const table = await this.stored.load();
    // The table may have advanced since its subscribers were last sent something.
    if (table !== undefined) this.broadcaster.sendNews(table);
    return table;
  }

  private reload(): Promise<LoadedTable | undefined> {
    this.unload();
    return this.load();
  }

  /** Takes what a process, perhaps this one, has published about the table. */
  private receive(message: TableMessage): void {
    switch (message.kind) {
      case 'entry':
        // Most entries are our own.
        if (message.number > (this.stored.cached?.number ?? -1))
          this.inBackground((table) => this.followEntry(table, message));
        break;
      case 'chat':
        this.inBackground((table) => this.sendChat(table, message));
        break;
      case 'present':
        if (this.broadcaster.presence.receive(message))
          this.inBackground((table) => this.broadcaster.sendPresence(table.state.document));
        break;
    }
  }

  private inBackground(task: (table: LoadedTable) => void | Promise<void>): void {
    this.exclusive(async (table) => {
      await task(table);
      return null;
    }).catch(this.services.onError);
  }

  private async followEntry(table: LoadedTable, { number, choice }: EntryMessage): Promise<void> {
    if (number <= table.number) return;
    const before = table.state.document;
    const isFollowed = choice !== null && follow(table, choice);
    const current = isFollowed ? table : ((await this.reload()) ?? table);
    if (isFollowed) this.broadcaster.sendNews(table);
    this.broadcaster.sendSeatChange(before, current.state.document);
    this.services.sweeper.moved(current);
    this.keepBotsPlaying(current);
  }

  /** People removed before the line was written must not receive it, so the state must not be older than the line. */
  private async sendChat(table: LoadedTable, { line, number }: ChatMessage): Promise<void> {
    if (number > table.number) await this.reload();
    this.broadcaster.sendChat(line);
  }
}
