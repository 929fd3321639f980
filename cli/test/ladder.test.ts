import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plotSvg } from '../src/plot.ts';
import { cabale, folderWith } from './program.ts';

describe('ladder', () => {
  it('rates the bots by their games, the same again with the same seed, and draws them', async () => {
    const plot = join(folderWith({}), 'ladder.svg');
    const args = ['ladder', 'new-order', '--bots', 'random,greedy', '--games', '8'];
    const first = await cabale(...args, '--plot', plot);
    expect(first.code).toBe(0);
    expect(first.lines[0]).toMatch(/^greedy \d+\.\d % against random, 8 games$/);
    expect(first.lines[1]).toMatch(/^greedy: [1-9]\d* Elo \(\d+ to \d+\)$/);
    expect(first.lines[2]).toBe('random: 0 Elo (0 to 0)');
    expect((await cabale(...args)).out).toBe(first.out);
    const svg = readFileSync(plot, 'utf8');
    expect(svg).toContain('<title>new-order, 2 seats: Elo above random</title>');
    expect(svg).toContain('>greedy</text>');
  });

  it('wants two different bots at least', async () => {
    const { code, err } = await cabale('ladder', 'san', '--bots', 'easy,easy');
    expect(code).toBe(2);
    expect(err).toContain('Name two or more different bots.');
  });
});

describe('a plot', () => {
  it('has every name and no markup of theirs', () => {
    const svg = plotSvg({
      title: 'a < b & c',
      x: 'x',
      y: 'y',
      series: [{ name: '"<script>"', points: [{ x: 0, y: 1, low: 0, high: 2 }] }],
    });
    expect(svg).toContain('a &lt; b &amp; c');
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('NaN');
  });
});
