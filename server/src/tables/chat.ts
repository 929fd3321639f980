import type { ChatLine } from '@cabale/protocol';
import type { App } from '../app.ts';
import type { Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { mayTalk, type Access } from './access.ts';

export interface Speaker {
  readonly person: Person;
  readonly access: Access;
  /** Whether the socket that sent the line follows the table. */
  readonly isFollowing: boolean;
}

/** Stores a chat line, then sends it to everybody who follows the table. */
export async function sendChat(app: App, speaker: Speaker, text: string): Promise<ChatLine | Refused> {
  const { person, access } = speaker;
  if (!mayTalk(access, speaker)) return refuse('not-following');
  if (!app.chatLimits.allows(person.id)) return refuse('too-many');
  const table = access.document.id;
  const line = await app.storage.chat.say(table, { at: app.now(), person: person.id, name: person.name, text });
  app.tables.publishChat(table, line, (await app.storage.tables.number(table)) ?? 0);
  return line;
}
