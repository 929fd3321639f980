import { NO_CLOCK, type TableDocument, type TableSeat } from '../../src/table/document.ts';

export function sitter(person: string, name = person): TableSeat {
  return { kind: 'person', person, name, left: false, late: false, vacationUntil: null };
}

/** A table as a database might contain it. */
export function documentOf(change: Partial<TableDocument> & Pick<TableDocument, 'id'>): TableDocument {
  return {
    game: 'whispers',
    setup: {},
    visibility: 'private',
    deadline: { kind: 'none' },
    phase: 'gathering',
    host: 'anna-0000',
    created: 1000,
    seats: [sitter('anna-0000'), { kind: 'open' }],
    kicked: [],
    proposals: [],
    clock: NO_CLOCK,
    rules: '1',
    seed: null,
    ending: null,
    outcome: null,
    rematch: null,
    first: 0,
    owing: [],
    ...change,
  };
}
