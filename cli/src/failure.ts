/** An error for the user: printed as one line, without a stack trace. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: number;

  /** `exitCode` 2: wrong usage; 1: a check failed. */
  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

const LONGEST_LINE = 400;
const NOT_PRINTABLE = /[\p{Cc}\p{Cf}]/gu;

/** Removes control characters and cuts long lines: messages may quote parts of any file. */
export function printable(message: string): string {
  const lines = message.split('\n').map((line) => line.replaceAll(NOT_PRINTABLE, '?'));
  return lines.map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line)).join('\n');
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
