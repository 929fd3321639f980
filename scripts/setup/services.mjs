import { findPostgres } from '../services/postgres.mjs';
import { findRedis, installRedis } from '../services/redis.mjs';
import { say, SetupError } from './command.mjs';

/** @returns {Promise<string[]>} services that multi-process tests need and this machine lacks */
export async function missingServices() {
  return [
    ...((await findPostgres()) === undefined ? ['PostgreSQL'] : []),
    ...(findRedis() === undefined ? ['Redis'] : []),
  ];
}

/** Finds or installs the services that multi-process tests need. If impossible, it is reported, and a CI run fails. */
export async function findServices() {
  await installRedis();
  const missing = (await missingServices()).join(' and ');
  if (missing === '') return;
  if (process.env['CI'] !== undefined) throw new SetupError(`The tests need ${missing}, which this machine lacks.`);
  say(
    `NOT RUN: tests that need ${missing}. Install it to run them, for example: apt-get install redis-server postgresql`,
  );
}
