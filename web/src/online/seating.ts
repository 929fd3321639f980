import type { Me, WireSeat, WireTable } from '@cabale/protocol';
import { createContext, useContext } from 'react';
import type { Contribution } from './contribution.ts';
import type { Feed, Presence } from './feed.ts';

/** A table online and how the person in front of the screen stands to it. */
export interface Seated {
  readonly feed: Feed;
  /** This device's part in the deal. */
  readonly contribution: Contribution;
  readonly table: WireTable;
  readonly presence: Presence;
  readonly me: Me;
  /** One's own seat. */
  readonly seat: number | undefined;
  readonly isHost: boolean;
}

export function seatedAt(feed: Feed, contribution: Contribution, table: WireTable, me: Me): Seated {
  const seat = table.seats.findIndex((each) => each.kind === 'person' && each.person === me.id);
  const { presence } = feed.state();
  return { feed, contribution, table, presence, me, seat: seat < 0 ? undefined : seat, isHost: table.host === me.id };
}

export const SeatedContext = createContext<Seated | undefined>(undefined);

/** The table around whatever is drawn. */
export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (seated === undefined) throw new Error('this must stand at a table online');
  return seated;
}

/** Whether the person could sit down there, as far as one can tell from here. */
export function isMine(sitter: WireSeat, { table, me, seat }: Seated, isInvited: boolean): boolean {
  if (seat !== undefined) return false;
  if (sitter.kind === 'open') return true;
  if (sitter.kind !== 'invited') return false;
  return sitter.person === null ? table.visibility === 'private' || isInvited : sitter.person === me.id;
}
