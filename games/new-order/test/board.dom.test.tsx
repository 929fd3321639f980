import { designTextsEn, designTextsFr, StageProvider, type SeatInfo, type Stage } from '@cabale/design';
import {
  decisionAt,
  defaultSetup,
  Random,
  Rules,
  type Decision,
  type GameTypes,
  type GameWords,
  type Observer,
  type OptionOf,
  type Ref,
  type SetupOf,
} from '@cabale/engine';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { changeLanguage, use as useTexts } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { guided } from '../board/guided.ts';
import { module } from '../board/index.tsx';
import { NO_HOLDINGS, piecesAt, settle, settledIn } from '../board/pieces.ts';
import { PRINTED } from '../content/printed.ts';
import { COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';
import { newOrder, words, type NewOrder, type NewOrderState } from '../index.ts';
import { SOD_LINES } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';

const RULES = new Rules(newOrder);
const BASE = defaultSetup(SETUP);
/** Every company, consultant and setting, over these three. */
const SETUPS: readonly SetupOf<typeof SETUP>[] = [
  BASE,
  { ...BASE, companies: 'without-BN-SM', consultants: 'without-MC-MI', accountant: true },
  { ...BASE, companies: 'without-GM-OM', consultants: 'without-NE-TS', accountant: true, sodAbilities: true },
];
const NAMES = ['Ada', 'Blaise', 'Condorcet', 'Dorothée'] as const;
const ASKING = Object.entries(newOrder.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));

beforeAll(async () => {
  await useTexts(initReactI18next).init({
    lng: 'fr',
    resources: {
      fr: { 'new-order': fr, design: designTextsFr },
      en: { 'new-order': en, design: designTextsEn },
    },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => `MISSING ${key}`,
  });
});
afterEach(cleanup);

type Choose = (option: OptionOf<NewOrder>) => void;

function deal(seed: string, seats: number, setup: SetupOf<typeof SETUP> = BASE): NewOrderState {
  return RULES.start(setup, seats, seed);
}

function asked(state: NewOrderState): Decision<NewOrder> {
  for (let seat = 0; seat < state.seats; seat++) {
    const decision = decisionAt(RULES, state, seat);
    if (decision !== undefined) return decision;
  }
  throw new Error('nobody is asked');
}

/** A lively player: takes what is offered, attacks with all it has. */
function lively({ options }: Decision<NewOrder>, random: Random): OptionOf<NewOrder> {
  const strongest = options.findLast(({ kind }) => kind === 'strength');
  if (strongest !== undefined) return strongest;
  const eager = options.filter(({ kind }) => kind !== 'decline' && kind !== 'plotDeck');
  return random.pick(eager.length > 0 ? eager : options);
}

/** Walks a game; `look` sees every so many choices of it, and its end. */
function walk(state: NewOrderState, every: number, look: (state: NewOrderState) => void): void {
  const random = Random.from('walk');
  for (let choices = 0; state.result === null; choices++) {
    if (choices % every === 0) look(state);
    const decision = asked(state);
    RULES.take(state, decision.seat, lively(decision, random));
  }
  look(state);
}

function seatsOf(state: NewOrderState): readonly SeatInfo[] {
  return state.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? '', player: { kind: 'person' } }));
}

function decisionFor(state: NewOrderState, observer: Observer): Decision<NewOrder> | undefined {
  return observer === 'audience' || state.result !== null ? undefined : decisionAt(RULES, state, observer);
}

function stageFor(state: NewOrderState, observer: Observer, choose: Choose = () => undefined): Stage {
  return {
    gameId: 'new-order',
    words: words as unknown as GameWords<GameTypes>,
    content: RULES.content,
    view: RULES.view(state, observer),
    seats: seatsOf(state),
    decision: decisionFor(state, observer) as Stage['decision'],
    advice: [],
    frame: 0,
    Explanation: module.Explanation as Stage['Explanation'],
    choose,
  };
}

