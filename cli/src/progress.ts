import { stderr } from 'node:process';

/** Nothing is shown of work that ends within this time. */
const QUIET_MS = 2000;
/** How often a line is written where the terminal cannot be rewritten. */
const LINE_MS = 5000;

/** Says how far long work has come, on standard error, so that standard output stays for results. */
export class Progress {
  private readonly what: string;
  private readonly total: number;
  private readonly began = performance.now();
  private shown = 0;
  private isOpen = false;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
  }

  at(done: number, note = ''): void {
    const now = performance.now();
    const rest = stderr.isTTY ? 100 : LINE_MS;
    if (now - this.began < QUIET_MS || (now - this.shown < rest && done < this.total)) return;
    this.shown = now;
    const seconds = (now - this.began) / 1000;
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (this.total - done))} s left`;
    const line = `${this.what}: ${done} of ${this.total}${left}${note === '' ? '' : `, ${note}`}`;
    if (stderr.isTTY) stderr.write(`\r\u001B[K${line}`);
    else stderr.write(`${line}\n`);
    this.isOpen = stderr.isTTY;
  }

  end(): void {
    if (this.isOpen) stderr.write('\r\u001B[K');
    this.isOpen = false;
  }
}

/** Aborts on the first Ctrl-C, so that long work can end cleanly; a second one ends the process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    controller.abort();
    process.once('SIGINT', () => process.exit(130));
  });
  return controller.signal;
}
