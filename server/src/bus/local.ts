import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

/** The bus of a single process. */
export class LocalBus implements Bus {
  readonly isReliable = true;
  private readonly listeners = new Listeners();

  publish(topic: string, message: unknown): void {
    this.listeners.emitSoon(topic, message);
  }

  subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void> {
    // Wrapped, so that the same function can be subscribed twice.
    const own = (message: unknown): void => listener(message);
    this.listeners.add(topic, own);
    return Promise.resolve(() => void this.listeners.remove(topic, own));
  }

  onGap(): void {
    // Nothing is lost inside one process.
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
