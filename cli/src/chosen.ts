import { parseSetup, Rules, type GameTypes, type SetupOf, type SetupValue } from '@cabale/engine';
import { loadGame, type GameId, type Playable } from '@cabale/games';
import { Failure } from './failure.ts';
import { readJson } from './files.ts';

/** What commands on one game may be told about it. */
export interface GameOptions {
  readonly seats?: number;
  readonly set?: Readonly<Record<string, SetupValue>>;
  readonly pack?: string;
}

export interface Chosen {
  readonly playable: Playable;
  readonly rules: Rules<GameTypes>;
  readonly seats: number;
  readonly setup: SetupOf<GameTypes['setup']>;
  readonly pack: unknown;
}

/** The game a command works on, with its seats, variants and content checked. */
export async function chosenGame(id: GameId, options: GameOptions): Promise<Chosen> {
  const playable = await loadGame(id);
  const { game } = playable;
  const { min, max } = game.seats;
  // Two where the game has a choice: solo has to be asked for.
  const seats = options.seats ?? Math.min(max, Math.max(min, 2));
  if (seats < min || seats > max) {
    throw new Failure(`${id} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`);
  }
  const setup = parseSetup(game.setup, options.set ?? {});
  if ('mistakes' in setup) throw new Failure(`${id}: ${setup.mistakes.join('; ')}`);
  const pack = options.pack === undefined ? undefined : readJson(options.pack);
  return { playable, rules: rulesWith(playable, pack, options.pack), seats, setup: setup.setup, pack };
}

function rulesWith({ game }: Playable, pack: unknown, path = ''): Rules<GameTypes> {
  if (pack === undefined) return new Rules(game);
  const parsed = game.content.parse(pack);
  if ('mistakes' in parsed) throw new Failure(parsed.mistakes.map((mistake) => `${path}: ${mistake}`).join('\n'));
  return new Rules(game, parsed.content);
}
