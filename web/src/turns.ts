import { create } from 'zustand';

interface Turns {
  /** Tables online that wait for the person in front of the screen, by their names. */
  readonly tables: readonly string[];
}

/** What badges are made of. It stands here and not with the tables online, because every page shows it. */
export const useTurns = create<Turns>()(() => ({ tables: [] }));
