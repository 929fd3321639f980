import { nonceCommitment } from '@cabale/engine';
import type { Id, NewTable } from '@cabale/protocol';
import { nonceOf } from './contributing.ts';
import { Visitor, type Line } from './visitor.ts';

export interface Gathered {
  readonly table: Id;
  readonly code: string;
  readonly visitors: readonly Visitor[];
  readonly lines: readonly Line[];
}

/** A table with players and spectators whose game has started. */
export async function gathered(
  address: string,
  game: string,
  people: number,
  wish: Partial<NewTable> = {},
): Promise<Gathered> {
  const visitors = await Promise.all(
    Array.from({ length: people }, (_, seat) => Visitor.guest(address, `Seat ${seat}`)),
  );
  const [host, ...others] = visitors;
  if (host === undefined) throw new Error('a table needs somebody');
  const seats = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'invited' as const }))];
  const { table, code } = await host.open({ game, setup: {}, seats, ...wish });
  const commitment = (seat: number) => nonceCommitment(table.id, seat, nonceOf(`seat ${seat}`));
  await granted(host.act(table.id, { kind: 'commit', commitment: commitment(0) }));
  for (const [index, visitor] of others.entries()) {
    const seat = index + 1;
    await visitor.enter(code);
    await granted(visitor.act(table.id, { kind: 'sit', seat, commitment: commitment(seat) }));
  }
  const lines = await Promise.all(visitors.map((visitor) => visitor.connect()));
  await Promise.all(lines.map((line) => line.watch(table.id)));
  await granted(host.act(table.id, { kind: 'start' }));
  for (const [seat, visitor] of visitors.entries()) {
    await granted(visitor.act(table.id, { kind: 'reveal', nonce: nonceOf(`seat ${seat}`) }));
  }
  await Promise.all(lines.map((line) => line.until(() => line.status.has(table.id))));
  return { table: table.id, code, visitors, lines };
}

async function granted(act: ReturnType<Visitor['act']>): Promise<void> {
  const refusal = await act;
  if (refusal !== null) throw new Error(refusal);
}

/** The connection of a spectator. */
export async function watching(visitor: Visitor, { table, code }: Gathered): Promise<Line> {
  await visitor.enter(code);
  const line = await visitor.connect();
  await line.watch(table, { frames: 0, cuts: 0 });
  await line.until(() => line.status.has(table));
  return line;
}

/** The last presence message that a client received. */
export function presenceOf({ messages }: Line) {
  return messages.findLast((message) => message.type === 'presence');
}
