import { defaultSetup, Random, type Ref } from '@cabale/engine';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  complaintsOfDrawing,
  countsOnRulesPage,
  explainedWithoutRule,
  missingWhenAsked,
  pointedAtInVain,
} from '../../test/board-laws.ts';
import { BoardOnStage, elementsOf, prepareTexts } from '../../test/boards.tsx';
import { FACES } from '../board/faces.ts';
import { middleOf, placeOf } from '../board/geography.ts';
import { guided } from '../board/guided.ts';
import { module } from '../board/index.tsx';
import { forecast } from '../board/weather.ts';
import { PRINTED } from '../content/printed.ts';
import {
  ACTIONS,
  ACTION_VALUES,
  CHARACTERS,
  CONTEST_TYPES,
  CORPS,
  EVENTS,
  PROJECTS,
  PROPERTIES,
  PROPERTY_TYPES,
  RACES,
  RANDOM_VALUES,
  SECTORS,
  SKILLS,
  SLOTS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
} from '../content/tables.ts';
import type { MecanisburgoState } from '../index.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { ANSWERS, BELONGINGS, PILES } from '../text/refs.ts';
import { position } from './position.ts';

const BASE = defaultSetup(SETUP);
/** Every drawing of this board takes long: as few as show all there is. */
const TABLES = [
  [2, 'fr', 1],
  [3, 'en', 'audience'],
  [6, 'fr', 5],
] as const;

prepareTexts('mecanisburgo', { en, fr });

const DECLINED: ReadonlySet<string> = new Set(['none', 'done', 'pass', 'dismiss']);

/** Takes what is offered rather than decline it. */
const board = new BoardOnStage(module, ({ options }, random) => {
  const eager = options.filter(({ kind }) => !DECLINED.has(kind));
  return random.pick(eager.length > 0 && random.below(5) > 0 ? eager : options);
});

function deal(seed: string, seats: number): MecanisburgoState {
  return board.rules.start(BASE, seats, seed);
}

