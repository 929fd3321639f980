import { checkDeal, readRecord } from '@cabale/engine';
import type { WireTable } from '@cabale/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp, openServer } from '../../server/test/support/opened.ts';
import { Visitor } from '../../server/test/support/visitor.ts';
import { Contribution, keptDeal } from '../src/online/contribution.ts';
import { Feed } from '../src/online/feed.ts';
import { browserStorage } from '../src/saves/storage.ts';
import { Guest, record, until } from './guests.ts';

/** Somebody whose page of the table is open: it contributes to the deal by itself. */
async function openPage(visitor: Visitor, { id }: WireTable) {
  const guest = new Guest(visitor);
  const feed = new Feed(id, guest.line, guest.api);
  const contribution = new Contribution(visitor.id, (act) => feed.act(act));
  onTestFinished(feed.open());
  onTestFinished(
    feed.subscribe(() => {
      const { table } = feed.state();
      if (table !== undefined) contribution.follow(table);
    }),
  );
  guest.line.start();
  const committed = (seat: number) => (): boolean =>
    typeof feed.state().table?.deal?.contributions[seat]?.commitment === 'string';
  const phase = (wanted: WireTable['phase']) => until(feed.subscribe, () => feed.state().table?.phase === wanted);
  await until(feed.subscribe, () => feed.state().table !== undefined);
  return { feed, contribution, phase, committed: (seat: number) => until(feed.subscribe, committed(seat)) };
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
    expect(await second.feed.act(second.contribution.sitting(table, 1))).toBeUndefined();
    expect(await first.feed.act({ kind: 'start' })).toBeUndefined();
    await Promise.all([first.phase('playing'), second.phase('playing')]);
    const kept = [anna, ben].map(({ id }) => keptDeal(table.id, id));
    expect(noncesOf(first.feed.state().table)).toEqual(kept.map((each) => each?.nonce));
    expect(new Set(kept.map((each) => each?.nonce)).size).toBe(2);
    expect(kept.map((each) => each?.commitment)).toEqual([table.deal?.commitment, table.deal?.commitment]);
    await expect.poll(() => [anna, ben].map(({ id }) => keptDeal(table.id, id)?.revealed)).toEqual([true, true]);
    await first.feed.act({ kind: 'propose', at: first.feed.frames.last, motion: { kind: 'concede' } });
    await until(second.feed.subscribe, () => (second.feed.state().table?.proposals.length ?? 0) > 0);
    const proposal = second.feed.state().table?.proposals[0]?.id ?? '';
    await second.feed.act({ kind: 'vote', proposal, agree: true });
    await first.phase('over');
    const read = readRecord((await record(anna, table.id)).record);
    if (!read.ok || read.value.deal === undefined) throw new Error('the record has no proof');
    expect(checkDeal(read.value.deal, read.value.seed).every(({ holds }) => holds)).toBe(true);
  });

  it('hands its part over to the device that opens the table last, and the first stays silent', async () => {
    const { anna, ben, table, pages } = await twoPages();
    const [first] = pages;
    const before = first.feed.state().table?.deal?.contributions[0]?.commitment;
    // Another device has nothing of what this one kept.
    browserStorage().remove(`cabale:deal:${table.id}:${anna.id}`);
    const other = await openPage(anna, table);
    await until(first.feed.subscribe, () => first.feed.state().table?.deal?.contributions[0]?.commitment !== before);
    await ben.act(table.id, { kind: 'sit', seat: 1 });
    expect(await other.feed.act({ kind: 'start' })).toBeUndefined();
    await Promise.all([first.phase('playing'), other.phase('playing')]);
    const contribution = other.feed.state().table?.deal?.contributions[0];
    expect(contribution).toMatchObject({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(contribution?.commitment).not.toBe(before);
  });
});
