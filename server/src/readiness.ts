import { TimeLimitError, within } from './time-limit.ts';

/** `/ready` answers within a second: what takes longer than this counts as failed. */
const ANSWER_WITHIN_MS = 800;
/** A result is used again for this long, so that asking often does not write often. */
const REUSE_MS = 500;

interface Outcome {
  readonly problem: Error | undefined;
  readonly at: number;
}

/** Whether what this server stands on works, checked at most twice a second however many ask. */
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

  /** `isNew`: the last answer was another one. */
  async ask(): Promise<{ readonly problem: Error | undefined; readonly isNew: boolean }> {
    const problem = await this.problem();
    const isNew = problem?.message !== this.reported;
    this.reported = problem?.message;
    return { problem, isNew };
  }

  private async problem(): Promise<Error | undefined> {
    const { last } = this;
    if (last !== undefined && this.monotonic() - last.at < REUSE_MS) return last.problem;
    // One check at a time: those that hang must not take up every connection to the database.
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
