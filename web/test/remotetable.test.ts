import { describe, expect, it } from 'vitest';
import { CLOSE } from '@cabale/protocol';
import { delayAfter } from '../src/online/line.ts';
import { lastOption, pairAtSan, playOn, until, watcher } from './guests.ts';

describe('a table online', () => {
  it('shows every move to everybody, each through their own eyes', async () => {
    const pair = await pairAtSan();
    const { table, guests } = pair;
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const audience = await (await watcher(pair)).at(table);
    await playOn([hers.remote, his.remote], 4);
    await until(audience.remote.subscribe, () => audience.remote.status().length === hers.remote.status().length);
    expect([hers, his, audience].map(({ remote }) => remote.status().observer)).toEqual([0, 1, 'audience']);
    const views = [hers, his, audience].map(({ remote, feed }) => JSON.stringify(remote.frame(feed.frames.last).view));
    expect(new Set(views).size).toBe(3);
    expect(hers.remote.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  it('asks a spectator nothing and takes nothing from one', async () => {
    const pair = await pairAtSan();
    const { remote } = await (await watcher(pair)).at(pair.table);
    expect(remote.status().decision).toBeUndefined();
    expect(await remote.choose({ kind: 'endPlay' })).toEqual({ code: 'not-seated' });
    expect(remote.undoRefusal()).toEqual({ code: 'nothing-to-undo' });
  });

  it('is closed for a spectator whom the host removes, also when the connection comes back', async () => {
    const pair = await pairAtSan();
    const zoe = await watcher(pair);
    const { feed } = await zoe.at(pair.table);
    const [host] = pair.guests;
    expect(await host.visitor.act(pair.table.id, { kind: 'remove', person: zoe.visitor.id })).toBeNull();
    await until(feed.subscribe, () => feed.state().refusal !== undefined);
    expect(feed.state()).toMatchObject({ table: undefined, play: undefined, refusal: { code: 'access-lost' } });
    zoe.breakLine();
    await until(zoe.line.subscribe, () => zoe.line.state() === 'lost');
    await until(zoe.line.subscribe, () => zoe.line.state() === 'open');
    expect(await feed.say('still here')).toEqual({ code: 'not-found' });
    expect(feed.state()).toMatchObject({ refusal: { code: 'access-lost' } });
  });

  it('catches up by itself after the line broke', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    await playOn([hers.remote, his.remote], 2);
    const asked = hers.remote.status().decision === undefined ? his : hers;
    const [away, awayGuest] = asked === hers ? [his, guests[1]] : [hers, guests[0]];
    awayGuest.breakLine();
    await until(awayGuest.line.subscribe, () => awayGuest.line.state() === 'lost');
    const before = away.remote.status().length;
    await asked.remote.choose(lastOption(asked.remote));
    await until(away.remote.subscribe, () => away.remote.status().length > before);
    expect(awayGuest.line.state()).toBe('open');
    expect(awayGuest.sockets).toHaveLength(2);
    expect(away.remote.frame(before).number).toBe(before);
  });

  it('counts a choice once whose answer got lost', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    guest.losesAnswer = true;
    const { length } = mine.remote.status();
    expect(await mine.remote.choose(lastOption(mine.remote))).toBeUndefined();
    expect(guest.sockets).toHaveLength(2);
    expect(mine.remote.status().length).toBe(length + 1);
  });

  it('counts a second click once, and takes the next choice although the reply to the last is still on its way', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const { remote } = hers.remote.status().decision === undefined ? his : hers;
    const { length } = remote.status();
    let isReplied = false;
    const next = new Promise<boolean>((resolve) => {
      const stop = remote.subscribe(() => {
        if (remote.status().length === length) return;
        stop();
        void remote.choose(lastOption(remote));
        resolve(isReplied);
      });
    });
    const first = remote.choose(lastOption(remote)).then(() => (isReplied = true));
    await remote.choose(lastOption(remote));
    expect(await next).toBe(false);
    await first;
    await until(remote.subscribe, () => remote.status().length === length + 2);
    expect(remote.frame(length + 2).seat).toBe(remote.status().observer);
  });

  it('keeps a choice made while the line is broken, and makes it when it is back', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    guest.breakLine();
    await until(guest.line.subscribe, () => guest.line.state() === 'lost');
    expect(await mine.remote.choose(lastOption(mine.remote))).toBeUndefined();
    // Talk is not kept: it might be said twice.
    guest.breakLine();
    await until(guest.line.subscribe, () => guest.line.state() === 'lost');
    expect(await mine.feed.say('hello')).toEqual({ code: 'offline' });
  });

  it('takes a choice back for everybody where the rules allow it', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, other] = hers.remote.status().decision === undefined ? [his, hers] : [hers, his];
    expect(mine.remote.undoRefusal()).toEqual({ code: 'nothing-to-undo' });
    await playOn([hers.remote, his.remote], 1);
    mine.remote.undoRefusal();
    await until(mine.remote.subscribe, () => mine.remote.undoRefusal() === undefined);
    expect(await mine.remote.undo()).toBeUndefined();
    for (const { remote } of [mine, other]) await until(remote.subscribe, () => remote.status().length === 0);
    expect(mine.remote.status().decision).toBeDefined();
  });

  it('is refused in words of the table where it has gone on', async () => {
    const { table, guests } = await pairAtSan();
    const hers = await guests[0].at(table);
    expect(await hers.feed.act({ kind: 'choose', at: 7, option: { kind: 'endPlay' } })).toEqual({ code: 'behind' });
    expect(await hers.feed.act({ kind: 'resume' })).toEqual({ code: 'not-paused' });
  });

  it('begins with the last frame and fetches older ones', async () => {
    const pair = await pairAtSan();
    const { table, guests } = pair;
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    await playOn([hers.remote, his.remote], 5);
    const { feed, remote } = await (await watcher(pair)).at(table);
    expect(feed.frames.first).toBe(feed.frames.last);
    expect(remote.frame(0).number).toBe(feed.frames.last);
    await feed.fetchEarlier();
    expect(feed.hasEarlier).toBe(false);
    expect(remote.frame(0).number).toBe(0);
  });

  it('rests while it is paused, and for whoever has left', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    await guests[0].visitor.act(table.id, { kind: 'pause' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision === undefined);
    await guests[0].visitor.act(table.id, { kind: 'resume' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision !== undefined);
    await guest.visitor.act(table.id, { kind: 'leave' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision === undefined);
    expect(await mine.feed.act({ kind: 'return' })).toBeUndefined();
  });
});

describe('a broken line', () => {
  it('is tried again later and later, and never by everybody at once', () => {
    const delays = [0, 1, 2, 3, 10].map((failures) => delayAfter(failures, 1006, 1));
    expect(delays).toEqual([400, 800, 1600, 3200, 20_000]);
    expect(delayAfter(0, 1006, 0)).toBe(200);
    expect(delayAfter(0, CLOSE.tooMany, 1)).toBe(15_000);
  });

  it('is given up where the server does not know the person', async () => {
    const { table, guests } = await pairAtSan();
    const hers = await guests[0].at(table);
    const { sessions } = (await guests[0].visitor.get('/me/sessions')).body as { sessions: { id: string }[] };
    await guests[0].visitor.ask('DELETE', `/me/sessions/${sessions[0]?.id}`);
    await until(guests[0].line.subscribe, () => guests[0].line.state() === 'refused');
    expect(await hers.feed.act({ kind: 'leave' })).toEqual({ code: 'not-signed-in' });
  });
});
