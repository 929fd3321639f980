import type { GameTypes, OptionOf, Seat } from '../game.ts';
import { Match, type Origin } from '../match.ts';
import { recordOf, type MatchRecord } from '../record.ts';
import type { Rules } from '../rules.ts';

/** What a seat did in a checked game: the option it chose, or `undefined` where it took a sealed answer back. */
export interface MadeMove<T extends GameTypes> {
  readonly seat: Seat;
  readonly option: OptionOf<T> | undefined;
}

/** No barrier is asked for here, so one world is enough. */
const WORLDS = 1;

/**
 * A record of a game that broke a law, so that it can be opened at a table. It ends before the first move that the rules
 * refuse or cannot carry out; there is none where they cannot even deal.
 */
export function recordOfMoves<T extends GameTypes>(
  rules: Rules<T>,
  { setup, seats, seed }: Origin<T>,
  moves: readonly MadeMove<T>[],
): MatchRecord | undefined {
  let match: Match<T> | undefined;
  try {
    match = new Match(rules, { setup, seats, seed }, undefined, WORLDS);
    for (const { seat, option } of moves) {
      const made = option === undefined ? match.undo(seat) : match.choose(seat, option);
      if (!made.ok) break;
    }
  } catch {
    // The rules themselves are broken: what came before is worth keeping.
  }
  return match === undefined ? undefined : recordOf(match);
}

/** The name of a file for the record: game and seed, with nothing that a file system could refuse. */
export function violationFileName({ game, seed }: MatchRecord): string {
  return `${game}-${seed.replaceAll(/[^\w-]+/g, '-')}.json`;
}
