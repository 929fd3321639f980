import { create } from 'zustand';

interface Turns {
  /** Ids of the online tables that wait for the user. */
  readonly tables: readonly string[];
}

/** Data of the turn badges. It is kept outside `online/`, because every page shows it. */
export const useTurns = create<Turns>()(() => ({ tables: [] }));
