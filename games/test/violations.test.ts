import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecord, replay, type Game, type GameTypes } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import { GAMES, loadGame } from '@cabale/games';
import { expect, it, onTestFinished } from 'vitest';
import { expectNoViolations } from './violations.ts';

it('a law test that fails names a record of the game, which replays', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-violations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { game } = await loadGame('san');
  const checks = await GAMES.san.checks();
  const [mode] = checks.modes;
  if (mode === undefined) throw new Error('San has no mode');
  // Everybody sees the whole table.
  const view: Game<GameTypes>['view'] = (state, ...of) => ({
    ...game.view(state, ...of),
    shown: JSON.stringify(state),
  });
  const { violations } = checkGame({ ...game, view }, checks, { mode, games: 1, thorough: 1, seed: 'broken' });
  const file = path.join(folder, 'san-broken-0.json');
  expect(() => expectNoViolations(violations, folder)).toThrow(file);
  const record = readRecord(readFileSync(file, 'utf8'));
  expect(record.ok && replay(game, record.value).ok).toBe(true);
});
