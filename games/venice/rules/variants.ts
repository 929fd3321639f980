/** The table's options (RULES.md, VEN-2.1, 2.14, 2.15, 23). The first value of each is the rulebook's default. */
export const SETUP = {
  side: ['day', 'night'],
  firstPlayer: ['random', 'firstSeat'],
  /** Whether a building is activated in passing where the own other gondola lies (VEN-5.16, Q2). */
  ownGondola: ['barred', 'used'],
  /** Favour cards, and who declines theirs as a handicap. */
  favour: [false, true],
  decline1: [false, true],
  decline2: [false, true],
  decline3: [false, true],
  decline4: [false, true],
  decline5: [false, true],
  /** Solo: which parts of a communal building the preliminary round offers (VEN-20.16, Q66). */
  opening: ['free', 'all'],
  /** Solo: the Doge's preliminary placements. One setting, so that no two of them can contradict (VEN-23.8). */
  preliminary: ['normal', 'oneMore', 'twoMore', 'withoutAssistants'],
  dogeCouncilStart: [0, 1, 2, 3, 4, 5],
  dogeSpace1Vp: [0, 1],
  dogeParchments: [2, 1, 3],
  finalTurns: [1, 0, 2],
  dogeSpace4Vp: [4, 3],
} as const;
