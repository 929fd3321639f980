import { describe, expect, it } from 'vitest';
import { RoundRobin } from '../src/round-robin.ts';

function visited(count: number, steps: number): number[][] {
  const parts: number[][] = [];
  const rounds = new RoundRobin({
    all: () => Array.from({ length: count }, (_, index) => index),
    steps,
    visit: (item) => parts.at(-1)?.push(item),
  });
  for (let step = 0; step < steps; step++) {
    parts.push([]);
    rounds.next();
  }
  return parts;
}

describe('round robin', () => {
  it('visits everything once a round, about as many at every step', () => {
    const parts = visited(100, 30);
    expect(parts.flat()).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(Math.max(...parts.map(({ length }) => length))).toBe(4);
  });

  it('visits a single entry once a round', () => {
    expect(visited(1, 30).flat()).toEqual([0]);
    expect(visited(0, 30).flat()).toEqual([]);
  });

  it('visits new entries in the next round, and no removed ones', () => {
    let there = ['a', 'b'];
    const seen: string[] = [];
    const rounds = new RoundRobin({ all: () => there, steps: 2, visit: (name) => seen.push(name) });
    rounds.next();
    there = ['b', 'c'];
    rounds.next();
    expect(seen).toEqual(['a', 'b']);
    rounds.next();
    rounds.next();
    expect(seen).toEqual(['a', 'b', 'b', 'c']);
  });
});
