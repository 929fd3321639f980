import { designTextsEn, designTextsFr, StageProvider, type SeatInfo, type Stage } from '@cabale/design';
import {
  decisionAt,
  Random,
  Rules,
  type Decision,
  type GameTypes,
  type GameWords,
  type Observer,
  type OptionOf,
  type Ref,
} from '@cabale/engine';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { changeLanguage, t, use as useTexts } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { module } from '../board/index.tsx';
import { loopOf, PORT, squareAt } from '../board/virusloop.ts';
import { chevronsOf } from '../board/price.tsx';
import { PRINTED, san, words, type San, type SanState } from '../index.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';

const RULES = new Rules(san);
const SEATS: readonly SeatInfo[] = [
  { seat: 0, name: 'Ada', player: { kind: 'person' } },
  { seat: 1, name: 'Blaise', player: { kind: 'bot', level: 2 } },
];
const OBSERVERS = [0, 1, 'audience'] as const;
const ASKING = Object.entries(san.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));

beforeAll(async () => {
  await useTexts(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { san: fr, design: designTextsFr }, en: { san: en, design: designTextsEn } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => `MISSING ${key}`,
  });
});
afterEach(cleanup);

function deal(seed: string, hand: 6 | 7 = 7): SanState {
  return RULES.start({ sunHand: hand, starHand: hand }, 2, seed);
}

function asked(state: SanState): Decision<San> {
  const decision = decisionAt(RULES, state, 0) ?? decisionAt(RULES, state, 1);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

/** Walks a random game; `look` sees every so many choices of it, and its end. */
function walk(seed: string, every: number, look: (state: SanState) => void): void {
  const state = deal(seed);
  const random = Random.from(`walk ${seed}`);
  for (let choices = 0; state.result === null; choices++) {
    if (choices % every === 0) look(state);
    const { seat, options } = asked(state);
    RULES.take(state, seat, random.pick(options));
  }
  look(state);
}

type Choose = (option: OptionOf<San>) => void;

function decisionFor(state: SanState, observer: Observer): Decision<San> | undefined {
  return observer === 'audience' || state.result !== null ? undefined : decisionAt(RULES, state, observer);
}

function stageFor(state: SanState, observer: Observer, choose: Choose = () => undefined): Stage {
  return {
    gameId: 'san',
    words: words as unknown as GameWords<GameTypes>,
    content: RULES.content,
    view: RULES.view(state, observer),
    seats: SEATS,
    decision: decisionFor(state, observer) as Stage['decision'],
    advice: [],
    frame: 0,
    Explanation: module.Explanation as Stage['Explanation'],
    choose,
  };
}

function show(state: SanState, observer: Observer, choose: Choose = () => undefined): HTMLElement {
  const { container } = render(
    <StageProvider stage={stageFor(state, observer, choose)}>
      <module.Board
        view={RULES.view(state, observer)}
        observer={observer}
        content={RULES.content}
        seats={SEATS}
        decision={decisionFor(state, observer)}
        events={[]}
        choose={choose}
      />
    </StageProvider>,
  );
  return container;
}

/** What an observer must not be told: hands and draw piles of others, the own draw pile, the Reserve below its top. */
function secretsFrom(state: SanState, observer: Observer): readonly string[] {
  const ofPlayers = state.players.flatMap(({ hand, draw, knownTop, secrets }, seat) => {
    const own = seat === observer;
    const pile = draw.slice(0, draw.length - knownTop);
    return own ? pile : [...pile, ...hand, ...secrets.map(({ card }) => card)];
  });
  return [...ofPlayers, ...state.reserve.slice(0, -1)];
}

describe('the board in real games', () => {
  it.each(['fr', 'en'])('draws a whole game for both seats and the audience, in %s', async (language) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await changeLanguage(language);
    walk(`draws ${language}`, 120, (state) => {
      for (const observer of OBSERVERS) {
        const container = show(state, observer);
        expect(container.innerHTML).not.toContain('MISSING');
        expect(container.querySelectorAll('.river-place')).toHaveLength(6);
        cleanup();
      }
    });
    await changeLanguage('fr');
    expect(complaints.mock.calls.map((call) => String(call[0]))).toEqual([]);
    complaints.mockRestore();
  });

  it('[SAN-13.1] [SAN-13.2] [SAN-13.3] never writes a hidden card anywhere', () => {
    walk('hides', 100, (state) => {
      for (const observer of OBSERVERS) {
        const html = show(state, observer).innerHTML;
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
      const side = show(state, observer).querySelector('.side-near');
      expect(side?.getAttribute('aria-label')).toBe(name);
      cleanup();
    }
  });

  it('[SAN-1.2] turns the River round for STAR', () => {
    const state = deal('banks');
    const cards = (observer: Observer) =>
      [...show(state, observer).querySelectorAll('.river-place [data-thing]')].map((card) =>
        card.getAttribute('data-thing'),
      );
    const fromSun = cards(0);
    cleanup();
    expect(cards(1)).toEqual(fromSun.toReversed());
  });
});

/** A moment at which a random player is asked this. */
function momentOf(kind: string): SanState {
  for (let game = 0; game < 2000; game++) {
    const state = deal(`moment ${game}`);
    const random = Random.from(`moment ${game}`);
    while (state.result === null) {
      const decision = asked(state);
      if (decision.kind === kind) return state;
      const eager = decision.options.filter(({ kind: option }) => option !== 'decline' && option !== 'endPlay');
      RULES.take(state, decision.seat, random.pick(eager.length > 0 ? eager : decision.options));
    }
  }
  throw new Error(`no random game asks ${kind}`);
}

describe.each(ASKING)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it', () => {
    const state = momentOf(kind);
    const { seat, options } = asked(state);
    const view = RULES.view(state, seat);
    const choose = vi.fn<Choose>();
    const container = show(state, seat, choose);
    for (const option of options) {
      const glowing = words.refsOf(option, view, PRINTED).flatMap((ref) => elementsOf(container, ref));
      expect(glowing.length, `${JSON.stringify(option)} is nowhere on the board`).toBeGreaterThan(0);
      for (const element of glowing) {
        expect(element.getAttribute('data-choosable')).toBe('open');
        fireEvent.click(element);
        expect(choose).toHaveBeenLastCalledWith(option);
      }
    }
    expect(choose).toHaveBeenCalled();
  });
});

