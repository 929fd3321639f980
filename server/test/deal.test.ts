import { serverCommitment } from '@cabale/engine';
import { expect, it } from 'vitest';
import { gathered } from './support/gathered.ts';
import { openApp, openServer, seededBytes } from './support/opened.ts';

/** The first frames of all seats of a table, as an app with these random bytes deals it. */
async function dealtWith(
  seed: string,
): Promise<{ table: string; frames: string; commitment: string; isKept: boolean }> {
  const app = await openApp({ random: seededBytes(seed) });
  const { table, lines } = await gathered(await openServer(app), 'venice', 3);
  const deal = (await app.tables.at(table).document())?.deal;
  const frames = JSON.stringify(lines.map((line) => [...(line.frames.get(table)?.values() ?? [])]));
  const commitment = deal?.commitment ?? '';
  return { table, frames, commitment, isKept: commitment === serverCommitment(table, deal?.serverSeed ?? '') };
}

it('the same random bytes lead to the same deal, others to another, and commitments are kept', async () => {
  const [first, again, other] = [await dealtWith('one'), await dealtWith('one'), await dealtWith('two')];
  expect(again).toEqual(first);
  expect(other.frames).not.toBe(first.frames);
  expect(other.commitment).not.toBe(first.commitment);
  expect([first.isKept, other.isKept]).toEqual([true, true]);
});
