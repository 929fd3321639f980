import type { Seat } from '@cabale/engine';
import type { Fact } from './facts.ts';
import type { TableDocument } from './document.ts';
import type { Play } from './play.ts';

/** What does not bring a game on, and how often one seat may do it in one turn of the game: logs must not grow without it. */
const PER_TURN = {
  undid: 40,
  replaced: 40,
  proposed: 12,
  paused: 4,
  vacation: 6,
  returned: 6,
  'bot-level': 40,
} as const;
/** The same before the start, where there are no turns: acts of the host, since a stranger must not use them up. */
const BEFORE_START = { 'seat-set': 400, 'bot-level': 400, vacation: 6 } as const;

type SpentOn = keyof typeof PER_TURN | keyof typeof BEFORE_START;

/** Acts counted in the present turn, by what they were spent on and by seat. */
export interface Spent {
  /** The furthest turn so far; −1 before the start. */
  readonly turn: number;
  readonly counts: Readonly<Record<string, number>>;
}

const NOTHING: Spent = { turn: -1, counts: {} };

/** What a fact uses up; `undefined` where it is free. */
function spentOn(fact: Fact, play: Play | null): { readonly on: SpentOn; readonly seat: Seat } | undefined {
  switch (fact.kind) {
    case 'chose': {
      const isReplaced = play !== null && play.isTogether && play.rules.isSealed(play.match.state, fact.seat);
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

/** Whether a fact is still within what its seat may spend in this turn. */
export function isAffordable(document: TableDocument, fact: Fact, play: Play | null): boolean {
  const spending = spentOn(fact, play);
  const limit = spending === undefined ? undefined : limitOf(document, spending.on);
  if (spending === undefined || limit === undefined) return true;
  return (present(document).counts[`${spending.on} ${spending.seat}`] ?? 0) < limit;
}

/** What has been spent once the fact is carried out; looked at before it is, since play changes in place. */
export function spentAfter(document: TableDocument, fact: Fact, play: Play | null): Spent | undefined {
  const spending = spentOn(fact, play);
  if (spending === undefined || limitOf(document, spending.on) === undefined) return document.spent;
  const { turn, counts } = present(document);
  const name = `${spending.on} ${spending.seat}`;
  return { turn, counts: { ...counts, [name]: (counts[name] ?? 0) + 1 } };
}
