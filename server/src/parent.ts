const LOOK_EVERY_MS = 500;

/**
 * Calls back when npm, which started us, is gone. On some systems a signal to `npm start` ends npm and its shell but
 * never reaches us, and the port would stay taken. Started any other way, we outlive our parent as programs do.
 */
export function watchParent(environment: NodeJS.ProcessEnv, whenGone: () => void): void {
  if (environment['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    whenGone();
  }, LOOK_EVERY_MS);
  watch.unref();
}
