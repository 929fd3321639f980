import { describe, expect, it } from 'vitest';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { Visitor } from './support/visitor.ts';

describe('a table of two', () => {
  it('is opened, filled, begun and played to its end', async () => {
    const address = await openServer(await openApp());
    const [anna, ben] = await Promise.all([Visitor.guest(address, 'Anna'), Visitor.guest(address, 'Ben')]);
    const { table, code } = await anna.open({
      game: 'whispers',
      setup: {},
      seats: [{ kind: 'me' }, { kind: 'invited' }],
    });
    expect(await anna.act(table.id, { kind: 'start' })).toBe('seats-not-filled');
    await ben.enter(code);
    expect(await ben.act(table.id, { kind: 'sit', seat: 1 })).toBeNull();
    const lines = await Promise.all([anna.connect(), ben.connect()]);
    for (const line of lines) expect(await line.watch(table.id)).toBeNull();
    expect(await lines[0].act(table.id, { kind: 'start' })).toBeNull();
    for (const line of lines) await line.until(() => line.status.has(table.id));
    const played = await playOn(table.id, lines, 'two');
    expect(played).toBeGreaterThan(5);
    expect(lines[1].tables.get(table.id)).toMatchObject({ phase: 'over', ending: 'played' });
  });
});
