import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';
import { inboxOf, LISTEN, listenersOf, PREFIX, PUBLISH, SHARED, STOP } from './redis-scripts.ts';

/** The channel on which a process announces that its messages were lost. */
const GAP = `${PREFIX}gap`;
/** Listener entries expire after a day and are renewed long before. */
const EXPIRY_SECONDS = 24 * 60 * 60;
const RENEW_MS = 6 * 60 * 60 * 1000;
/** Time limits for connecting and for commands. */
const LIMITS = { lazyConnect: true, connectTimeout: 5000, commandTimeout: 2000 } as const;
/**
 * How often every connection is pinged. A silently lost one is detected after this time and the limit of a command: 4
 * seconds.
 */
const HEARTBEAT_MS = 2000;
/** Topics or messages of one command. */
const BATCH_SIZE = 500;
/** Messages within this time are sent together. */
const BATCH_MS = 2;

interface Outgoing {
  readonly topic: string;
  readonly message: unknown;
}

/**
 * The bus of several processes, through Redis, which keeps the listeners of each topic. Nearly always everybody at a
 * table is connected to one process; then nothing is sent, and the topics of one turn of the event loop are looked up
 * together. While Redis is unreachable messages to others are lost; a gap is announced when it is back.
 */
export class RedisBus implements Bus {
  private readonly process = randomUUID();
  private readonly listeners = new Listeners();
  /** Topics for which Redis has confirmed this process as a listener. */
  private readonly confirmed = new Set<string>();
  private readonly gaps: (() => void)[] = [];
  private readonly messages: Outgoing[] = [];
  private sending: Promise<void> | undefined;
  /** A connection was lost and has not been restored completely. */
  private hasGap = false;
  private readonly sender: Redis;
  private readonly receiver: Redis;
  /** Registers listeners; waits while Redis is unreachable. */
  private readonly registry: Redis;
  private readonly renewal: NodeJS.Timeout;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly onError: (error: unknown) => void;

