/** Ctrl-C ends long work cleanly: a summary of the results so far, and an exit code for the interruption. */
import { describe, expect, it } from 'vitest';
import { folderWith, MAIN, Program } from './program.ts';

const start = (...args: readonly string[]): Program => new Program(process.execPath, [MAIN, ...args]);

describe.concurrent('Ctrl-C', () => {
  it('ends a simulation with a summary', async () => {
    const program = start('simulate', 'san', '--games', '1000000');
    await program.says(/^games: \d+ of 1000000, \d+ s, \d+ s left$/m);
    program.signal('SIGINT');
    const { code, out, last } = await program.ends();
    expect(code).toBe(130);
    expect(out).toMatch(/^interrupted after \d+ of 1000000 games$/m);
    expect(last).toMatch(/^san: \d+ games, \d+ decisions and \d+\.\d turns a game$/);
  });

  it('stops bots in the middle of their games', async () => {
    const bots = ['--a', 'search:1000000', '--b', 'search:1000000'];
    const program = start('arena', 'san', ...bots, '--games', '2', '--workers', '1', '--json');
    await program.says(/^arena, games: 0 of 2, \d+ s$/m);
    program.signal('SIGINT');
    const { code, out } = await program.ends();
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ games: 0, interrupted: true });
  });

  it('ends a count of occurrences with the counts so far', async () => {
    const program = start('soak', 'mecanisburgo', '--occurrences', '--games', '1000000', '--workers', '1', '--json');
    await program.says(/^mecanisburgo, 2 seats, games: \d+ of 1000000, \d+ s/m);
    program.signal('SIGINT');
    const { code, out } = await program.ends();
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ game: 'mecanisburgo', seats: 2, interrupted: true });
  });

  it('keeps the games of self-play for the next run', async () => {
    const program = start('learn', 'san', '--iterations', '100000', '--folder', folderWith({}), '--workers', '1');
    await program.says(/^san: games to learn from: 0 of 1500/m);
    program.signal('SIGINT');
    const { code, last } = await program.ends();
    expect(code).toBe(130);
    expect(last).toBe('interrupted: what is finished is kept; run the same command again to continue');
  });

  it('ends a measurement with the figures so far', async () => {
    const program = start('bench', 'san', '--milliseconds', '8000', '--json');
    await program.says(/^measurements: 0 of 6/m);
    program.signal('SIGINT');
    const { code, out } = await program.ends();
    expect(code).toBe(130);
    const result = JSON.parse(out) as { stateBytes: number };
    expect(result).toMatchObject({ game: 'san', decisionsPerSecond: null, timesBoardgameIo: null, interrupted: true });
    expect(result.stateBytes).toBeGreaterThan(100);
  });
});