interface Shown {
  readonly events?: readonly Parameters<typeof words.event>[0][];
  readonly choose?: Choose;
}

function show(
  state: NewOrderState,
  observer: Observer,
  { events = [], choose = () => undefined }: Shown = {},
): HTMLElement {
  const { container } = render(
    <StageProvider stage={stageFor(state, observer, choose)}>
      <module.Board
        view={RULES.view(state, observer)}
        observer={observer}
        content={RULES.content}
        seats={seatsOf(state)}
        decision={decisionFor(state, observer)}
        events={events}
        choose={choose}
      />
    </StageProvider>,
  );
  return container;
}

function elementsOf(container: HTMLElement, ref: Ref): readonly Element[] {
  return [...container.querySelectorAll(`[data-thing="${ref}"]`)];
}

describe.each([1, 2, 3, 4])('the board of %s', (seats) => {
  it.each(['fr', 'en'])('draws a whole game for every seat and the audience, in %s', async (language) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await changeLanguage(language);
    walk(deal(`draws ${language}`, seats), 90, (state) => {
      for (const observer of [seats - 1, 'audience'] as const) {
        const container = show(state, observer);
        expect(container.innerHTML).not.toMatch(/MISSING|\{\{|undefined|NaN/);
        expect(container.querySelectorAll('.no-grid > .no-tile')).toHaveLength(seats < 3 ? 12 : 16);
        expect(container.querySelectorAll('.no-hq')).toHaveLength(seats === 1 ? 2 : seats);
        cleanup();
      }
    });
    await changeLanguage('fr');
    expect(complaints.mock.calls.map((call) => String(call[0]))).toEqual([]);
    complaints.mockRestore();
  });
});

describe('what is hidden', () => {
  it('[NO-1.14] [NO-1.21] shows nobody else’s hand or objectives, and the own ones', () => {
    const state = deal('hides', 3);
    const container = show(state, 1);
    expect(container.querySelectorAll('[data-thing^="hand:0:"], [data-thing^="hand:2:"]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-thing^="objective:0:"], [data-thing^="objective:2:"]')).toHaveLength(0);
    expect(container.querySelectorAll('[data-thing^="objective:1:"]')).toHaveLength(2);
    expect(elementsOf(container, 'objectives:0')).toHaveLength(1);
    const held = COLOURS.filter((colour) => (state.players[1]?.hand[colour] ?? 0) > 0);
    expect(container.querySelectorAll('[data-thing^="hand:1:"]')).toHaveLength(held.length);
  });

  it('[NO-9.17] reveals every objective at the end and accounts for every point', () => {
    const state = deal('ends', 3);
    walk(state, 10_000, () => undefined);
    const container = show(state, 0);
    expect(container.querySelectorAll('[data-thing^="objective:"]')).toHaveLength(6);
    const totals = [...container.querySelectorAll('.no-account-total td b')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'total')?.values);
  });

  it('[NO-13.3] accounts for a solo game company by company', () => {
    const state = deal('ends alone', 1);
    walk(state, 10_000, () => undefined);
    const totals = [...show(state, 0).querySelectorAll('.no-account-total td b')].map((cell) =>
      Number(cell.textContent),
    );
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'companies')?.values);
  });
});

/** A moment at which somebody is asked this. */
function momentOf(kind: string): NewOrderState {
  for (let game = 0; game < 600; game++) {
    const setup = SETUPS[game % SETUPS.length];
    const state = deal(`moment ${game}`, (game % 4) + 1, setup);
    const random = Random.from(`moment ${game}`);
    while (state.result === null) {
      const decision = asked(state);
      if (decision.kind === kind) return state;
      RULES.take(state, decision.seat, lively(decision, random));
    }
  }
  throw new Error(`no game asks ${kind}`);
}

