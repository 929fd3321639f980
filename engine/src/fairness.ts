/** The verifiable deal of a table online; docs/fairness.md describes the scheme and what it promises. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import type { Seat } from './game.ts';
import { fingerprint } from './hash.ts';
import { seedOfKey } from './random.ts';

/** Every text that is hashed begins with the scheme, so that no hash can be taken for one of another purpose. */
const SCHEME = 'cabale-fair-1';

/** 32 bytes as hexadecimal digits: a server seed, a nonce, or the hash of one. */
export const hex32Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const contributionSchema = z.object({
  /** `null`: this person's client sent none. */
  commitment: z.nullable(hex32Schema),
  /** `null`: not revealed in time, so left out. */
  nonce: z.nullable(hex32Schema),
});
/** What the person at a seat adds to the deal. */
export type Contribution = z.infer<typeof contributionSchema>;

/** By seat, as it was when the game began; `null` for a bot, which contributes nothing. */
export const contributionsSchema = z.array(z.nullable(contributionSchema));

/** The schema of a proof of a deal, for files and messages. */
export const dealProofSchema = z.object({
  scheme: z.literal(SCHEME),
  table: z.string(),
  game: z.string(),
  /** Published when the table was created. */
  commitment: hex32Schema,
  /** Published when the game is over. */
  serverSeed: hex32Schema,
  contributions: contributionsSchema,
});
/** Everything a deal was made of: enough to compute the seed again. */
export type DealProof = z.infer<typeof dealProofSchema>;

/** What a server publishes of its seed before anybody but the host has sat down. */
export function serverCommitment(table: string, serverSeed: string): string {
  return fingerprint(`${SCHEME} server\n${table}\n${serverSeed}`);
}

/** What a person's client publishes of its nonce when sitting down at that seat. */
export function nonceCommitment(table: string, seat: Seat, nonce: string): string {
  return fingerprint(`${SCHEME} nonce\n${table}\n${seat}\n${nonce}`);
}

/** The proof of a deal, with the commitment that its server seed must have had. */
export function proofOf(deal: Omit<DealProof, 'scheme' | 'commitment'>): DealProof {
  return { scheme: SCHEME, commitment: serverCommitment(deal.table, deal.serverSeed), ...deal };
}

/** The seed of the game: an HMAC of the server seed over the table, the commitments and the nonces. */
export function dealtSeed({ table, game, commitment, serverSeed, contributions }: DealProof): string {
  const seats = contributions.map((each, seat) => `seat ${seat} ${each === null ? '-' : contributionLine(each)}`);
  const text = [`${SCHEME} game`, `table ${table}`, `game ${game}`, `server ${commitment}`, ...seats].join('\n');
  return seedOfKey(hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(text)));
}

function contributionLine({ commitment, nonce }: Contribution): string {
  return `commitment ${commitment ?? '-'} nonce ${nonce ?? '-'}`;
}

/** One claim of a proof, and whether it holds. */
export interface DealCheck {
  readonly kind: 'commitment' | 'reveals' | 'seed';
  readonly holds: boolean;
  /** The value that was computed, how many of the people revealed (`2/3`), or the seats whose nonces are wrong. */
  readonly detail: string;
}

/** Computes a deal again: the commitment from the server seed, each commitment from its nonce, the seed from them all. */
export function checkDeal(proof: DealProof, seed: string): readonly DealCheck[] {
  const commitment = serverCommitment(proof.table, proof.serverSeed);
  const wrong = proof.contributions.flatMap((each, seat) => {
    const nonce = each?.nonce ?? null;
    return nonce === null || nonceCommitment(proof.table, seat, nonce) === each?.commitment ? [] : [seat];
  });
  const computed = dealtSeed(proof);
  return [
    { kind: 'commitment', holds: commitment === proof.commitment, detail: commitment },
    {
      kind: 'reveals',
      holds: wrong.length === 0,
      detail: wrong.length === 0 ? revealed(proof.contributions) : `seat ${wrong.join(', ')}`,
    },
    { kind: 'seed', holds: computed === seed, detail: computed },
  ];
}

function revealed(contributions: DealProof['contributions']): string {
  const people = contributions.filter((each) => each !== null);
  return `${people.filter(({ nonce }) => nonce !== null).length}/${people.length}`;
}
