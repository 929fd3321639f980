/** The printed numbers (RULES.md, sections 2, 3 and 6). */
import type { Tables, TableSize } from './tables.ts';

const RULEBOOK = { tiles: 3, provenance: 'rulebook' } as const;
const DELUXE = { tiles: 3, provenance: 'reconstructed' } as const;
const CONSULTANT = { copies: 4, provenance: 'rulebook' } as const;
const DELUXE_CONSULTANT = { copies: 4, provenance: 'reconstructed' } as const;

/** NO-1.2, 1.5, 1.10, 1.21, 1.22. */
const THREE_OR_FOUR: TableSize = { rows: 4, cards: 20, hand: 4, display: 5, objectives: 2 };

export const PRINTED: Tables = {
  edition: 2,
  companies: {
    BN: RULEBOOK,
    GM: RULEBOOK,
    PR: RULEBOOK,
    AA: RULEBOOK,
    SM: RULEBOOK,
    OM: RULEBOOK,
    PF: DELUXE,
    VD: DELUXE,
  },
  consultants: {
    MC: CONSULTANT,
    NE: CONSULTANT,
    CL: CONSULTANT,
    MI: CONSULTANT,
    TS: DELUXE_CONSULTANT,
    CM: DELUXE_CONSULTANT,
    // NO-14.3: one card at any number of players is the rulebook's, its effect is ours.
    CA: { copies: 1, provenance: 'named' },
  },
  agents: 25,
  sizes: {
    // NO-10.1, 10.6 to 10.8.
    1: { rows: 3, cards: 15, hand: 0, display: 4, objectives: 3 },
    // NO-1.3, 1.6, 1.20.
    2: { rows: 3, cards: 15, hand: 4, display: 5, objectives: 2 },
    3: THREE_OR_FOUR,
    4: THREE_OR_FOUR,
  },
  // NO-2.6, 3.1, 4.6.
  handLimit: 6,
  plot: 2,
  hireAt: 3,
  // NO-6.1, 6.5, 6.10.
  broadcast: 2,
  guerrilla: 2,
  ambient: 2,
  // NO-7.11; section 6.4.
  negotiator: 2,
  scout: 1,
  crisis: 2,
  // NO-9.2, 9.5, 9.8, 9.14, 9.18, 9.19.
  cardShares: 1,
  agentShares: 2,
  firstPoints: 2,
  secondPoints: 1,
  objectivePoints: 2,
  pairPoints: 1,
  allTypesPoints: 1,
};
