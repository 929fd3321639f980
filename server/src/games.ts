import { hash } from 'node:crypto';
import { setJson, setSha256, Rules, type Game, type GameTypes } from '@cabale/engine';
import { GAME_IDS, isGame, loadGame } from '@cabale/games';
import { jsonText } from './message/json-writer.ts';

// Every move is stored with its state and checksum, so both use the fastest implementation.
setSha256((text) => hash('sha256', text));
setJson(jsonText);

/** The games this server offers. */
export interface Games {
  readonly ids: readonly string[];
  /** `undefined` where there is no such game. */
  rules(id: string): Promise<Rules<GameTypes> | undefined>;
}

/** All games of the catalogue. */
export function catalogueGames(): Games {
  return gamesFrom(GAME_IDS, async (id) => {
    if (!isGame(id)) throw new Error(`there is no game "${id}"`);
    return (await loadGame(id)).game;
  });
}

export function gamesFrom(ids: readonly string[], load: (id: string) => Promise<Game<GameTypes>>): Games {
  const known = new Map<string, Promise<Rules<GameTypes>>>();
  return {
    ids,
    async rules(id) {
      if (!ids.includes(id)) return undefined;
      const rules = known.get(id) ?? load(id).then((game) => new Rules(game));
      known.set(id, rules);
      return rules;
    },
  };
}
