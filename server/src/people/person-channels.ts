import type { Id, ServerMessage } from '@cabale/protocol';
import type { Bus } from '../bus/bus.ts';

/** A message to every connection of one person, in all processes. */
export type PersonMessage =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  | { readonly kind: 'revoked'; readonly session: Id }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'mutes' };

type Listener = (message: PersonMessage) => void;

/** Clients answer a gap by reading their tables again, so they are notified in batches. */
const GAP_BATCH = 100;
const GAP_INTERVAL_MS = 50;

/** Messages to people, whatever table they look at. */
export class PersonChannels {
  private readonly bus: Bus;
  private readonly listeners = new Set<Listener>();
  /** Listeners still to be notified of a gap. */
  private readonly unaware = new Set<Listener>();
  private gapTimer: NodeJS.Timeout | undefined;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  publish(person: Id, message: PersonMessage): void {
    this.bus.publish(topicOf(person), message);
  }

  async subscribe(person: Id, listener: Listener): Promise<() => void> {
    const stop = await this.bus.subscribe(topicOf(person), (message) => listener(message as PersonMessage));
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      this.unaware.delete(listener);
      stop();
    };
  }

  /** Makes every client connected to this process read its tables again, since messages may have been lost. */
  announceGap(): void {
    for (const listener of this.listeners) this.unaware.add(listener);
    this.gapTimer ??= setInterval(() => this.announceToBatch(), GAP_INTERVAL_MS).unref();
  }

  private announceToBatch(): void {
    for (const listener of [...this.unaware].slice(0, GAP_BATCH)) {
      this.unaware.delete(listener);
      listener({ kind: 'message', message: { type: 'welcome' } });
    }
    if (this.unaware.size > 0) return;
    clearInterval(this.gapTimer);
    this.gapTimer = undefined;
  }
}

function topicOf(person: Id): string {
  return `person:${person}`;
}
