import { defaultSetup, Random, type Ref } from '@cabale/engine';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  complaintsOfDrawing,
  countsOnRulesPage,
  explainedWithoutRule,
  missingWhenAsked,
  testLessons,
} from '../../test/board-laws.ts';
import { BoardOnStage, elementsOf, prepareTexts } from '../../test/boards.tsx';
import { FACES } from '../board/faces.ts';
import { BORDERS, farNeighbours, middleOf, outlineOf, perchOf, type Place } from '../board/geography.ts';
import { guided } from '../board/guided.ts';
import { board as module } from '../board/index.tsx';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { ACTIONS, AGENTS, BOOST_CARDS, DISTRICTS, NECROS, OBJECTIVES, TYPES, VERSES } from '../content/tables.ts';
import type { State } from '../index.ts';
import { SETUP } from '../rules/variants.ts';
import { sampleState } from '../sample.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { ANSWERS, BELONGINGS, PARTS, PILES } from '../text/refs.ts';
import { changed, LARGER } from './packs.ts';
import { position } from './position.ts';

const BASE = defaultSetup(SETUP);

prepareTexts('virtual-revolution', { en, fr });

/** Takes what is offered rather than decline it, and gives no Verse away. */
const board = new BoardOnStage(module, ({ options }, random) => {
  const eager = options.filter(({ kind }) => kind !== 'none' && kind !== 'endTurn' && kind !== 'exchange');
  return random.pick(eager.length > 0 && random.below(5) > 0 ? eager : options);
});

function deal(seed: string, seats: number): State {
  return board.rules.start(BASE, seats, seed);
}

