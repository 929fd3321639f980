import { browserStorage } from './saves/storage.ts';

/** Storage key of the last known online identity. The session itself is a cookie that scripts cannot read. */
export const ME_KEY = 'cabale:me';

/** Whether to ask the server for the current user: for strangers it answers with an error, which browsers log. */
export function isKnownOnline(): boolean {
  return browserStorage().read(ME_KEY) !== null;
}
