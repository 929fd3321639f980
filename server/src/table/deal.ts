import { dealtSeed, proofOf, serverCommitment, type Contribution, type DealProof, type Seat } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Deal, TableDocument, TableSeat } from './document.ts';

/** How long a starting table waits for nonces. Connected clients answer within milliseconds. */
export const REVEAL_MS = 10_000;

/** The deal of a new table, with the server's public commitment. */
export function newDeal(table: Id, seats: readonly TableSeat[], serverSeed: string): Deal {
  const contributions = seats.map((each) => (each.kind === 'person' ? { commitment: null, nonce: null } : null));
  return { serverSeed, commitment: serverCommitment(table, serverSeed), contributions, revealBy: null };
}

/** Until the start a seat's contribution is that of its current player. */
export function withContribution(
  document: TableDocument,
  seat: Seat,
  contribution: Contribution | null,
): TableDocument {
  const { deal, phase } = document;
  if (deal === undefined || phase !== 'gathering') return document;
  return { ...document, deal: { ...deal, contributions: deal.contributions.with(seat, contribution) } };
}

export function withNonce(deal: Deal, seat: Seat, nonce: string): Deal {
  const contribution = deal.contributions[seat] ?? null;
  return contribution === null
    ? deal
    : { ...deal, contributions: deal.contributions.with(seat, { ...contribution, nonce }) };
}

/** Whether every committed nonce has been revealed. */
export function isRevealed({ contributions }: Deal): boolean {
  return contributions.every((each) => each === null || each.commitment === null || each.nonce !== null);
}

/** Everything the deal was made of; `undefined` at tables created before deals could be verified. */
export function dealProof({ id, game, deal }: TableDocument): DealProof | undefined {
  if (deal === undefined) return undefined;
  return proofOf({ table: id, game, serverSeed: deal.serverSeed, contributions: [...deal.contributions] });
}

export function seedOfDeal(document: TableDocument): string | undefined {
  const proof = dealProof(document);
  return proof === undefined ? undefined : dealtSeed(proof);
}