function elementsOf(container: HTMLElement, ref: Ref): readonly Element[] {
  return [...container.querySelectorAll(`[data-thing="${ref}"]`)];
}

describe('what cannot be done', () => {
  it('says why, in words, on the thing itself', () => {
    const state = deal('blocked');
    const { seat } = asked(state);
    const container = show(state, seat);
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
    await changeLanguage(language);
    const { container } = render(
      <StageProvider stage={stageFor(deal('explains'), 0)}>
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
    const silent = sections.filter((section) => !/SAN-\d+\.\d+/.test(section.textContent));
    expect(silent.map((section) => section.getAttribute('aria-label'))).toEqual([]);
    await changeLanguage('fr');
  });

  it('list the whole discard pile, and all cards whose place is unknown', () => {
    walk('lists', 150, (state) => {
      for (const [thing, ids] of [
        ['pile:discard:1', state.players[1].discard],
        ['pile:hand:1', RULES.view(state, 0).players[1].unseen],
      ] as const) {
        const { container } = render(
          <StageProvider stage={stageFor(state, 0)}>
            <module.Explanation thing={thing} content={RULES.content} />
          </StageProvider>,
        );
        const shown = [...container.querySelectorAll('.list-name')].map((name) => name.textContent);
        for (const id of ids) {
          const name = t(words.name(`card:${id}`).key, { ns: 'san' });
          expect(shown.some((text) => text.startsWith(name))).toBe(true);
        }
        cleanup();
      }
    });
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    await changeLanguage(language);
    const stage = { ...stageFor(deal('rules'), 'audience'), view: undefined };
    const { container } = render(
      <StageProvider stage={stage}>
        <module.RulesPage />
      </StageProvider>,
    );
    expect(container.innerHTML).not.toContain('MISSING');
    expect(container.querySelectorAll('.face').length).toBeGreaterThan(15);
    expect(container.querySelectorAll('.chapter').length).toBeGreaterThan(8);
    await changeLanguage('fr');
  });
});

describe('the guided game’s board', () => {
  it('has on the table everything a lesson points at when it is told', () => {
    const state = deal(module.guided[0].seed, 6);
    const answers = [...(module.guided[0].answers ?? [])];
    const absent: string[] = [];
    for (const lesson of module.guided[0].lessons) {
      while (decisionFor(state, 1) !== undefined && answers[0] !== undefined) {
        RULES.take(state, 1, answers.shift() ?? answers[0]);
      }
      const option = decisionFor(state, 0)?.options.find((each) => lesson.accepts?.(each) === true);
      if (option !== undefined) {
        // What is to be chosen glows, as seen above; what is only read about must be there too.
        RULES.take(state, 0, option);
        continue;
      }
      const container = show(state, 0);
      absent.push(...lesson.shows.filter((ref) => elementsOf(container, ref).length === 0));
      cleanup();
    }
    expect(absent).toEqual([]);
  });
});

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
