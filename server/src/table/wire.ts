import type { Seat } from '@cabale/engine';
import type { Id, TableLine, WireDeal, WireTable } from '@cabale/protocol';
import { dueTimes } from './clock.ts';
import { resumableFrom } from './pauses.ts';
import { seatOf, type TableDocument } from './document.ts';

/** The table as everybody with access sees it. Fields are listed one by one, so that no other can leak. */
export function wireTable(document: TableDocument): WireTable {
  const { id, game, rules, visibility, deadline, phase, host, created, seed, ending, outcome, rematch } = document;
  return {
    id,
    game,
    rules,
    setup: { ...document.setup },
    ...(document.pack === undefined ? {} : { pack: document.pack }),
    visibility,
    deadline,
    phase,
    paused: document.clock.pausedAt !== null,
    host,
    seats: [...document.seats],
    proposals: document.proposals.map(({ id: proposal, by, motion, waitsFor, expires }) => ({
      id: proposal,
      by,
      motion,
      waitsFor: [...waitsFor],
      expires,
    })),
    ...(document.notice === undefined ? {} : { notice: document.notice }),
    created,
    due: dueTimes(document),
    resumableFrom: resumableFrom(document),
    deal: wireDeal(document),
    seed: phase === 'over' ? seed : null,
    ending,
    outcome,
    rematch,
  };
}

/** Nonces are hidden until the game begins, so that nobody decides about revealing by those of others. */
function wireDeal({ deal, phase }: TableDocument): WireDeal | null {
  if (deal === undefined) return null;
  const isBegun = phase === 'playing' || phase === 'over';
  return {
    commitment: deal.commitment,
    contributions: deal.contributions.map((each) =>
      each === null ? null : { ...each, nonce: isBegun ? each.nonce : null },
    ),
    revealBy: deal.revealBy,
    serverSeed: phase === 'over' ? deal.serverSeed : null,
  };
}

/** Whether `wireTable` would give the same result for both. */
export function looksSame(before: TableDocument, after: TableDocument): boolean {
  return (
    before.seats === after.seats &&
    before.proposals === after.proposals &&
    before.notice === after.notice &&
    before.phase === after.phase &&
    before.host === after.host &&
    before.rules === after.rules &&
    before.visibility === after.visibility &&
    before.deadline === after.deadline &&
    before.deal === after.deal &&
    before.ending === after.ending &&
    before.outcome === after.outcome &&
    before.rematch === after.rematch &&
    // Without deadlines the clock shows only whether it is paused.
    (before.clock === after.clock || (after.deadline.kind === 'none' && before.clock.pausedAt === after.clock.pausedAt))
  );
}

/** The table as a line in a person's list. */
export function wireLine(document: TableDocument, person: Id): TableLine {
  const { id, game, phase, deadline, created, ending, outcome } = document;
  const seat: Seat | undefined = seatOf(document, person);
  const due = seat === undefined ? null : (dueTimes(document)[seat] ?? null);
  return {
    id,
    game,
    phase,
    seats: [...document.seats],
    deadline,
    created,
    seat: seat ?? null,
    yourTurn: seat !== undefined && document.owing.includes(seat) && document.clock.pausedAt === null,
    due,
    ending,
    outcome,
    ...(document.ended === undefined ? {} : { ended: document.ended }),
  };
}
