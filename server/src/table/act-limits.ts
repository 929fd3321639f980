import type { Seat } from '@cabale/engine';
import type { Fact } from './facts.ts';
import type { TableDocument } from './document.ts';
import type { Play } from './play.ts';

/**
 * Acts that do not advance the game, and how often a seat may use them in one turn, so that logs cannot grow without
 * limit.
 */
const PER_TURN = {
  undid: 40,
  replaced: 40,
  proposed: 12,
  paused: 4,
  vacation: 6,
  returned: 6,
  'bot-level': 40,
} as const;
/** The same before the start, where there are no turns, for the host's acts. */
const BEFORE_START = { 'seat-set': 400, 'bot-level': 400, vacation: 6 } as const;

type SpentOn = keyof typeof PER_TURN | keyof typeof BEFORE_START;

/** Acts counted in the current turn, by kind and seat. */
export interface Spent {
  /** The latest turn so far; −1 before the start. */
  readonly turn: number;
  readonly counts: Readonly<Record<string, number>>;
}

const NOTHING: Spent = { turn: -1, counts: {} };

/** The limit that a fact counts against; `undefined` where there is none. */
function spentOn(fact: Fact, play: Play | null): { readonly on: SpentOn; readonly seat: Seat } | undefined {
  switch (fact.kind) {
    case 'chose': {
      const isReplaced = play !== null && play.isSimultaneous && play.rules.isSealed(play.match.state, fact.seat);
      return isReplaced ? { on: 'replaced', seat: fact.seat } : undefined;
    }
    case 'undid':
    case 'vacation':
    case 'returned':
    case 'bot-level':
    case 'seat-set':
      return { on: fact.kind, seat: fact.seat };
    case 'proposed':
      return { on: 'proposed', seat: fact.proposal.by };
    case 'paused':
      return { on: 'paused', seat: 0 };
    default:
      return undefined;
  }
}

function limitOf(document: TableDocument, on: SpentOn): number | undefined {
  const limits: Partial<Record<SpentOn, number>> = document.phase === 'playing' ? PER_TURN : BEFORE_START;
  return limits[on];
}

function present({ spent = NOTHING, clock, phase }: TableDocument): Spent {
  const turn = phase === 'playing' ? clock.turn : -1;
  return turn > spent.turn ? { turn, counts: {} } : spent;
}

/** Whether a fact is within its seat's limits in this turn. */
export function isWithinLimits(document: TableDocument, fact: Fact, play: Play | null): boolean {
  const spending = spentOn(fact, play);
  const limit = spending === undefined ? undefined : limitOf(document, spending.on);
  if (spending === undefined || limit === undefined) return true;
  return (present(document).counts[`${spending.on} ${spending.seat}`] ?? 0) < limit;
}

/** The counts after the fact; computed before it is applied, since play changes in place. */
export function spentWith(document: TableDocument, fact: Fact, play: Play | null): Spent | undefined {
  const spending = spentOn(fact, play);
  if (spending === undefined || limitOf(document, spending.on) === undefined) return document.spent;
  const { turn, counts } = present(document);
  const name = `${spending.on} ${spending.seat}`;
  return { turn, counts: { ...counts, [name]: (counts[name] ?? 0) + 1 } };
}
