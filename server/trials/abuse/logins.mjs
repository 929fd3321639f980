import { newGuest, post } from '../guest.mjs';
import { startWithDefaults, temporaryFolder } from '../processes.mjs';
import { longestWait } from './waits.mjs';

const BAR_MS = 250;
/** Attempts that one address may make per minute, minus the two requests that create the account. */
const LOGINS = 20;

/**
 * The longest wait for a static file while 20 logins run.
 * @param {string} program
 * @returns {Promise<import('../abuse.mjs').Measured>}
 */
export async function measureLogins(program) {
  const server = await startWithDefaults({ DATA_DIR: temporaryFolder() }, program);
  const { address } = server;
  const credentials = { login: 'somebody', password: 'a good password' };
  await post(address, '/me/account', credentials, await newGuest(address, 'Somebody'));
  let tried = 0;
  const value = await longestWait(`${address}/index.html`, async () => {
    const logIn = async () => {
      const granted = await post(address, '/sessions', credentials).catch(() => undefined);
      if (granted !== undefined) tried += 1;
    };
    await Promise.all(Array.from({ length: LOGINS }, logIn));
  });
  await server.end('SIGTERM');
  const about = `${tried} of ${LOGINS} logins were granted`;
  return { name: 'longest wait of a static file during logins', value, bar: BAR_MS, unit: 'ms', about };
}
