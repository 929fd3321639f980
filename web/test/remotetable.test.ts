import { describe, expect, it } from 'vitest';
import { CLOSE } from '@cabale/protocol';
import { delayAfter } from '../src/online/connection.ts';
import { lastOption, pairAtSan, playOn, until, watcher } from './guests.ts';

describe('a table online', () => {
  it('shows every move to every observer, each with their own view', async () => {
    const pair = await pairAtSan();
    const { table, guests } = pair;
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const audience = await (await watcher(pair)).at(table);
    await playOn([hers.remote, his.remote], 4);
    await until(audience.remote.subscribe, () => audience.remote.status().length === hers.remote.status().length);
    expect([hers, his, audience].map(({ remote }) => remote.status().observer)).toEqual([0, 1, 'audience']);
    const views = [hers, his, audience].map(({ remote, subscription }) =>
      JSON.stringify(remote.frame(subscription.frames.last).view),
    );
    expect(new Set(views).size).toBe(3);
    expect(hers.remote.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  it('offers a spectator no decision and refuses their choices', async () => {
    const pair = await pairAtSan();
    const { remote } = await (await watcher(pair)).at(pair.table);
    expect(remote.status().decision).toBeUndefined();
    expect(await remote.choose({ kind: 'endPlay' })).toEqual({ code: 'not-seated' });
    expect(remote.undoRefusal()).toEqual({ code: 'nothing-to-undo' });
  });

  it('is closed for a spectator whom the host removes, also when the connection comes back', async () => {
    const pair = await pairAtSan();
    const zoe = await watcher(pair);
    const { subscription } = await zoe.at(pair.table);
    const [host] = pair.guests;
    expect(await host.visitor.act(pair.table.id, { kind: 'remove', person: zoe.visitor.id })).toBeNull();
    await until(subscription.subscribe, () => subscription.state().refusal !== undefined);
    expect(subscription.state()).toMatchObject({ table: undefined, play: undefined, refusal: { code: 'access-lost' } });
    zoe.breakLine();
    await until(zoe.connection.subscribe, () => zoe.connection.state() === 'lost');
    await until(zoe.connection.subscribe, () => zoe.connection.state() === 'open');
    expect(await subscription.say('still here')).toEqual({ code: 'not-found' });
    expect(subscription.state()).toMatchObject({ refusal: { code: 'access-lost' } });
  });

  it('catches up by itself after the connection broke', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    await playOn([hers.remote, his.remote], 2);
    const asked = hers.remote.status().decision === undefined ? his : hers;
    const [away, awayGuest] = asked === hers ? [his, guests[1]] : [hers, guests[0]];
    awayGuest.breakLine();
    await until(awayGuest.connection.subscribe, () => awayGuest.connection.state() === 'lost');
    const before = away.remote.status().length;
    await asked.remote.choose(lastOption(asked.remote));
    await until(away.remote.subscribe, () => away.remote.status().length > before);
    expect(awayGuest.connection.state()).toBe('open');
    expect(awayGuest.sockets).toHaveLength(2);
    expect(away.remote.frame(before).number).toBe(before);
  });

  it('counts a choice once if its reply got lost', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    guest.losesAnswer = true;
    const { length } = mine.remote.status();
    expect(await mine.remote.choose(lastOption(mine.remote))).toBeUndefined();
    expect(guest.sockets).toHaveLength(2);
    expect(mine.remote.status().length).toBe(length + 1);
  });

  it('ignores a second click, and takes the next choice before the reply to the last has arrived', async () => {
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

  it('keeps a choice made while disconnected, and sends it after reconnecting', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    guest.breakLine();
    await until(guest.connection.subscribe, () => guest.connection.state() === 'lost');
    expect(await mine.remote.choose(lastOption(mine.remote))).toBeUndefined();
    // Chat messages are not queued, because a repeated one might appear twice.
    guest.breakLine();
    await until(guest.connection.subscribe, () => guest.connection.state() === 'lost');
    expect(await mine.subscription.say('hello')).toEqual({ code: 'offline' });
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

  it('refuses an outdated choice and an act that does not apply', async () => {
    const { table, guests } = await pairAtSan();
    const hers = await guests[0].at(table);
    expect(await hers.subscription.act({ kind: 'choose', at: 7, option: { kind: 'endPlay' } })).toEqual({
      code: 'behind',
    });
    expect(await hers.subscription.act({ kind: 'resume' })).toEqual({ code: 'not-paused' });
  });

  it('begins with the last frame and fetches older ones', async () => {
    const pair = await pairAtSan();
    const { table, guests } = pair;
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    await playOn([hers.remote, his.remote], 5);
    const { subscription, remote } = await (await watcher(pair)).at(table);
    expect(subscription.frames.first).toBe(subscription.frames.last);
    expect(remote.frame(0).number).toBe(subscription.frames.last);
    await subscription.fetchEarlier();
    expect(subscription.hasEarlier).toBe(false);
    expect(remote.frame(0).number).toBe(0);
  });

  it('offers no decision while it is paused or after the player has left', async () => {
    const { table, guests } = await pairAtSan();
    const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
    const [mine, guest] = hers.remote.status().decision === undefined ? [his, guests[1]] : [hers, guests[0]];
    await guests[0].visitor.act(table.id, { kind: 'pause' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision === undefined);
    await guests[0].visitor.act(table.id, { kind: 'resume' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision !== undefined);
    await guest.visitor.act(table.id, { kind: 'leave' });
    await until(mine.remote.subscribe, () => mine.remote.status().decision === undefined);
    expect(await mine.subscription.act({ kind: 'return' })).toBeUndefined();
  });
});

describe('a broken connection', () => {
  it('is retried with growing delays, which differ between clients', () => {
    const delays = [0, 1, 2, 3, 10].map((failures) => delayAfter(failures, 1006, 1));
    expect(delays).toEqual([400, 800, 1600, 3200, 20_000]);
    expect(delayAfter(0, 1006, 0)).toBe(200);
    expect(delayAfter(0, CLOSE.tooMany, 1)).toBe(15_000);
  });

  it('is given up where the server does not know the user', async () => {
    const { table, guests } = await pairAtSan();
    const hers = await guests[0].at(table);
    const { sessions } = (await guests[0].visitor.get('/me/sessions')).body as { sessions: { id: string }[] };
    await guests[0].visitor.ask('DELETE', `/me/sessions/${sessions[0]?.id}`);
    await until(guests[0].connection.subscribe, () => guests[0].connection.state() === 'refused');
    expect(await hers.subscription.act({ kind: 'leave' })).toEqual({ code: 'not-signed-in' });
  });
});
