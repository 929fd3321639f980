import { defaultSetup, type Observer, type Ref } from '@cabale/engine';
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
import { board as module } from '../board/index.tsx';
import { loopOf, PORT, squareAt } from '../board/virusloop.ts';
import { chevronsOf } from '../board/price.tsx';
import { PRINTED } from '../content/printed.ts';
import { SETUP } from '../rules/state.ts';
import { words, type State } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';

const OBSERVERS = [0, 1, 'audience'] as const;

prepareTexts('san', { en, fr });

/** Goes on as long as anything can be done. */
const board = new BoardOnStage(module, ({ options }, random) => {
  const eager = options.filter(({ kind }) => kind !== 'decline' && kind !== 'endPlay');
  return random.pick(eager.length > 0 ? eager : options);
});

function deal(seed: string): State {
  return board.rules.start({ ...defaultSetup(SETUP), sunHand: 7, starHand: 7 }, 2, seed);
}

/** What an observer must not see: hands and draw piles of others, the own draw pile, the Reserve below its top. */
function secretsFrom(state: State, observer: Observer): readonly string[] {
  const ofPlayers = state.players.flatMap(({ hand, draw, knownTop, secrets }, seat) => {
    const own = seat === observer;
    const pile = draw.slice(0, draw.length - knownTop);
    return own ? pile : [...pile, ...hand, ...secrets.map(({ card }) => card)];
  });
  return [...ofPlayers, ...state.reserve.slice(0, -1)];
}

describe('the board in real games', () => {
  it.each(['fr', 'en'])('draws a whole game for both seats and the audience, in %s', async (language) => {
    const complaints = await complaintsOfDrawing(board, deal(`draws ${language}`), {
      language,
      every: 90,
      observers: OBSERVERS,
      look: (container) => expect(container.querySelectorAll('.river-place')).toHaveLength(6),
    });
    expect(complaints).toEqual([]);
  });

  it('[SAN-13.1] [SAN-13.2] [SAN-13.3] never writes a hidden card anywhere', () => {
    board.walk(deal('hides'), 75, (state) => {
      for (const observer of OBSERVERS) {
        const html = board.show(state, observer).innerHTML;
        for (const id of secretsFrom(state, observer)) expect(html).not.toMatch(new RegExp(`\\b${id}\\b`));
        cleanup();
      }
    });
  });

  it('puts the observer’s own side at the bottom, SUN for the audience', () => {
    const state = deal('sides');
    for (const [observer, name] of [
      [0, 'Hélianthe'],
      [1, 'Astérane'],
      ['audience', 'Hélianthe'],
    ] as const) {
      const side = board.show(state, observer).querySelector('.side-near');
      expect(side?.getAttribute('aria-label')).toBe(name);
      cleanup();
    }
  });

  it('names gauges and banners by whose they are, and gauges by how far they are', () => {
    const container = board.show(deal('names'), 0);
    const label = (thing: Ref) => elementsOf(container, thing)[0]?.getAttribute('aria-label');
    expect(label('gauge:hacking:0')).toBe('Hacking, côté Hélianthe\u00A0: 0 sur 5');
    expect(label('gauge:corruption:1')).toBe('Corruption, côté Astérane\u00A0: 0 sur 12');
    expect(label('banner:1')).toContain('Bannière, côté Astérane');
  });

  it('[SAN-1.2] turns the River round for STAR', () => {
    const state = deal('banks');
    const cards = (observer: Observer) =>
      [...board.show(state, observer).querySelectorAll('.river-place [data-thing]')].map((card) =>
        card.getAttribute('data-thing'),
      );
    const fromSun = cards(0);
    cleanup();
    expect(cards(1)).toEqual(fromSun.toReversed());
  });
});

const momentOf = board.momentsIn(2000, (game) => deal(`moment ${game}`));

describe.each(board.asking)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it', () => {
    expect(missingWhenAsked(board, momentOf(kind), (thing) => thing.startsWith('position:'))).toEqual([]);
  });
});

