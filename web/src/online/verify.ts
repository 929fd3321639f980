import {
  bytes,
  checkDeal,
  replay,
  type DealCheck,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Outcome,
} from '@cabale/engine';
import type { KeptDeal } from './contribution.ts';

/** One claim and whether it holds. */
export interface Check {
  readonly kind: DealCheck['kind'] | 'remembered' | 'own' | 'moves' | 'outcome';
  readonly holds: boolean;
  /** The compared values, for checking by hand. */
  readonly detail: string;
}

export interface Claims {
  readonly record: MatchRecord;
  /** What this browser stored itself; `undefined` if it did not take part. */
  readonly kept: KeptDeal | undefined;
  /** The outcome the table claims; `undefined` if it claims none, `null` if the game did not end by the rules. */
  readonly outcome: Outcome | null | undefined;
}

/**
 * Checks a finished game without trusting the server: the deal from commitments and nonces, then every shuffle and
 * every move by the rules. Records of tables opened before deals could be verified have no deal to check.
 */
export function verify(game: Game<GameTypes>, { record, kept, outcome }: Claims): readonly Check[] {
  const replayed = replay(game, record);
  const { deal } = record;
  const checks: Check[] = deal === undefined ? [] : [...checkDeal(deal, record.seed)];
  if (deal !== undefined && kept !== undefined) {
    checks.push({ kind: 'remembered', holds: deal.commitment === kept.commitment, detail: kept.commitment });
    if (kept.revealed && kept.nonce !== undefined) {
      const isUsed = deal.contributions.some((each) => each?.nonce === kept.nonce);
      checks.push({ kind: 'own', holds: isUsed, detail: kept.nonce });
    }
  }
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
