import type { TableRefusal } from '@cabale/design';
import { isReadable } from '@cabale/protocol';

/** Checks a text by the server's rules without a request; `undefined` if it is acceptable. */
export function refuseUnreadable(text: string): Promise<TableRefusal> | undefined {
  return isReadable(text) ? undefined : Promise.resolve({ code: 'bad-text' });
}