describe('what cannot be done', () => {
  it('says why, in words, on the thing itself', () => {
    const state = deal('blocked');
    const { seat } = board.asked(state);
    const container = board.show(state, seat);
    const buy = elementsOf(container, 'phase:buy')[0];
    expect(buy?.getAttribute('aria-disabled')).toBe('true');
    expect(buy?.getAttribute('aria-label')).toContain('Jouez au moins une carte');
    expect(elementsOf(container, 'pawn:virus')[0]?.getAttribute('aria-label')).toContain('1\u00A0■');
    expect(elementsOf(container, `banner:${seat}`)[0]?.getAttribute('aria-label')).toContain('▶');
  });
});

const EXPLAINED: readonly Ref[] = [
  ...Object.keys(PRINTED.byId).map((id) => `card:${id}` as const),
  ...([
    'seat:0',
    'position:1',
    'slot:0:1',
    'banner:1',
    'token:0:3',
    'pawn:virus',
    'port:central',
    'alternative:0',
  ] as const),
  ...([
    'pile:reserve',
    'pile:box',
    'pile:draw:0',
    'pile:draw:1',
    'pile:discard:0',
    'pile:hand:1',
    'pile:virus:0',
    'pile:play:0',
  ] as const),
  ...([
    'type:C',
    'type:P',
    'type:H',
    'type:M',
    'type:V',
    'phase:play',
    'phase:buy',
    'phase:discard',
    'phase:refill',
  ] as const),
  ...([
    'gauge:corruption:0',
    'gauge:propaganda:1',
    'gauge:hacking:0',
    'figure:income',
    'figure:cost',
    'figure:crossing',
  ] as const),
  ...(['effect:draw', 'effect:choice', 'effect:destroy', 'effect:allTypes', 'effect:corruptHand'] as const),
];

describe('explanations', () => {
  it.each(['fr', 'en'])('tell of everything on the table what it is, with its rule, in %s', async (language) => {
    const silent = await explainedWithoutRule(board, deal('explains'), {
      language,
      things: EXPLAINED,
      rule: /SAN-\d+\.\d+/,
    });
    expect(silent).toEqual([]);
  });

  it('list the whole discard pile, and all cards whose place is unknown', () => {
    board.walk(deal('lists'), 150, (state) => {
      for (const [thing, ids] of [
        ['pile:discard:1', state.players[1].discard],
        ['pile:hand:1', board.rules.view(state, 0).players[1].unseen],
      ] as const) {
        const container = board.explain([thing], state);
        const shown = [...container.querySelectorAll('.list-name')].map((name) => name.textContent);
        for (const id of ids) {
          const name = board.textOf(words.name(`card:${id}`));
          expect(shown.some((text) => text.startsWith(name))).toBe(true);
        }
        cleanup();
      }
    });
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    const selectors = ['.face', '.chapter'];
    const [faces, chapters] = await countsOnRulesPage(board, deal('rules'), { language, selectors });
    expect(faces).toBeGreaterThan(15);
    expect(chapters).toBeGreaterThan(8);
  });
});

testLessons(board, module.guided);

describe('pictures', () => {
  it('[SAN-6.4] draws a chevron for each ▶, those saved apart from those added', () => {
    const count = (price: Parameters<typeof chevronsOf>[0], kind: string) =>
      chevronsOf(price).filter((each) => each === kind).length;
    const price = { printed: 5, bonus: 1, malus: 2, total: 6 };
    expect(count(price, 'printed') + count(price, 'added')).toBe(6);
    expect(count(price, 'saved')).toBe(1);
    expect(count({ printed: 3, bonus: 2, malus: 0, total: 1 }, 'printed')).toBe(1);
  });

  it('[SAN-7.3] lays the squares of a Virus card round a loop that begins and ends at the Port', () => {
    for (const side of ['near', 'far'] as const) {
      expect(loopOf(side)[0]).toEqual(PORT);
      const places = [1, 2, 3, 4, 5, 6, 7].map((square) => squareAt(side, square, 7));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
      for (const { y } of places) expect(side === 'far' ? y < 50 : y > 50).toBe(true);
    }
  });
});
