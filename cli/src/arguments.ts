import { BOT_NAMES, LEVELS, SEARCH, type BotSpec, type Level } from '@cabale/bots';
import type { SetupValue } from '@cabale/engine';
import { GAME_IDS, isGame, type GameId } from '@cabale/games';
import { InvalidArgumentError } from 'commander';
import { Failure } from './failure.ts';
import { LANGUAGES, type Language } from './phrases.ts';

/** Parses a whole number within bounds; commander shows the message with the option's name. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

export function gameId(text: string): GameId {
  if (isGame(text)) return text;
  throw new Failure(`there is no game "${text}"; playable: ${GAME_IDS.join(', ')}`);
}

export function level(text: string): Level {
  return oneOf(LEVELS, text);
}

export function language(text: string): Language {
  return oneOf(LANGUAGES, text);
}

function oneOf<Value extends string | number>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => String(value) === text);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It must be one of ${values.join(', ')}.`);
}

/** A bot with the name given on the command line. */
export interface NamedBot {
  readonly name: string;
  readonly spec: BotSpec;
}

export const KNOWN_BOTS = `${Object.keys(BOT_NAMES).join(', ')} or search:<iterations a turn>`;
const SEARCH_NAME = /^search:([1-9]\d{0,6})$/;

export function namedBot(name: string): NamedBot {
  const spec = Object.hasOwn(BOT_NAMES, name) ? BOT_NAMES[name] : undefined;
  if (spec !== undefined) return { name, spec };
  const iterations = SEARCH_NAME.exec(name)?.[1];
  if (iterations === undefined) throw new InvalidArgumentError(`There is no such bot; there are ${KNOWN_BOTS}.`);
  return { name, spec: { kind: 'search', config: { ...SEARCH, iterations: Number(iterations) } } };
}

/** Several bots, separated by commas. */
export function namedBots(names: string): readonly NamedBot[] {
  const bots = names.split(',').map((name) => namedBot(name.trim()));
  if (bots.length < 2 || new Set(bots.map(({ name }) => name)).size < bots.length) {
    throw new InvalidArgumentError('Name two or more different bots.');
  }
  return bots;
}

/** Collects repeated `--set field=value` options. */
export function setting(text: string, earlier: Record<string, SetupValue> = {}): Record<string, SetupValue> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as field=value.');
  return { ...earlier, [text.slice(0, at)]: settingValue(text.slice(at + 1)) };
}

function settingValue(text: string): SetupValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
