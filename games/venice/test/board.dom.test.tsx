import { defaultSetup, type Ref, type SetupOf } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import {
  complaintsOfDrawing,
  countsOnRulesPage,
  explainedWithoutRule,
  inLanguage,
  missingWhenAsked,
  testLessons,
} from '../../test/board-laws.ts';
import { BoardOnStage, elementsOf, prepareTexts } from '../../test/boards.tsx';
import { guided } from '../board/guided.ts';
import { board as module } from '../board/index.tsx';
import { isOwnBarred, waysOf, priceOfWay } from '../board/trip.ts';
import { PRINTED } from '../content/printed.ts';
import { DOGE_CARDS, INFLUENCES, RESOURCES, TILES } from '../content/tables.ts';
import type { State } from '../index.ts';
import { ignoredAt } from '../rules/doge.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { PILES } from '../text/refs.ts';
import { changed } from './packs.ts';
import { position } from './position.ts';

const BASE = defaultSetup(SETUP);
type Setup = SetupOf<typeof SETUP>;

prepareTexts('venice', { en, fr });

/** Takes what is offered rather than decline it. */
const board = new BoardOnStage(module, ({ options }, random) => {
  const eager = options.filter(({ kind }) => kind !== 'none' && kind !== 'finish');
  return random.pick(eager.length > 0 && random.below(5) > 0 ? eager : options);
});

function deal(seed: string, seats: number, setup: Partial<Setup> = {}): State {
  return board.rules.start({ ...BASE, ...setup }, seats, seed);
}

