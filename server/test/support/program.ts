import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A real process with collected output; it is ended after the test if still running. */
export class Program {
  output = '';
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown[]>;

  constructor(args: readonly string[], environment: NodeJS.ProcessEnv, uid?: number) {
    const { npm_lifecycle_event: _, ...inherited } = process.env;
    this.#child = spawn(process.execPath, args, {
      env: { ...inherited, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    this.#closed = once(this.#child, 'close');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    onTestFinished(() => {
      this.#child.kill('SIGKILL');
    });
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Waits until the output matches; fails immediately if the program ends before. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match !== null) return match;
      const ended = await Promise.race([this.#nextOutput(), this.#closed.then(() => true)]);
      if (ended && !pattern.test(this.output)) throw new Error(`ended without saying ${pattern}: ${this.output}`);
    }
  }

  async #nextOutput(): Promise<boolean> {
    const streams = [this.#child.stdout, this.#child.stderr].flatMap((stream) => stream ?? []);
    await Promise.race(streams.map((stream) => once(stream, 'data')));
    return false;
  }

  /** Waits until the program and all processes that inherited its output have ended. */
  async ends(): Promise<{ code: unknown; signal: unknown }> {
    const [code, signal] = await this.#closed;
    return { code, signal };
  }
}
