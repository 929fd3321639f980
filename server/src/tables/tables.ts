import type { OptionBase, Seat } from '@cabale/engine';
import type { Act, ChatLine, Have, Id, NewTable, PlayStatus, WireFrame, WireTable } from '@cabale/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Games } from '../games.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Measures } from '../measures.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { observerOf, presentPeople, seatOf, type TableDocument } from '../table/document.ts';
import { peopleIn } from '../table/naming.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { accessWith, type Grant } from './access.ts';
import { Acting } from './acting.ts';
import { Awake } from './awake.ts';
import { Commits } from './commits.ts';
import { Crowd } from './crowd.ts';
import { Hearing } from './hearing.ts';
import type { LoadedTable } from './loaded.ts';
import { Opening } from './opening.ts';
import type { TableBudgets } from '../budgets/table-budgets.ts';
import { Past } from '../replay/past.ts';
import type { Replayer } from '../replay/replayer.ts';
import { Packs } from './packs.ts';
import { planBots } from './plan.ts';
import { framesFrom } from './room.ts';
import { continuation, Shelf } from './shelf.ts';
import { Telling } from './telling.ts';
import { Turns } from './turns.ts';
import type { Following, Watcher } from './watcher.ts';

export interface TablesParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly games: Games;
  readonly replayer: Replayer;
  readonly budgets: TableBudgets;
  readonly measures: Measures;
  readonly now: () => number;
  /** How many tables may be in memory. */
  readonly capacity: number;
  /** Other processes write to the same tables: what is in memory may be behind. */
  readonly isShared: boolean;
  readonly onTrouble: (error: unknown) => void;
  /** Somebody is waited for who was not waited for before. */
  readonly onTurn: (person: Id, table: Id) => void;
}

/** All tables, as this process knows them: acts are stored, then answered, then told to everybody. */
export class Tables {
  private readonly parts: TablesParts;
  private readonly shelf: Shelf;
  private readonly turns = new Turns();
  private readonly telling: Telling;
  private readonly commits: Commits;
  private readonly opening: Opening;
  private readonly acting: Acting;
  private readonly hearing: Hearing;
  readonly crowd: Crowd;
  /** The rules tables are played by. */
  readonly packs: Packs;
  /** What was played before the moments kept in memory. */
  readonly past: Past;

  constructor(parts: TablesParts) {
    this.parts = parts;
    const { storage, games } = parts;
    const [store, inTurn] = [storage.tables, this.inTurn.bind(this)];
    const reload = (id: Id): Promise<LoadedTable | undefined> => this.reload(id);
    this.crowd = new Crowd(parts.bus, (id, message) => this.hearing.heard(id, message));
    this.packs = new Packs(games, storage.packs);
    this.past = new Past({ ...storage, ...parts });
    const { crowd, packs } = this;
    this.shelf = new Shelf({
      ...parts,
      store,
      packs,
      onLoad: (id) => crowd.listen(id),
      onDrop: (id) => crowd.forget(id),
      onRead: (table) => this.telling.tell(table),
      past: this.past,
    });
    const { shelf } = this;
    this.telling = new Telling(shelf, crowd, inTurn, this.past);
    const { telling } = this;
    const awake = new Awake();
    this.commits = new Commits({ ...parts, store, shelf, crowd, telling, awake });
    const { commits } = this;
    this.opening = new Opening({ ...parts, store, packs, commits });
    this.acting = new Acting({ ...parts, inTurn, reload, commits, telling });
    const planBotsAt = (table: LoadedTable): void => this.planBots(table);
    this.hearing = new Hearing({ ...parts, shelf, telling, awake, inTurn, reload, planBots: planBotsAt });
    parts.bus.onGap(() => this.readAllAnew());
  }

  get loaded(): number {
    return this.shelf.size;
  }

  /** Opens a table; the code invites others to it. */
  create(host: Person, wish: NewTable, address: string): Promise<{ table: WireTable; code: string } | Refused> {
    return this.opening.create(host, wish, address);
  }

  /** The same people, seats and settings once more; whoever asks second is led to the table that is there already. */
  rematch(id: Id, person: Person, address: string): Promise<{ table: WireTable } | Refused> {
    return this.inTurn(id, async (table) => {
      const { rematch } = table.standing.document;
      const isSeated = seatOf(table.standing.document, person.id) !== undefined;
      return isSeated && rematch !== null ? this.read(rematch) : this.opening.again(table, person, address);
    });
  }

  async read(id: Id): Promise<{ table: WireTable } | Refused> {
    return this.inTurn(id, (table) => Promise.resolve({ table: wireTable(table.standing.document) }));
  }

  /** The table with everything: for whoever may see it, and never sent. */
  async document(id: Id): Promise<TableDocument | undefined> {
    const known = this.documentHere(id);
    if (known !== undefined) return known;
    const found = await this.inTurn(id, (table) => Promise.resolve({ document: table.standing.document }));
    return isRefused(found) ? undefined : found.document;
  }

  /** The same where the table is in memory. */
  documentHere(id: Id): TableDocument | undefined {
    return this.shelf.peek(id)?.standing.document;
  }

  /** Frames and status for one person. */
  async frames(
    id: Id,
    person: Id,
    from: number,
    to: number,
  ): Promise<{ frames: WireFrame[]; status: PlayStatus } | Refused> {
    const found = await this.inTurn(id, (table) => Promise.resolve(this.framesOf(table, person, from)));
    if (isRefused(found)) return found;
    const past = await found.past;
    const frames = typeof past === 'object' ? past : found.frames;
    return { frames: frames.filter(({ number }) => number <= to), status: found.status };
  }

