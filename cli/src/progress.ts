import { stderr } from 'node:process';

/** Work that ends within this time shows no progress. */
const QUIET_MS = 2000;
/** Interval of updates: of one rewritten line in a terminal, of separate lines elsewhere. */
const REST_MS = stderr.isTTY ? 200 : 5000;

/** Shows progress on standard error, because standard output is for results. */
export class Progress {
  private readonly what: string;
  private readonly total: number;
  private readonly began = performance.now();
  private readonly timer: NodeJS.Timeout;
  private done = 0;
  private note = '';
  private shown = Number.NEGATIVE_INFINITY;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
    // Updates even before the first item is finished.
    this.timer = setInterval(() => this.show(), Math.min(REST_MS, QUIET_MS));
    this.timer.unref();
  }

  at(done: number, note = ''): void {
    this.done = done;
    this.note = note;
    this.show();
  }

  end(): void {
    clearInterval(this.timer);
    if (stderr.isTTY && this.shown > 0) stderr.write('\r\u001B[K');
  }

  private show(): void {
    const now = performance.now();
    if (now - this.began < QUIET_MS || now - this.shown < REST_MS) return;
    this.shown = now;
    const line = this.line((now - this.began) / 1000);
    stderr.write(stderr.isTTY ? `\r\u001B[K${line.slice(0, Math.max(20, stderr.columns - 1))}` : `${line}\n`);
  }

  private line(seconds: number): string {
    const parts = [`${this.what}: ${this.done} of ${this.total}`, `${Math.round(seconds)} s`];
    if (this.done > 0) parts.push(`${Math.ceil((seconds / this.done) * (this.total - this.done))} s left`);
    if (this.note !== '') parts.push(this.note);
    return parts.join(', ');
  }
}
