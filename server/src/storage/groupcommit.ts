interface Waiting<Write, Outcome> {
  readonly write: Write;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** As many writes as one transaction takes. */
const LARGEST_GROUP = 200;

/**
 * Writes of many tables in one transaction: while one group is on its way to the disk the next one gathers. A write is
 * answered when its group is stored.
 */
export class GroupCommit<Write, Outcome> {
  private readonly commit: (writes: readonly Write[]) => Promise<readonly Outcome[]>;
  private readonly waiting: Waiting<Write, Outcome>[] = [];
  private running: Promise<void> | undefined;

  constructor(commit: (writes: readonly Write[]) => Promise<readonly Outcome[]>) {
    this.commit = commit;
  }

  add(write: Write): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** When everything added so far is stored. */
  async drained(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Whatever else happens in this turn of the event loop belongs to the same group.
    await new Promise(setImmediate);
    let group = this.next();
    while (group !== undefined) {
      const settle = await group;
      // The next group is on its way before anybody hears of this one: what follows then takes none of its time.
      group = this.next();
      settle();
    }
    this.running = undefined;
  }

  /** Begins to store what waits; resolves to what then tells everybody. */
  private next(): Promise<() => void> | undefined {
    return this.waiting.length === 0 ? undefined : this.store(this.waiting.splice(0, LARGEST_GROUP));
  }

  private async store(group: readonly Waiting<Write, Outcome>[]): Promise<() => void> {
    try {
      const outcomes = await this.commit(group.map(({ write }) => write));
      if (outcomes.length !== group.length) throw new Error('the group was stored without an answer for every write');
      return () => {
        for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
      };
    } catch (error) {
      return () => {
        for (const { reject } of group) reject(error);
      };
    }
  }
}
