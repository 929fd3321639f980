import { randomBytes, randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import type { Id } from '@cabale/protocol';
import type { Budgets } from './budgets/budgets.ts';
import { Retention } from './budgets/retention.ts';
import { TableBudgets } from './budgets/table-budgets.ts';
import { Guesses } from './budgets/guesses.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { ClockWatch, monotonicNow } from './clocks.ts';
import { publicAddresses, type Resolve } from './destinations.ts';
import type { Settings } from './environment.ts';
import type { Games } from './games.ts';
import type { Job, Jobs } from './jobs/jobs.ts';
import { LocalJobs } from './jobs/local.ts';
import { Limiter } from './limiter.ts';
import { Measures } from './measures.ts';
import { Deletion } from './people/deletion.ts';
import { People } from './people/people.ts';
import { PersonChannels } from './people/person-channels.ts';
import { Push, type Deliver, type PushKeys } from './push.ts';
import { Connections } from './socket/connections.ts';
import type { RandomBytes } from './random.ts';
import { Past } from './replay/past.ts';
import type { Replayer } from './replay/replayer.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { answerAsBot, type Thinker, type Thinking } from './tables/bots.ts';
import { IdleSweeper } from './tables/idle-sweeper.ts';
import { Packs } from './tables/packs.ts';
import { recordResult } from './tables/record-result.ts';
import type { TableServices } from './tables/table-actor.ts';
import { TableFactory } from './tables/table-factory.ts';
import { Tables } from './tables/tables.ts';

export interface HouseParts {
  readonly settings: Pick<
    Settings,
    'database' | 'redis' | 'role' | 'botThreads' | 'loadedTables' | 'rates' | 'budgets' | 'retention' | 'push'
  >;
  readonly games: Games;
  readonly thinker: Thinker;
  readonly replayer: Replayer;
  readonly now: () => number;
  /** The machine's own unless given. */
  readonly monotonic?: () => number;
  /** Where table ids and the server's part of deals are drawn from; the machine's own source unless given. */
  readonly random?: RandomBytes;
  /** How notifications leave; to public addresses only where nothing is said. */
  readonly deliver?: Deliver;
  /** How the names of push services are looked up; by asking name servers where nothing is said. */
  readonly resolve?: Resolve;
  readonly onTrouble: (error: unknown) => void;
  /** Nothing can be stored any more: whoever runs the house should end it. Trouble where nothing is said. */
  readonly onGone?: (error: Error) => void;
}

/** Tables nobody has touched for this long leave memory. */
const UNUSED_MS = 10 * 60 * 1000;
/** Lines of chat of one person. */
const CHAT_PER_MINUTE = 20;
const CHAT_AT_ONCE = 6;
const TIDY_EVERY_MS = 20_000;
/** How often presence is said again, at some of the tables each time. */
const PRESENCE_EVERY_MS = 1000;
/** How often it is checked that the sessions of open sockets have not ended. */
const LOOK_EVERY_MS = 30_000;
/** How often what has expired is deleted. */
const EXPIRE_EVERY_MS = 60 * 60 * 1000;
/** How often it is checked whether the time of day was set. */
const CLOCK_EVERY_MS = 1000;
/** How often jobs are looked for that got lost. */
const PLAN_EVERY_MS = 60_000;

/** What a house stands on. */
interface Carriers {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly push: Push | undefined;
}

/** Everything behind the doors: what HTTP and sockets are made of. */
export class House {
  readonly storage: Storage;
  readonly people: People;
  readonly deletion: Deletion;
  readonly retention: Retention;
  readonly connections: Connections;
  /** Where keys for it are configured. */
  readonly push: Push | undefined;
  readonly tables: Tables;
  readonly factory: TableFactory;
  /** The rules that tables are played by. */
  readonly packs: Packs;
  /** What was played before the moments in memory. */
  readonly past: Past;
  readonly channels: PersonChannels;
  readonly games: Games;
  readonly rates: Settings['rates'];
  readonly budgets: Budgets;
  readonly measures: Measures;
  readonly limits: Limiter;
  readonly chatLimits: Limiter;
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
  /** Open sockets; the door counts them. */
  sockets = 0;
  private readonly bus: Bus;
  private readonly jobs: Jobs;
  private readonly thinking: Thinking;
  private readonly replayer: Replayer;
  private readonly resolve: Resolve | undefined;
  private isClosing = false;
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(parts: HouseParts, { storage, bus, jobs, push }: Carriers) {
    const { settings, now, onTrouble, games } = parts;
    this.storage = storage;
    this.bus = bus;
    this.now = now;
    this.games = games;
    this.rates = settings.rates;
    this.budgets = settings.budgets;
    this.onTrouble = onTrouble;
    this.thinking = { thinker: parts.thinker, onTrouble, isClosing: () => this.isClosing };
    this.jobs = jobs;
    this.replayer = parts.replayer;
    this.resolve = parts.resolve;
    this.push = push;
    this.people = new People(storage.people, now, new Guesses(settings.budgets.logins, parts.monotonic));
    this.connections = new Connections(this.people, onTrouble);
    this.measures = new Measures({ sockets: () => this.sockets, loaded: () => this.tables.loaded });
    this.limits = new Limiter(settings.rates.person, Math.ceil(settings.rates.person / 6), parts.monotonic);
    this.chatLimits = new Limiter(CHAT_PER_MINUTE, CHAT_AT_ONCE, parts.monotonic);
    this.channels = new PersonChannels(bus);
    this.packs = new Packs(games, storage.packs);
    this.past = new Past({ ...storage, replayer: parts.replayer, onTrouble });
    const services: TableServices = {
      store: storage.tables,
      bus,
      jobs,
      packs: this.packs,
      past: this.past,
      people: this.channels,
      budgets: new TableBudgets(storage.tables, this.budgets, parts.monotonic),
      measures: this.measures,
      sweeper: new IdleSweeper(),
      now,
      random: parts.random ?? randomBytes,
      process: randomUUID(),
      isShared: settings.redis !== undefined,
      onTrouble,
      onTurn: (person, table) => void push?.turn(person, table).catch(onTrouble),
    };
    this.tables = new Tables(services, settings.loadedTables);
    this.factory = new TableFactory({ ...services, games, tables: this.tables });
    this.retention = new Retention(storage, settings.retention, now);
    this.deletion = new Deletion(storage, this.tables, this.channels, now);
    bus.onGap(() => this.connections.checkAll());
  }

  static async open(parts: HouseParts): Promise<House> {
    const { settings, onTrouble } = parts;
    const storage = await openStorage(settings.database, onTrouble, parts.onGone);
    const house = new House(parts, {
      storage,
      bus: await busFor(settings, onTrouble),
      jobs: await jobsFor(parts),
      push: settings.push === undefined ? undefined : await pushFor(settings.push, parts, storage),
    });
    await house.jobs.work((job) => house.work(job));
    await house.planAll();
    house.every(TIDY_EVERY_MS, () => house.tidy());
    house.every(LOOK_EVERY_MS, () => void house.connections.look());
    house.every(EXPIRE_EVERY_MS, () => void house.expire().catch(onTrouble));
    house.every(PRESENCE_EVERY_MS, () => house.tables.renewPresence());
    house.every(PLAN_EVERY_MS, () => void house.planAll().catch(onTrouble));
    house.watchClock(parts);
    return house;
  }

  /** Removes keys that have expired, and ends deletions of people that were interrupted. */
  async expire(): Promise<void> {
    await this.people.deleteExpired();
    await this.deletion.resume();
    await this.retention.sweep();
  }

  /** Whether a name is known and stands for public addresses only. */
  async isPublicName(name: string): Promise<boolean> {
    try {
      return (await publicAddresses(name, this.resolve)).length > 0;
    } catch {
      return false;
    }
  }

  /** `false` while words of other processes may be lost. */
  get isWhole(): boolean {
    return this.bus.isWhole;
  }

  /** Throws where something this house stands on does not answer. */
  async check(): Promise<void> {
    await Promise.all([this.storage.check(), this.bus.check()]);
  }

  /** Finishes what has begun, so that nothing acknowledged is lost and nothing half done is left. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.isClosing = true;
    await Promise.all([this.jobs.close(), this.thinking.thinker.close()]);
    await this.tables.idle();
    await this.replayer.close();
    await this.retention.close();
    this.tables.flushPresence();
    await this.bus.close();
    await this.storage.close();
  }

  private every(time: number, task: () => void): void {
    this.timers.push(setInterval(task, time).unref());
  }

  private async work(job: Job): Promise<void> {
    try {
      await this.do(job);
      this.measures.job(job.kind, 'done');
    } catch (error) {
      this.measures.job(job.kind, 'failed');
      throw error;
    }
  }

  private async do(job: Job): Promise<void> {
    // The job may have come faster than the news it is about.
    await this.tables.refresh(job.table, job.kind === 'bot' ? job.number : undefined);
    switch (job.kind) {
      case 'bot':
        return answerAsBot(this.tables, this.thinking, job.table);
      case 'due':
        return this.tables.at(job.table).applyDeadlines();
      case 'settle':
        return recordResult(this.tables, this.storage.results, job.table, this.now());
      case 'record':
        return this.keepRecord(job.table);
    }
  }

  private async keepRecord(table: Id): Promise<void> {
    const document = await this.tables.at(table).document();
    if (document !== undefined) await this.past.record(document);
  }

  /** Plans again all that the database says is still to be done: whatever carried the jobs may have lost them. */
  private async planAll(): Promise<void> {
    const { tables } = this.storage;
    for (const { id, due } of await tables.due()) await this.jobs.add({ kind: 'due', table: id, at: due });
    for (const { id, number } of await tables.owedByBots()) await this.jobs.add({ kind: 'bot', table: id, number });
    for (const id of await tables.unsettled()) await this.jobs.add({ kind: 'settle', table: id });
  }

  private watchClock({ now, monotonic = monotonicNow, onTrouble }: HouseParts): void {
    const watch = new ClockWatch({ wall: now, monotonic }, () => {
      this.jobs.retime();
      this.planAll().catch(onTrouble);
    });
    this.every(CLOCK_EVERY_MS, () => watch.look());
  }

  /** Puts away what nobody needs; done by itself every now and then. */
  tidy(): void {
    this.tables.evictUnusedSince(this.now() - UNUSED_MS);
  }
}

function pushFor(keys: PushKeys, { now, onTrouble, deliver }: HouseParts, { people }: Storage): Promise<Push> {
  return Push.with({ keys, people, now, onTrouble, deliver });
}

type Trouble = (error: unknown) => void;

// What only several processes need is loaded only for them.

async function busFor({ redis }: HouseParts['settings'], onTrouble: Trouble): Promise<Bus> {
  if (redis === undefined) return new LocalBus();
  const { RedisBus } = await import('./bus/redis.ts');
  return RedisBus.connect(redis, onTrouble);
}

async function jobsFor({ settings, now, onTrouble }: HouseParts): Promise<Jobs> {
  const { redis, role, botThreads } = settings;
  // Jobs besides thinking are short; with some more than there are threads they never wait for a thought.
  const atOnce = botThreads + cpus().length;
  if (redis === undefined) return new LocalJobs(atOnce, onTrouble, now);
  const { BullJobs } = await import('./jobs/bullmq.ts');
  return new BullJobs({ url: redis, atOnce, queues: role === 'web' ? ['clocks'] : ['bots', 'clocks'], onTrouble });
}
