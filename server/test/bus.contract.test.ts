import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';
import { LocalBus } from '../src/bus/local.ts';
import { RedisBus } from '../src/bus/redis.ts';
import { startRedis } from '../../scripts/services/redis.mjs';
import { forwarder } from './support/forwarder.ts';
import { hasRedis, withRedis } from './support/services.ts';

const ignore = (): void => undefined;

/** Collects messages and can wait for a number of them. */
class Ear {
  readonly heard: unknown[] = [];
  private wake: () => void = ignore;

  readonly listen = (message: unknown): void => {
    this.heard.push(message);
    this.wake();
  };

  async hears(count: number): Promise<unknown[]> {
    while (this.heard.length < count) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.heard;
  }
}

function contract(name: string, pair: () => Promise<readonly [Bus, Bus]>): void {
  async function opened(): Promise<readonly [Bus, Bus]> {
    const buses = await pair();
    onTestFinished(async () => {
      for (const bus of new Set(buses)) await bus.close();
    });
    return buses;
  }

  describe(`a bus ${name}`, () => {
    it('delivers messages to all subscribers, the sender included, in order', async () => {
      const [one, two] = await opened();
      const ears = [new Ear(), new Ear()] as const;
      await one.subscribe('table:a', ears[0].listen);
      await two.subscribe('table:a', ears[1].listen);
      for (const message of ['1', '2', '3']) one.publish('table:a', message);
      for (const ear of ears) expect(await ear.hears(3)).toEqual(['1', '2', '3']);
    });

    it('keeps topics apart', async () => {
      const [one, two] = await opened();
      const [a, b] = [new Ear(), new Ear()];
      await two.subscribe('table:a', a.listen);
      await two.subscribe('table:b', b.listen);
      one.publish('table:a', 'for a');
      one.publish('table:b', 'for b');
      expect(await a.hears(1)).toEqual(['for a']);
      expect(await b.hears(1)).toEqual(['for b']);
    });

    it('sends nothing to those who have unsubscribed', async () => {
      const [one, two] = await opened();
      const [gone, here] = [new Ear(), new Ear()];
      const stop = await two.subscribe('table:a', gone.listen);
      await two.subscribe('table:a', here.listen);
      one.publish('table:a', '1');
      await gone.hears(1);
      stop();
      one.publish('table:a', '2');
      expect(await here.hears(2)).toEqual(['1', '2']);
      expect(gone.heard).toEqual(['1']);
    });

    it('accepts new subscribers after the last one has left', async () => {
      const [one, two] = await opened();
      const ear = new Ear();
      const stop = await two.subscribe('table:a', ear.listen);
      stop();
      await two.subscribe('table:a', ear.listen);
      one.publish('table:a', 'again');
      expect(await ear.hears(1)).toEqual(['again']);
    });

    it('delivers messages sent after a subscription began, however often subscribers change', async () => {
      const [one, two] = await opened();
      const here = new Ear();
      await one.subscribe('table:a', here.listen);
      for (let time = 1; time <= 100; time++) {
        const ear = new Ear();
        // Published without a subscriber, or just before it subscribes.
        one.publish('table:a', `before ${time}`);
        const stop = await two.subscribe('table:a', ear.listen);
        one.publish('table:a', `after ${time}`);
        two.publish('table:a', `back ${time}`);
        while (!ear.heard.includes(`after ${time}`)) await ear.hears(ear.heard.length + 1);
        while (!here.heard.includes(`back ${time}`)) await here.hears(here.heard.length + 1);
        stop();
      }
      await here.hears(300);
      const order = here.heard.filter((word) => String(word).startsWith('after'));
      expect(order).toEqual(Array.from({ length: 100 }, (_, index) => `after ${index + 1}`));
    });

    it('says that it works', async () => {
      const [one] = await opened();
      await expect(one.check()).resolves.toBeUndefined();
    });
  });
}

contract('inside one process', () => {
  const bus = new LocalBus();
  return Promise.resolve([bus, bus]);
});

