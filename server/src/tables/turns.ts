/** Lets tasks of the same name run one after the other, tasks of different names at once. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name);
    const run = before === undefined ? task() : before.then(task, task);
    const forget = (): void => {
      if (this.last.get(name) === settled) this.last.delete(name);
    };
    const settled: Promise<void> = run.then(forget, forget);
    this.last.set(name, settled);
    return run;
  }

  isBusy(name: string): boolean {
    return this.last.has(name);
  }

  /** When everything begun so far is done. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
