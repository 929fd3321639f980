import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../src/online/api.ts';
import { OwnTables } from '../src/online/owntables.ts';
import { pairAtSan, playOn, until, withHeaders, type Guest } from './guests.ts';

/** The user's own tables over a network that holds answers back until they are released. */
function slowly({ connection, visitor }: Guest) {
  const answers: (() => void)[] = [];
  const arrived: (() => void)[] = [];
  const api = createApi(async (path, init) => {
    const answer = await fetch(`${visitor.address}${path}`, withHeaders(init, visitor));
    return new Promise((resolve) => {
      answers.push(() => resolve(answer));
      for (const listener of arrived) listener();
    });
  });
  const subscribe = (listener: () => void) => {
    arrived.push(listener);
    return () => undefined;
  };
  return {
    own: new OwnTables(connection, api),
    answers,
    answered: (count: number) => until(subscribe, () => answers.length >= count),
  };
}

/** A user who follows their own tables and waits, and the user whose turn it is. */
async function waiting() {
  const { table, guests } = await pairAtSan();
  const [hers, his] = [await guests[0].at(table), await guests[1].at(table)];
  const isHers = hers.remote.status().decision !== undefined;
  const remotes = [hers.remote, his.remote];
  const own = isHers ? his.remote : hers.remote;
  const playUntilOwn = async () => {
    while (own.status().decision === undefined) await playOn(remotes, 1);
  };
  return { guest: guests[isHers ? 1 : 0], playUntilOwn };
}

describe('the user’s own tables', () => {
  it('show that one waits although an answer from before the move arrives after it', async () => {
    const { guest, playUntilOwn } = await waiting();
    const { own, answers, answered } = slowly(guest);
    const reading = own.read();
    onTestFinished(own.follow());
    await answered(2);
    await playUntilOwn();
    for (const letThrough of answers.slice(0, 2)) letThrough();
    await reading;
    await until(own.subscribe, () => own.lines()?.[0]?.yourTurn === true);
    expect(own.lines()).toMatchObject([{ game: 'san', yourTurn: true }]);
  });

  it('are those of the newest request, in whatever order answers arrive', async () => {
    const { guest, playUntilOwn } = await waiting();
    const { own, answers, answered } = slowly(guest);
    const first = own.read();
    await answered(1);
    await playUntilOwn();
    const second = own.read();
    await answered(2);
    answers[1]?.();
    await second;
    answers[0]?.();
    await first;
    expect(own.lines()).toMatchObject([{ game: 'san', yourTurn: true }]);
  });

  it('are fetched when the server says welcome, and after every break', async () => {
    const { guest } = await waiting();
    const { own, answers, answered } = slowly(guest);
    onTestFinished(own.follow());
    await answered(1);
    guest.breakLine();
    await answered(2);
    answers[1]?.();
    await until(own.subscribe, () => own.lines() !== undefined);
    expect(guest.sockets).toHaveLength(2);
  });

  it('are fetched when a table waits that is not yet listed', async () => {
    const { guest, playUntilOwn } = await waiting();
    const { own, answered, answers } = slowly(guest);
    onTestFinished(own.follow());
    await playUntilOwn();
    await answered(2);
    answers[1]?.();
    await until(own.subscribe, () => own.lines() !== undefined);
    expect(own.lines()).toMatchObject([{ game: 'san', yourTurn: true }]);
  });

  it('are cleared on sign-out: an answer that arrives later is not shown', async () => {
    const { guest } = await waiting();
    const { own, answers, answered } = slowly(guest);
    const reading = own.read();
    await answered(1);
    own.forget();
    answers[0]?.();
    await reading;
    expect(own.lines()).toBeUndefined();
  });
});
