import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LocalBus } from '../src/bus/local.ts';
import { drawId } from '../src/people/secrets.ts';
import { Crowd, type Cause } from '../src/tables/crowd.ts';

const SILENT_MS = 61_000;
/** In so many steps a process speaks of all its tables. */
const STEPS = 20;

function present(people: readonly string[]): unknown {
  return { kind: 'present', from: 'another process', people, isNew: false };
}

describe('the crowd at tables of several processes', () => {
  it('looks at everything anew where a process has fallen silent, and not where it took its leave', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const bus = new LocalBus();
    const causes: [string, Cause][] = [];
    const crowd = new Crowd(bus, (id, cause) => causes.push([id, cause]));
    const [silent, left] = [drawId(), drawId()];
    await crowd.listen(silent);
    await crowd.listen(left);
    for (const id of [silent, left]) bus.publish(`table:${id}`, present(['somebody']));
    bus.publish(`table:${left}`, present([]));
    await new Promise(setImmediate);
    causes.length = 0;
    vi.advanceTimersByTime(SILENT_MS);
    for (let step = 0; step < STEPS; step++) crowd.sayPresentAgain();
    expect(causes).toEqual([[silent, 'silence']]);
  });

  it('tells everybody who is connected that words may be lost, and nobody who has gone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const crowd = new Crowd(new LocalBus(), () => undefined);
    const people = Array.from({ length: 250 }, () => drawId());
    const told: string[] = [];
    const stops = await Promise.all(people.map((person) => crowd.subscribePerson(person, () => told.push(person))));
    stops[0]?.();
    crowd.tellGap();
    stops.at(-1)?.();
    vi.advanceTimersToNextTimer();
    expect(told).toEqual(people.slice(1, 101));
    vi.runAllTimers();
    expect(told).toEqual(people.slice(1, -1));
    expect(vi.getTimerCount()).toBe(0);
  });
});