describe.runIf(hasRedis)('with Redis', () => {
  const url = withRedis();
  contract('between processes', async () => [
    await RedisBus.connect(url(), ignore),
    await RedisBus.connect(url(), ignore),
  ]);

  it('makes other processes refresh when a process starts: its predecessor may have died before its last message', async () => {
    const bus = await RedisBus.connect(url(), ignore);
    onTestFinished(() => bus.close());
    const gap = new Promise<void>((resolve) => bus.onGap(resolve));
    const next = await RedisBus.connect(url(), ignore);
    onTestFinished(() => next.close());
    await expect(gap).resolves.toBeUndefined();
  });

  it('reports when messages may have been lost, and continues by itself', async () => {
    const first = await startRedis();
    const bus = await RedisBus.connect(first.url, ignore);
    onTestFinished(() => bus.close());
    const ear = new Ear();
    await bus.subscribe('table:a', ear.listen);
    const gap = new Promise<void>((resolve) => bus.onGap(resolve));
    await first.stop();
    const second = await startRedis(Number(new URL(first.url).port));
    onTestFinished(() => second.stop());
    await gap;
    const sender = await RedisBus.connect(second.url, ignore);
    onTestFinished(() => sender.close());
    // The other connection of the bus may be the one that reconnected first.
    while (ear.heard.length === 0) {
      sender.publish('table:a', 'after');
      await sender.check();
    }
    expect(ear.heard[0]).toBe('after');
  });

  it('reconnects subscribers after Redis was restarted', async () => {
    const first = await startRedis();
    const buses = [await RedisBus.connect(first.url, ignore), await RedisBus.connect(first.url, ignore)] as const;
    onTestFinished(async () => {
      for (const bus of buses) await bus.close();
    });
    const ears = [new Ear(), new Ear()] as const;
    for (const [index, bus] of buses.entries()) await bus.subscribe('table:a', ears[index === 0 ? 0 : 1].listen);
    const gaps = buses.map((bus) => new Promise<void>((resolve) => bus.onGap(resolve)));
    await first.stop();
    const second = await startRedis(Number(new URL(first.url).port));
    onTestFinished(() => second.stop());
    await Promise.all(gaps);
    for (const [from, to] of [
      [0, 1],
      [1, 0],
    ] as const) {
      while (!ears[to].heard.includes(`from ${from}`)) {
        buses[from].publish('table:a', `from ${from}`);
        // The connection that reports it may be the last to reconnect.
        await new Promise(setImmediate);
      }
    }
    for (const { heard } of ears) expect(new Set(heard)).toEqual(new Set(['from 0', 'from 1']));
  });

  it('detects a silently lost connection, and reports that messages may be missing', async () => {
    const front = await forwarder(url());
    const bus = await RedisBus.connect(front.url, ignore);
    onTestFinished(() => bus.close());
    const ear = new Ear();
    await bus.subscribe('table:a', ear.listen);
    // Answered after the gap that every process announces when it starts.
    await bus.check();
    // The connections reconnect one by one, and the first may already report the gap.
    const whole = new Promise<void>((resolve) => bus.onGap(() => bus.isReliable && resolve()));
    // As when a router drops a connection: no more messages, and no error.
    front.forgetConnections();
    await whole;
    await expect(bus.check()).resolves.toBeUndefined();
    const sender = await RedisBus.connect(url(), ignore);
    onTestFinished(() => sender.close());
    sender.publish('table:a', 'after');
    expect(await ear.hears(1)).toEqual(['after']);
  });

  it('refuses to listen within a stated time while Redis hangs', async () => {
    const front = await forwarder(url());
    const bus = await RedisBus.connect(front.url, ignore);
    onTestFinished(() => bus.close());
    front.forgetConnections();
    await expect(bus.subscribe('table:a', ignore)).rejects.toThrow('timed out');
  });

  it('sends nothing through Redis without subscribers elsewhere, and leaves nothing there', async () => {
    const service = await startRedis();
    onTestFinished(() => service.stop());
    const redis = new Redis(service.url);
    onTestFinished(() => redis.disconnect());
    const [one, two] = [await RedisBus.connect(service.url, ignore), await RedisBus.connect(service.url, ignore)];
    const [own, others] = [new Ear(), new Ear()];
    await one.subscribe('table:a', own.listen);
    await two.subscribe('table:b', others.listen);
    const published = async (): Promise<number> =>
      Number(/cmdstat_publish:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1]);
    const before = await published();
    for (const word of ['1', '2', '3']) one.publish('table:a', word);
    expect(await own.hears(3)).toEqual(['1', '2', '3']);
    one.publish('table:b', 'for you');
    expect(await others.hears(1)).toEqual(['for you']);
    expect(await published()).toBe(before + 1);
    await one.close();
    await two.close();
    expect(await redis.keys('cabale:*')).toEqual([]);
  });
});
