import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

const PREFIX = 'cabale:';
/** Where a process says that what it had to say got lost. */
const GAP = `${PREFIX}gap`;

/** Several processes, through Redis. While it is away messages are lost, and everybody is told so when it is back. */
export class RedisBus implements Bus {
  private readonly listeners = new Listeners();
  private readonly gaps: (() => void)[] = [];
  private readonly sender: Redis;
  private readonly receiver: Redis;
  private readonly onTrouble: (error: Error) => void;

  private constructor(url: string, onTrouble: (error: Error) => void) {
    this.onTrouble = onTrouble;
    // What cannot be sent now is of no use later: whoever listens reads the database after a gap.
    // What is said in one turn of the event loop is sent together.
    this.sender = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      maxRetriesPerRequest: 1,
    });
    this.receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const connection of [this.sender, this.receiver]) connection.on('error', onTrouble);
    this.receiver.on('message', (channel: string, message: string) => {
      if (channel === GAP) this.tellGap();
      else this.listeners.tell(channel.slice(PREFIX.length), JSON.parse(message));
    });
  }

  static async connect(url: string, onTrouble: (error: Error) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, onTrouble);
    await Promise.all([bus.sender.connect(), bus.receiver.connect()]);
    await bus.receiver.subscribe(GAP);
    // Perhaps this process takes the place of one that was killed when it had stored something and not yet said so.
    await bus.sender.publish(GAP, '');
    // What could not be sent has been stored: everybody must look for it.
    bus.sender.on('ready', () => void bus.sender.publish(GAP, '').catch(onTrouble));
    bus.receiver.on('ready', () => void bus.listenAgain().catch(onTrouble));
    return bus;
  }

  publish(topic: string, message: unknown): void {
    this.sender.publish(PREFIX + topic, JSON.stringify(message)).catch(this.onTrouble);
  }

  async subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void> {
    const own = (message: unknown): void => listener(message);
    this.listeners.add(topic, own);
    // Asked for every time: Redis answers in order, so a second listener, too, waits until messages arrive.
    await this.receiver.subscribe(PREFIX + topic);
    return () => {
      if (this.listeners.remove(topic, own)) this.receiver.unsubscribe(PREFIX + topic).catch(this.onTrouble);
    };
  }

  onGap(listener: () => void): void {
    this.gaps.push(listener);
  }

  /**
   * The client renews its subscriptions by itself, but says that it is ready before Redis has them. Asked in turn, Redis
   * answers this one last: whoever reads now misses nothing that is said later.
   */
  private async listenAgain(): Promise<void> {
    await this.receiver.subscribe(GAP);
    this.tellGap();
  }

  private tellGap(): void {
    for (const listener of this.gaps) listener();
  }

  async check(): Promise<void> {
    await this.sender.ping();
  }

  async close(): Promise<void> {
    this.gaps.length = 0;
    this.receiver.disconnect();
    // Answered after all that was said before: nothing of it gets lost.
    await this.check().catch(this.onTrouble);
    this.sender.disconnect();
  }
}
