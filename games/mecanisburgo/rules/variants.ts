/** The table's options (RULES.md, MEC-1.1, Q5). The first value is the default. */
export const SETUP = {
  /** Corporations are dealt, or taken by the players one after the other. */
  corporations: ['dealt', 'chosen'],
} as const;
