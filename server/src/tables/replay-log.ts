import type { GameTypes, Rules } from '@cabale/engine';
import { apply, type TableState } from '../table/apply.ts';
import type { Entry } from '../table/facts.ts';

/** The result of replaying a log. */
export type Replayed =
  | { readonly ok: true; readonly state: TableState }
  /** The first entry that these rules refuse or that leads to another state, and why. */
  | { readonly ok: false; readonly number: number; readonly reason: string };

/**
 * Replays a log from the deal or, where the rules were changed during the game, from the last such change. Every choice
 * must be possible and lead to the state it led to then.
 */
export function replayLog(entries: readonly Entry[], rules: Rules<GameTypes>): Replayed {
  const created = entries[0];
  if (created?.fact.kind !== 'created') return { ok: false, number: 0, reason: 'the log has no beginning' };
  let state: TableState = { document: created.fact.document, play: null };
  const from = Math.max(
    1,
    entries.findLastIndex(({ fact }) => fact.kind === 'continued'),
  );
  for (const { number, at, fact } of entries.slice(from)) {
    const result = apply(state, fact, at, rules);
    if (!result.ok) return { ok: false, number, reason: `refused: ${result.refusal.code}` };
    state = result.value;
    const check = state.play?.match.check;
    if (fact.kind === 'chose' && fact.check !== check) {
      return { ok: false, number, reason: `leads to ${check ?? 'nothing'}, not to ${fact.check ?? 'nothing'}` };
    }
  }
  return { ok: true, state };
}
