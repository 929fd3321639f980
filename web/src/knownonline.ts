import { browserStorage } from './saves/storage.ts';

/** Who this browser was online last; the proof itself is a cookie that no script can read. */
export const ME_KEY = 'cabale:me';

/** Whether it is worth asking the server who is here: it would refuse strangers, loudly. */
export function isKnownOnline(): boolean {
  return browserStorage().read(ME_KEY) !== null;
}
