import { parseEnvironment, type Settings } from '../environment.ts';
import { WrongSettingsError } from '../verify-stored.ts';
import { backUp, type Extent } from './backup.ts';
import { restore } from './restore.ts';

/** Backs up the database of these settings. */
export function backUpStored(environment: NodeJS.ProcessEnv, file: string): Promise<Extent> {
  return backUp(databaseOf(environment), file);
}

/** Restores into the database of these settings. */
export function restoreStored(environment: NodeJS.ProcessEnv, file: string): Promise<Extent> {
  return restore(databaseOf(environment), file);
}

function databaseOf(environment: NodeJS.ProcessEnv): Settings['database'] {
  const parsed = parseEnvironment(environment);
  if (!parsed.ok) throw new WrongSettingsError(parsed.message);
  return parsed.settings.database;
}
