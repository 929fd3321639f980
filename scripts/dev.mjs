// The development server: pages from their sources with hot reload, and a server that restarts when its code changes.
//   npm run dev              on port 5173
//   PORT=8080 npm run dev
import path from 'node:path';
import { createServer } from 'vite';
import { Restartable } from './dev/restartable.mjs';
import { freePort } from './services/process.mjs';
import { ensureBuilt } from './setup.mjs';
import { say, SetupError } from './setup/command.mjs';
import { HOUSE, workspaces } from './setup/house.mjs';

const PORT = Number(process.env['PORT'] ?? 5173);
const WEB = path.join(HOUSE, 'web');
/** Boards run in the browser only, where Vite reloads them. */
const NOT_SERVED = /[\\/](?:dist|node_modules|test|board)[\\/]/;

let isBuilding = false;
let isOutdated = false;

const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;
const server = new Restartable([path.join(HOUSE, 'server', 'dist', 'main.js')], {
  DATA_DIR: path.join(HOUSE, '.cache', 'dev-data'),
  ...process.env,
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  // As under `npm start`: the server then ends with its parent, even if that is killed.
  npm_lifecycle_event: 'dev',
  // The server refuses to start without built pages, although Vite serves them here.
  WEB_ROOT: WEB,
});
const pages = await createServer({
  root: WEB,
  configFile: path.join(WEB, 'vite.config.ts'),
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: PORT,
    proxy: { '/api': { target, ws: true }, '/health': { target }, '/ready': { target } },
  },
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, () => void stop());
stopWithParent();
await codeChanged();
const served = workspaces(HOUSE).filter((folder) => !folder.startsWith('web') && folder !== 'cli');
pages.watcher.add(served.map((folder) => path.join(HOUSE, folder)));
pages.watcher.on('all', (_event, file) => {
  if (isServed(file)) void codeChanged();
});
await pages.listen();
process.stdout.write(`Open ${pages.resolvedUrls?.local[0] ?? ''} (the API is proxied to the server above)\n`);

/** @param {string} file */
function isServed(file) {
  return /(?<!\.generated)\.ts$/.test(file) && !file.startsWith(WEB) && !NOT_SERVED.test(file);
}

/** Rebuilds and restarts the server. Changes during a build lead to one more build. */
async function codeChanged() {
  isOutdated = true;
  if (isBuilding) return;
  isBuilding = true;
  while (isOutdated) {
    isOutdated = false;
    await buildAndRestart();
  }
  isBuilding = false;
}

/** Code that does not compile leaves the last server running. */
async function buildAndRestart() {
  try {
    await ensureBuilt();
    await server.restart();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
  }
}

async function stop() {
  await Promise.all([server.stop(), pages.close()]);
  process.exit(0);
}

/** On some systems a signal to `npm run dev` ends npm but does not reach this process. */
function stopWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, 500).unref();
}
