/**
 * Carries messages between the processes of the house, to everybody who listens at that moment; the sender included.
 * A message is plain data that nobody changes: inside one process it is handed on as it is.
 */
export interface Bus {
  publish(topic: string, message: unknown): void;
  /** Resolves when messages arrive for sure; returns how to stop. */
  subscribe(topic: string, listener: (message: unknown) => void): Promise<() => void>;
  /** Messages may have been lost: whoever keeps something in memory reads it again. */
  onGap(listener: () => void): void;
  /** `false` from the moment messages may be lost until the listeners of `onGap` have been called. */
  readonly isWhole: boolean;
  /** Throws where nothing can be carried now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
