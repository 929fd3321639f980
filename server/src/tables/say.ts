import type { ChatLine } from '@cabale/protocol';
import type { House } from '../house.ts';
import type { Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { mayTalk, type Access } from './access.ts';

export interface Speaker {
  readonly person: Person;
  readonly access: Access;
  /** Through the socket it is said with. */
  readonly isFollowing: boolean;
}

/** Says something at a table: stored, then sent to everybody who follows it. */
export async function say(house: House, speaker: Speaker, text: string): Promise<ChatLine | Refused> {
  const { person, access } = speaker;
  if (!mayTalk(access, speaker)) return refuse('not-following');
  if (!house.chatLimits.allows(person.id)) return refuse('too-many');
  const table = access.document.id;
  const line = await house.storage.chat.say(table, { at: house.now(), person: person.id, name: person.name, text });
  house.tables.spread(table, line, (await house.storage.tables.number(table)) ?? 0);
  return line;
}
