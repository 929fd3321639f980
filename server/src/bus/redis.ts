import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';
import { inboxOf, LISTEN, listenersOf, PREFIX, SAY, SHARED, STOP } from './redis-scripts.ts';

/** Where a process says that what it had to say got lost. */
const GAP = `${PREFIX}gap`;
/** Whoever listens is known for a day, and says so again long before. */
const KNOWN_SECONDS = 24 * 60 * 60;
const RENEW_MS = 6 * 60 * 60 * 1000;
/** As much as one command asks for or says. */
const AT_ONCE = 500;
/** What follows a word within this time travels together. */
const GATHER_MS = 2;

interface Word {
  readonly topic: string;
  readonly message: unknown;
}

/**
 * Several processes, through Redis, which knows who listens to what. Nearly always everybody at a table is connected to
 * one process: then others are not told, and what is said in one turn of the event loop is asked about together. While
 * Redis is away messages to others are lost, and everybody is told so when it is back.
 */
export class RedisBus implements Bus {
  private readonly process = randomUUID();
  private readonly listeners = new Listeners();
  /** Topics where Redis knows for sure that this process listens. */
  private readonly entered = new Set<string>();
  private readonly gaps: (() => void)[] = [];
  private readonly words: Word[] = [];
  private saying: Promise<void> | undefined;
  /** A connection was lost, and not everything is as it was before yet. */
  private hasGap = false;
  private readonly sender: Redis;
  private readonly receiver: Redis;
  /** Enters what this process listens to; waits for a Redis that is away. */
  private readonly register: Redis;
  private readonly renewal: NodeJS.Timeout;
  private readonly onTrouble: (error: unknown) => void;

  private constructor(url: string, onTrouble: (error: unknown) => void) {
    this.onTrouble = onTrouble;
    // What cannot be sent now is of no use later: whoever listens reads the database after a gap.
    this.sender = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    this.register = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const connection of this.connections) {
      connection.on('error', onTrouble);
      // Perhaps Redis itself is gone, and with it what it knew.
      connection.on('close', () => {
        this.entered.clear();
        this.hasGap = true;
      });
    }
    this.receiver.on('message', (channel: string, message: string) => this.heard(channel, message));
    this.renewal = setInterval(() => void this.enter(this.listeners.topics).catch(onTrouble), RENEW_MS).unref();
  }

  static async connect(url: string, onTrouble: (error: unknown) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, onTrouble);
    await Promise.all(bus.connections.map((connection) => connection.connect()));
    await bus.openEars();
    // Perhaps this process takes the place of one that was killed when it had stored something and not yet said so.
    await bus.sender.publish(GAP, '');
    // What could not be sent has been stored: everybody must look for it.
    bus.sender.on('ready', () => void bus.sender.publish(GAP, '').catch(onTrouble));
    for (const connection of bus.connections) {
      connection.on('ready', () => {
        // Where all were lost together, once and with the last of them: everybody reads everything then.
        if (bus.connections.every(({ status }) => status === 'ready')) void bus.listenAgain().catch(onTrouble);
      });
    }
    return bus;
  }

  publish(topic: string, message: unknown): void {
    this.listeners.tellSoon(topic, message);
    this.words.push({ topic, message });
    this.saying ??= this.say();
  }

  async subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void> {
    const own = (message: unknown): void => listener(message);
    this.listeners.add(topic, own);
    // Asked for every time: Redis answers in order, so a second listener, too, waits until messages arrive.
    await this.enter([topic]);
    return () => {
      if (this.listeners.remove(topic, own)) this.leave([topic]).catch(this.onTrouble);
    };
  }

  get isWhole(): boolean {
    return !this.hasGap;
  }

  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  async check(): Promise<void> {
    await this.sender.ping();
  }

  async close(): Promise<void> {
    this.gaps.length = 0;
    clearInterval(this.renewal);
    this.receiver.disconnect();
    await this.saying;
    // Answered after all that was said before: nothing of it gets lost.
    await this.check().catch(this.onTrouble);
    this.sender.disconnect();
    if (this.register.status === 'ready') await this.leave(this.listeners.topics).catch(this.onTrouble);
    this.register.disconnect();
  }

  private get connections(): readonly Redis[] {
    return [this.sender, this.receiver, this.register];
  }

  /** One turn of the event loop after the other, so that words keep their order. */
  private async say(): Promise<void> {
    await new Promise(setImmediate);
    while (this.words.length > 0) {
      const more = pause(GATHER_MS);
      await this.sayAll(this.words.splice(0, AT_ONCE)).catch(this.onTrouble);
      await more;
    }
    this.saying = undefined;
  }

  private async sayAll(words: readonly Word[]): Promise<void> {
    const heard = await this.heardElsewhere(words);
    if (heard.length > 0) this.send(heard).catch(this.onTrouble);
  }

  /**
   * Without the words that nobody but this process listens to. Whoever begins to listen after Redis was asked reads what
   * the words are about, since that was stored before they were said.
   */
  private async heardElsewhere(words: readonly Word[]): Promise<Word[]> {
    const own = words.filter(({ topic }) => this.entered.has(topic));
    if (own.length === 0) return [...words];
    const shared = await this.sender.zmscore(SHARED, ...own.map(({ topic }) => topic));
    const alone = new Set(own.filter((_, place) => shared[place] === null));
    return words.filter((word) => !alone.has(word));
  }

  private async send(words: readonly Word[]): Promise<void> {
    const lists = words.map(({ topic }) => listenersOf(topic));
    const said = words.map(({ topic, message }) => JSON.stringify([topic, message]));
    await this.sender.eval(SAY, lists.length, ...lists, this.process, ...said);
  }

  private heard(channel: string, message: string): void {
    if (channel === GAP) return this.tellGap();
    for (const [topic, told] of JSON.parse(message) as [string, unknown][]) this.listeners.tell(topic, told);
  }

  private async enter(topics: readonly string[]): Promise<void> {
    for (const some of portions(topics)) {
      const now = Math.floor(Date.now() / 1000);
      const keys = [SHARED, ...some.map(listenersOf)];
      const before = some.map((topic) => this.listeners.of(topic));
      await this.register.eval(LISTEN, keys.length, ...keys, this.process, now, now + KNOWN_SECONDS, ...some);
      for (const [place, topic] of some.entries()) {
        const after = this.listeners.of(topic);
        // Where everybody stopped in the meantime, Redis has been told so since, whoever listens now.
        if (after !== undefined && after === before[place]) this.entered.add(topic);
      }
    }
  }

  private async leave(topics: readonly string[]): Promise<void> {
    for (const topic of topics) this.entered.delete(topic);
    for (const some of portions(topics)) {
      const keys = [SHARED, ...some.map(listenersOf)];
      await this.register.eval(STOP, keys.length, ...keys, this.process, ...some);
    }
  }

  private async openEars(): Promise<void> {
    await this.receiver.subscribe(GAP, inboxOf(this.process));
  }

  /**
   * The client renews its subscriptions by itself, but says that it is ready before Redis has them; and a Redis that was
   * started anew knows of no listeners. Once it has answered all this, whoever reads misses nothing that is said later.
   */
  private async listenAgain(): Promise<void> {
    await this.openEars();
    await this.enter(this.listeners.topics);
    this.hasGap = this.connections.some(({ status }) => status !== 'ready');
    this.tellGap();
  }

  private tellGap(): void {
    for (const listener of this.gaps) listener();
  }
}

function portions(topics: readonly string[]): string[][] {
  const count = Math.ceil(topics.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => topics.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}
