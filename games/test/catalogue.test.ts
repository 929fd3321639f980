import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, GAMES, isGame } from '../catalogue.ts';

const FOLDER = fileURLToPath(new URL('../', import.meta.url));

describe('the catalogue', () => {
  it('lists every folder with a manifest', () => {
    const folders = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}${name}/manifest.ts`));
    expect([...GAME_IDS].toSorted()).toEqual(folders.toSorted());
  });

  it('has no games that every object has', () => {
    expect(isGame('toString')).toBe(false);
  });
});

describe.each(GAME_IDS)('the manifest of %s', (id) => {
  const manifest = GAMES[id];

  it('agrees with the game', async () => {
    const { game } = await manifest.load();
    expect(game.id).toBe(id);
    expect(game.seats).toEqual(manifest.players);
    expect(manifest.bestWith).toBeGreaterThanOrEqual(manifest.players.min);
    expect(manifest.bestWith).toBeLessThanOrEqual(manifest.players.max);
    expect(manifest.minutes.min).toBeLessThanOrEqual(manifest.minutes.max);
  });

  it('loads texts in every language, and checks', async () => {
    expect(Object.keys(await manifest.texts.fr())).toEqual(Object.keys(await manifest.texts.en()));
    expect((await manifest.checks()).modes.length).toBeGreaterThan(0);
  });

  it('has a picture that needs nothing else', () => {
    const picture = readFileSync(fileURLToPath(manifest.picture), 'utf8');
    expect(picture).toMatch(/^<svg [^>]*viewBox=/);
    expect(picture).not.toMatch(/<script|href=|url\((?!#)/);
  });
});
