import { parseEnvironment, type DatabaseAddress } from '@cabale/server';
import { Failure } from './failure.ts';

/** The server's database, by the environment variables that the server reads. */
export function serverDatabase(): DatabaseAddress {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok) throw new Failure(parsed.message);
  return parsed.settings.database;
}
