import type { Seat } from '@cabale/engine';
import type { Clock, TableDocument } from './document.ts';
import type { Fact } from './facts.ts';
import type { Play } from './play.ts';

/** The least time for a decision, however little is left of the whole game's time. */
const SHORTEST_MS = 60_000;
/** Without deadlines: after this time the others may replace a player. */
const ABANDONED_MS = 3 * 24 * 60 * 60 * 1000;

/** The clock after a public change. It keeps running while the same seats are asked in the same turn. */
export function clockAfterMove(document: TableDocument, play: Play, at: number): Clock {
  const { clock } = document;
  const { rules, match } = play;
  const asked = rules.asked(match.state);
  const turn = rules.game.bot.turn(match.state);
  const together = play.isSimultaneous;
  const isSame = clock.since !== null && clock.turn === turn && isSameList(clock.asked, asked);
  if (isSame && clock.together === together) return clock;
  return { since: asked.length === 0 ? null : at, asked, together, turn, used: usedAt(document, at), pausedAt: null };
}

export function pausedClock(clock: Clock, at: number): Clock {
  return { ...clock, pausedAt: at };
}

export function resumedClock(clock: Clock, at: number): Clock {
  const paused = clock.pausedAt === null ? 0 : at - clock.pausedAt;
  return { ...clock, since: clock.since === null ? null : clock.since + paused, pausedAt: null };
}

/** Each seat's deadline, indexed by seat; `null` where none runs. Bots have no clock. */
export function dueTimes(document: TableDocument): (number | null)[] {
  return document.seats.map((_, seat) => dueTime(document, seat));
}

function dueTime(document: TableDocument, seat: Seat): number | null {
  const { clock, deadline, seats } = document;
  const sitter = seats[seat];
  if (clock.since === null || clock.pausedAt !== null || !clock.asked.includes(seat)) return null;
  if (deadline.kind === 'none' || sitter?.kind !== 'person') return null;
  const from = Math.max(clock.since, sitter.vacationUntil ?? 0);
  const whole = deadline.seconds * 1000;
  return from + (deadline.kind === 'turn' ? whole : Math.max(SHORTEST_MS, whole - (clock.used[seat] ?? 0)));
}

/** Whether others may propose to replace the player of a seat. */
export function isReplaceable(document: TableDocument, seat: Seat, now: number): boolean {
  const sitter = document.seats[seat];
  if (sitter?.kind === 'open' || sitter?.kind === 'invited') return true;
  if (sitter?.kind !== 'person') return false;
  return sitter.left || sitter.late || isAbandoned(document, seat, now);
}

function isAbandoned({ clock, deadline, seats }: TableDocument, seat: Seat, now: number): boolean {
  const sitter = seats[seat];
  if (deadline.kind !== 'none' || clock.since === null || !clock.asked.includes(seat) || sitter?.kind !== 'person')
    return false;
  return now - Math.max(clock.since, sitter.vacationUntil ?? 0) > ABANDONED_MS;
}

/** The next deadline of a seat, proposal or reveal. */
export function nextDue(document: TableDocument): number | null {
  if (document.phase === 'starting') return document.deal?.revealBy ?? null;
  if (document.phase !== 'playing') return null;
  if (document.deadline.kind === 'none' && document.proposals.length === 0) return null;
  const times = dueTimes(document).filter((due, seat) => due !== null && !isLate(document, seat));
  const all = [...times, ...document.proposals.map(({ expires }) => expires)].filter((time) => time !== null);
  return all.length === 0 ? null : Math.min(...all);
}

/** Seats that must answer and have run out of time, without those already marked late. */
function lateSeats(document: TableDocument, now: number): Seat[] {
  const due = dueTimes(document);
  return document.owing.filter((seat) => {
    const time = due[seat] ?? null;
    return time !== null && time <= now && !isLate(document, seat);
  });
}

/** What the table's deadlines have led to by now; `undefined` where none has passed. */
export function overdueFact(document: TableDocument, now: number): Fact | undefined {
  if (document.phase === 'starting') {
    return (document.deal?.revealBy ?? now) <= now ? { kind: 'reveal-ended' } : undefined;
  }
  if (document.phase !== 'playing') return undefined;
  const proposal = document.proposals.find(({ expires }) => expires <= now);
  if (proposal !== undefined) return { kind: 'expired', proposal: proposal.id };
  const seats = lateSeats(document, now);
  return seats.length === 0 ? undefined : { kind: 'late', seats };
}

function isLate({ seats }: TableDocument, seat: Seat): boolean {
  const sitter = seats[seat];
  return sitter?.kind === 'person' && sitter.late;
}

/** The time of simultaneous decisions is not counted, since it would show who answered when. */
function usedAt({ clock, seats }: TableDocument, at: number): number[] {
  return seats.map((_, seat) => {
    const used = clock.used[seat] ?? 0;
    if (clock.since === null || clock.together || !clock.asked.includes(seat)) return used;
    return used + Math.max(0, at - clock.since);
  });
}

function isSameList(left: readonly Seat[], right: readonly Seat[]): boolean {
  return left.length === right.length && left.every((seat, index) => seat === right[index]);
}
