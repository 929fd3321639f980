import { expect, it, onTestFinished, vi } from 'vitest';
import { LocalBus } from '../src/bus/local.ts';
import { PersonChannels } from '../src/people/person-channels.ts';
import { drawId } from '../src/random.ts';

it('notifies everybody who is connected that messages may be lost, in batches, and nobody who has gone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const channels = new PersonChannels(new LocalBus());
  const people = Array.from({ length: 250 }, () => drawId());
  const notified: string[] = [];
  const stops = await Promise.all(people.map((person) => channels.subscribe(person, () => notified.push(person))));
  stops[0]?.();
  channels.announceGap();
  stops.at(-1)?.();
  vi.advanceTimersToNextTimer();
  expect(notified).toEqual(people.slice(1, 101));
  vi.runAllTimers();
  expect(notified).toEqual(people.slice(1, -1));
  expect(vi.getTimerCount()).toBe(0);
});