describe.each(ASKING)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    const state = momentOf(kind);
    const { seat, options } = asked(state);
    const view = RULES.view(state, seat);
    const things = new Set(options.flatMap((option) => words.refsOf(option, view, PRINTED)));
    const choose = vi.fn<Choose>();
    const container = show(state, seat, { choose });
    for (const thing of things) {
      const here = options.filter((option) => words.refsOf(option, view, PRINTED).includes(thing));
      const [element] = elementsOf(container, thing);
      expect(element?.getAttribute('data-choosable'), `${thing} is nowhere on the board`).toBe('open');
      if (element !== undefined) fireEvent.click(element);
      const offered = here.length === 1 ? choose.mock.lastCall : [...document.querySelectorAll('.menu .option')];
      expect(offered).toHaveLength(here.length);
      expect(here.length > 1 ? here[0] : offered?.[0]).toEqual(here[0]);
    }
    expect(things.size).toBeGreaterThan(0);
  });
});

describe('a takeover', () => {
  it('[NO-5.9] says before it is tried how it would end', () => {
    const state = momentOf('target');
    const { seat, options } = asked(state);
    const container = show(state, seat);
    expect(container.querySelectorAll('.no-forecast')).toHaveLength(options.length);
    expect(container.querySelectorAll('.no-source')).toHaveLength(1);
  });

  it('lets ink flow from the source to the target', () => {
    const events = [{ kind: 'takeover', hq: 0, colour: 'R', source: 0, target: 4, agents: 2 }] as const;
    const flow = show(deal('flows', 2), 0, { events }).querySelector('.no-flow');
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
    const container = show(deal('works', 1), 0, { events });
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
    walk(deal('names', 4), 1, (state) => {
      holdings = settledIn(holdings, RULES.view(state, 0));
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
    await changeLanguage(language);
    const { container } = render(
      <StageProvider stage={stageFor(deal('explains', seats), 0)}>
        {EXPLAINED.map((thing) => (
          <section key={thing} aria-label={thing}>
            <module.Explanation thing={thing} content={RULES.content} />
          </section>
        ))}
      </StageProvider>,
    );
    expect(container.innerHTML).not.toContain('MISSING');
    const sections = [...container.querySelectorAll('section')];
    expect(sections.length).toBe(EXPLAINED.length);
    const silent = sections.filter((section) => !/NO-\d+\.\d+/.test(section.textContent));
    expect(silent.map((section) => section.getAttribute('aria-label'))).toEqual([]);
    await changeLanguage('fr');
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    await changeLanguage(language);
    const stage = { ...stageFor(deal('rules', 2), 'audience'), view: undefined };
    const { container } = render(
      <StageProvider stage={stage}>
        <module.RulesPage />
      </StageProvider>,
    );
    expect(container.innerHTML).not.toMatch(/MISSING|\{\{/);
    expect(container.querySelectorAll('.no-page').length).toBeGreaterThan(24);
    expect(container.querySelectorAll('.no-chapter').length).toBeGreaterThan(10);
    await changeLanguage('fr');
  });
});

describe.each(guided.map((game) => [game.name, game] as const))('the board of the guided game %s', (_, game) => {
  it('has on the table everything a lesson points at when it is told', () => {
    const state = deal(game.seed, game.seats);
    const answers = [...(game.answers ?? [])];
    const absent: string[] = [];
    for (const lesson of game.lessons) {
      while (game.seats > 1 && decisionFor(state, 1) !== undefined) {
        const answer = answers.shift();
        if (answer === undefined) break;
        RULES.take(state, 1, answer);
      }
      const container = show(state, 0);
      absent.push(
        ...lesson.shows.filter((ref) => elementsOf(container, ref).length === 0).map((ref) => `${lesson.text} ${ref}`),
      );
      cleanup();
      const option = decisionFor(state, 0)?.options.find((each) => lesson.accepts?.(each) === true);
      if (option !== undefined) RULES.take(state, 0, option);
    }
    expect(absent).toEqual([]);
  });
});