describe('the board', () => {
  it.each(TABLES)('of %s draws a whole game in %s for %s', async (seats, language, observer) => {
    const { sectors } = PRINTED.sizes[seats];
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`, seats), {
      language,
      every: 150 * seats,
      observers: [observer],
      look: (container) => {
        expect(container.querySelectorAll('.mec-wedge')).toHaveLength(SECTORS);
        expect(container.querySelectorAll('.mec-sector:not([data-out])')).toHaveLength(sectors);
        expect(container.querySelectorAll('.mec-player')).toHaveLength(seats);
      },
    });
    expect(complaints).toEqual([]);
  });
});

describe('the map', () => {
  it('has a place of its own for every pawn and every name', () => {
    const spots = PRINTED.sectors.flatMap(({ spaces }, sector) => [
      middleOf(sector),
      ...Array.from({ length: spaces }, (_, place) => placeOf(sector, place, spaces)),
    ]);
    const tooClose = spots.filter((one, index) =>
      spots.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 30),
    );
    expect(tooClose).toEqual([]);
  });

  it('[MEC-14.38] foretells where each Threat goes, and what it destroys', () => {
    const { state } = position({ seats: [{}, {}, {}, {}], laid: { 2: 'M114', 3: 'M117', 9: 'M116' } });
    expect(forecast(board.rules.view(state, 0), PRINTED)).toEqual([
      { threat: 'M114', from: 1, to: 3, destroys: false },
      { threat: 'M117', from: 2, to: 2, destroys: false },
      { threat: 'M116', from: 8, to: 0, destroys: true },
    ]);
    const container = board.show(state, 0);
    expect(container.querySelectorAll('.mec-storm')).toHaveLength(3);
    expect(container.querySelectorAll('.mec-track')).toHaveLength(2);
  });

  it('[MEC-19.7] closes forbidden sectors', () => {
    const { state } = position({ seats: [{}, {}], forbidden: [3] });
    const container = board.show(state, 0);
    expect(container.querySelectorAll('.mec-hatch')).toHaveLength(1);
  });
});

describe('portraits', () => {
  it('are different for every Character', () => {
    expect(new Set(CHARACTERS.map((character) => JSON.stringify(FACES[character]))).size).toBe(CHARACTERS.length);
  });
});

describe('what is hidden', () => {
  const setting = (first: 'BI1' | 'BI2', second: 'BI1' | 'BI2') =>
    position({
      seats: [{ corp: 'bion', hand: ['M001'] }, { corp: 'rur' }, { corp: 'omni' }],
      deployed: [
        [0, first, 4],
        [0, second, 0],
        [0, 'decoy', 6],
        [1, 'RU1', 4],
      ],
      dark: ['M002', 'M003'],
    }).state;

  it.each([1, 'audience'] as const)('[MEC-3.7] shows %s of a pawn nothing but its corporation', (observer) => {
    const one = board.show(setting('BI1', 'BI2'), observer).innerHTML;
    cleanup();
    const other = board.show(setting('BI2', 'BI1'), observer).innerHTML;
    const masked = /(data-thing|data-piece)="pawn:0/;
    expect(one).not.toMatch(masked);
    // React numbers the labels of a page on and on.
    expect(withoutIds(one)).toBe(withoutIds(other));
  });

  it('[MEC-3.15] shows one’s own pawns wherever they are', () => {
    const container = board.show(setting('BI1', 'BI2'), 0);
    for (const pawn of [0, 1, 8]) expect(elementsOf(container, `pawn:0:${pawn}`).length).toBeGreaterThan(0);
  });

  it('shows nobody else’s hand, nor the cards of sector 10', () => {
    const container = board.show(setting('BI1', 'BI2'), 1);
    for (const card of ['M001', 'M002', 'M003']) expect(elementsOf(container, `character:${card}`)).toEqual([]);
  });
});

function withoutIds(html: string): string {
  return html.replace(/(id|for|aria-[a-z]+)="[^"]*«?[_r][^"]*"/g, '');
}

describe('the stage', () => {
  const confrontation = () =>
    position({
      seats: [{ corp: 'iglesia' }, { corp: 'rur' }],
      deployed: [
        [0, 'IG2', 1],
        [0, 'IG3', 1],
        [1, 'RU3', 1],
      ],
      sector: 1,
    });

  it('[MEC-5.14] adds up in front of everybody what each brings', () => {
    const scene = confrontation().play('announce:C', 'leader:IG2');
    const container = board.show(scene.state, 1);
    const totals = [...container.querySelectorAll('.mec-total')].map((total) => Number.parseInt(total.textContent, 10));
    // IG2 leads with 4, IG3 supports with 1, and both are Mystechs; RU3 has 5.
    expect(totals).toEqual([6, 5]);
    expect(container.querySelectorAll('.mec-block[data-part="synergy"]')).toHaveLength(1);
  });

  it('[MEC-5.28] does not tell who has chosen a card', () => {
    const scene = confrontation().play('announce:C', 'leader:IG2');
    scene.together({ 0: 'fist:0', 1: 'fist:1' }).play('done', 'done');
    expect(scene.asked).toBe('actionCards');
    const before = withoutIds(board.show(scene.state, 'audience').innerHTML);
    cleanup();
    scene.seat(1).does('card:3');
    expect(scene.asked).toBe('actionCards');
    expect(withoutIds(board.show(scene.state, 'audience').innerHTML)).toBe(before);
  });
});

describe('the end', () => {
  it.each([2, 5])('accounts for every point at a table of %s, and tells how it ended', (seats) => {
    const state = deal(`ends ${seats}`, seats);
    board.walk(state, 100_000, () => undefined);
    const container = board.show(state, 0);
    const totals = [...container.querySelectorAll('.mec-account-total td b')].map((cell) => Number(cell.textContent));
    const parts = (state.result?.score ?? []).filter(({ part }) => part !== 'total');
    expect(totals).toHaveLength(seats);
    expect(totals).toEqual(totals.map((_, seat) => parts.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)));
    expect(container.querySelector('.mec-reason')?.textContent).not.toBe('');
  });
});

/** Questions that chance hardly ever comes to. */
const SELDOM: Readonly<Record<string, () => MecanisburgoState>> = {
  corporation: () => board.rules.start({ ...BASE, corporations: 'chosen' }, 3, 'founds'),
  killBoard: () =>
    position({
      seats: [
        { hired: ['M031'], cards: [1] },
        { properties: ['M065'], cards: [6] },
      ],
      stack: [{ kind: 'killBoard', seat: 1 }],
      phase: 'resolution',
    }).state,
};

/** The first moment of each kind in some games; walked once for all. */
function firstMoments(): ReadonlyMap<string, MecanisburgoState> {
  const moments = new Map<string, MecanisburgoState>();
  const wanted = board.asking.filter((kind) => SELDOM[kind] === undefined);
  for (let game = 0; game < 60 && moments.size < wanted.length; game++) {
    // Small tables are drawn quickly.
    const state = deal(`moment ${game}`, (game % 2) + 2);
    const random = Random.from(`moment ${game}`);
    while (board.rules.outcome(state) === undefined) {
      const decision = board.asked(state);
      if (!moments.has(decision.kind)) moments.set(decision.kind, board.rules.clone(state));
      const eager = decision.options.filter(({ kind }) => !DECLINED.has(kind));
      const options = eager.length > 0 && random.below(5) > 0 ? eager : decision.options;
      board.rules.take(state, decision.seat, random.pick(options));
    }
  }
  return moments;
}

const MOMENTS = firstMoments();

function momentOf(kind: string): MecanisburgoState {
  const state = SELDOM[kind]?.() ?? MOMENTS.get(kind);
  if (state === undefined) throw new Error(`no game asks ${kind}`);
  return state;
}

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    expect(missingWhenAsked(board, momentOf(kind))).toEqual([]);
  });
});

/** Cards of one kind are explained alike. */
function someOf<Card>(cards: readonly Card[]): readonly Card[] {
  return cards.filter((_, index) => index % 4 === 0);
}

const EXPLAINED: readonly Ref[] = [
  ...CORPS.map((corp) => `corp:${corp}` as const),
  ...PRINTED.sectors.map((_, sector) => `sector:${sector}` as const),
  ...Array.from({ length: SLOTS }, (_, slot) => `slot:0:${slot}` as const),
  ...someOf(CHARACTERS).map((character) => `character:${character}` as const),
  ...someOf(PROPERTIES).map((property) => `property:${property}` as const),
  ...EVENTS.map((event) => `event:${event}` as const),
  ...THREATS.map((threat) => `threat:${threat}` as const),
  ...PROJECTS.map((project) => `project:${project}` as const),
  ...VICTORY_EVENTS.map((victory) => `victory:${victory}` as const),
  ...SPECIAL_VICTORIES.map((special) => `special:${special}` as const),
  ...SKILLS.map((skill) => `skill:${skill}` as const),
  ...RACES.map((race) => `race:${race}` as const),
  ...PROPERTY_TYPES.map((type) => `type:${type}` as const),
  ...ACTIONS.map((action) => `action:${action}` as const),
  ...CONTEST_TYPES.map((type) => `contest:${type}` as const),
  ...ACTION_VALUES.map((value) => `value:${value}` as const),
  ...RANDOM_VALUES.map((value) => `random:${value}` as const),
  ...BELONGINGS.map((belonging) => `${belonging}:0` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...ANSWERS.map((answer) => `answer:${answer}` as const),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `step:${step}` as const),
  ...(['seat:0', 'pawn:0:0', 'pawn:0:8', 'zone:order', 'token:shuttle', 'token:minisub'] as const),
  ...(['round:now', 'cause:drug'] as const),
];

const kindOf = (thing: string): string => thing.split(':')[0] ?? '';

describe('explanations', () => {
  it.each([
    ['fr', EXPLAINED],
    ['en', EXPLAINED.filter((thing, index) => kindOf(thing) !== kindOf(EXPLAINED[index - 1] ?? ''))],
  ] as const)('tell of everything on the table what it is, with its rule, in %s', async (language, things) => {
    const silent = await explainedWithoutRule(board, deal('explains', 3), {
      language,
      things,
      rule: /MEC-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.mec-wedge', '.chapter'];
    const [wedges, chapters] = await countsOnRulesPage(board, deal('rules', 2), { language, selectors });
    expect(wedges).toBeGreaterThanOrEqual(SECTORS);
    expect(chapters).toBeGreaterThan(8);
  });
});

/** The whole board is drawn for every lesson. */
const LESSONS_MS = 240_000;

describe.each(guided.map((game) => [game.name, game] as const))('the board of the guided game %s', (_, game) => {
  it(
    'has on the table everything a lesson points at when it is told',
    () => {
      expect(pointedAtInVain(board, game)).toEqual([]);
    },
    LESSONS_MS,
  );
});
