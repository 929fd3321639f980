import { LIMITS } from '@cabale/protocol';
import { presentPeople, seatOf, withSeat, type PersonSeat, type TableDocument } from './document.ts';
import { resumedClock } from './clock.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Total length of pauses; beyond it the others may end a pause by consent. */
const PAUSE_MS = LIMITS.pauseHours * HOUR_MS;
/** After this time the others may end a vacation by consent. */
const VACATION_MS = LIMITS.vacationUndisturbedDays * DAY_MS;
/** Total length of one person's vacations at a table. */
const ALL_VACATIONS_MS = LIMITS.vacationDaysPerTable * DAY_MS;

/** When the others may propose to resume; `null` where neither a pause nor a vacation stops the game. */
export function resumableFrom(document: TableDocument): number | null {
  const { clock, seats, pausedMs = 0 } = document;
  if (document.phase !== 'playing') return null;
  const times = clock.asked.flatMap((seat) => {
    const sitter = seats[seat];
    const from = sitter?.kind === 'person' ? (sitter.vacationFrom ?? null) : null;
    return from === null ? [] : [from + VACATION_MS];
  });
  if (clock.pausedAt !== null) times.push(clock.pausedAt + Math.max(0, PAUSE_MS - pausedMs));
  return times.length === 0 ? null : Math.min(...times);
}

/** Seats whose consent is needed to resume, without those who stop the game. */
export function consentingToResume(document: TableDocument, now: number): number[] {
  const host = document.clock.pausedAt === null ? undefined : seatOf(document, document.host);
  return presentPeople(document).filter((seat) => {
    const sitter = document.seats[seat];
    return seat !== host && !(sitter?.kind === 'person' && (sitter.vacationUntil ?? 0) > now);
  });
}

/** The table after its pause, whose length is counted. */
export function unpaused(document: TableDocument, at: number): TableDocument {
  const { clock, pausedMs = 0 } = document;
  if (clock.pausedAt === null) return document;
  return { ...document, pausedMs: pausedMs + Math.max(0, at - clock.pausedAt), clock: resumedClock(clock, at) };
}

/** Resumes by consent: pauses and vacations end and cannot be started again. */
export function resumedByConsent(document: TableDocument, at: number): TableDocument {
  const awake = document.seats.reduce((changing, sitter, seat) => {
    if (sitter.kind !== 'person' || (sitter.vacationUntil ?? 0) <= at) return changing;
    const ended = { ...withVacation(sitter, null, at), vacationUsed: ALL_VACATIONS_MS };
    return withSeat(changing, seat, ended);
  }, document);
  return awake.clock.pausedAt === null ? awake : { ...unpaused(awake, at), pausesEnded: true };
}

export function withVacation(sitter: PersonSeat, until: number | null, at: number): PersonSeat {
  const isOn = (sitter.vacationUntil ?? 0) > at;
  const vacationFrom = until === null ? null : isOn ? (sitter.vacationFrom ?? at) : at;
  return { ...sitter, vacationUntil: until, vacationFrom, vacationUsed: vacationUsedWith(sitter, until, at) };
}

export function mayTakeVacation(sitter: PersonSeat, until: number, now: number): boolean {
  return vacationUsedWith(sitter, until, now) <= ALL_VACATIONS_MS;
}

/** The rest of a vacation that is changed or ended does not count. */
function vacationUsedWith(sitter: PersonSeat, until: number | null, at: number): number {
  const left = Math.max(0, (sitter.vacationUntil ?? 0) - at);
  return Math.max(0, (sitter.vacationUsed ?? 0) - left) + (until === null ? 0 : until - at);
}
