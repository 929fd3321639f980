import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';

export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Processes share the machine with other load; none of these tests is about speed. */
vi.setConfig({ testTimeout: 300_000 });

/** Cleanups to run after the tests of a file, even if they failed. */
const leftovers: (() => void)[] = [];
afterAll(() => {
  for (const putAway of leftovers) putAway();
});

/** A real process; its output is collected, and it is ended after the tests if still running. */
export class Program {
  out = '';
  err = '';
  private readonly child: ChildProcess;
  private readonly closed: Promise<unknown[]>;
  /** Called on every chunk of output. */
  private listen = (): void => undefined;

  constructor(file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    this.child = spawn(file, args, { env: { ...process.env, ...environment }, stdio: 'pipe' });
    this.closed = once(this.child, 'close');
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.listen();
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
      this.listen();
    });
    leftovers.push(() => this.child.kill('SIGKILL'));
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  types(text: string): void {
    this.child.stdin?.write(text);
  }

  /** Waits until either stream matches; fails if the program ends before. */
  async says(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.out + this.err)) {
      const news = new Promise<boolean>((resolve) => (this.listen = () => resolve(true)));
      const isOpen = await Promise.race([news, this.closed.then(() => false)]);
      if (!isOpen && !pattern.test(this.out + this.err)) {
        throw new Error(`ended without saying ${pattern}: ${this.out}${this.err}`);
      }
    }
  }

  async ends(): Promise<Ended> {
    const [code, signal] = await this.closed;
    const lines = this.out.trimEnd().split('\n');
    return { code, signal, out: this.out, err: this.err, lines, last: lines.at(-1) ?? '' };
  }
}

export interface Ended {
  readonly code: unknown;
  readonly signal: unknown;
  readonly out: string;
  readonly err: string;
  readonly lines: readonly string[];
  /** The last line of standard output. */
  readonly last: string;
}

/** Runs the command line until it ends. */
export async function cabale(...args: readonly string[]): Promise<Ended> {
  return new Program(process.execPath, [MAIN, ...args]).ends();
}

/** A folder with these files, removed after the tests. Strings are written as they are, everything else as JSON. */
export function folderWith(files: Readonly<Record<string, unknown>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cabale-cli-')));
  leftovers.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
