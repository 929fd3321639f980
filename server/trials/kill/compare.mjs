import { isDeepStrictEqual } from 'node:util';

/**
 * Compares the choices acknowledged at a table with its log.
 * @param {readonly import('./steady-table.mjs').Choice[]} known choices that the log must contain, in this order
 * @param {import('./steady-table.mjs').Choice | undefined} pending a choice that the log may contain once
 * @param {readonly import('./stored.mjs').Entry[]} log
 * @returns {{ lost: number, doubled: number }}
 */
export function compare(known, pending, log) {
  const said = log.flatMap(({ fact: { kind, seat, option } }) => (kind === 'chose' ? [{ seat, option }] : []));
  const lost = known.filter((choice, index) => !isDeepStrictEqual(said[index], choice)).length;
  const more = said.slice(known.length);
  const isParticipant =
    pending !== undefined && isDeepStrictEqual(more[0], { seat: pending.seat, option: pending.option });
  const gaps = log.filter(({ number }, index) => number !== index).length;
  return { lost, doubled: gaps + more.length - (isParticipant ? 1 : 0) };
}
