/**
 * Visits every item once a round, in parts, so that no step blocks the event loop for long. Items added during a round
 * are visited in the next.
 */
export class RoundRobin<Item> {
  private readonly all: () => Iterable<Item>;
  private readonly steps: number;
  private readonly visit: (item: Item) => void;
  private step = 0;
  private round: readonly Item[] = [];

  constructor(parts: {
    readonly all: () => Iterable<Item>;
    /** How many steps a round has. */
    readonly steps: number;
    readonly visit: (item: Item) => void;
  }) {
    this.all = parts.all;
    this.steps = parts.steps;
    this.visit = parts.visit;
  }

  next(): void {
    if (this.step === 0) this.round = [...this.all()];
    const { length } = this.round;
    const [from, to] = [this.step, this.step + 1].map((step) => Math.floor((length * step) / this.steps));
    for (const item of this.round.slice(from, to)) this.visit(item);
    this.step = (this.step + 1) % this.steps;
  }
}
