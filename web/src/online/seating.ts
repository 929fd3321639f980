import type { Me, WireSeat, WireTable } from '@cabale/protocol';
import { createContext, useContext } from 'react';
import type { Contribution } from './contribution.ts';
import type { TableSubscription, Presence } from './tablesubscription.ts';

/** An online table and the user's relation to it. */
export interface Seated {
  readonly subscription: TableSubscription;
  /** This device's part in the deal. */
  readonly contribution: Contribution;
  readonly table: WireTable;
  readonly presence: Presence;
  readonly me: Me;
  /** The user's own seat. */
  readonly seat: number | undefined;
  readonly isHost: boolean;
}

export function seatedAt(
  subscription: TableSubscription,
  contribution: Contribution,
  table: WireTable,
  me: Me,
): Seated {
  const seat = table.seats.findIndex((each) => each.kind === 'person' && each.person === me.id);
  const { presence } = subscription.state();
  return {
    subscription,
    contribution,
    table,
    presence,
    me,
    seat: seat < 0 ? undefined : seat,
    isHost: table.host === me.id,
  };
}

export const SeatedContext = createContext<Seated | undefined>(undefined);

/** The table that surrounds the component. */
export function useSeated(): Seated {
  const seated = useContext(SeatedContext);
  if (seated === undefined) throw new Error('this component must be inside an online table');
  return seated;
}

/** Whether the user may take the seat, as far as the client can tell. */
export function isMine(sitter: WireSeat, { table, me, seat }: Seated, isInvited: boolean): boolean {
  if (seat !== undefined) return false;
  if (sitter.kind === 'open') return true;
  if (sitter.kind !== 'invited') return false;
  return sitter.person === null ? table.visibility === 'private' || isInvited : sitter.person === me.id;
}
