import { defaultSetup, type Game, type GameTypes, type SetupFields, type SetupOf } from '@cabale/engine';
import type { Deadline, NewTable, SeatRequest } from '@cabale/protocol';
import { settingsFor, usualSeats, type Pack } from '../newgame/create.ts';

/** A new table while it is being edited. */
export interface TableDraft {
  /** Indexed by seat. */
  readonly seats: readonly SeatRequest[];
  readonly setup: SetupOf<SetupFields>;
  readonly visibility: 'private' | 'public';
  readonly deadline: Deadline;
  readonly pack?: Pack | undefined;
}

const INVITED: SeatRequest = { kind: 'invited' };
const OPEN: SeatRequest = { kind: 'open' };

/** The user in the first seat, invited players in the others. */
export function firstDraft(game: Game<GameTypes>): TableDraft {
  // An online table defaults to at least two seats, even if the game can be played solo.
  const seats = Math.min(game.seats.max, Math.max(2, usualSeats(game)));
  return {
    seats: Array.from({ length: seats }, (_, seat): SeatRequest => (seat === 0 ? { kind: 'me' } : INVITED)),
    setup: defaultSetup<SetupFields>(game.setup),
    visibility: 'private',
    deadline: { kind: 'none' },
  };
}

export function withCount(draft: TableDraft, count: number): TableDraft {
  const free = draft.visibility === 'public' ? OPEN : INVITED;
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? free);
  const hasMe = seats.some(({ kind }) => kind === 'me');
  return { ...draft, seats: hasMe ? seats : [{ kind: 'me' }, ...seats.slice(1)] };
}

/** Changes the player of a seat. The user has at most one seat, and an open seat makes the table public. */
export function withSeat(draft: TableDraft, seat: number, sitter: SeatRequest): TableDraft {
  const before = draft.seats[seat] ?? INVITED;
  const seats = draft.seats.map((each, index) => {
    if (index === seat) return sitter;
    return sitter.kind === 'me' && each.kind === 'me' ? before : each;
  });
  return { ...draft, seats, visibility: sitter.kind === 'open' ? 'public' : draft.visibility };
}

export function withVisibility(draft: TableDraft, visibility: TableDraft['visibility']): TableDraft {
  const seats = draft.seats.map((each) => {
    if (each.kind !== 'open' && each.kind !== 'invited') return each;
    return visibility === 'public' ? OPEN : INVITED;
  });
  return { ...draft, seats, visibility };
}

export function newTableOf(game: Game<GameTypes>, { seats, setup, visibility, deadline, pack }: TableDraft): NewTable {
  const offered = settingsFor(game, seats.length, setup);
  const chosen = Object.entries(setup).filter(([field]) => field in offered);
  const table = { game: game.id, setup: Object.fromEntries(chosen), seats: [...seats], visibility, deadline };
  // Every pack that a game accepts is an object.
  return pack === undefined ? table : { ...table, pack: pack.source as Record<string, unknown> };
}
