import { defaultSetup, type Game, type GameTypes, type SetupFields, type SetupOf } from '@cabale/engine';
import type { Deadline, NewTable, SeatWish } from '@cabale/protocol';
import { settingsFor, usualSeats, type Pack } from '../newgame/create.ts';

/** A new table while it is being thought of. */
export interface Wish {
  /** Indexed by seat. */
  readonly seats: readonly SeatWish[];
  readonly setup: SetupOf<SetupFields>;
  readonly visibility: 'private' | 'public';
  readonly deadline: Deadline;
  readonly pack?: Pack | undefined;
}

const INVITED: SeatWish = { kind: 'invited' };
const OPEN: SeatWish = { kind: 'open' };

/** Oneself and people who have the link. */
export function firstWish(game: Game<GameTypes>): Wish {
  // A table online is for several; a game for one begins as one only where there is no other.
  const seats = Math.min(game.seats.max, Math.max(2, usualSeats(game)));
  return {
    seats: Array.from({ length: seats }, (_, seat): SeatWish => (seat === 0 ? { kind: 'me' } : INVITED)),
    setup: defaultSetup<SetupFields>(game.setup),
    visibility: 'private',
    deadline: { kind: 'none' },
  };
}

export function withCount(wish: Wish, count: number): Wish {
  const free = wish.visibility === 'public' ? OPEN : INVITED;
  const seats = Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? free);
  const hasMe = seats.some(({ kind }) => kind === 'me');
  return { ...wish, seats: hasMe ? seats : [{ kind: 'me' }, ...seats.slice(1)] };
}

/** Gives a seat to somebody. Nobody has two seats, and what is open to all can be found by all. */
export function withSeat(wish: Wish, seat: number, sitter: SeatWish): Wish {
  const before = wish.seats[seat] ?? INVITED;
  const seats = wish.seats.map((each, index) => {
    if (index === seat) return sitter;
    return sitter.kind === 'me' && each.kind === 'me' ? before : each;
  });
  return { ...wish, seats, visibility: sitter.kind === 'open' ? 'public' : wish.visibility };
}

export function withVisibility(wish: Wish, visibility: Wish['visibility']): Wish {
  const seats = wish.seats.map((each) => {
    if (each.kind !== 'open' && each.kind !== 'invited') return each;
    return visibility === 'public' ? OPEN : INVITED;
  });
  return { ...wish, seats, visibility };
}

export function newTableOf(game: Game<GameTypes>, { seats, setup, visibility, deadline, pack }: Wish): NewTable {
  const offered = settingsFor(game, seats.length);
  const chosen = Object.entries(setup).filter(([field]) => field in offered);
  const table = { game: game.id, setup: Object.fromEntries(chosen), seats: [...seats], visibility, deadline };
  // What a game accepts as a pack is an object.
  return pack === undefined ? table : { ...table, pack: pack.source as Record<string, unknown> };
}