  private constructor(url: string, onError: (error: unknown) => void) {
    this.onError = onError;
    // Messages that cannot be sent now are dropped: listeners read the database after a gap.
    this.sender = new Redis(url, { ...LIMITS, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.receiver = new Redis(url, { ...LIMITS, maxRetriesPerRequest: null });
    this.registry = new Redis(url, { ...LIMITS, maxRetriesPerRequest: null });
    for (const connection of this.connections) {
      connection.on('error', onError);
      // Redis may have restarted and lost the listeners.
      connection.on('close', () => {
        this.confirmed.clear();
        this.hasGap = true;
      });
    }
    this.receiver.on('message', (channel: string, message: string) => this.receive(channel, message));
    this.renewal = setInterval(() => void this.register(this.listeners.topics).catch(onError), RENEW_MS).unref();
    this.heartbeat = setInterval(() => this.pingAll(), HEARTBEAT_MS).unref();
  }

  static async connect(url: string, onError: (error: unknown) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, onError);
    await Promise.all(bus.connections.map((connection) => connection.connect()));
    await bus.subscribeInbox();
    // This process may replace one that was killed after storing an entry and before publishing it.
    await bus.sender.publish(GAP, '');
    // Unsent messages are about stored data, so all processes must read it again.
    bus.sender.on('ready', () => void bus.sender.publish(GAP, '').catch(onError));
    for (const connection of bus.connections) {
      connection.on('ready', () => {
        // If all connections were lost, once with the last of them, since everything is then read again.
        if (bus.connections.every(({ status }) => status === 'ready')) void bus.restoreListeners().catch(bus.reconnect);
      });
    }
    return bus;
  }

  publish(topic: string, message: unknown): void {
    this.listeners.emitSoon(topic, message);
    this.messages.push({ topic, message });
    this.sending ??= this.sendPending();
  }

  async subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void> {
    const own = (message: unknown): void => listener(message);
    this.listeners.add(topic, own);
    // Registered every time: Redis answers in order, so a second listener also waits until delivery is certain.
    const stop = (): void => {
      if (this.listeners.remove(topic, own)) this.unregister([topic]).catch(this.onError);
    };
    try {
      await this.register([topic]);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  get isReliable(): boolean {
    return !this.hasGap;
  }

  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  async check(): Promise<void> {
    await Promise.all(this.connections.map((connection) => this.ping(connection)));
  }

  async close(): Promise<void> {
    this.gaps.length = 0;
    clearInterval(this.renewal);
    clearInterval(this.heartbeat);
    this.receiver.disconnect();
    await this.sending;
    // Answered after all earlier messages, so none of them is lost.
    await this.sender.ping().catch(this.onError);
    this.sender.disconnect();
    if (this.registry.status === 'ready') await this.unregister(this.listeners.topics).catch(this.onError);
    this.registry.disconnect();
  }

  private get connections(): readonly Redis[] {
    return [this.sender, this.receiver, this.registry];
  }

  /** Sends one batch after the other, so that messages keep their order. */
  private async sendPending(): Promise<void> {
    await new Promise(setImmediate);
    while (this.messages.length > 0) {
      const more = delay(BATCH_MS);
      await this.sendBatch(this.messages.splice(0, BATCH_SIZE)).catch(this.onError);
      await more;
    }
    this.sending = undefined;
  }

  private async sendBatch(messages: readonly Outgoing[]): Promise<void> {
    const receive = await this.withRemoteListeners(messages);
    if (receive.length > 0) this.send(receive).catch(this.onError);
  }

  /**
   * The messages with listeners in other processes. A process that subscribes after the lookup reads what the message
   * is about, since it was stored before.
   */
  private async withRemoteListeners(messages: readonly Outgoing[]): Promise<Outgoing[]> {
    const own = messages.filter(({ topic }) => this.confirmed.has(topic));
    if (own.length === 0) return [...messages];
    const shared = await this.sender.zmscore(SHARED, ...own.map(({ topic }) => topic));
    const alone = new Set(own.filter((_, place) => shared[place] === null));
    return messages.filter((outgoing) => !alone.has(outgoing));
  }

  private async send(messages: readonly Outgoing[]): Promise<void> {
    const lists = messages.map(({ topic }) => listenersOf(topic));
    const texts = messages.map(({ topic, message }) => JSON.stringify([topic, message]));
    await this.sender.eval(PUBLISH, lists.length, ...lists, this.process, ...texts);
  }

  private receive(channel: string, message: string): void {
    if (channel === GAP) return this.announceGap();
    for (const [topic, content] of JSON.parse(message) as [string, unknown][]) this.listeners.emit(topic, content);
  }

  private async register(topics: readonly string[]): Promise<void> {
    for (const some of batches(topics)) {
      const keys = [SHARED, ...some.map(listenersOf)];
      const before = some.map((topic) => this.listeners.of(topic));
      await this.registry.eval(LISTEN, keys.length, ...keys, this.process, EXPIRY_SECONDS, ...some);
      for (const [place, topic] of some.entries()) {
        const after = this.listeners.of(topic);
        // If the topic was left in the meantime, its removal follows this command, whoever listens now.
        if (after !== undefined && after === before[place]) this.confirmed.add(topic);
      }
    }
  }

  private async unregister(topics: readonly string[]): Promise<void> {
    for (const topic of topics) this.confirmed.delete(topic);
    for (const some of batches(topics)) {
      const keys = [SHARED, ...some.map(listenersOf)];
      await this.registry.eval(STOP, keys.length, ...keys, this.process, ...some);
    }
  }

  private async subscribeInbox(): Promise<void> {
    await this.receiver.subscribe(GAP, inboxOf(this.process));
  }

  /**
   * The client renews its subscriptions, but reports ready before Redis has them, and a restarted Redis has no
   * listeners. Only after both are restored can data be read without missing later messages.
   */
  private async restoreListeners(): Promise<void> {
    await this.subscribeInbox();
    await this.register(this.listeners.topics);
    this.hasGap = this.connections.some(({ status }) => status !== 'ready');
    this.announceGap();
  }

  /** Reconnects, since the gap must be announced in the end. */
  private readonly reconnect = (error: unknown): void => {
    this.onError(error);
    for (const connection of this.connections) connection.disconnect(true);
  };

  /** Silently lost connections would stay open for minutes, and messages would be lost. */
  private pingAll(): void {
    for (const connection of this.connections) {
      if (connection.status !== 'ready') continue;
      this.ping(connection).catch((error: unknown) => {
        this.onError(error);
        // Closing clears the confirmed topics; the reconnection is announced as a gap.
        connection.disconnect(true);
      });
    }
  }

  private async ping(connection: Redis): Promise<void> {
    // Without a connection the ping would only be queued.
    if (connection.status !== 'ready') throw new Error('Redis is not connected');
    await connection.ping();
  }

  private announceGap(): void {
    for (const listener of this.gaps) listener();
  }
}

function batches(topics: readonly string[]): string[][] {
  const count = Math.ceil(topics.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) => topics.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE));
}
