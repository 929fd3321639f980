/** What the house counts. */
export interface Measures {
  act(kind: string, outcome: 'granted' | 'refused'): void;
}

export const NO_MEASURES: Measures = { act: () => undefined };
