/** What a shell reports of a program that Ctrl-C has ended. */
export const INTERRUPTED = 130;
/** npm hands Ctrl-C on although we have heard it ourselves: an echo this soon is not a second wish. */
const ECHO_MS = 500;

/** Runs long work that Ctrl-C ends cleanly: it sums up what it has found so far. A second Ctrl-C ends the process. */
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

/** Lets signals and timers through: bots and measurements never wait for anything by themselves. */
export async function breathe(): Promise<void> {
  await new Promise(setImmediate);
}
