import { describe, expect, it } from 'vitest';
import type { TableDocument } from '../src/table/document.ts';
import { looksSame, wireTable } from '../src/table/wire.ts';
import { documentOf, sitter } from './support/documents.ts';

const document = documentOf({ id: 'table-001', deadline: { kind: 'turn', seconds: 600 }, phase: 'playing' });
const outcome = { ranks: [1, 2], reason: 'points', score: [] };
const proposal = { id: 'proposal-1', by: 0, motion: { kind: 'undo' }, moment: 1, waitsFor: [1], expires: 5 } as const;

const CHANGES: Required<
  Omit<
    TableDocument,
    | 'id'
    | 'game'
    | 'setup'
    | 'pack'
    | 'created'
    | 'invitation'
    | 'kicked'
    | 'first'
    | 'owing'
    | 'refused'
    | 'ended'
    | 'seed'
    | 'pausedMs'
    | 'pausesEnded'
    | 'spent'
  >
> = {
  visibility: 'public',
  deadline: { kind: 'none' },
  phase: 'over',
  host: 'ben-00000',
  seats: [sitter('anna-0000'), sitter('ben-00000')],
  proposals: [proposal],
  notice: { kind: 'undone', by: 1, at: 9 },
  clock: { ...document.clock, since: 1, asked: [0] },
  rules: '2',
  deal: { serverSeed: '5e'.repeat(32), commitment: 'c0'.repeat(32), contributions: [null, null], revealBy: null },
  ending: 'played',
  outcome,
  rematch: 'table-002',
};

describe('a table that looks the same', () => {
  it.each(Object.keys(CHANGES))('is another once its %s has changed', (field) => {
    const changed = { ...document, [field]: CHANGES[field as keyof typeof CHANGES] };
    expect(wireTable(changed)).not.toEqual(wireTable(document));
    expect(looksSame(document, changed)).toBe(false);
  });

  it('is the same if only unpublished parts have changed', () => {
    const changed = { ...document, owing: [1], kicked: ['cleo-0000'], invitation: 1, first: 3 };
    expect(wireTable(changed)).toEqual(wireTable(document));
    expect(looksSame(document, changed)).toBe(true);
  });

  it('does not show a running clock while nobody is to move, but a stopped one', () => {
    const free = { ...document, deadline: { kind: 'none' } } as const;
    const running = { ...free, clock: { ...free.clock, since: 7, asked: [1], turn: 3, used: [1, 2] } };
    const paused = { ...running, clock: { ...running.clock, pausedAt: 9 } };
    expect([looksSame(free, running), wireTable(free)]).toEqual([true, wireTable(running)]);
    expect(looksSame(running, paused)).toBe(false);
  });
});
