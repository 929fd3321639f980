import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PresenceMessage } from '../src/tables/messages.ts';
import { Presence } from '../src/tables/presence.ts';

const EXPIRED_MS = 61_000;

function announcement(people: readonly string[], isNew = false): PresenceMessage {
  return { kind: 'present', from: 'another process', people, isNew };
}

function presenceOf(local: readonly string[]): { presence: Presence; published: PresenceMessage[] } {
  const published: PresenceMessage[] = [];
  const publish = (message: PresenceMessage): void => void published.push(message);
  return { presence: new Presence({ process: 'this process', local: () => local, publish }), published };
}

describe('presence at a table of several processes', () => {
  it('reports a process that has gone silent, but not one that has left properly', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const [{ presence: silent }, { presence: left }] = [presenceOf([]), presenceOf([])];
    for (const presence of [silent, left]) expect(presence.receive(announcement(['somebody']))).toBe(true);
    expect(left.receive(announcement([]))).toBe(true);
    expect([silent.renew(), left.renew()]).toEqual([false, false]);
    vi.advanceTimersByTime(EXPIRED_MS);
    expect([silent.renew(), left.renew()]).toEqual([true, false]);
    expect(silent.people).toEqual(new Set());
    expect(silent.renew()).toBe(false);
  });

  it('announces arrivals at nearly the same time together, and asks other processes only once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { presence, published } = presenceOf(['anna', 'anna', 'ben']);
    for (let change = 0; change < 3; change++) presence.changed(() => undefined);
    vi.runAllTimers();
    const people = ['anna', 'ben'];
    expect(published).toEqual([{ kind: 'present', from: 'this process', people, isNew: true }]);
    for (const message of published.splice(0)) expect(presence.receive(message)).toBe(true);
    presence.changed(() => undefined);
    presence.flush();
    expect(published).toEqual([{ kind: 'present', from: 'this process', people, isNew: false }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('answers a process that asks who else is present', () => {
    const { presence, published } = presenceOf(['anna']);
    presence.receive(announcement(['ben'], true));
    expect(published).toMatchObject([{ people: ['anna'], isNew: false }]);
    expect(presence.people).toEqual(new Set(['anna', 'ben']));
  });
});
