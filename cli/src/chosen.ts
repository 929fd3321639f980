import { parseSetup, Rules, type GameTypes, type SetupOf, type SetupValue } from '@cabale/engine';
import { loadGame, type GameId, type LoadedGame } from '@cabale/games';
import { Failure } from './failure.ts';
import { readJson } from './files.ts';

/** Options of commands that work on one game. */
export interface GameOptions {
  readonly seats?: number;
  readonly set?: Readonly<Record<string, SetupValue>>;
  readonly pack?: string;
}

export interface Chosen {
  readonly loaded: LoadedGame;
  readonly rules: Rules<GameTypes>;
  readonly seats: number;
  readonly setup: SetupOf<GameTypes['setup']>;
  readonly pack: unknown;
}

/** The game of a command, with validated seats, settings and content. */
export async function chosenGame(id: GameId, options: GameOptions): Promise<Chosen> {
  const loaded = await loadGame(id);
  const { game } = loaded;
  const { min, max } = game.seats;
  // Two by default: solo must be requested.
  const seats = options.seats ?? Math.min(max, Math.max(min, 2));
  if (seats < min || seats > max) {
    throw new Failure(`${id} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`);
  }
  const setup = parseSetup(game.setup, options.set ?? {});
  if ('mistakes' in setup) throw new Failure(`${id}: ${setup.mistakes.join('; ')}`);
  const pack = options.pack === undefined ? undefined : readJson(options.pack);
  return { loaded, rules: rulesWith(loaded, pack, options.pack), seats, setup: setup.setup, pack };
}

function rulesWith({ game }: LoadedGame, pack: unknown, path = ''): Rules<GameTypes> {
  if (pack === undefined) return new Rules(game);
  const parsed = game.content.parse(pack);
  if ('mistakes' in parsed) throw new Failure(parsed.mistakes.map((mistake) => `${path}: ${mistake}`).join('\n'));
  return new Rules(game, parsed.content);
}
