/** Carries messages between the processes of the house, to everybody who listens at that moment; the sender included. */
export interface Bus {
  publish(topic: string, message: string): void;
  /** Resolves when messages arrive for sure; returns how to stop. */
  subscribe(topic: string, listener: (message: string) => void): Promise<() => void>;
  /** Messages may have been lost: whoever keeps something in memory reads it again. */
  onGap(listener: () => void): void;
  /** Throws where nothing can be carried now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