  /** Frames in memory, and those that must be fetched from the log. */
  private framesOf(table: LoadedTable, person: Id, from: number) {
    const { document, play } = table.standing;
    if (play === null) return refuse('not-playing');
    const observer = observerOf(document, person);
    const isMissing = from < play.firstKept && from <= play.length && !table.hasNoHistory;
    return {
      frames: framesFrom(play, observer, from),
      status: play.status(observer, document.first),
      past: isMissing ? this.past.frames(table, observer, from) : undefined,
    };
  }

  /** Something a person does. `null`: granted and stored. */
  act(id: Id, person: Person, act: Act, admitted: boolean): Promise<Refused | null> {
    return this.acting.act(id, person, act, admitted);
  }

  /** The invitation before, and who came in with it, no longer count. */
  renewInvitation(id: Id): Promise<Refused | null> {
    return this.acting.record(id, () => ({ kind: 'invitation-renewed' }));
  }

  /** Another id takes the place of a person's, wherever the table names it. */
  anonymise(id: Id, person: Id, alias: Id): Promise<Refused | null> {
    return this.acting.record(id, (document) =>
      peopleIn(document).includes(person) ? { kind: 'anonymised', person, alias } : undefined,
    );
  }

  /** A bot's answer, thought out at that entry of the log; stale thoughts are dropped. */
  answerForBot(id: Id, seat: Seat, number: number, option: OptionBase): Promise<void> {
    return this.acting.answerForBot(id, seat, number, option);
  }

  /** Looks whether somebody's time, or a proposal's, has run out. */
  lookAfter(id: Id): Promise<void> {
    return this.acting.lookAfter(id);
  }

  /** Why the person could not undo now; `null` where undo would be granted. */
  undoRefusal(id: Id, person: Id): Promise<Refused | null> {
    return this.acting.undoRefusal(id, person);
  }

  /** Makes sure that what is in memory is not behind that entry of the log; without a number, that it is the newest. */
  async refresh(id: Id, number?: number): Promise<void> {
    if (!this.parts.isShared) return;
    const newest = number ?? (await this.parts.storage.tables.number(id));
    if (newest === undefined) return;
    await this.inTurn(id, async (table) => {
      if (table.number < newest) await this.reload(id);
      return null;
    });
  }

  /** For whoever thinks for the bots: what the table is, at one moment. */
  async inspect<Result>(id: Id, look: (table: LoadedTable) => Result): Promise<Result | undefined> {
    const found = await this.inTurn(id, (table) => Promise.resolve({ result: look(table) }));
    return isRefused(found) ? undefined : found.result;
  }

  /** Begins to follow a table; the access is checked again, since it was found before it was this watcher's turn. */
  async watch(id: Id, watcher: Watcher, grant: Grant, have: Have | undefined): Promise<Refused | null> {
    const entered = await this.inTurn(id, (table) => Promise.resolve(this.enter(table, watcher, grant, have)));
    if (isRefused(entered)) return entered;
    // Nothing follows the reply that a client could take for the whole table.
    await entered.firstPart;
    return null;
  }

  private enter(table: LoadedTable, watcher: Watcher, grant: Grant, have: Have | undefined): Following | Refused {
    const { document } = table.standing;
    if (accessWith(document, watcher.person, grant) === undefined) return refuse('not-found');
    const following = this.crowd.room(table.id).enter(watcher, grant, table.standing, have);
    this.telling.tell(table);
    this.planBots(table);
    this.crowd.presenceChanged(table.id);
    this.telling.presence(table.id, document, watcher);
    return following;
  }

  /** At a table without people: whoever watches keeps its bots going. */
  private planBots({ id, number, standing: { document } }: LoadedTable): void {
    if (presentPeople(document).length > 0 || !this.crowd.isWatchedHere(id)) return;
    for (const job of planBots(document, number, true)) this.parts.jobs.add(job).catch(this.parts.onTrouble);
  }

  unwatch(id: Id, watcher: Watcher): void {
    if (this.crowd.leave(id, watcher)) this.crowd.presenceChanged(id);
  }

  /** Says what was said to everybody at the table, in all processes. */
  spread(id: Id, line: ChatLine, number: number): void {
    this.crowd.publish(id, { kind: 'chat', line, number });
  }

  /** Puts away what nobody has needed for a while. */
  tidy(unusedSince: number): void {
    this.shelf.dropUnusedSince(unusedSince);
  }

  /** When everything begun so far is done. */
  async idle(): Promise<void> {
    await this.turns.idle();
  }

  private inTurn<Result extends object | null>(
    id: Id,
    task: (table: LoadedTable) => Promise<Result>,
  ): Promise<Result | Refused> {
    return this.turns.run(id, async () => {
      const table = this.shelf.use(id) ?? (await this.shelf.take(id));
      if (table === undefined) return refuse('not-found');
      const goesOn = continuation(table.standing, table.rules);
      if (goesOn !== undefined && (await this.commits.try(table, goesOn)) === 'taken') {
        const current = await this.reload(id);
        return current === undefined ? refuse('not-found') : task(current);
      }
      return task(table);
    });
  }

  private async reload(id: Id): Promise<LoadedTable | undefined> {
    this.shelf.drop(id);
    return this.shelf.take(id);
  }

  private readAllAnew(): void {
    for (const id of new Set([...this.shelf.ids, ...this.crowd.ids])) {
      this.turns.run(id, () => this.reload(id)).catch(this.parts.onTrouble);
    }
    this.crowd.tellGap();
  }
}
