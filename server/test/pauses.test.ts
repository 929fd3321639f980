import { LIMITS, type Act } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import type { Line, Visitor } from './support/visitor.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function begun(people = 2) {
  const clock = { now: Date.now() };
  const app = await openApp({ now: () => clock.now });
  const gatheredTable = await gathered(await openServer(app), people === 2 ? 'san' : 'venice', people, {
    deadline: { kind: 'turn', seconds: 300 },
  });
  const [anna, ben] = gatheredTable.visitors as [Visitor, Visitor];
  const [line] = gatheredTable.lines as [Line];
  const { table } = gatheredTable;
  const resume = (): Act => ({ kind: 'propose', at: line.status.get(table)?.length ?? 0, motion: { kind: 'resume' } });
  return { ...gatheredTable, app, clock, anna, ben, line, resume };
}

describe('a pause', () => {
  it('can be ended by the others once its time is over, and cannot be repeated', async () => {
    const { table, clock, anna, ben, line, lines, resume } = await begun();
    expect(await anna.act(table, { kind: 'pause' })).toBeNull();
    await line.until(() => line.tables.get(table)?.paused === true);
    expect(line.tables.get(table)?.resumableFrom).toBe(clock.now + LIMITS.pauseHours * HOUR_MS);
    expect(await ben.act(table, resume())).toBe('not-yet');
    clock.now += LIMITS.pauseHours * HOUR_MS;
    expect(await ben.act(table, resume())).toBeNull();
    await line.until(() => line.tables.get(table)?.paused === false);
    expect(await anna.act(table, { kind: 'pause' })).toBe('used-up');
    await playOn(table, lines, 'goes on', 2);
  });

  it('counts with all pauses before it', async () => {
    const { table, clock, anna, ben, resume } = await begun();
    const half = (LIMITS.pauseHours * HOUR_MS) / 2;
    expect(await anna.act(table, { kind: 'pause' })).toBeNull();
    clock.now += half;
    expect(await ben.act(table, resume())).toBe('not-yet');
    expect(await anna.act(table, { kind: 'resume' })).toBeNull();
    expect(await anna.act(table, { kind: 'pause' })).toBeNull();
    clock.now += half;
    expect(await ben.act(table, resume())).toBeNull();
  });

  it('needs the consent of everybody else, and silence is consent', async () => {
    const { table, app, clock, anna, ben, line, resume } = await begun(3);
    expect(await anna.act(table, { kind: 'pause' })).toBeNull();
    clock.now += LIMITS.pauseHours * HOUR_MS;
    expect(await ben.act(table, resume())).toBeNull();
    await line.until(() => line.tables.get(table)?.proposals.length === 1);
    expect(line.tables.get(table)).toMatchObject({ paused: true, proposals: [{ waitsFor: [2] }] });
    clock.now += DAY_MS;
    await app.tables.at(table).applyDeadlines();
    await line.until(() => line.tables.get(table)?.paused === false);
  });
});

describe('a vacation', () => {
  it('is limited for all together, and unused capacity is returned', async () => {
    const { table, clock, anna } = await begun();
    const { vacationDays, vacationDaysPerTable } = LIMITS;
    expect(await anna.act(table, { kind: 'vacation', days: vacationDays })).toBeNull();
    expect(await anna.act(table, { kind: 'vacation', days: 0 })).toBeNull();
    for (let days = 0; days < vacationDaysPerTable; days += vacationDays) {
      expect(await anna.act(table, { kind: 'vacation', days: vacationDays })).toBeNull();
      clock.now += vacationDays * DAY_MS;
    }
    expect(await anna.act(table, { kind: 'vacation', days: 1 })).toBe('used-up');
  });

  it('of the player to move can be ended by the others after a while', async () => {
    const { table, clock, line, visitors, resume } = await begun();
    const asked = line.status.get(table)?.asked[0] ?? 0;
    const [away, here] = [visitors[asked], visitors[1 - asked]] as [Visitor, Visitor];
    expect(await away.act(table, { kind: 'vacation', days: LIMITS.vacationDays })).toBeNull();
    expect(await here.act(table, resume())).toBe('not-yet');
    clock.now += LIMITS.vacationUndisturbedDays * DAY_MS;
    expect(await here.act(table, resume())).toBeNull();
    await line.until(() => line.tables.get(table)?.resumableFrom === null);
    expect(line.tables.get(table)?.due[asked]).toBeLessThanOrEqual(clock.now + 300_000);
    expect(await away.act(table, { kind: 'vacation', days: 1 })).toBe('used-up');
  });
});

describe('actions that do not advance a game', () => {
  it('is bounded in each turn: undone choices', async () => {
    const { table, lines } = await begun();
    let undone = 0;
    let refusal: string | null = null;
    for (let tries = 0; tries < 400 && refusal !== 'too-often'; tries++) {
      const line = lines.find((each) => (each.status.get(table)?.decision ?? null) !== null) as Line;
      const status = line.status.get(table);
      const [option] = status?.decision?.options ?? [];
      if (status === undefined || option === undefined) throw new Error('nobody is asked');
      await line.act(table, { kind: 'choose', at: status.length, option });
      refusal = await line.act(table, { kind: 'undo', at: line.status.get(table)?.length ?? 0 });
      if (refusal === null) undone += 1;
    }
    expect(refusal).toBe('too-often');
    expect(undone).toBeGreaterThan(10);
    await playOn(table, lines, 'the game can go on', 5);
  });
});
