import { checkDeal, readRecord } from '@cabale/engine';
import type { WireTable } from '@cabale/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp, openServer } from '../../server/test/support/opened.ts';
import { Visitor } from '../../server/test/support/visitor.ts';
import { Contribution, keptDeal } from '../src/online/contribution.ts';
import { TableSubscription } from '../src/online/tablesubscription.ts';
import { browserStorage } from '../src/saves/storage.ts';
import { Guest, record, until } from './guests.ts';

/** A user whose page of the table is open; it contributes to the deal by itself. */
async function openPage(visitor: Visitor, { id }: WireTable) {
  const guest = new Guest(visitor);
  const subscription = new TableSubscription(id, guest.connection, guest.api);
  const contribution = new Contribution(visitor.id, (act) => subscription.act(act));
  onTestFinished(subscription.open());
  onTestFinished(
    subscription.subscribe(() => {
      const { table } = subscription.state();
      if (table !== undefined) contribution.follow(table);
    }),
  );
  guest.connection.start();
  const committed = (seat: number) => (): boolean =>
    typeof subscription.state().table?.deal?.contributions[seat]?.commitment === 'string';
  const phase = (wanted: WireTable['phase']) =>
    until(subscription.subscribe, () => subscription.state().table?.phase === wanted);
  await until(subscription.subscribe, () => subscription.state().table !== undefined);
  return {
    subscription,
    contribution,
    phase,
    committed: (seat: number) => until(subscription.subscribe, committed(seat)),
  };
}

async function twoPages() {
  const address = await openServer(await openApp());
  const [anna, ben] = [await Visitor.guest(address, 'Anna'), await Visitor.guest(address, 'Ben')];
  const { table, code } = await anna.open({ game: 'san', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
  await ben.enter(code);
  const pages = [await openPage(anna, table), await openPage(ben, table)] as const;
  await pages[0].committed(0);
  return { anna, ben, table, pages };
}

const noncesOf = (table: WireTable | undefined) => table?.deal?.contributions.map((each) => each?.nonce ?? null);

describe('a page at a table online', () => {
  it('commits and reveals by itself, and keeps what it did', async () => {
    const { anna, ben, table, pages } = await twoPages();
    const [first, second] = pages;
    expect(await second.subscription.act(second.contribution.sitting(table, 1))).toBeUndefined();
    expect(await first.subscription.act({ kind: 'start' })).toBeUndefined();
    await Promise.all([first.phase('playing'), second.phase('playing')]);
    const kept = [anna, ben].map(({ id }) => keptDeal(table.id, id));
    expect(noncesOf(first.subscription.state().table)).toEqual(kept.map((each) => each?.nonce));
    expect(new Set(kept.map((each) => each?.nonce)).size).toBe(2);
    expect(kept.map((each) => each?.commitment)).toEqual([table.deal?.commitment, table.deal?.commitment]);
    await expect.poll(() => [anna, ben].map(({ id }) => keptDeal(table.id, id)?.revealed)).toEqual([true, true]);
    await first.subscription.act({ kind: 'propose', at: first.subscription.frames.last, motion: { kind: 'concede' } });
    await until(second.subscription.subscribe, () => (second.subscription.state().table?.proposals.length ?? 0) > 0);
    const proposal = second.subscription.state().table?.proposals[0]?.id ?? '';
    await second.subscription.act({ kind: 'vote', proposal, agree: true });
    await first.phase('over');
    const read = readRecord((await record(anna, table.id)).record);
    if (!read.ok || read.value.deal === undefined) throw new Error('the record has no proof');
    expect(checkDeal(read.value.deal, read.value.seed).every(({ holds }) => holds)).toBe(true);
  });

  it('hands its part over to the device that opens the table last, and the first stays silent', async () => {
    const { anna, ben, table, pages } = await twoPages();
    const [first] = pages;
    const before = first.subscription.state().table?.deal?.contributions[0]?.commitment;
    // Another device has none of the stored data.
    browserStorage().remove(`cabale:deal:${table.id}:${anna.id}`);
    const other = await openPage(anna, table);
    await until(
      first.subscription.subscribe,
      () => first.subscription.state().table?.deal?.contributions[0]?.commitment !== before,
    );
    await ben.act(table.id, { kind: 'sit', seat: 1 });
    expect(await other.subscription.act({ kind: 'start' })).toBeUndefined();
    await Promise.all([first.phase('playing'), other.phase('playing')]);
    const contribution = other.subscription.state().table?.deal?.contributions[0];
    expect(contribution).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(contribution?.commitment).not.toBe(before);
  });
});
