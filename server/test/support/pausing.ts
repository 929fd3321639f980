import { execFileSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Stops a service with all its processes, as if the machine hung; returns a function that continues them. */
export function pause(pid: number): () => void {
  const family = [pid, ...childrenOf(pid)];
  for (const each of family) process.kill(each, 'SIGSTOP');
  let isPaused = true;
  const resume = (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const each of family) process.kill(each, 'SIGCONT');
  };
  // Even if the test fails: a stopped process could not be ended.
  onTestFinished(resume);
  return resume;
}

function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [child = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return parent === pid ? [child] : [];
  });
}
