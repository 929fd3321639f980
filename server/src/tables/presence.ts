import type { Id } from '@cabale/protocol';
import { monotonicNow } from '../clocks.ts';
import type { PresenceMessage } from './messages.ts';

/** A process that has announced nothing for this long is gone. */
const EXPIRY_MS = 60_000;
/** People who come and go within this time are announced together. */
const DEBOUNCE_MS = 50;

export interface PresenceParts {
  /** Identifies this process among all that serve the table. */
  readonly process: string;
  /** People connected to this process, with repetitions. */
  readonly local: () => readonly Id[];
  readonly publish: (message: PresenceMessage) => void;
}

/** Who follows one table, in this process and in others. */
export class Presence {
  private readonly parts: PresenceParts;
  /** Our own last announcement that the bus has delivered. */
  private announced: readonly Id[] = [];
  /** By process. */
  private readonly elsewhere = new Map<string, { readonly people: readonly Id[]; readonly at: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: PresenceParts) {
    this.parts = parts;
  }

  get people(): Set<Id> {
    return new Set([...this.parts.local(), ...[...this.elsewhere.values()].flatMap(({ people }) => people)]);
  }

  /** Whether a change here is still to be announced. */
  get isPending(): boolean {
    return this.timer !== undefined;
  }

  /** Somebody came or went here; `onAnnounced` is called once the other processes have been notified. */
  changed(onAnnounced: () => void): void {
    this.timer ??= setTimeout(() => {
      this.flush();
      onAnnounced();
    }, DEBOUNCE_MS).unref();
  }

  /** Announces a pending change now. */
  flush(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.announce({ isNew: this.announced.length === 0 });
  }

  /** Announces again who is here, for processes started since. `true` where another process has gone silent. */
  renew(): boolean {
    const longAgo = monotonicNow() - EXPIRY_MS;
    const expired = [...this.elsewhere].filter(([, { at }]) => at < longAgo);
    for (const [from] of expired) this.elsewhere.delete(from);
    if (this.parts.local().length > 0) this.announce({ isNew: false });
    return expired.length > 0;
  }

  /** `true` where the message changes who is present. */
  receive({ from, people, isNew }: PresenceMessage): boolean {
    const isOwn = from === this.parts.process;
    const known = isOwn ? this.announced : (this.elsewhere.get(from)?.people ?? []);
    if (isOwn) this.announced = people;
    else if (people.length === 0) this.elsewhere.delete(from);
    else this.elsewhere.set(from, { people, at: monotonicNow() });
    if (isNew && !isOwn && this.parts.local().length > 0) this.announce({ isNew: false });
    return !isSame(known, people);
  }

  private announce({ isNew }: { readonly isNew: boolean }): void {
    const people = [...new Set(this.parts.local())];
    this.parts.publish({ kind: 'present', from: this.parts.process, people, isNew });
  }
}

function isSame(left: readonly Id[], right: readonly Id[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}
