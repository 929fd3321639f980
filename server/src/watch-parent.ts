const LOOK_EVERY_MS = 500;

/**
 * Calls back when the npm process that started the server is gone. On some systems a signal to `npm start` ends npm and
 * its shell but never reaches the server, and the port would stay in use. Otherwise the server outlives its parent.
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
