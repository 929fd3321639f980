import type { ChatLine, Id } from '@cabale/protocol';
import type { House } from '../house.ts';
import type { Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';

/** Says something at a table: stored, then told to everybody who watches. */
export async function say(house: House, table: Id, person: Person, text: string): Promise<ChatLine | Refused> {
  if (!house.chatLimits.allows(person.id)) return refuse('too-many');
  const line = await house.storage.chat.say(table, { at: house.now(), person: person.id, name: person.name, text });
  house.tables.spread(table, line);
  return line;
}
