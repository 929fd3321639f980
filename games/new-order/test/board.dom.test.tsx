import { defaultSetup, type Ref, type SetupOf } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import {
  complaintsOfDrawing,
  countsOnRulesPage,
  explainedWithoutRule,
  missingWhenAsked,
  testLessons,
} from '../../test/board-laws.ts';
import { BoardOnStage, elementsOf, prepareTexts } from '../../test/boards.tsx';
import { guided } from '../board/guided.ts';
import { board as module } from '../board/index.tsx';
import { NO_HOLDINGS, piecesAt, settle, settledIn } from '../board/pieces.ts';
import { COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';
import type { State } from '../index.ts';
import { SOD_LINES } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';

const BASE = defaultSetup(SETUP);
/** Every company, consultant and setting, over these three. */
const SETUPS: readonly SetupOf<typeof SETUP>[] = [
  BASE,
  { ...BASE, companies: 'without-BN-SM', consultants: 'without-MC-MI', accountant: true },
  { ...BASE, companies: 'without-GM-OM', consultants: 'without-NE-TS', accountant: true, sodAbilities: true },
];

prepareTexts('new-order', { en, fr });

/** Lively: takes what is offered, attacks with all it has. */
const board = new BoardOnStage(module, ({ options }, random) => {
  const strongest = options.findLast(({ kind }) => kind === 'strength');
  if (strongest !== undefined) return strongest;
  const eager = options.filter(({ kind }) => kind !== 'decline' && kind !== 'plotDeck');
  return random.pick(eager.length > 0 ? eager : options);
});

function deal(seed: string, seats: number, setup: SetupOf<typeof SETUP> = BASE): State {
  return board.rules.start(setup, seats, seed);
}

describe.each([1, 2, 3, 4])('the board of %s', (seats) => {
  it.each(['fr', 'en'])('draws a whole game for every seat and the audience, in %s', async (language) => {
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`, seats), {
      language,
      every: 90,
      observers: [seats - 1, 'audience'],
      look: (container) => {
        expect(container.querySelectorAll('.no-grid > .no-tile')).toHaveLength(seats < 3 ? 12 : 16);
        expect(container.querySelectorAll('.no-hq')).toHaveLength(seats === 1 ? 2 : seats);
      },
    });
    expect(complaints).toEqual([]);
  });
});

describe('for screen readers', () => {
  it('quotations and tiles are told beside their buttons, and stocks are named with their number', () => {
    const state = deal('names', 3);
    const container = board.show(state, 0);
    const told = [...container.querySelectorAll('p.hidden-text')].map(({ textContent }) => textContent);
    expect(told.filter((text) => /^Rouge, \d Compagnies?, .*parts/.test(text))).toHaveLength(1);
    expect(told.filter((text) => /\(A1\), .*agent/.test(text))).toHaveLength(1);
    const stock = elementsOf(container, 'supply:R')[0]?.getAttribute('aria-label');
    expect(stock).toMatch(new RegExp(`^${state.supply.R} agents? du Rouge`));
  });
});

describe('what is hidden', () => {
  it('[NO-1.14] [NO-1.21] shows nobody else’s hand or objectives, and the own ones', () => {
    const state = deal('hides', 3);
    const container = board.show(state, 1);
    expect(container.querySelectorAll('[data-thing^="hand:0:"], [data-thing^="hand:2:"]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-thing^="objective:0:"], [data-thing^="objective:2:"]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-thing^="objective:1:"]')).toHaveLength(2);
    expect(elementsOf(container, 'objectives:0')).toHaveLength(1);
    const held = COLOURS.filter((colour) => (state.players[1]?.hand[colour] ?? 0) > 0);
    expect(container.querySelectorAll('[data-thing^="hand:1:"]')).toHaveLength(held.length);
  });

  it('[NO-9.17] reveals every objective at the end and accounts for every point', () => {
    const state = deal('ends', 3);
    board.walk(state, 10_000, () => undefined);
    const container = board.show(state, 0);
    expect(container.querySelectorAll('[data-thing^="objective:"]')).toHaveLength(6);
    const totals = [...container.querySelectorAll('.account-total td b')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'total')?.values);
  });

  it('[NO-13.3] accounts for a solo game company by company', () => {
    const state = deal('ends alone', 1);
    board.walk(state, 10_000, () => undefined);
    const totals = [...board.show(state, 0).querySelectorAll('.account-total td b')].map((cell) =>
      Number(cell.textContent),
    );
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'companies')?.values);
  });
});

const momentOf = board.momentsIn(600, (game) => deal(`moment ${game}`, (game % 4) + 1, SETUPS[game % SETUPS.length]));

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    expect(missingWhenAsked(board, momentOf(kind))).toEqual([]);
  });
});

describe('a takeover', () => {
  it('[NO-5.9] says before it is tried how it would end', () => {
    const state = momentOf('target');
    const { seat, options } = board.asked(state);
    const container = board.show(state, seat);
    expect(container.querySelectorAll('.no-forecast')).toHaveLength(options.length);
    expect(container.querySelectorAll('.no-source')).toHaveLength(1);
  });

  it('lets ink flow from the source to the target', () => {
    const events = [{ kind: 'takeover', hq: 0, colour: 'R', source: 0, target: 4, agents: 2 }] as const;
    const flow = board.show(deal('flows', 2), 0, { events }).querySelector('.no-flow');
    expect(flow?.getAttribute('data-towards')).toBe('down');
    expect(flow?.getAttribute('data-colour')).toBe('R');
  });
});

describe('SOD’s machine', () => {
  it('[NO-12.2] shows the lines as they are tested, and the marker above its column', () => {
    const events = [
      { kind: 'sodMarker', column: 2 },
      { kind: 'sodTested', line: 'A-1', found: false, tile: null, colour: null },
      { kind: 'sodTested', line: 'A-2', found: true, tile: 3, colour: null },
    ] as const;
    const container = board.show(deal('works', 1), 0, { events });
    expect(elementsOf(container, 'line:A-1')[0]?.classList).toContain('no-line-missed');
    expect(elementsOf(container, 'line:A-2')[0]?.classList).toContain('no-line-found');
    expect(container.querySelectorAll('.no-readout li')).toHaveLength(2);
    expect(elementsOf(container, 'marker:sod')).toHaveLength(1);
  });
});

describe('pieces', () => {
  it('keep their names when they move from tile to tile', () => {
    const before = settle(NO_HOLDINGS, [
      { place: 'tile:0', kind: 'agent-R#', count: 4 },
      { place: 'tile:1', kind: 'agent-B#', count: 2 },
      { place: 'supply:B', kind: 'agent-B#', count: 1 },
    ]);
    const after = settle(before, [
      { place: 'tile:0', kind: 'agent-R#', count: 1 },
      { place: 'tile:1', kind: 'agent-R#', count: 3 },
      { place: 'captured:0:B', kind: 'agent-B#', count: 1 },
      { place: 'supply:B', kind: 'agent-B#', count: 2 },
    ]);
    const sorted = (names: Iterable<string>) => [...names].sort();
    expect(sorted([...after.at.values()].flat())).toEqual(sorted([...before.at.values()].flat()));
    expect(piecesAt(after, 'tile:1', 9).every((name) => name.startsWith('agent-R#'))).toBe(true);
    expect(after.named).toBe(before.named);
  });

  it('never bear the same name twice, whatever happens', () => {
    let holdings = NO_HOLDINGS;
    board.walk(deal('names', 4), 1, (state) => {
      holdings = settledIn(holdings, board.rules.view(state, 0));
      const names = [...holdings.at.values()].flat();
      expect(new Set(names).size).toBe(names.length);
    });
  });
});

const EXPLAINED: readonly Ref[] = [
  ...COMPANIES.flatMap((company) => [`company:${company}` as const, `objective:0:${company}` as const]),
  ...CONSULTANTS.map((type) => `consultant:supply:${type}` as const),
  ...COLOURS.flatMap((colour) => [`colour:${colour}` as const, `supply:${colour}` as const]),
  ...SOD_LINES.map((line) => `line:${line}` as const),
  ...(['plot', 'infiltrate', 'takeover'] as const).map((action) => `action:${action}` as const),
  ...([
    'seat:0',
    'seat:1',
    'tile:5',
    'display:0',
    'deck:cards',
    'box:cards',
    'end:round',
    'hand:1',
    'hand:0:R',
  ] as const),
  ...(['hq:0:R:up', 'hq:1:B:tilted', 'captured:0:K', 'objectives:1', 'marker:sod', 'objective:common:PR'] as const),
  ...(['strength:2', 'restore:1', 'pair:R:B', 'decline:none'] as const),
];

describe.each([1, 2])('explanations at a table of %s', (seats) => {
  it.each(['fr', 'en'])('tell of everything on the table what it is, with its rule, in %s', async (language) => {
    const silent = await explainedWithoutRule(board, deal('explains', seats), {
      language,
      things: EXPLAINED,
      rule: /NO-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.no-page', '.chapter'];
    const [pages, chapters] = await countsOnRulesPage(board, deal('rules', 2), { language, selectors });
    expect(pages).toBeGreaterThan(24);
    expect(chapters).toBeGreaterThan(10);
  });
});

testLessons(board, guided);
