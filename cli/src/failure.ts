/** What a person did wrong or must know: shown as one line, without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;

  /** `exitCode` 2: the command was called wrongly; 1: it was called rightly and did not hold. */
  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
