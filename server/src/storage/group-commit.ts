interface Waiting<Write, Outcome> {
  readonly write: Write;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes of one transaction. */
const MAX_GROUP = 200;

/**
 * Combines concurrent writes into one transaction: while one group is being stored, the next one collects. A write
 * resolves when its group is stored.
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

  /** Resolves when everything added so far is stored. */
  async drained(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    // Writes of the same turn of the event loop belong to one group.
    await new Promise(setImmediate);
    let group = this.next();
    while (group !== undefined) {
      const settle = await group;
      // The next group is started before this one resolves, so that callers do not delay it.
      group = this.next();
      settle();
    }
    this.running = undefined;
  }

  /** Starts to store the waiting writes; resolves to a function that resolves them. */
  private next(): Promise<() => void> | undefined {
    return this.waiting.length === 0 ? undefined : this.store(this.waiting.splice(0, MAX_GROUP));
  }

  private async store(group: readonly Waiting<Write, Outcome>[]): Promise<() => void> {
    try {
      const outcomes = await this.commit(group.map(({ write }) => write));
      if (outcomes.length !== group.length) throw new Error('the group commit returned the wrong number of outcomes');
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
