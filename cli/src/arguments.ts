import { InvalidArgumentError } from 'commander';
import { GAME_IDS, isPlayable, loadGame, PLAYABLE_IDS, type GameId, type Playable } from '@cabale/games';
import { parseSetup, Rules, type GameTypes, type SetupOf, type SetupValue } from '@cabale/engine';
import { BOT_NAMES, LEVELS, type BotSpec, type Level } from '@cabale/bots';
import { readFileSync } from 'node:fs';
import { Failure } from './failure.ts';
import { LANGUAGES, type Language } from './phrases.ts';

/** Reads a whole number within bounds; commander shows the message beside the option's name. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

export function gameId(text: string): GameId {
  if (isPlayable(text)) return text;
  const known = (GAME_IDS as readonly string[]).includes(text);
  throw new InvalidArgumentError(
    known ? `"${text}" is announced but cannot be played yet.` : `There is no such game; there is: ${PLAYABLE_IDS.join(', ')}.`,
  );
}

export function level(text: string): Level {
  const found = LEVELS.find((known) => String(known) === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It must be one of ${LEVELS.join(', ')}.`);
}

export function language(text: string): Language {
  const found = LANGUAGES.find((known) => known === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`);
}

export function botSpec(text: string): BotSpec {
  const spec = Object.hasOwn(BOT_NAMES, text) ? BOT_NAMES[text] : undefined;
  if (spec !== undefined) return spec;
  throw new InvalidArgumentError(`There is no such bot; there are: ${Object.keys(BOT_NAMES).join(', ')}.`);
}

/** Collects `--set field=value`, as often as it is given. */
export function setting(text: string, earlier: Record<string, SetupValue> = {}): Record<string, SetupValue> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as field=value.');
  const value = text.slice(at + 1);
  const asNumber = Number(value);
  const parsed = value === 'true' ? true : value === 'false' ? false : value !== '' && !Number.isNaN(asNumber) ? asNumber : value;
  return { ...earlier, [text.slice(0, at)]: parsed };
}

export interface Chosen {
  readonly playable: Playable;
  readonly rules: Rules<GameTypes>;
  readonly seats: number;
  readonly setup: SetupOf<GameTypes['setup']>;
  readonly pack: unknown;
}

export interface GameOptions {
  readonly seats?: number;
  readonly set?: Record<string, SetupValue>;
  readonly pack?: string;
}

/** The game a command works on, with its seats, variants and content checked. */
export async function chosenGame(id: GameId, options: GameOptions): Promise<Chosen> {
  const playable = await loadGame(id);
  const { game } = playable;
  const seats = options.seats ?? game.seats.min;
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new Failure(`${id} has ${game.seats.min} to ${game.seats.max} seats, not ${seats}`);
  }
  const setup = parseSetup(game.setup, options.set ?? {});
  if ('mistakes' in setup) throw new Failure(setup.mistakes.join('\n'));
  const pack = options.pack === undefined ? undefined : readJson(options.pack);
  return { playable, rules: rulesWith(playable, pack, options.pack), seats, setup: setup.setup, pack };
}

function rulesWith(playable: Playable, pack: unknown, path = ''): Rules<GameTypes> {
  if (pack === undefined) return new Rules(playable.game);
  const parsed = playable.game.content.parse(pack);
  if ('mistakes' in parsed) throw new Failure(parsed.mistakes.map((mistake) => `${path}: ${mistake}`).join('\n'));
  return new Rules(playable.game, parsed.content);
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path)) as unknown;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
