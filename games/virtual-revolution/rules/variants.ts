/** The table's options: the rulebook has none but the seat of the first player, which the deal decides (VR-2.8). */
export const SETUP = {} as const;
