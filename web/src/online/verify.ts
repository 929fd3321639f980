import { bytes, fingerprint, replay, type Game, type GameTypes, type MatchRecord, type Outcome } from '@cabale/engine';

/** One thing that was looked at, and whether it holds. */
export interface Check {
  readonly kind: 'seed' | 'remembered' | 'moves' | 'outcome';
  readonly holds: boolean;
  /** What was compared, for whoever wants to check the check. */
  readonly detail: string;
}

export interface Claims {
  readonly record: MatchRecord;
  /** What the server says it published at the start. */
  readonly seedHash: string;
  /** What this browser saw at the start; `undefined` where it was not there. */
  readonly remembered: string | undefined;
  /** How the table says it ended; `undefined` where nobody says, `null` where it did not end by the rules. */
  readonly outcome: Outcome | null | undefined;
}

/** Checks a finished game without trusting whoever kept it: the seed against its hash, every move by the rules. */
export async function verify(game: Game<GameTypes>, claims: Claims): Promise<readonly Check[]> {
  const { record, seedHash, remembered, outcome } = claims;
  const hash = await sha256(record.seed);
  const replayed = replay(game, record);
  const checks: Check[] = [{ kind: 'seed', holds: hash === seedHash, detail: `SHA-256(${record.seed}) = ${hash}` }];
  if (remembered !== undefined) checks.push({ kind: 'remembered', holds: hash === remembered, detail: remembered });
  checks.push({
    kind: 'moves',
    holds: replayed.ok,
    detail: replayed.ok ? String(record.choices.length) : replayed.problem.message,
  });
  if (replayed.ok && outcome !== undefined) {
    const same = bytes(replayed.value.outcome ?? null) === bytes(outcome);
    checks.push({ kind: 'outcome', holds: same, detail: String(replayed.value.outcome?.ranks ?? '') });
  }
  return checks;
}

/** By the browser's own means; on plain http, where browsers hide them, by the engine's. */
async function sha256(text: string): Promise<string> {
  // The types say that it is always there.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return fingerprint(text);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
