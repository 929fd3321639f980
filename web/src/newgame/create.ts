import type { Level } from '@cabale/bots';
import {
  defaultSetup,
  Match,
  recordOf,
  Rules,
  seedOfKey,
  type Game,
  type GameTypes,
  type Seat,
  type SetupOf,
  type SetupFields,
  type SetupValue,
} from '@cabale/engine';
import { GAMES, isGame, type GameId } from '@cabale/games';
import { randomName } from '../saves/files.ts';
import type { Player, SavedGame } from '../saves/saved.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[];
export const DEFAULT_LEVEL: Level = 3;

export function isLevel(value: number | undefined): value is Level {
  return (LEVELS as readonly (number | undefined)[]).includes(value);
}

/** A person at this device; named in the current language. */
export const PERSON: Player = { kind: 'person', name: '' };

/** A content pack that its game has accepted. */
export interface Pack {
  readonly name: string;
  readonly source: unknown;
  readonly content: object;
}

export interface GameDraft {
  /** Indexed by seat. */
  readonly players: readonly Player[];
  readonly setup?: SetupOf<SetupFields> | undefined;
  readonly seed?: string | undefined;
  readonly pack?: Pack | undefined;
}

export interface Seating {
  readonly seats: number;
  /** The opponents in seat order; the last one repeats for the remaining seats. */
  readonly opponents: readonly Player[];
  /** The player's own seat; `undefined`: at random. */
  readonly seat?: Seat | undefined;
}

/** The seating with the player's own seat drawn. */
export function withOwnSeat(seating: Seating): Seating & { readonly seat: Seat } {
  return { ...seating, seat: seating.seat ?? randomSeat(seating.seats) };
}

/** Players indexed by seat. */
export function seated(seating: Seating): readonly Player[] {
  const { seats, opponents, seat } = withOwnSeat(seating);
  return Array.from({ length: seats }, (_, each) => {
    if (each === seat) return PERSON;
    return opponents[each < seat ? each : each - 1] ?? opponents.at(-1) ?? PERSON;
  });
}

/** The default number of seats: what the game is best with. */
export function usualSeats({ id, seats: { min, max } }: Game<GameTypes>): number {
  return isGame(id) ? GAMES[id].bestWith : Math.min(max, Math.max(min, 2));
}

/** The settings that apply to a table of that size, with what has been chosen so far. */
export function settingsFor(
  { setup, setupSeats, setupWhen }: Game<GameTypes>,
  seats: number,
  chosen: SetupOf<SetupFields> = {},
): SetupFields {
  const isOffered = (field: string): boolean => {
    const { min, max } = setupSeats?.[field] ?? { min: seats, max: seats };
    return seats >= min && seats <= max && Object.entries(setupWhen?.[field] ?? {}).every(isAsNeeded);
  };
  const isAsNeeded = ([field, needed = []]: [string, readonly SetupValue[] | undefined]): boolean => {
    const value = isOffered(field) ? (chosen[field] ?? setup[field]?.[0]) : setup[field]?.[0];
    return value !== undefined && needed.includes(value);
  };
  return Object.fromEntries(Object.entries(setup).filter(([field]) => isOffered(field)));
}

/** A new game as it will be saved: dealt, without any choices. */
export function createGame(game: Game<GameTypes>, draft: GameDraft): SavedGame {
  const seats = draft.players.length;
  const seed = draft.seed ?? seedOfKey(crypto.getRandomValues(new Uint8Array(32)));
  const rules = new Rules(game, draft.pack?.content ?? game.content.printed);
  const setup = { ...defaultSetup<SetupFields>(game.setup), ...offered(game, seats, draft.setup ?? {}) };
  const match = new Match(rules, { setup, seats, seed });
  return savedFrom(match, draft.players, draft.pack?.source);
}

/** The chosen settings that apply to a table of that size. */
function offered(game: Game<GameTypes>, seats: number, chosen: SetupOf<SetupFields>): SetupOf<SetupFields> {
  const settings = settingsFor(game, seats, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(([field]) => field in settings));
}

/** A saved game that continues the match from its current position, with these players. */
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

function randomSeat(seats: number): Seat {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % seats;
}

export type PackResult = { readonly pack: Pack } | { readonly mistakes: readonly string[] };

/** Reads a content file: returns the pack if the game accepts it, otherwise what is wrong with it. */
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
