import { TimeLimitError, within } from './time-limit.ts';

/** `/ready` must answer within a second, so a slower check counts as failed. */
const ANSWER_WITHIN_MS = 800;
/** A result is reused for this long, since every check writes to the database. */
const REUSE_MS = 500;

interface Outcome {
  readonly problem: Error | undefined;
  readonly at: number;
}

/** Whether the database and the bus work, checked at most twice a second. */
export class Readiness {
  private readonly check: () => Promise<void>;
  private readonly monotonic: () => number;
  private running: Promise<Outcome> | undefined;
  private last: Outcome | undefined;
  private reported: string | undefined;

  constructor(check: () => Promise<void>, monotonic: () => number = () => performance.now()) {
    this.check = check;
    this.monotonic = monotonic;
  }

  /** `isNew`: differs from the last answer. */
  async ask(): Promise<{ readonly problem: Error | undefined; readonly isNew: boolean }> {
    const problem = await this.problem();
    const isNew = problem?.message !== this.reported;
    this.reported = problem?.message;
    return { problem, isNew };
  }

  private async problem(): Promise<Error | undefined> {
    const { last } = this;
    if (last !== undefined && this.monotonic() - last.at < REUSE_MS) return last.problem;
    // One check at a time: hanging checks must not use up the database connections.
    this.running ??= this.run();
    try {
      return (await within(this.running, ANSWER_WITHIN_MS, 'the check of database and Redis')).problem;
    } catch (error) {
      if (error instanceof TimeLimitError) return error;
      throw error;
    }
  }

  private async run(): Promise<Outcome> {
    let problem: Error | undefined;
    try {
      await this.check();
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error));
    }
    this.last = { problem, at: this.monotonic() };
    this.running = undefined;
    return this.last;
  }
}
