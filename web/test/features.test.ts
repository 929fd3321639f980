import { GAME_IDS, GAMES } from '@cabale/games';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/settings.ts';

describe.each(GAME_IDS)('the features of %s', (id) => {
  it.each(LANGUAGES)('has a name in %s', async (language) => {
    const { load, texts } = GAMES[id];
    const { game } = await load();
    const { feature = {} } = (await texts[language]()) as { feature?: Record<string, string> };
    expect(Object.keys(feature).toSorted()).toEqual(game.bot.features.names.toSorted());
  });
});
