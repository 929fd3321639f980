import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

/** One process: everybody is here. */
export class LocalBus implements Bus {
  readonly isWhole = true;
  private readonly listeners = new Listeners();

  publish(topic: string, message: unknown): void {
    this.listeners.tellSoon(topic, message);
  }

  subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void> {
    // Wrapped, so that the same function may listen twice.
    const own = (message: unknown): void => listener(message);
    this.listeners.add(topic, own);
    return Promise.resolve(() => void this.listeners.remove(topic, own));
  }

  onGap(): void {
    // Nothing is ever lost inside one process.
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
