import { parseSetup, type Game, type GameTypes } from '@cabale/engine';
import type { Id, NewTable, SeatRequest } from '@cabale/protocol';
import type { Person } from '../storage/people.ts';
import { newDeal } from '../table/deal.ts';
import { NO_CLOCK, type TableDocument, type TableSeat } from '../table/document.ts';
import { refuse, type Refused } from '../table/refusal.ts';

export interface NewTableParts {
  readonly id: Id;
  readonly host: Person;
  readonly draft: NewTable;
  readonly game: Game<GameTypes>;
  readonly now: number;
  /** 32 bytes as hexadecimal digits. */
  readonly serverSeed: string;
}

/** A new table from a draft, or why the game does not allow it. */
export function newDocument({ id, host, draft, game, now, serverSeed }: NewTableParts): TableDocument | Refused {
  const { min, max } = game.seats;
  if (draft.seats.length < min || draft.seats.length > max) {
    return refuse('bad-setup', { message: `${draft.seats.length} seats; this game has ${min} to ${max}.` });
  }
  if (draft.seats.filter(({ kind }) => kind === 'me').length > 1) {
    return refuse('bad-setup', { message: 'You can take only one seat.' });
  }
  const parsed = parseSetup(game.setup, draft.setup);
  if ('mistakes' in parsed) return refuse('bad-setup', { message: parsed.mistakes.join('; ') });
  const seats = draft.seats.map((seat) => seatFor(seat, host));
  return {
    id,
    game: game.id,
    setup: parsed.setup,
    visibility: draft.visibility ?? 'private',
    deadline: draft.deadline ?? { kind: 'none' },
    phase: 'gathering',
    host: host.id,
    created: now,
    seats,
    kicked: [],
    proposals: [],
    clock: NO_CLOCK,
    rules: game.version,
    seed: null,
    deal: newDeal(id, seats, serverSeed),
    ending: null,
    outcome: null,
    rematch: null,
    first: 0,
    owing: [],
  };
}

function seatFor(draft: SeatRequest, host: Person): TableSeat {
  switch (draft.kind) {
    case 'me':
      return { kind: 'person', person: host.id, name: host.name, left: false, late: false, vacationUntil: null };
    case 'invited':
      return { kind: 'invited', person: null };
    case 'open':
    case 'bot':
      return draft;
  }
}
