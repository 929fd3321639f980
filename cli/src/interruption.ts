/** The usual exit code of a program ended by Ctrl-C. */
export const INTERRUPTED = 130;
/** npm forwards Ctrl-C although the process receives it too: a second signal this soon is a duplicate. */
const ECHO_MS = 500;

/** Runs work that Ctrl-C ends cleanly, with a summary so far. A second Ctrl-C ends the process. */
export async function interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let firstHeard = 0;
  const stop = (): void => {
    if (!controller.signal.aborted) firstHeard = performance.now();
    else if (performance.now() - firstHeard > ECHO_MS) process.exit(INTERRUPTED);
    controller.abort();
  };
  process.on('SIGINT', stop);
  try {
    await work(controller.signal);
  } finally {
    process.off('SIGINT', stop);
  }
  if (controller.signal.aborted) process.exitCode = INTERRUPTED;
}

/** Yields to the event loop, so that signals and timers are handled during long computations. */
export async function breathe(): Promise<void> {
  await new Promise(setImmediate);
}
