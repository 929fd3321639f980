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
    vi.useFakeTimers({ toFake: ['Date'] });
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
    vi.setSystemTime(Date.now() + SILENT_MS);
    for (let step = 0; step < STEPS; step++) crowd.sayPresentAgain();
    expect(causes).toEqual([[silent, 'silence']]);
  });
});
