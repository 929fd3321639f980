import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exclusively } from '../setup/lock.mjs';
import { folderWith } from './folder.ts';

const LOCK = new URL('../setup/lock.mjs', import.meta.url).href;

/** Another process that takes the lock, prints that it has it, and keeps it until it is killed. */
async function otherOwner(cache: string) {
  const script = `
    const { exclusively } = await import(${JSON.stringify(LOCK)});
    await exclusively(${JSON.stringify(cache)}, () => {
      process.stdout.write('taken');
      return new Promise((resolve) => process.stdin.once('end', resolve).resume());
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

describe('the setup lock', () => {
  it('is there during the work and gone after it, also after a failure', async () => {
    const cache = folderWith({});
    await exclusively(cache, () => {
      expect(readdirSync(path.join(cache, 'setup.lock'))).toEqual([String(process.pid)]);
      return Promise.resolve();
    });
    await expect(exclusively(cache, () => Promise.reject(new Error('work failed')))).rejects.toThrow('work failed');
    expect(existsSync(path.join(cache, 'setup.lock'))).toBe(false);
  });

  it('lets a second process wait until the first has finished', async () => {
    const cache = folderWith({});
    const owner = await otherOwner(cache);
    let theirsIsDone = false;
    const mine = exclusively(cache, () => Promise.resolve(theirsIsDone));
    theirsIsDone = true;
    owner.stdin.end();
    expect(await mine).toBe(true);
  });

  it('does not start while a living process holds it, and names the process', async () => {
    const cache = folderWith({});
    const owner = await otherOwner(cache);
    const work = () => Promise.reject(new Error('the work began'));
    await expect(exclusively(cache, work, { patience: 0 })).rejects.toThrow(`process ${owner.pid}`);
  });

  it('is taken over from a process that died', async () => {
    const cache = folderWith({});
    const owner = await otherOwner(cache);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(existsSync(path.join(cache, 'setup.lock'))).toBe(true);
    expect(await exclusively(cache, () => Promise.resolve('done'), { patience: 0 })).toBe('done');
  });

  it('lets one process run its tasks one after another', async () => {
    const cache = folderWith({});
    let inside = 0;
    const work = async () => {
      inside += 1;
      await Promise.resolve();
      expect(inside).toBe(1);
      inside -= 1;
    };
    await Promise.all([exclusively(cache, work), exclusively(cache, work), exclusively(cache, work)]);
  });
});
