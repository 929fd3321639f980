/** Thrown within a transaction to take it back: the condition at that place of its statements was not met. */
export class NotMet extends Error {
  readonly place: number;

  constructor(place: number) {
    super();
    this.place = place;
  }
}
