/**
 * Delivers messages to all current subscribers in all processes, the sender included. Messages are immutable plain
 * data: inside one process they are not copied.
 */
export interface Bus {
  publish(topic: string, message: unknown): void;
  /** Resolves, to a function that unsubscribes, once delivery is certain. */
  subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void>;
  /** Called when messages may have been lost, so that listeners read what they keep in memory again. */
  onGap(listener: () => void): void;
  /** `false` while messages may be lost, until the listeners of `onGap` have been called. */
  readonly isReliable: boolean;
  /** Throws where nothing can be delivered. */
  check(): Promise<void>;
  close(): Promise<void>;
}