describe.each([2, 3, 4])('the board of %s', (seats) => {
  it.each(['fr', 'en'])('draws a whole game for every seat and the audience, in %s', async (language) => {
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`, seats), {
      language,
      every: 150,
      observers: [seats - 1, 'audience'],
      look: (container) => {
        expect(container.querySelectorAll('.vr-plate')).toHaveLength(PRINTED.arrs.length);
        expect(container.querySelectorAll('.vr-player')).toHaveLength(seats);
        expect(container.querySelectorAll('.vr-action')).toHaveLength(seats * ACTIONS.length);
      },
    });
    expect(complaints).toEqual([]);
  });
});

describe('the map', () => {
  it('[VR-1.9] draws as neighbours exactly those that are adjacent', () => {
    const adjacent = PRINTED.arrs.flatMap((card, arr) =>
      card.adjacent.flatMap((other) => (arr < other ? [`${arr}-${other}`] : [])),
    );
    expect(BORDERS.map(({ arrs }) => arrs.join('-')).sort()).toEqual(adjacent.sort());
    expect(farNeighbours(PRINTED)).toEqual([]);
  });

  it('can be clicked: the centre of every plate’s outline lies on the plate, and no Agent stands on it', () => {
    const wrong = PRINTED.arrs.flatMap((_, arr) => {
      const outline = outlineOf(arr);
      const centre = centreOf(outline);
      const perch = perchOf(arr);
      const isFree = Math.hypot(centre.x - perch.x, centre.y - perch.y) > 48;
      return isFree && [centre, perch, middleOf(arr)].every((place) => isWithin(place, outline)) ? [] : [arr + 1];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the place of a 24th arrondissement', () => {
  it('is beside the city, with its pieces on it', () => {
    const outline = outlineOf(23);
    const inside = [centreOf(outline), middleOf(23), perchOf(23)];
    expect(inside.every((place) => isWithin(place, outline))).toBe(true);
    const others = PRINTED.arrs.flatMap((_, arr) =>
      outline.some((corner) => isWithin(corner, outlineOf(arr))) ? [arr + 1] : [],
    );
    expect(others).toEqual([]);
  });

  it('is drawn, linked with its neighbours, and can be chosen', () => {
    const { game } = module;
    const content = { ...game.content, printed: changed(LARGER) };
    const larger = new BoardOnStage({ ...module, game: { ...game, content } }, ({ options }, random) =>
      random.pick(options),
    );
    const state = larger.rules.start(BASE, 2, 'larger');
    const { seat } = larger.asked(state);
    const container = larger.show(state, seat);
    expect(container.querySelectorAll('.vr-plate')).toHaveLength(24);
    expect(container.querySelectorAll('.vr-link')).toHaveLength(LARGER.arrs[24].adjacent.length);
    expect(elementsOf(container, 'arr:23').map((plate) => plate.getAttribute('data-choosable'))).toEqual(['open']);
    const numbers = [...container.querySelectorAll('.vr-number')].map((number) => number.firstChild?.textContent);
    expect(numbers).toContain('24');
  });
});

function centreOf(outline: readonly Place[]): Place {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(outline.map(({ x }) => x)), y: middle(outline.map(({ y }) => y)) };
}

function isWithin({ x, y }: Place, outline: readonly Place[]): boolean {
  let isInside = false;
  outline.forEach((one, index) => {
    const other = outline.at(index - 1) ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) isInside = !isInside;
  });
  return isInside;
}

describe('portraits', () => {
  it('are different for every Agent', () => {
    expect(new Set(AGENTS.map((agent) => JSON.stringify(FACES[agent]))).size).toBe(AGENTS.length);
  });
});

describe('what is hidden', () => {
  it('[VR-7.2] shows nobody else’s Corruption and Objectives, and the own ones', () => {
    const state = deal('hides', 3);
    const random = Random.from('hides');
    for (let choice = 0; choice < 40; choice++) {
      const { seat, options } = board.asked(state);
      board.rules.take(state, seat, random.pick(options));
    }
    const own = state.players[1];
    const container = board.show(state, 1);
    expect(container.querySelectorAll('.vr-hand [data-thing^="card:"]')).toHaveLength(own?.corruption.length ?? 0);
    for (const objective of own?.objectives ?? []) {
      expect(elementsOf(container, `objective:${objective}`)).toHaveLength(1);
    }
    cleanup();
    expect(board.show(state, 'audience').querySelectorAll('.vr-hand')).toHaveLength(0);
  });
});

describe('the end', () => {
  it.each([2, 4])('accounts for every point at a table of %s', (seats) => {
    const state = deal(`ends ${seats}`, seats);
    board.walk(state, 100_000, () => undefined);
    const container = board.show(state, 0);
    const totals = [...container.querySelectorAll('.account-total td b')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'total')?.values);
  });
});

/** Questions that chance hardly ever comes to. */
const SELDOM: Readonly<Record<string, () => State>> = {
  look: () =>
    position({ seats: [{ service: ['clarisse'] }, { corruption: [3, 4] }], director: 14 }).ask(
      'promote:clarisse',
      'apply',
    ).state,
  takeCorruption: () =>
    position({ seats: [{ service: ['clarisse'] }, { corruption: [3, 4] }], director: 14 }).ask(
      'promote:clarisse',
      'apply',
      'from:1',
    ).state,
  bonus: () =>
    position({
      seats: [{ service: ['lance', 'armondo'], euros: 9 }, {}],
      director: 14,
      phase: 'action',
      offer: [['leslie', 14]],
    }).play('perform:recruit').state,
  save: () =>
    position({
      seats: [{ service: ['jade', 'zero'], tokens: { 5: 1, 6: 1, 7: 1 } }, {}],
      director: 14,
      stack: [{ kind: 'save', seat: 0, agent: 'jade', boost: null }],
    }).state,
  readyOne: () =>
    position({
      seats: [{ service: ['-leslie', '-lance'], tokens: { 1: 1, 2: 1, 3: 1, 4: 1 } }, {}],
      director: 14,
    }).play('title:MA').state,
  copy: () =>
    position({
      seats: [{ service: ['pixel'], corruption: [3] }, { service: ['princess', 'dimka'] }],
      director: 14,
    }).play('promote:pixel', 'apply').state,
  darkKingdom: () =>
    position({
      seats: [
        { service: ['leslie', 'pixel', 'lance'], verses: ['darkKingdom'] },
        { service: ['jade'], boosts: ['B1'] },
      ],
      director: 14,
    }).play('online:darkKingdom').state,
  moveServer: () =>
    position({ seats: [{ service: ['ivan'], tokens: { 14: 1, 13: 1, 5: 1 }, servers: [14] }, {}], director: 14 }).play(
      'use:ivan',
    ).state,
  bonusAgain: () =>
    position({ seats: [{ service: ['hassan'], verses: ['+jurassicLand', '+outpost53'] }, {}], director: 14 }).play(
      'use:hassan',
    ).state,
  putOnline: () =>
    position({ seats: [{ service: ['hassan'], verses: ['rift', 'curse'] }, {}], director: 14 }).play(
      'promote:hassan',
      'apply',
    ).state,
};

const momentInGames = board.momentsIn(400, (game) => deal(`moment ${game}`, (game % 3) + 2));

function momentOf(kind: string): State {
  return SELDOM[kind]?.() ?? momentInGames(kind);
}

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    expect(missingWhenAsked(board, momentOf(kind))).toEqual([]);
  });
});

describe('a Search and an attack', () => {
  it('[VR-19.3] lay every card of the searched hand open, and mark what has been resolved', () => {
    const state = momentOf('suffer');
    const { seat } = board.asked(state);
    const container = board.show(state, seat === 0 ? 1 : 0);
    const cards = state.players[seat]?.corruption ?? [];
    expect(container.querySelectorAll('.vr-search [data-thing^="card:"]')).toHaveLength(cards.length);
    expect(container.querySelectorAll('.vr-search [data-state="now"]')).toHaveLength(1);
  });

  it('[VR-20.6] show the card with its three parts, and whom they concern', () => {
    const state = momentOf('avoid');
    const container = board.show(state, 0, { events: [{ kind: 'necroRevealed', card: 'revolt', min: [1], max: [0] }] });
    expect(container.querySelectorAll('.vr-necro .vr-necro-part')).toHaveLength(3);
    expect(container.querySelectorAll('.vr-flash')).toHaveLength(1);
  });
});

const EXPLAINED: readonly Ref[] = [
  ...DISTRICTS.flatMap((district) => [`district:${district}` as const, `title:${district}` as const]),
  ...AGENTS.map((agent) => `agent:${agent}` as const),
  ...VERSES.map((verse) => `verse:${verse}` as const),
  ...BOOST_CARDS.map((boost) => `boost:${boost}` as const),
  ...OBJECTIVES.map((objective) => `objective:${objective}` as const),
  ...NECROS.map((necro) => `necro:${necro}` as const),
  ...PARTS.map((part) => `part:${part}` as const),
  ...TYPES.map((type) => `type:${type}` as const),
  ...ACTIONS.flatMap((action) => [`action:${action}` as const, `action:${action}:0` as const]),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...ANSWERS.map((answer) => `answer:${answer}` as const),
  ...BELONGINGS.map((belonging) => `${belonging}:0` as const),
  ...PRINTED.corruption.map((_, index) => `card:${index + 1}` as const),
  ...PRINTED.arrs.map((_, arr) => `arr:${arr}` as const),
  ...(['seat:0', 'genre:horror', 'euros:0', 'revenue:0', 'immunity:0', 'vp2:0', 'recycling:0', 'reserve:0'] as const),
  ...([
    'slot:1',
    'position:0',
    'track:revenue',
    'round:now',
    'cause:work',
    'where:PI-MA',
    'genres:horror-fantasy',
  ] as const),
  ...(['team:1-1-0', 'loss:money:2', 'needed:lance-DR', 'seats:0-1'] as const),
];

describe('explanations', () => {
  it.each(['fr', 'en'])('tell of everything on the table what it is, with its rule, in %s', async (language) => {
    const silent = await explainedWithoutRule(board, deal('explains', 3), {
      language,
      things: EXPLAINED,
      rule: /VR-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });
});

describe('the picture of a table', () => {
  it('is a position that the rules allow', () => {
    const state = sampleState();
    const wrong = Object.values(checks.invariants).flatMap((check) => check(state, PRINTED) ?? []);
    expect([wrong, state.result]).toEqual([[], null]);
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.vr-plate', '.vr-card', '.chapter', '.vr-objective-table tr'];
    const [plates, cards, chapters, objectives] = await countsOnRulesPage(board, deal('rules', 2), {
      language,
      selectors,
    });
    expect(plates).toBe(PRINTED.arrs.length);
    expect(cards).toBe(AGENTS.length + VERSES.length + NECROS.length);
    expect(objectives).toBe(OBJECTIVES.length);
    expect(chapters).toBeGreaterThan(12);
  });
});

testLessons(board, guided);
