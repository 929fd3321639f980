import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Restartable } from '../dev/restartable.mjs';

/** A program that connects here, sends its process id and waits to be ended. */
async function programThatReports(): Promise<{ program: Restartable; nextRun(): Promise<Run> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as { readonly port: number };
  const code = `require('node:net').connect(${port}, '127.0.0.1').write(String(process.pid)); console.log('ready');`;
  const program = new Restartable(['-e', code], process.env);
  onTestFinished(() => program.stop());
  const nextRun = async (): Promise<Run> => {
    const [socket] = (await once(server, 'connection')) as [Socket];
    const ended = once(socket, 'close');
    const [pid] = (await once(socket, 'data')) as [Buffer];
    return { pid: Number(pid), ended };
  };
  return { program, nextRun };
}

interface Run {
  readonly pid: number;
  readonly ended: Promise<unknown>;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a program that is restarted', () => {
  it('ends before its next run begins, and with the last one', async () => {
    const { program, nextRun } = await programThatReports();
    const [first] = await Promise.all([nextRun(), program.restart()]);
    const [second] = await Promise.all([nextRun(), program.restart()]);
    expect(second.pid).not.toBe(first.pid);
    expect([isRunning(first.pid), isRunning(second.pid)]).toEqual([false, true]);
    await program.stop();
    expect(isRunning(second.pid)).toBe(false);
  });

  it('does not start any more once it was stopped', async () => {
    const { program, nextRun } = await programThatReports();
    const [run] = await Promise.all([nextRun(), program.restart()]);
    await Promise.all([program.restart(), program.stop()]);
    await run.ended;
    await program.restart();
    expect(isRunning(run.pid)).toBe(false);
  });
});
