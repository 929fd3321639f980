import type { Level } from '@cabale/bots';
import {
  defaultSetup,
  Match,
  recordOf,
  Rules,
  type Game,
  type GameTypes,
  type Seat,
  type SetupOf,
  type SetupFields,
} from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { randomName } from '../saves/files.ts';
import type { Player, SavedGame } from '../saves/saved.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[];
export const DEFAULT_LEVEL: Level = 3;

export function isLevel(value: number | undefined): value is Level {
  return (LEVELS as readonly (number | undefined)[]).includes(value);
}

export type Opponent = { readonly kind: 'bot'; readonly level: Level } | { readonly kind: 'shared' };

/** A content pack that its game has accepted. */
export interface Pack {
  readonly name: string;
  readonly source: unknown;
  readonly content: object;
}

export interface Wish {
  readonly opponent: Opponent;
  /** The player's own seat; `undefined`: at random. */
  readonly seat?: Seat | undefined;
  readonly setup?: SetupOf<SetupFields> | undefined;
  readonly seed?: string | undefined;
  readonly pack?: Pack | undefined;
  readonly seats?: number | undefined;
}

/** A new game as it will be saved: dealt, with nobody having chosen anything yet. */
export function createGame(game: Game<GameTypes>, wish: Wish): SavedGame {
  const seats = wish.seats ?? game.seats.min;
  const seed = wish.seed ?? randomName(24);
  const rules = new Rules(game, wish.pack?.content ?? game.content.printed);
  const match = new Match(rules, { setup: wish.setup ?? defaultSetup(game.setup), seats, seed });
  const own = wish.seat ?? randomSeat(seats);
  return savedFrom(match, playersFor(wish.opponent, seats, own), wish.pack?.source);
}

/** A match that begins here, whoever played its first choices. */
export function savedFrom(match: Match<GameTypes>, players: readonly Player[], pack: unknown): SavedGame {
  const now = Date.now();
  return {
    id: randomName(10),
    game: match.rules.game.id as GameId,
    created: now,
    changed: now,
    players,
    over: match.outcome !== undefined,
    record: recordOf(match, pack),
  };
}

function playersFor(opponent: Opponent, seats: number, own: Seat): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    if (opponent.kind === 'shared' || seat === own) return { kind: 'person', name: '' };
    return { kind: 'bot', level: opponent.level };
  });
}

function randomSeat(seats: number): Seat {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % seats;
}

export type PackResult = { readonly pack: Pack } | { readonly mistakes: readonly string[] };

/** Reads a content file: a pack the game accepts, or what is wrong with it. */
export function readPack(game: Game<GameTypes>, name: string, text: string): PackResult {
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch (error) {
    return { mistakes: [error instanceof Error ? error.message : String(error)] };
  }
  const parsed = game.content.parse(source);
  if ('mistakes' in parsed) return parsed;
  return { pack: { name, source, content: parsed.content } };
}
