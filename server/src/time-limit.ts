/** An operation took too long. It may still complete. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(what: string, limitMs: number) {
    super(`${what} took longer than ${limitMs} ms`);
  }
}

/** The result of a promise; rejects with `TimeLimitError` where it takes longer. */
export async function within<Result>(promise: Promise<Result>, limitMs: number, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(what, limitMs)), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
