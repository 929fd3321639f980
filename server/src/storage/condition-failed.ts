/** Thrown within a transaction to roll it back: the condition at that index failed. */
export class ConditionFailed extends Error {
  readonly place: number;

  constructor(place: number) {
    super();
    this.place = place;
  }
}
