/** One position at a turn's end, and what became of it. */
export interface Row {
  readonly phase: number;
  /** By side, then by feature. */
  readonly features: readonly (readonly number[])[];
  /** By side: pairs of a count's index and its value; most counts are 0. */
  readonly counts: readonly (readonly number[])[];
  /** Each side's share of the win; all 0 where nobody won. */
  readonly shares: readonly number[];
  /** What search gave each side there; empty where it did not search. */
  readonly chances: readonly number[];
}

/** One decision of search: how often it tried each option. */
export interface Decision {
  readonly phase: number;
  /** Of the acting side. */
  readonly features: readonly number[];
  readonly options: readonly {
    /** Step and kind of option. */
    readonly kind: string;
    readonly key: string;
    /** The weight that the game's own prior gives it. */
    readonly prior: number;
    readonly visits: number;
  }[];
}

/** What one game of self-play teaches. */
export interface Sample {
  readonly seats: number;
  readonly rows: readonly Row[];
  readonly decisions: readonly Decision[];
}
