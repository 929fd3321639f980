import { Redis } from 'ioredis';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

const PREFIX = 'cabale:';

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
    this.sender = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.receiver = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const connection of [this.sender, this.receiver]) connection.on('error', onTrouble);
    this.receiver.on('message', (channel: string, message: string) => {
      this.listeners.tell(channel.slice(PREFIX.length), message);
    });
  }

  static async connect(url: string, onTrouble: (error: Error) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, onTrouble);
    await Promise.all([bus.sender.connect(), bus.receiver.connect()]);
    // Subscriptions are renewed by the client itself before it says that it is ready again.
    for (const connection of [bus.sender, bus.receiver]) {
      connection.on('ready', () => {
        for (const listener of bus.gaps) listener();
      });
    }
    return bus;
  }

  publish(topic: string, message: string): void {
    this.sender.publish(PREFIX + topic, message).catch(this.onTrouble);
  }

  async subscribe(topic: string, listener: (message: string) => void): Promise<() => void> {
    const own = (message: string): void => listener(message);
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

  async check(): Promise<void> {
    await this.sender.ping();
  }

  close(): Promise<void> {
    this.gaps.length = 0;
    this.sender.disconnect();
    this.receiver.disconnect();
    return Promise.resolve();
  }
}
