import type { TableRefusal } from '@cabale/design';
import { isReadable } from '@cabale/protocol';

/** The server's refusal of a text it would not accept, without asking it; `undefined` where the text is fine. */
export function refuseUnreadable(text: string): Promise<TableRefusal> | undefined {
  return isReadable(text) ? undefined : Promise.resolve({ code: 'bad-text' });
}
