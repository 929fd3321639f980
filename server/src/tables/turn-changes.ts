import type { Id } from '@cabale/protocol';
import type { TableDocument } from '../table/document.ts';

/** People at the table who must act now and did not before, or the other way round. */
export function turnChanges(
  before: TableDocument,
  after: TableDocument,
): { readonly person: Id; readonly yours: boolean }[] {
  return after.seats.flatMap((sitter, seat) => {
    const yours = after.owing.includes(seat);
    return sitter.kind === 'person' && before.owing.includes(seat) !== yours ? [{ person: sitter.person, yours }] : [];
  });
}
