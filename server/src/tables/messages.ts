import type { ChatLine, Id } from '@cabale/protocol';
import type { Entry } from '../table/facts.ts';

/** An entry was stored. A choice is sent whole, so that processes with the table in memory need not read it. */
export interface EntryMessage {
  readonly kind: 'entry';
  readonly number: number;
  readonly choice: Entry | null;
}

/** A chat line was stored; `number` is the newest log entry at that time. */
export interface ChatMessage {
  readonly kind: 'chat';
  readonly line: ChatLine;
  readonly number: number;
}

/** Who follows the table through the sending process. `isNew` asks the other processes to announce theirs. */
export interface PresenceMessage {
  readonly kind: 'present';
  readonly from: string;
  readonly people: readonly Id[];
  readonly isNew: boolean;
}

/** What processes send each other about a table. */
export type TableMessage = EntryMessage | ChatMessage | PresenceMessage;

export function tableTopic(id: Id): string {
  return `table:${id}`;
}
