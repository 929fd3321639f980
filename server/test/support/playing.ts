import { Random, type OptionBase } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Line } from './visitor.ts';

/** Plays random choices of the deciding seats until the game is over or the limit is reached. */
export async function playOn(
  table: Id,
  lines: readonly Line[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const random = Random.from(seed);
  let played = 0;
  for (; played < most; played++) {
    const status = lines[0]?.status.get(table);
    if (status === undefined || status.outcome !== null) return played;
    const asked = lines.find((line) => owes(line, table));
    if (asked === undefined) throw new Error('nobody owes an answer');
    const own = asked.status.get(table);
    const options = own?.decision?.options ?? [];
    const option = options[random.below(options.length)] as OptionBase;
    const refusal = await asked.act(table, { kind: 'choose', at: own?.length ?? 0, option });
    if (refusal !== null) throw new Error(`refused: ${refusal}`);
    await allFollow(table, lines, asked);
  }
  return played;
}

export function owes(line: Line, table: Id): boolean {
  const decision = line.status.get(table)?.decision ?? null;
  return decision !== null && decision.sealed === undefined;
}

/** Whether this client's seat has a decision now. */
export function isAsked(line: Line, table: Id): boolean {
  return (line.status.get(table)?.decision ?? null) !== null;
}

export function isOver(line: Line, table: Id): boolean {
  return (line.status.get(table)?.outcome ?? null) !== null;
}

/** Waits until all clients have received what one of them has. */
async function allFollow(table: Id, lines: readonly Line[], first: Line): Promise<void> {
  const { length, cuts } = first.status.get(table) ?? { length: 0, cuts: 0 };
  for (const line of lines) {
    await line.until(() => {
      const status = line.status.get(table);
      return status !== undefined && status.length >= length && status.cuts >= cuts;
    });
  }
}
