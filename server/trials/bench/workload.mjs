/** Connections per table. */
export const PLACES = 4;

/** A move sent to the peers, 200 bytes. */
export const MOVE = {
  kind: 'move',
  at: 57,
  option: { kind: 'place', card: 'agent-17', slot: 3, note: 'm'.repeat(116) },
};

/**
 * The views of a table, with which the peers answer a move. Every table has its own, as on a server of many games: four
 * views shared by all tables would always be in the processor's cache.
 * @param {number} table
 */
export function viewsOf(table) {
  return Array.from({ length: PLACES }, (_, place) => viewFor(place, table));
}

/** @typedef {ReturnType<typeof viewFor>} View */

/**
 * The smallest change that a move makes.
 * @param {readonly View[]} views
 */
export function moved(views) {
  for (const { turn } of views) turn.number += 1;
}

/**
 * A view of 2 KB, similar to those of our games. It differs for every observer, so that it is serialized for each of
 * them, as every server of games with secrets must.
 * @param {number} place
 * @param {number} table
 */
function viewFor(place, table) {
  return {
    observer: place,
    turn: {
      number: 57,
      active: place,
      moved: true,
      mayEnd: false,
      gained: { C: 1, P: 0, H: 2 },
      spent: { C: 0, P: 1, H: 0 },
    },
    river: numbers(6, place),
    reserve: numbers(40, table),
    players: [0, 1, 2, 3].map((seat) => ({
      seat,
      play: numbers(5, seat),
      discard: numbers(18, seat),
      hand: seat === place ? numbers(7, seat) : null,
      handCount: 7,
      unseen: numbers(24, seat + place),
      slots: [numbers(2, 1), numbers(3, 2), numbers(1, 3), numbers(2, 4)],
      secrets: [{ position: 2, depth: 0, suspects: numbers(6, seat) }],
      step: 'moving',
      virus: false,
    })),
    pawn: { on: 'board', square: 12 },
    box: numbers(30, 5),
    log: [`player ${place} places agent-17 in slot 3`, 'the agent comes to light', 'the reserve is shuffled anew'],
    result: null,
  };
}

/**
 * @param {number} count
 * @param {number} first
 */
function numbers(count, first) {
  return Array.from({ length: count }, (_, index) => (first * 31 + index * 7) % 120);
}