describe.each([1, 2, 3, 5])('the board of %s', (seats) => {
  it.each(['fr', 'en'])('draws a whole game for every seat and the audience, in %s', async (language) => {
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`, seats, { favour: seats > 1 }), {
      language,
      every: 600,
      observers: [seats - 1, 'audience'],
      look: (container) => {
        expect(container.querySelectorAll('.ve-plaque')).toHaveLength(15);
        expect(container.querySelectorAll('.ve-canal-mark')).toHaveLength(24);
        expect(container.querySelectorAll('.ve-player')).toHaveLength(seats === 1 ? 2 : seats);
      },
    });
    expect(complaints).toEqual([]);
  });
});

describe('what is hidden', () => {
  it('[VEN-24.1] shows nobody else’s cards, and the own missions', () => {
    const state = deal('hides', 3);
    const own = state.players[1]?.missions ?? [];
    const container = board.show(state, 1);
    expect(container.querySelectorAll('[data-thing^="mission:"]')).toHaveLength(own.length);
    for (const mission of own) expect(elementsOf(container, `mission:${mission}`)).toHaveLength(1);
    expect(board.show(state, 'audience').querySelectorAll('.ve-hand')).toHaveLength(0);
  });
});

describe('the end', () => {
  it.each([1, 3])('accounts for every point at a table of %s, and says who is arrested', (seats) => {
    const state = deal(`ends ${seats}`, seats);
    board.walk(state, 100_000, () => undefined);
    const container = board.show(state, 0);
    const totals = [...container.querySelectorAll('.account-total td b')].map((cell) => Number(cell.textContent));
    expect(totals).toEqual(state.result?.score.find(({ part }) => part === 'total')?.values);
    expect(container.querySelectorAll('.ve-arrest-who')).toHaveLength(state.result?.arrested === null ? 0 : 1);
  });
});

const momentOf = board.momentsIn(400, (game) => deal(`moment ${game}`, (game % 5) + 1, { favour: game % 2 === 0 }));

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it or asks which', () => {
    expect(missingWhenAsked(board, momentOf(kind))).toEqual([]);
  });
});

describe('a trip', () => {
  it('[VEN-5.2] shows for every quay in reach the cheapest way, and farther ones with their price', () => {
    const state = momentOf('row');
    const { seat, options } = board.asked(state);
    const ways = waysOf(board.rules.view(state, seat), PRINTED, seat);
    const canals = new Set(options.flatMap((option) => (option.kind === 'row' ? [option.canal] : [])));
    const firsts = [...ways.values()].map(({ legs }) => legs[0]?.canal);
    expect(firsts.every((canal) => canal !== undefined && canals.has(canal))).toBe(true);
    const coins = state.players[seat]?.coins ?? 0;
    expect([...ways.values()].every((way) => priceOfWay(way) <= coins + way.legs.length)).toBe(true);
    const farther = [...ways.values()].filter(({ legs }) => legs.length > 1);
    expect(board.show(state, seat).querySelectorAll('.ve-flag')).toHaveLength(farther.length);
  });

  it('[VEN-5.10] never ends where the own other gondola lies', () => {
    const state = momentOf('arrive');
    const { seat } = board.asked(state);
    const other = state.quays[seat * 2 + (state.trip?.gondola === 0 ? 1 : 0)] ?? null;
    expect(waysOf(board.rules.view(state, seat), PRINTED, seat).has(other ?? -1)).toBe(false);
  });
});

describe('the preview of a trip', () => {
  it('[VEN-5.16] says that the building where the own other gondola lies cannot be activated, unless it can', () => {
    const seats = [{ at: ['S3', 'S6'], assistants: { councilOfTen: 1 } }, { at: ['S1', 'S5'] }, {}] as const;
    const barred = (ownGondola: 'barred' | 'used'): boolean => {
      const scene = position({ seats, ownGondola });
      scene.seat(0).boards(0);
      return isOwnBarred(scene.view(0), 0, scene.quay('S6'));
    };
    expect([barred('barred'), barred('used')]).toEqual([true, false]);
  });
});

describe('smugglers and the Doge', () => {
  it('[VEN-19.9] show the way they take', () => {
    const events = [{ kind: 'smugglerPath', gondola: 2, canals: [0, 1], cost: 4, equals: 2 }] as const;
    const container = board.show(deal('sails', 1), 0, { events });
    expect(container.querySelectorAll('.ve-course path')).toHaveLength(2);
    expect(container.querySelectorAll('.ve-note p')).toHaveLength(1);
  });

  it('[VEN-21.12] mark, while a smuggler card is chosen, the Doge card that each would make ignored', () => {
    const state = board.momentsIn(5, (game) => deal(`alone ${game}`, 1))('smuggler');
    const { seat, options } = board.asked(state);
    const container = board.show(state, seat);
    const marked = [...container.querySelectorAll('.ve-doge-card')].map(
      (card) => card.querySelectorAll('.ve-would-skip').length,
    );
    const wanted = [0, 1, 2].map(
      (at) =>
        options.filter(
          (option) => option.kind === 'send' && ignoredAt(state, 'A', option.tile, PRINTED).position === at,
        ).length,
    );
    expect(marked).toEqual(wanted);
    expect(options.length).toBe(2);
  });

  it('[VEN-21.12] mark the Doge cards that are skipped', () => {
    const state = deal('skips', 1);
    state.doge?.played.push('market', 'monastery');
    if (state.doge !== null) state.doge.row.splice(0, 3, 'decree', 'tribute', 'session');
    expect(board.show(state, 0).querySelectorAll('.ve-skipped')).toHaveLength(2);
  });
});

const EXPLAINED: readonly Ref[] = [
  ...TILES.map((tile) => `building:${tile}` as const),
  ...INFLUENCES.map((card) => `influence:${card}` as const),
  ...DOGE_CARDS.map((card) => `dogeCard:${card}` as const),
  ...RESOURCES.flatMap((resource) => [`resource:${resource}` as const, `supply:${resource}` as const]),
  ...PRINTED.missions.map((_, index) => `mission:${index + 1}` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...Array.from({ length: 15 }, (_, quay) => `quay:${quay}` as const),
  ...Array.from({ length: 24 }, (_, canal) => `canal:${canal}` as const),
  ...(['building:stMark', 'building:dogesPalace', 'building:grandCouncil', 'effect:3:2', 'effect:12:1'] as const),
  ...(['seat:0', 'seat:1', 'colour:0', 'colour:2', 'gondola:0', 'gondola:4', 'cargo:0:O', 'cargo:0'] as const),
  ...(['hand:0', 'missions:0', 'slot:0:1', 'archive:0', 'favour:0', 'deck:A', 'dogeRow:1', 'cause:tax'] as const),
  ...(['coins:0', 'parchments:0', 'intrigue:0', 'intrigue:1', 'vp:0', 'council:0', 'council:track'] as const),
  ...(['spy:pawn', 'end:pawn', 'token:first', 'path:1-2', 'load:2O', 'answer:none'] as const),
];

describe.each([1, 2, 3])('explanations at a table of %s', (seats) => {
  it.each(['fr', 'en'])('tell of everything on the table what it is, with its rule, in %s', async (language) => {
    const silent = await explainedWithoutRule(board, deal('explains', seats), {
      language,
      things: EXPLAINED,
      rule: /VEN-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });
});

describe('where a card’s values are known from', () => {
  const content = changed({ missions: { 5: { effect: 'cleanHands' } }, doge: { tribute: { effect: 'archives' } } });
  const game = { ...module.game, content: { ...module.game.content, printed: content } };
  const packed = new BoardOnStage({ ...module, game }, ({ options }, random) => random.pick(options));

  it.each(['mission:5', 'dogeCard:tribute'] as const)('is told of %s field by field', async (thing) => {
    const state = deal('sources', 1);
    await inLanguage('en', () => {
      const told = (table: typeof board): readonly (string | null)[] =>
        [...table.explain([thing], state).querySelectorAll('.about-source')].map(({ textContent }) => textContent);
      expect(told(board)).toHaveLength(1);
      expect(told(board).join('')).not.toContain('pack');
      const [reconstructed, pack] = told(packed);
      expect(reconstructed).toMatch(/^Reconstructed: (name|number of copies)/);
      expect(pack).toBe('From the content pack of this table: effect.');
    });
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.ve-plaque', '.ve-card', '.chapter'];
    const [plaques, cards, chapters] = await countsOnRulesPage(board, deal('rules', 2), { language, selectors });
    expect(plaques).toBe(15);
    expect(cards).toBe(26 + 11 + 9);
    expect(chapters).toBeGreaterThan(12);
  });
});

testLessons(board, guided);
