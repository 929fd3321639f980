import { loadGame, GAME_IDS } from '@cabale/games';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/settings.ts';

describe.each(GAME_IDS)('what the judge of %s looks at', (id) => {
  it.each(LANGUAGES)('has a name in %s', async (language) => {
    const { game, texts } = await loadGame(id);
    const { feature = {} } = (await texts[language]()) as { feature?: Record<string, string> };
    expect(Object.keys(feature).toSorted()).toEqual(game.bot.features.toSorted());
  });
});
