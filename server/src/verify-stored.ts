import { parseEnvironment } from './environment.ts';
import { catalogueGames } from './games.ts';
import { openStorage } from './storage/storage.ts';
import { verifyTables, type Verdict } from './tables/verify.ts';

/** The settings are invalid; the message says why. */
export class WrongSettingsError extends Error {}

/** Replays every table of the database of these settings. */
export async function verifyStored(
  environment: NodeJS.ProcessEnv,
  onVerdict: (verdict: Verdict) => void,
): Promise<void> {
  const parsed = parseEnvironment(environment);
  if (!parsed.ok) throw new WrongSettingsError(parsed.message);
  const storage = await openStorage(parsed.settings.database, () => undefined);
  try {
    for await (const verdict of verifyTables(storage, catalogueGames())) onVerdict(verdict);
  } finally {
    await storage.close();
  }
}
