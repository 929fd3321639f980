import { randomBytes, randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import type { Id } from '@cabale/protocol';
import type { Budgets } from './budgets/budgets.ts';
import { Retention } from './budgets/retention.ts';
import { TableBudgets } from './budgets/table-budgets.ts';
import { LoginAttempts } from './budgets/login-attempts.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { ClockWatch, monotonicNow } from './clocks.ts';
import { publicAddresses, type Resolve } from './public-addresses.ts';
import type { Settings } from './environment.ts';
import type { Games } from './games.ts';
import type { Job, Jobs } from './jobs/jobs.ts';
import { LocalJobs } from './jobs/local.ts';
import { Limiter } from './limiter.ts';
import { Metrics } from './metrics.ts';
import { Deletion } from './people/deletion.ts';
import { People } from './people/people.ts';
import { PersonChannels } from './people/person-channels.ts';
import { Push, type Deliver, type PushKeys } from './push.ts';
import { Connections } from './socket/connections.ts';
import type { RandomBytes } from './random.ts';
import { GameHistory } from './replay/game-history.ts';
import type { Replayer } from './replay/replayer.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { chooseForBot, type Thinker, type BotContext } from './tables/bots.ts';
import { IdleSweeper } from './tables/idle-sweeper.ts';
import { Packs } from './tables/packs.ts';
import { recordResult } from './tables/record-result.ts';
import type { TableServices } from './tables/table-services.ts';
import { TableFactory } from './tables/table-factory.ts';
import { Tables } from './tables/tables.ts';

export interface AppParts {
  readonly settings: Pick<
    Settings,
    'database' | 'redis' | 'role' | 'botThreads' | 'loadedTables' | 'rates' | 'budgets' | 'retention' | 'push'
  >;
  readonly games: Games;
  readonly thinker: Thinker;
  readonly replayer: Replayer;
  readonly now: () => number;
  /** By default the machine's own. */
  readonly monotonic?: () => number;
  /** Source of table ids and of the server's part of deals; by default the machine's own. */
  readonly random?: RandomBytes;
  /** Sends notifications; by default to public addresses only. */
  readonly deliver?: Deliver;
  /** Resolves the host names of push services; by default through name servers. */
  readonly resolve?: Resolve;
  readonly onError: (error: unknown) => void;
  /** Called when nothing can be stored any more and the process must be restarted; by default `onError`. */
  readonly onFatal?: (error: Error) => void;
}

/** Tables unused for this long are evicted from memory. */
const UNUSED_MS = 10 * 60 * 1000;
/** Chat lines of one person. */
const CHAT_PER_MINUTE = 20;
const CHAT_BURST = 6;
const EVICT_EVERY_MS = 20_000;
/** How often presence is announced again, at some of the tables each time. */
const PRESENCE_EVERY_MS = 1000;
/** How often the sessions of open sockets are checked. */
const SESSION_CHECK_MS = 30_000;
/** How often expired data is deleted. */
const EXPIRE_EVERY_MS = 60 * 60 * 1000;
/** How often the time of day is checked for jumps. */
const CLOCK_CHECK_MS = 1000;
/** How often lost jobs are restored from the database. */
const RESTORE_JOBS_MS = 60_000;

/** The services that an app is built on. */
interface Backends {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly push: Push | undefined;
}

/** Everything behind HTTP and sockets. */
export class App {
  readonly storage: Storage;
  readonly people: People;
  readonly deletion: Deletion;
  readonly retention: Retention;
  readonly connections: Connections;
  /** `undefined` without keys for notifications. */
  readonly push: Push | undefined;
  readonly tables: Tables;
  readonly factory: TableFactory;
  /** The rules that tables are played by. */
  readonly packs: Packs;
  /** What was played before the moments in memory. */
  readonly history: GameHistory;
  readonly channels: PersonChannels;
  readonly games: Games;
  readonly rates: Settings['rates'];
  readonly budgets: Budgets;
  readonly metrics: Metrics;
  readonly limits: Limiter;
  readonly chatLimits: Limiter;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** How many sockets are open. */
  sockets = 0;
  private readonly bus: Bus;
  private readonly jobs: Jobs;
  private readonly bots: BotContext;
  private readonly replayer: Replayer;
  private readonly resolve: Resolve | undefined;
  private isClosing = false;
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(parts: AppParts, { storage, bus, jobs, push }: Backends) {
    const { settings, now, onError, games } = parts;
    this.storage = storage;
    this.bus = bus;
    this.now = now;
    this.games = games;
    this.rates = settings.rates;
    this.budgets = settings.budgets;
    this.onError = onError;
    this.bots = { thinker: parts.thinker, onError, isClosing: () => this.isClosing };
    this.jobs = jobs;
    this.replayer = parts.replayer;
    this.resolve = parts.resolve;
    this.push = push;
    this.people = new People(storage.people, now, new LoginAttempts(settings.budgets.logins, parts.monotonic));
    this.connections = new Connections(this.people, onError);
    this.metrics = new Metrics();
    this.limits = new Limiter(settings.rates.person, Math.ceil(settings.rates.person / 6), parts.monotonic);
    this.chatLimits = new Limiter(CHAT_PER_MINUTE, CHAT_BURST, parts.monotonic);
    this.channels = new PersonChannels(bus);
    this.packs = new Packs(games, storage.packs);
    this.history = new GameHistory({ ...storage, replayer: parts.replayer, onError });
    const services: TableServices = {
      store: storage.tables,
      bus,
      jobs,
      packs: this.packs,
      history: this.history,
      people: this.channels,
      budgets: new TableBudgets(storage.tables, this.budgets, parts.monotonic),
      metrics: this.metrics,
      sweeper: new IdleSweeper(),
      now,
      random: parts.random ?? randomBytes,
      process: randomUUID(),
      isShared: settings.redis !== undefined,
      onError,
      onTurn: (person, table) => void push?.turn(person, table).catch(onError),
    };
    const tables = new Tables(services, settings.loadedTables);
    this.tables = tables;
    this.metrics.addGauges({ sockets: () => this.sockets, loaded: () => tables.loaded });
    this.factory = new TableFactory({ ...services, games, tables });
    this.retention = new Retention(storage, settings.retention, now);
    this.deletion = new Deletion(storage, this.tables, this.channels, now);
    bus.onGap(() => this.connections.suspendAndCheckAll());
  }

  static async open(parts: AppParts): Promise<App> {
    const { settings, onError } = parts;
    const storage = await openStorage(settings.database, onError, parts.onFatal);
    const app = new App(parts, {
      storage,
      bus: await busFor(settings, onError),
      jobs: await jobsFor(parts),
      push: settings.push === undefined ? undefined : await pushFor(settings.push, parts, storage),
    });
    await app.jobs.work((job) => app.runJob(job));
    await app.restoreJobs();
    app.every(EVICT_EVERY_MS, () => app.evictUnused());
    app.every(SESSION_CHECK_MS, () => void app.connections.check());
    app.every(EXPIRE_EVERY_MS, () => void app.expire().catch(onError));
    app.every(PRESENCE_EVERY_MS, () => app.tables.renewPresence());
    app.every(RESTORE_JOBS_MS, () => void app.restoreJobs().catch(onError));
    app.watchClock(parts);
    return app;
  }

  /** Deletes expired data and finishes interrupted deletions of people. */
  async expire(): Promise<void> {
    await this.people.deleteExpired();
    await this.deletion.resume();
    await this.retention.sweep();
  }

  /** Whether a host name resolves, and to public addresses only. */
  async isPublicName(name: string): Promise<boolean> {
    try {
      return (await publicAddresses(name, this.resolve)).length > 0;
    } catch {
      return false;
    }
  }

  /** `false` while messages of other processes may be lost. */
  get isReliable(): boolean {
    return this.bus.isReliable;
  }

  /** Throws if the database or the bus does not work. */
  async check(): Promise<void> {
    await Promise.all([this.storage.check(), this.bus.check()]);
  }

  /** Finishes what has begun, so that nothing acknowledged is lost. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.isClosing = true;
    await Promise.all([this.jobs.close(), this.bots.thinker.close()]);
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

  private async runJob(job: Job): Promise<void> {
    try {
      await this.dispatch(job);
      this.metrics.job(job.kind, 'done');
    } catch (error) {
      this.metrics.job(job.kind, 'failed');
      throw error;
    }
  }

  private async dispatch(job: Job): Promise<void> {
    // The job may have arrived before the entry it is about.
    await this.tables.refresh(job.table, job.kind === 'bot' ? job.number : undefined);
    switch (job.kind) {
      case 'bot':
        return chooseForBot(this.tables, this.bots, job.table);
      case 'due':
        return this.tables.at(job.table).applyDeadlines();
      case 'settle':
        return recordResult(this.tables, this.storage.results, job.table, this.now());
      case 'record':
        return this.storeRecord(job.table);
    }
  }

  private async storeRecord(table: Id): Promise<void> {
    const document = await this.tables.at(table).document();
    if (document !== undefined) await this.history.record(document);
  }

  /** Adds every job that the database shows to be open, since queues may lose jobs. */
  private async restoreJobs(): Promise<void> {
    const { tables } = this.storage;
    for (const { id, due } of await tables.due()) await this.jobs.add({ kind: 'due', table: id, at: due });
    for (const { id, number } of await tables.owedByBots()) await this.jobs.add({ kind: 'bot', table: id, number });
    for (const id of await tables.unsettled()) await this.jobs.add({ kind: 'settle', table: id });
  }

  private watchClock({ now, monotonic = monotonicNow, onError }: AppParts): void {
    const watch = new ClockWatch({ wall: now, monotonic }, () => {
      this.jobs.reschedule();
      this.restoreJobs().catch(onError);
    });
    this.every(CLOCK_CHECK_MS, () => watch.check());
  }

  /** Evicts unused tables; also called regularly. */
  evictUnused(): void {
    this.tables.evictUnusedSince(this.now() - UNUSED_MS);
  }
}

function pushFor(keys: PushKeys, { now, onError, deliver }: AppParts, { people }: Storage): Promise<Push> {
  return Push.with({ keys, people, now, onError, deliver });
}

type ErrorHandler = (error: unknown) => void;

// Loaded on demand: only several processes need Redis.

async function busFor({ redis }: AppParts['settings'], onError: ErrorHandler): Promise<Bus> {
  if (redis === undefined) return new LocalBus();
  const { RedisBus } = await import('./bus/redis.ts');
  return RedisBus.connect(redis, onError);
}

async function jobsFor({ settings, now, onError }: AppParts): Promise<Jobs> {
  const { redis, role, botThreads } = settings;
  // Other jobs are short; with more slots than bot threads they never wait for a bot.
  const concurrency = botThreads + cpus().length;
  if (redis === undefined) return new LocalJobs(concurrency, onError, now);
  const { BullJobs } = await import('./jobs/bullmq.ts');
  return new BullJobs({ url: redis, concurrency, queues: role === 'web' ? ['clocks'] : ['bots', 'clocks'], onError });
}
