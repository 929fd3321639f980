import type { OptionBase, Seat } from '@cabale/engine';
import type { Act, Have, Id, PlayStatus, WireFrame } from '@cabale/protocol';
import type { TableBudgets } from '../budgets/table-budgets.ts';
import type { Bus } from '../bus/bus.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Measures } from '../measures.ts';
import type { PersonChannels } from '../people/person-channels.ts';
import type { Past } from '../replay/past.ts';
import type { Person } from '../storage/people.ts';
import type { TableStore } from '../storage/tables.ts';
import { apply, type TableState } from '../table/apply.ts';
import { decide, needsHistory } from '../table/decide.ts';
import { overdueFact } from '../table/clock.ts';
import { observerOf, presentPeople, seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import type { Entry, Fact } from '../table/facts.ts';
import { isRefused, refuse, refusedByRules, type Refused } from '../table/refusal.ts';
import type { RandomBytes } from '../random.ts';
import { TaskQueue } from '../task-queue.ts';
import { accessWith, type Grant } from './access.ts';
import { catchUp } from './catch-up.ts';
import type { IdleSweeper } from './idle-sweeper.ts';
import { botJobs, jobsAfter } from './jobs-after.ts';
import { follow, headWrite, loadTable, upgradeFact, withChecksum, type LoadedTable } from './loaded-table.ts';
import { tableTopic, type ChatMessage, type EntryMessage, type TableMessage } from './messages.ts';
import type { Packs } from './packs.ts';
import { Presence } from './presence.ts';
import { framesFrom, Subscribers } from './subscribers.ts';
import type { Subscriber } from './subscription.ts';

/** What all tables of this process share. */
export interface TableServices {
  readonly store: TableStore;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly packs: Packs;
  readonly past: Past;
  readonly people: PersonChannels;
  readonly budgets: TableBudgets;
  readonly measures: Measures;
  readonly sweeper: IdleSweeper;
  readonly now: () => number;
  readonly random: RandomBytes;
  /** Identifies this process to others. */
  readonly process: string;
  /** Other processes write to the same tables, so the state in memory may be stale. */
  readonly isShared: boolean;
  readonly onTrouble: (error: unknown) => void;
  /** The person must act at the table now. */
  readonly onTurn: (person: Id, table: Id) => void;
}

/** How often a command is retried when other processes write to the table first. */
const MAX_ATTEMPTS = 10;

/**
 * One table in this process: its task queue, state, subscribers and commits. Everything that reads or changes the state is
 * a task of the queue. A command is decided, applied in memory, stored, and only then broadcast.
 */
export class TableActor {
  readonly id: Id;
  private readonly services: TableServices;
  private readonly tasks: TaskQueue;
  private readonly subscribers: Subscribers;
  private readonly presence: Presence;
  private readonly onChange: (actor: TableActor) => void;
  private loaded: LoadedTable | undefined;
  /** Set while this process receives the table's messages. */
  private stopListening: (() => void) | undefined;
  private usedAt = 0;
  private isClosed = false;

  /** `onChange` is called after every task, and whenever the actor may have become unused. */
  constructor(id: Id, services: TableServices, onChange: (actor: TableActor) => void) {
    this.id = id;
    this.services = services;
    this.onChange = onChange;
    this.tasks = new TaskQueue(() => onChange(this));
    const subscribers = new Subscribers(id);
    this.subscribers = subscribers;
    this.presence = new Presence({
      process: services.process,
      local: () => subscribers.people,
      publish: (message) => services.bus.publish(tableTopic(id), message),
    });
  }

  /** The document, if the table is in memory. */
  get cachedDocument(): TableDocument | undefined {
    return this.loaded?.state.document;
  }

  get isBusy(): boolean {
    return this.tasks.isBusy;
  }

  get isLoaded(): boolean {
    return this.loaded !== undefined;
  }

  get lastUsed(): number {
    return this.usedAt;
  }

  /** Nothing would be lost if the actor were closed. */
  get isUnused(): boolean {
    return !this.isLoaded && this.subscribers.isEmpty && !this.isBusy && !this.presence.isPending;
  }

  /** Frees the state; the next task reads it again. */
  unload(): void {
    this.loaded = undefined;
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
    const { now, budgets, measures, random } = this.services;
    const actor = { person: person.id, name: person.name, admitted, now: now(), random };
    const refusal = await this.update(async (table) => {
      const overBudget = act.kind === 'start' ? await budgets.mayStart(table.state.document) : null;
      if (overBudget !== null) return overBudget;
      if (needsHistory(act)) await this.loadHistory(table);
      return decide(table.state, act, actor);
    });
    measures.act(act.kind, refusal === null ? 'granted' : 'refused');
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
      this.services.onTrouble(new Error(`a bot's choice was refused: ${refusal.refused.error}`));
  }

  /** Applies every deadline that has passed: of seats, proposals and reveals. */
  async applyDeadlines(): Promise<void> {
    await this.exclusive(async (table) => {
      let current: LoadedTable | undefined = table;
      for (let attempt = 1; attempt <= MAX_ATTEMPTS && current !== undefined; attempt++) {
        const fact = overdueFact(current.state.document, this.services.now());
        if (fact === undefined) return null;
        if (fact.kind === 'expired') await this.loadHistory(current);
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
      await this.loadHistory(table);
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
        past: isMissing ? this.services.past.frames(table, observer, from) : undefined,
      };
    });
    if (isRefused(found)) return found;
    const past = await found.past;
    const frames = typeof past === 'object' ? past : found.frames;
    return { frames: frames.filter(({ number }) => number <= to), status: found.status };
  }

  /** Starts sending the table to a socket. Access is checked again, as it may have changed since it was granted. */
  async subscribe(subscriber: Subscriber, grant: Grant, have: Have | undefined): Promise<Refused | null> {
    const subscribed = await this.exclusive((table) => {
      const { document } = table.state;
      if (accessWith(document, subscriber.person, grant) === undefined) return refuse('not-found');
      const subscription = this.subscribers.add(subscriber, grant, table.state, have);
      this.broadcast(table);
      this.keepBotsPlaying(table);
      this.presenceChanged();
      this.broadcastPresence(document, subscriber);
      return subscription;
    });
    if (isRefused(subscribed)) return subscribed;
    // The reply must come after the first part of the history: from then on the client shows the table.
    await subscribed.firstPart;
    return null;
  }

  unsubscribe(subscriber: Subscriber): void {
    if (this.subscribers.remove(subscriber)) this.presenceChanged();
  }

  /** Everybody who follows the table, in all processes, as far as this one knows. */
  get followers(): Set<Id> {
    return this.presence.people;
  }

  /** Announces a pending change of presence now. */
  flushPresence(): void {
    this.presence.flush();
  }

  /** Announces again who is here. Where a process went silent, it may have stored something and not announced it. */
  renewPresence(): void {
    if (!this.presence.renew()) return;
    this.inBackground(async (table) => {
      const current = (await this.reload()) ?? table;
      this.broadcastPresence(current.state.document);
    });
  }

  /** Runs a task on the state while no other task of this table runs. */
  private exclusive<Result extends object | null>(
    task: (table: LoadedTable) => Result | Promise<Result>,
  ): Promise<Result | Refused> {
    return this.run(async () => {
      this.usedAt = this.services.now();
      let table = this.loaded ?? (await this.load());
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

  /** `conflict` where another process has stored an entry of that number first. */
  private async commit(table: LoadedTable, fact: Fact): Promise<Refused | null | 'conflict'> {
    const at = this.services.now();
    const before = table.state.document;
    const result = apply(table.state, fact, at, table.rules);
    if (!result.ok) return refusedByRules(result.refusal);
    const entry: Entry = { number: table.number + 1, at, fact: withChecksum(fact, result.value) };
    if (!(await this.store(entry, result.value))) return 'conflict';
    table.number = entry.number;
    table.state = result.value;
    this.publishEntry(entry);
    this.broadcast(table);
    table.state.play?.release();
    this.afterCommit(table, before);
    return null;
  }

  private async store(entry: Entry, state: TableState): Promise<boolean> {
    let isStored = false;
    try {
      isStored = await this.services.store.append(headWrite(entry, state));
    } finally {
      // The game in memory has changed already: without the entry it must not be seen.
      if (!isStored) this.unload();
    }
    return isStored;
  }

  private publishEntry({ number, fact, at }: Entry): void {
    if (!this.services.isShared) return;
    this.publish({ kind: 'entry', number, choice: fact.kind === 'chose' ? { number, fact, at } : null });
  }

  private publish(message: TableMessage): void {
    this.services.bus.publish(tableTopic(this.id), message);
  }

  private afterCommit(table: LoadedTable, before: TableDocument): void {
    const { sweeper, people, onTurn } = this.services;
    const { document } = table.state;
    this.broadcastSeatChange(before, document);
    sweeper.moved(table);
    this.addJobs(jobsAfter({ before, after: document, number: table.number, isWatched: !this.subscribers.isEmpty }));
    for (const { person, yours } of turnChanges(before, document)) {
      people.publish(person, { kind: 'message', message: { type: 'turn', table: this.id, yours } });
      if (yours) onTurn(person, this.id);
    }
  }

  /** Sends everybody connected to this process what is new to them; long histories follow in the background. */
  private broadcast(table: LoadedTable): void {
    const { subscribers } = this;
    const removed = subscribers.removeUnauthorised(table.state.document);
    for (const subscriber of removed) subscriber.accessLost(this.id);
    if (removed.length > 0) this.presenceChanged();
    if (subscribers.isEmpty) return;
    const { past } = this.services;
    for (const subscription of subscribers.sendNews(table.state, !table.hasNoHistory)) {
      const exclusive = this.exclusive.bind(this);
      subscription.firstPart = catchUp({ subscription, subscribers, past, exclusive });
    }
  }

  private presenceChanged(): void {
    this.presence.changed(() => this.onChange(this));
  }

  private broadcastPresence(document: TableDocument, only?: Subscriber): void {
    const people = this.presence.people;
    const seats = [...people].flatMap((person) => seatOf(document, person) ?? []).toSorted((a, b) => a - b);
    this.subscribers.sendPresence(seats, people.size - seats.length, only);
  }

  /** Presence counts seats and watchers apart, so it changes when somebody sits down or leaves a seat. */
  private broadcastSeatChange(before: TableDocument, after: TableDocument): void {
    if (before.seats === after.seats) return;
    const isSame = after.seats.every((seat, index) => personOf(seat) === personOf(before.seats[index]));
    if (!isSame) this.broadcastPresence(after);
  }

  /** Bots at a table without people play only while somebody watches. */
  private keepBotsPlaying({ number, state: { document } }: LoadedTable): void {
    if (presentPeople(document).length > 0 || this.subscribers.isEmpty) return;
    this.addJobs(botJobs(document, number, { isWatched: true }));
  }

  private addJobs(jobs: readonly Job[]): void {
    for (const job of jobs) this.services.jobs.add(job).catch(this.services.onTrouble);
  }

  private async load(): Promise<LoadedTable | undefined> {
    // Listening first: entries that are stored during the read are then not missed.
    this.stopListening ??= await this.services.bus.subscribe(tableTopic(this.id), (message) =>
      this.receive(message as TableMessage),
    );
    this.loaded = await loadTable(this.services, this.id);
    // The table may have gone on since its subscribers were last sent something.
    if (this.loaded !== undefined) this.broadcast(this.loaded);
    return this.loaded;
  }

  private reload(): Promise<LoadedTable | undefined> {
    this.unload();
    return this.load();
  }

  /** Fetches the newest moments of the game back from the log: undo needs what was before them. */
  private async loadHistory(table: LoadedTable): Promise<void> {
    const { document, play } = table.state;
    if (play?.isBare !== true || table.hasNoHistory) return;
    const recent = await this.services.past.recent(table);
    const full = recent === undefined ? undefined : play.withRecent(recent);
    if (full === undefined) table.hasNoHistory = true;
    else table.state = { document, play: full };
  }

  /** Takes what a process, perhaps this one, has published about the table. */
  private receive(message: TableMessage): void {
    switch (message.kind) {
      case 'entry':
        // Most entries are our own.
        if (message.number > (this.loaded?.number ?? -1))
          this.inBackground((table) => this.followEntry(table, message));
        break;
      case 'chat':
        this.inBackground((table) => this.sendChat(table, message));
        break;
      case 'present':
        if (this.presence.receive(message)) this.inBackground((table) => this.broadcastPresence(table.state.document));
        break;
    }
  }

  private inBackground(task: (table: LoadedTable) => void | Promise<void>): void {
    this.exclusive(async (table) => {
      await task(table);
      return null;
    }).catch(this.services.onTrouble);
  }

  private async followEntry(table: LoadedTable, { number, choice }: EntryMessage): Promise<void> {
    if (number <= table.number) return;
    const before = table.state.document;
    const isFollowed = choice !== null && follow(table, choice);
    const current = isFollowed ? table : ((await this.reload()) ?? table);
    if (isFollowed) this.broadcast(table);
    this.broadcastSeatChange(before, current.state.document);
    this.services.sweeper.moved(current);
    this.keepBotsPlaying(current);
  }

  /** People removed before the line was written must not receive it, so the state must not be older than the line. */
  private async sendChat(table: LoadedTable, { line, number }: ChatMessage): Promise<void> {
    if (number > table.number) await this.reload();
    this.subscribers.sendAll({ type: 'chat', table: this.id, line }, (each) => each.hasMuted(line.person));
  }
}

/** People at the table who must act now and did not before, or the other way round. */
function turnChanges(before: TableDocument, after: TableDocument): { readonly person: Id; readonly yours: boolean }[] {
  return after.seats.flatMap((sitter, seat) => {
    const yours = after.owing.includes(seat);
    return sitter.kind === 'person' && before.owing.includes(seat) !== yours ? [{ person: sitter.person, yours }] : [];
  });
}

function personOf(sitter: TableSeat | undefined): Id | undefined {
  return sitter?.kind === 'person' ? sitter.person : undefined;
}
