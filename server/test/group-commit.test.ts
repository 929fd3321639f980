import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';

/** A store whose writes wait until the test resolves or rejects them. */
class Slow {
  readonly groups: (readonly string[])[] = [];
  private readonly ends: ((outcome: readonly string[] | Error) => void)[] = [];

  readonly commit = (writes: readonly string[]): Promise<readonly string[]> => {
    this.groups.push(writes);
    return new Promise((resolve, reject) => {
      this.ends.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    });
  };

  async end(outcome: readonly string[] | Error): Promise<void> {
    this.ends.shift()?.(outcome);
    await new Promise(setImmediate);
  }
}

function fateOf(write: Promise<string>): Promise<string> {
  return write.then(
    () => 'stored',
    (error: unknown) => String(error),
  );
}

async function begun(): Promise<{ slow: Slow; commits: GroupCommit<string, string>; first: Promise<string> }> {
  const slow = new Slow();
  const commits = new GroupCommit(slow.commit);
  const first = commits.add('a');
  await new Promise(setImmediate);
  return { slow, commits, first };
}

describe('writes of many tables', () => {
  it('are collected while a group is being written, and stored before they are announced', async () => {
    const { slow, commits, first } = await begun();
    const later = ['b', 'c'].map((write) => commits.add(write));
    expect(slow.groups).toEqual([['a']]);
    const underWay = first.then(() => slow.groups.length);
    await slow.end(['A']);
    expect(await underWay).toBe(2);
    expect(slow.groups[1]).toEqual(['b', 'c']);
    await slow.end(['B', 'C']);
    expect(await Promise.all(later)).toEqual(['B', 'C']);
  });

  it('are refused if their group was not stored; other groups are not affected', async () => {
    const { slow, commits, first } = await begun();
    const fate = fateOf(first);
    const second = commits.add('b');
    await slow.end(new Error('disk'));
    await slow.end(['B']);
    expect(await fate).toContain('disk');
    expect(await second).toBe('B');
    await commits.drained();
  });

  it('are refused if the store does not report the result of each', async () => {
    const { slow, first } = await begun();
    const fate = fateOf(first);
    await slow.end([]);
    expect(await fate).toContain('the wrong number of outcomes');
  });
});
