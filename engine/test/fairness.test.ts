import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  checkDeal,
  dealtSeed,
  nonceCommitment,
  proofOf,
  serverCommitment,
  type Contribution,
  type DealProof,
} from '../src/index.ts';

const TABLE = 'table-0001';
const serverSeed = '5e'.repeat(32);
const nonces = ['a1'.repeat(32), 'b2'.repeat(32)] as const;

function contribution(seat: number, nonce: string): Contribution {
  return { commitment: nonceCommitment(TABLE, seat, nonce), nonce };
}

const proof = proofOf({
  table: TABLE,
  game: 'venice',
  serverSeed,
  contributions: [
    contribution(0, nonces[0]),
    null,
    contribution(2, nonces[1]),
    { ...contribution(3, nonces[1]), nonce: null },
    { commitment: null, nonce: null },
  ],
});

const failing = (changed: Partial<DealProof>, seed = dealtSeed(proof)): string[] =>
  checkDeal({ ...proof, ...changed }, seed)
    .filter(({ holds }) => !holds)
    .map(({ kind }) => kind);

describe('a fair deal', () => {
  it('is what docs/fairness.md says, computed by other means', () => {
    const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
    expect(proof.commitment).toBe(sha(`cabale-fair-1 server\n${TABLE}\n${serverSeed}`));
    const given = sha(`cabale-fair-1 nonce\n${TABLE}\n0\n${nonces[0]}`);
    expect(proof.contributions[0]?.commitment).toBe(given);
    const text = [
      'cabale-fair-1 game',
      `table ${TABLE}`,
      'game venice',
      `server ${proof.commitment}`,
      `seat 0 commitment ${given} nonce ${nonces[0]}`,
      'seat 1 -',
      `seat 2 commitment ${proof.contributions[2]?.commitment} nonce ${nonces[1]}`,
      `seat 3 commitment ${proof.contributions[3]?.commitment} nonce -`,
      'seat 4 commitment - nonce -',
    ].join('\n');
    const key = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(text).digest('hex');
    expect(dealtSeed(proof)).toBe(`chacha20:${key}`);
  });

  it('holds as it was made, and says how many nonces took part', () => {
    expect(failing({})).toEqual([]);
    expect(checkDeal(proof, dealtSeed(proof)).find(({ kind }) => kind === 'reveals')?.detail).toBe('2/4');
  });

  it('fails where anything of it was changed', () => {
    expect(failing({ serverSeed: '5f'.repeat(32) })).toEqual(['commitment', 'seed']);
    expect(failing({ commitment: serverCommitment('table-0002', serverSeed) })).toEqual(['commitment', 'seed']);
    expect(failing({ table: 'table-0002' })).toEqual(['commitment', 'reveals', 'seed']);
    expect(failing({ game: 'san' })).toEqual(['seed']);
    expect(failing({}, 'chacha20:00')).toEqual(['seed']);
    const [first, ...others] = proof.contributions;
    if (first === undefined || first === null) throw new Error('the first seat has a contribution');
    expect(failing({ contributions: [{ ...first, nonce: nonces[1] }, ...others] })).toEqual(['reveals', 'seed']);
    expect(failing({ contributions: [{ ...first, commitment: null }, ...others] })).toEqual(['reveals', 'seed']);
    expect(failing({ contributions: [{ ...first, nonce: null }, ...others] })).toEqual(['seed']);
    expect(failing({ contributions: [null, ...others] })).toEqual(['seed']);
    expect(failing({ contributions: others })).toEqual(['reveals', 'seed']);
  });

  it('gives every table, seat and nonce a commitment of its own', () => {
    const all = [
      nonceCommitment(TABLE, 0, nonces[0]),
      nonceCommitment(TABLE, 1, nonces[0]),
      nonceCommitment('table-0002', 0, nonces[0]),
      nonceCommitment(TABLE, 0, nonces[1]),
      serverCommitment(TABLE, nonces[0]),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
