import type { OptionBase, Seat } from '@cabale/engine';
import type { Act, ChatLine, Have, Id, NewTable, PlayStatus, WireFrame, WireTable } from '@cabale/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Games } from '../games.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Measures } from '../measures.ts';
import { drawId, drawSecret, hashSecret } from '../people/secrets.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { lateSeats } from '../table/clock.ts';
import { decide, type Actor } from '../table/decide.ts';
import { observerOf, seatOf, type TableDocument } from '../table/document.ts';
import type { Fact } from '../table/facts.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { againDocument } from './again.ts';
import { byRules, Commits } from './commits.ts';
import { newDocument } from './create.ts';
import { Crowd, type News } from './crowd.ts';
import { follow } from './follow.ts';
import type { LoadedTable } from './loaded.ts';
import { framesFrom } from './room.ts';
import { continuation, Shelf } from './shelf.ts';
import { Telling } from './telling.ts';
import { Turns } from './turns.ts';
import type { Watcher } from './watcher.ts';

export interface TablesParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly games: Games;
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

/** How often somebody tries again who was not fast enough; then the table is simply too busy. */
const TRIES = 10;

/** All tables, as this process knows them: acts are stored, then answered, then told to everybody. */
export class Tables {
  private readonly parts: TablesParts;
  private readonly shelf: Shelf;
  private readonly turns = new Turns();
  private readonly telling: Telling;
  private readonly commits: Commits;
  readonly crowd: Crowd;

  constructor(parts: TablesParts) {
    this.parts = parts;
    const { storage, games, now, capacity } = parts;
    this.crowd = new Crowd(parts.bus, (id, message) => this.heard(id, message));
    this.shelf = new Shelf({
      store: storage.tables,
      games,
      now,
      capacity,
      onLoad: (id) => this.crowd.listen(id),
      onDrop: (id) => this.crowd.forget(id),
      onRead: async (table) => this.telling.tell(table),
    });
    this.telling = new Telling(this.shelf, this.crowd, (id, task) => this.inTurn(id, task));
    const { telling, crowd, shelf } = this;
    this.commits = new Commits({ ...parts, store: storage.tables, shelf, crowd, telling });
    parts.bus.onGap(() => this.readAllAnew());
  }

  get loaded(): number {
    return this.shelf.size;
  }

  /** Opens a table; the code invites others to it. */
  async create(host: Person, wish: NewTable): Promise<{ table: WireTable; code: string } | Refused> {
    const rules = await this.parts.games.rules(wish.game);
    if (rules === undefined) return refuse('bad-setup', { message: `There is no game "${wish.game}".` });
    const document = newDocument({ id: drawId(), host, wish, game: rules.game, now: this.parts.now() });
    if (isRefused(document)) return document;
    return this.open(document);
  }

  private async open(document: TableDocument): Promise<{ table: WireTable; code: string }> {
    const code = drawSecret();
    await this.parts.storage.tables.create(document, hashSecret(code));
    return { table: wireTable(document), code };
  }

  /** The same people, seats and settings once more; whoever asks second is led to the table that is there already. */
  async rematch(id: Id, person: Person): Promise<{ table: WireTable } | Refused> {
    return this.inTurn(id, async (table) => {
      const { document } = table.standing;
      if (seatOf(document, person.id) === undefined) return refuse('not-seated');
      if (document.phase !== 'over') return refuse('not-over');
      if (document.rematch !== null) return this.read(document.rematch);
      const again = againDocument(document, person, drawId(), this.parts.now());
      await this.open(again);
      const refused = await this.commits.try(table, { kind: 'rematched', table: again.id });
      if (refused === 'taken') return refuse('behind');
      return refused === null ? { table: wireTable(again) } : refused;
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
    return this.inTurn(id, async (table) => {
      await this.telling.reach(table, from);
      const { document, play } = table.standing;
      if (play === null) return refuse('not-playing');
      const observer = observerOf(document, person);
      const frames = framesFrom(play, observer, from).filter(({ number }) => number <= to);
      return { frames, status: play.status(observer, document.first) };
    });
  }

  /** Something a person does. `null`: granted and stored. */
  async act(id: Id, person: Person, act: Act, admitted: boolean): Promise<Refused | null> {
    const { now } = this.parts;
    const actor: Actor = { person: person.id, name: person.name, admitted, now: now(), draw: drawSecret };
    const done = await this.inTurn(id, async (table) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const current = tries === 0 ? table : await this.reload(id);
        if (current === undefined) return refuse('not-found');
        const outcome = await this.tryAct(current, act, actor);
        // What is refused by a memory that may be behind is looked at once more.
        const isFinal = outcome === null || tries > 0 || !this.parts.isShared;
        if (outcome !== 'taken' && isFinal) return outcome;
      }
      return refuse('unavailable');
    });
    this.parts.measures.act(act.kind, done === null ? 'granted' : 'refused');
    return done;
  }

