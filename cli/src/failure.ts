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

const LONGEST_LINE = 400;
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}]/gu;

/** A message fit for a terminal: files may hold anything, and messages repeat parts of them. */
export function printable(message: string): string {
  const lines = message.split('\n').map((line) => line.replaceAll(NOT_PRINTABLE, '?'));
  return lines.map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line)).join('\n');
}

/** What went wrong, without the name of the error's class. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
