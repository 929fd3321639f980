import type { Seat } from '@cabale/engine';
import type { Id, TableLine, WireDeal, WireTable } from '@cabale/protocol';
import { dueTimes } from './clock.ts';
import { resumableFrom } from './stalling.ts';
import { seatOf, type TableDocument } from './document.ts';

/** The table as everybody who may see it sees it: written by listing, so that nothing else can go out. */
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

/** Nonces wait until all are in, so that nobody decides about revealing by what others revealed. */
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

/** Whether everybody sees the same of the table as before: nothing of what `wireTable` lists has changed. */
export function looksSame(before: TableDocument, after: TableDocument): boolean {
  return (
    before.seats === after.seats &&
    before.proposals === after.proposals &&
    before.phase === after.phase &&
    before.host === after.host &&
    before.rules === after.rules &&
    before.visibility === after.visibility &&
    before.deadline === after.deadline &&
    before.deal === after.deal &&
    before.ending === after.ending &&
    before.outcome === after.outcome &&
    before.rematch === after.rematch &&
    // Without deadlines the clock shows nothing but whether it is stopped.
    (before.clock === after.clock || (after.deadline.kind === 'none' && before.clock.pausedAt === after.clock.pausedAt))
  );
}

/** The table as a line in somebody's list. */
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
  };
}