  /** Makes sure that what is in memory is not behind that entry of the log; without a number, that it is the newest. */
  async refresh(id: Id, number = Number.POSITIVE_INFINITY): Promise<void> {
    if (!this.parts.isShared) return;
    await this.inTurn(id, async (table) => {
      if (table.number < number) await this.reload(id);
      return null;
    });
  }

  /** A bot's answer, thought out at that entry of the log; stale thoughts are dropped. */
  async answerForBot(id: Id, seat: Seat, number: number, option: OptionBase): Promise<void> {
    await this.inTurn(id, async (table) => {
      const sitter = table.standing.document.seats[seat];
      if (table.number !== number || sitter?.kind !== 'bot') return null;
      const outcome = await this.commits.try(table, { kind: 'chose', seat, option });
      if (outcome !== null && outcome !== 'taken') {
        this.parts.onTrouble(new Error(`a bot's answer was refused: ${outcome.refused.error}`));
      }
      return null;
    });
  }

  /** Looks whether somebody's time, or a proposal's, has run out. */
  async lookAfter(id: Id): Promise<void> {
    await this.inTurn(id, async (table) => {
      for (let tries = 0; tries < TRIES; tries++) {
        const current = tries === 0 ? table : await this.reload(id);
        const fact = current === undefined ? undefined : overdue(current.standing.document, this.parts.now());
        if (current === undefined || fact === undefined) return null;
        if (fact.kind === 'expired') await this.telling.reachLast(current);
        await this.commits.try(current, fact);
      }
      return null;
    });
  }

  /** Why the person could not undo now; `null` where undo would be granted. */
  async undoRefusal(id: Id, person: Id): Promise<Refused | null> {
    return this.inTurn(id, async (table) => {
      const seat = seatOf(table.standing.document, person);
      if (seat === undefined) return refuse('not-seated');
      await this.telling.reachLast(table);
      const { play, document } = table.standing;
      if (play === null || document.phase !== 'playing') return refuse('not-playing');
      const refusal = play.undoRefusal(seat);
      return refusal === undefined ? null : byRules(refusal);
    });
  }

  /** For whoever thinks for the bots: what the table is, at one moment. */
  async inspect<Result>(id: Id, look: (table: LoadedTable) => Result): Promise<Result | undefined> {
    const found = await this.inTurn(id, (table) => Promise.resolve({ result: look(table) }));
    return isRefused(found) ? undefined : found.result;
  }

  async watch(id: Id, watcher: Watcher, have: Have | undefined): Promise<Refused | null> {
    await this.refresh(id);
    return this.inTurn(id, async (table) => {
      const room = this.crowd.room(id);
      room.enter(watcher, table.standing, have);
      await this.telling.tell(table);
      this.crowd.presenceChanged(id);
      this.telling.presence(id, table.standing.document, watcher);
      return null;
    });
  }

  unwatch(id: Id, watcher: Watcher): void {
    if (this.crowd.leave(id, watcher)) this.crowd.presenceChanged(id);
  }

  /** Says what was said to everybody at the table, in all processes. */
  spread(id: Id, line: ChatLine): void {
    this.crowd.publish(id, { kind: 'chat', line });
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

  private async tryAct(table: LoadedTable, act: Act, actor: Actor): Promise<Refused | null | 'taken'> {
    if (needsPast(act)) await this.telling.reachLast(table);
    const fact = decide(table.standing, act, actor);
    return isRefused(fact) ? fact : this.commits.try(table, fact);
  }

  /** Another process has written, or somebody came or went. */
  private heard(id: Id, message: 'presence' | News): void {
    const known = this.shelf.peek(id);
    // Most words are echoes of what this process has said itself.
    if (message !== 'presence' && known !== undefined && message.number <= known.number) return;
    this.inTurn(id, async (table) => {
      if (message === 'presence') this.telling.presence(id, table.standing.document);
      else if (message.number > table.number) await this.hearEntry(table, message);
      return null;
    }).catch(this.parts.onTrouble);
  }

  private async hearEntry(table: LoadedTable, { choice }: News): Promise<void> {
    const before = table.standing.document;
    const isFollowed = choice !== null && follow(table, choice);
    const now = isFollowed ? table : await this.reload(table.id);
    if (isFollowed) await this.telling.tell(table);
    this.telling.presenceOfOthers(before, now?.standing.document ?? before);
    table.standing.play?.trim();
  }

  private readAllAnew(): void {
    for (const id of new Set([...this.shelf.ids, ...this.crowd.ids])) {
      this.turns.run(id, () => this.reload(id)).catch(this.parts.onTrouble);
    }
  }
}

/** Acts that look back at what was before the newest state. */
function needsPast(act: Act): boolean {
  return act.kind === 'undo' || act.kind === 'propose' || act.kind === 'vote' || act.kind === 'leave';
}

function overdue(document: TableDocument, now: number): Fact | undefined {
  if (document.phase !== 'playing') return undefined;
  const proposal = document.proposals.find(({ expires }) => expires <= now);
  if (proposal !== undefined) return { kind: 'expired', proposal: proposal.id };
  const seats = lateSeats(document, now);
  return seats.length === 0 ? undefined : { kind: 'late', seats };
}
