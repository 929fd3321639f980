/** Runs tasks one at a time, in the order they were added. */
export class TaskQueue {
  private last: Promise<void> | undefined;
  private readonly onDone: () => void;

  /** `onDone` is called after every task, before its caller continues. */
  constructor(onDone: () => void = () => undefined) {
    this.onDone = onDone;
  }

  get isBusy(): boolean {
    return this.last !== undefined;
  }

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.last === undefined ? task() : this.last.then(task);
    const finish = (): void => {
      if (this.last === settled) this.last = undefined;
      this.onDone();
    };
    const settled: Promise<void> = result.then(finish, finish);
    this.last = settled;
    return result;
  }

  /** Resolves when the tasks added so far are done. */
  async idle(): Promise<void> {
    await this.last;
  }
}

/** One queue for each key; tasks with different keys run concurrently. */
export class KeyedQueue {
  private readonly queues = new Map<string, TaskQueue>();

  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const known = this.queues.get(key);
    if (known !== undefined) return known.run(task);
    const queue = new TaskQueue(() => {
      if (!queue.isBusy) this.queues.delete(key);
    });
    this.queues.set(key, queue);
    return queue.run(task);
  }
}
