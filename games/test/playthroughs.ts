/** Golden playthroughs: whole games kept as text, so that any change of the rules shows up as a diff. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game, GameTypes } from '@cabale/engine';
import { playthrough, type GameChecks } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';

const isRenewal = process.env['UPDATE_GOLDEN'] === '1';

/**
 * Compares a playthrough of some modes with the text that is kept. The seed of each is chosen so that the game is short
 * and shows much of the rules.
 */
export function describePlaythroughs<T extends GameTypes>(
  game: Game<T>,
  { modes }: GameChecks<T>,
  seeds: Readonly<Record<string, string>>,
): void {
  describe('the golden playthrough', () => {
    it.each(Object.entries(seeds))('of the mode "%s" is unchanged', (name, seed) => {
      const mode = modes.find((each) => each.name === name);
      if (mode === undefined) throw new Error(`${game.id} has no mode "${name}"`);
      const text = playthrough(game, mode, seed);
      const file = `games/${game.id}/test/golden/${name}.txt`;
      if (isRenewal) keep(file, text);
      expect(differenceFrom(file, text, game.id)).toBeUndefined();
    });
  });
}

function addressOf(file: string): URL {
  return new URL(`../../${file}`, import.meta.url);
}

function keep(file: string, text: string): void {
  mkdirSync(new URL('.', addressOf(file)), { recursive: true });
  writeFileSync(addressOf(file), text);
}

function differenceFrom(file: string, text: string, game: string): string | undefined {
  const kept = readFileSync(addressOf(file), 'utf8').split('\n');
  const lines = text.split('\n');
  const index = lines.findIndex((line, number) => line !== kept[number]);
  if (index < 0 && kept.length === lines.length) return undefined;
  const at = index < 0 ? lines.length : index;
  return [
    `${file}, line ${at + 1}:`,
    `- ${kept[at] ?? '(end)'}`,
    `+ ${lines[at] ?? '(end)'}`,
    'If the rules were meant to change, renew the text and read its diff:',
    `UPDATE_GOLDEN=1 npx vitest run games/${game}/test/playthrough`,
  ].join('\n');
}
