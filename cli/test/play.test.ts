import { readRecord } from '@cabale/engine';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderWith, MAIN, Program } from './program.ts';

/** Linux's `script` runs a command in a terminal of its own. */
const canMakeTerminals = process.platform === 'linux' && existsSync('/usr/bin/script');

function inTerminal(...args: readonly string[]): Program {
  const command = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(' ');
  const shell = `stty cols 120 rows 40; exec ${command}`;
  return new Program('/usr/bin/script', ['-qec', shell, '/dev/null'], { TERM: 'xterm', SHELL: '/bin/sh' });
}

describe.runIf(canMakeTerminals)('play', () => {
  it('asks in words, keeps the record after every choice, and can be left', async () => {
    const folder = folderWith({});
    const program = inTerminal(
      'play',
      'san',
      '--language',
      'en',
      '--level',
      '1',
      '--seed',
      'pty',
      '--save',
      `${folder}/game.json`,
    );
    await program.says(/Your turn: play at least one card\.[\s\S]*confirm/);
    program.types('\r');
    await program.says(/Helianth plays [\s\S]*Take the last choice back[\s\S]*confirm/);
    program.types('\u001B[A\r');
    await program.says(
      /Your turn: play at least one card\.[\s\S]*Helianth plays [\s\S]*Your turn: play at least one card\.[\s\S]*confirm/,
    );
    program.types('\u0003');
    const { code, out } = await program.ends();
    expect(code).toBe(130);
    expect(out).toContain('The game was left.');
    const read = readRecord(readFileSync(`${folder}/game.json`, 'utf8'));
    expect(read).toMatchObject({ ok: true, value: { game: 'san', seed: 'pty' } });
  });

  it('refuses an impossible seat or file before the game begins', async () => {
    const seat = await inTerminal('play', 'san', '--seat', '2').ends();
    expect(seat).toMatchObject({
      code: 2,
      out: expect.stringContaining('there is no seat 2; seats are 0 to 1') as string,
    });
    const file = await inTerminal('play', 'san', '--save', '/no/such/folder/game.json').ends();
    expect(file).toMatchObject({
      code: 2,
      out: expect.stringContaining('/no/such/folder/game.json cannot be written') as string,
    });
  });
});
