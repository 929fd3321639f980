import { designTextsEn, designTextsFr, StageProvider, type SeatInfo, type Stage } from '@cabale/design';
import { Match, Random, Rules, type Decision, type GameTypes, type GameWords, type Observer, type OptionOf, type Ref } from '@cabale/engine';
import { cleanup, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import module from '../board/index.tsx';
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
const ASKING = Object.entries(san.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { san: fr, design: designTextsFr }, en: { san: en, design: designTextsEn } },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key: string) => `MISSING ${key}`,
  });
});
afterEach(cleanup);

function deal(seed: string): Match<San> {
  return new Match(RULES, { setup: { sunHand: 7, starHand: 7 }, seats: 2, seed });
}

function asked(match: Match<San>): Decision<San> {
  const decision = match.decision(0) ?? match.decision(1);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

/** Walks a random game; `look` sees it before every choice and at the end. */
function walk(seed: string, look: (match: Match<San>) => void): void {
  const match = deal(seed);
  const random = Random.from(`walk ${seed}`);
  while (match.outcome === undefined) {
    look(match);
    const { seat, options } = asked(match);
    match.choose(seat, random.pick(options));
  }
  look(match);
}

function stageFor(match: Match<San>, observer: Observer, choose: (option: OptionOf<San>) => void): Stage {
  return {
    gameId: 'san',
    words: words as unknown as GameWords<GameTypes>,
    content: RULES.content,
    view: match.view(observer),
    seats: SEATS,
    decision: (observer === 'audience' ? undefined : match.decision(observer)) as Stage['decision'],
    advice: [],
    frame: match.length,
    Explanation: module.Explanation as Stage['Explanation'],
    choose: choose as Stage['choose'],
  };
}

function show(match: Match<San>, observer: Observer, choose: (option: OptionOf<San>) => void = () => undefined): HTMLElement {
  const stage = stageFor(match, observer, choose);
  const { container } = render(
    <StageProvider stage={stage}>
      <module.Board
        view={match.view(observer)}
        observer={observer}
        content={RULES.content}
        seats={SEATS}
        decision={observer === 'audience' ? undefined : match.decision(observer)}
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
  it('draws every kind of moment for both seats and the audience, in both languages', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const [game, language] of ['fr', 'en'].entries()) {
      await i18next.changeLanguage(language);
      walk(`draws ${game}`, (match) => {
        if (match.length % 29 !== 0 && match.outcome === undefined) return;
        for (const observer of [0, 1, 'audience'] as const) {
          const container = show(match, observer);
          expect(container.innerHTML).not.toContain('MISSING');
          expect(container.querySelectorAll('.river-place')).toHaveLength(6);
          cleanup();
        }
      });
    }
    await i18next.changeLanguage('fr');
    expect(complaints.mock.calls.map((call) => String(call[0]))).toEqual([]);
    complaints.mockRestore();
  });

  it('[SAN-13.1] [SAN-13.2] [SAN-13.3] never writes a hidden card anywhere', () => {
    for (const seed of ['hides 1', 'hides 2']) {
      walk(seed, (match) => {
        if (match.length % 23 !== 0) return;
        for (const observer of [0, 1, 'audience'] as const) {
          const html = show(match, observer).innerHTML;
          for (const id of secretsFrom(match.state, observer)) expect(html).not.toMatch(new RegExp(`\\b${id}\\b`));
          cleanup();
        }
      });
    }
  });

  it('puts the observer’s own side at the bottom, SUN for the audience', () => {
    const match = deal('sides');
    for (const [observer, name] of [[0, 'Hélianthe'], [1, 'Astérane'], ['audience', 'Hélianthe']] as const) {
      const side = show(match, observer).querySelector('.side-near');
      expect(side?.getAttribute('aria-label')).toBe(name);
      cleanup();
    }
  });

  it('[SAN-1.2] turns the River round for STAR', () => {
    const match = deal('banks');
    const cards = (observer: Observer) =>
      [...show(match, observer).querySelectorAll('.river-place [data-thing]')].map((card) => card.getAttribute('data-thing'));
    const fromSun = cards(0);
    cleanup();
    expect(cards(1)).toEqual(fromSun.toReversed());
  });
});

/** For every step that asks, a few moments at which it does. */
function momentsOf(kind: string): readonly Match<San>[] {
  const found: Match<San>[] = [];
  for (let game = 0; game < 400 && found.length < 2; game++) {
    const match = deal(`moment ${game}`);
    const random = Random.from(`moment ${game}`);
    while (match.outcome === undefined && match.length < 500) {
      const decision = asked(match);
      if (decision.kind === kind) {
        found.push(match.fork());
        break;
      }
      const eager = decision.options.filter(({ kind: option }) => option !== 'decline' && option !== 'endPlay');
      match.choose(decision.seat, random.pick(eager.length > 0 && random.fraction() < 0.9 ? eager : decision.options));
    }
  }
  return found;
}

describe.each(ASKING)('at the step %s', (kind) => {
  it('shows every option as something that glows, and a click chooses it', () => {
    const moments = momentsOf(kind);
    expect(moments.length, `no random game asks ${kind}`).toBeGreaterThan(0);
    for (const match of moments) {
      const { seat, options } = asked(match);
      const view = match.view(seat);
      for (const option of options) {
        const choose = vi.fn<(option: OptionOf<San>) => void>();
        const container = show(match, seat, choose);
        const glowing = words.refsOf(option, view).flatMap((ref) => elementsOf(container, ref));
        expect(glowing.length, `${JSON.stringify(option)} is nowhere on the board`).toBeGreaterThan(0);
        for (const element of glowing) expect(element.getAttribute('data-choosable')).toBe('open');
        if (glowing[0] !== undefined) fireEvent.click(glowing[0]);
        expect(choose).toHaveBeenCalledWith(option);
        cleanup();
      }
    }
  });
});

function elementsOf(container: HTMLElement, ref: Ref): readonly Element[] {
  return [...container.querySelectorAll(`[data-thing="${ref}"]`)];
}

describe('what cannot be done', () => {
  it('says why, in words, on the thing itself', () => {
    const match = deal('blocked');
    const { seat } = asked(match);
    const container = show(match, seat);
    const buy = elementsOf(container, 'phase:buy')[0];
    expect(buy?.getAttribute('aria-disabled')).toBe('true');
    expect(buy?.getAttribute('aria-label')).toContain('Jouez au moins une carte');
    expect(elementsOf(container, 'pawn:virus')[0]?.getAttribute('aria-label')).toContain('1\u00A0■');
    expect(elementsOf(container, `banner:${seat}`)[0]?.getAttribute('aria-label')).toContain('▶');
  });
});

const EXPLAINED: readonly Ref[] = [
  ...Object.keys(PRINTED.byId).map((id) => `card:${id}` as const),
  ...(['seat:0', 'position:1', 'slot:0:1', 'banner:1', 'token:0:3', 'pawn:virus', 'port:central', 'alternative:0'] as const),
  ...(['pile:reserve', 'pile:box', 'pile:draw:0', 'pile:draw:1', 'pile:discard:0', 'pile:hand:1', 'pile:virus:0', 'pile:play:0'] as const),
  ...(['type:C', 'type:P', 'type:H', 'type:M', 'type:V', 'phase:play', 'phase:buy', 'phase:discard', 'phase:refill'] as const),
  ...(['gauge:corruption:0', 'gauge:propaganda:1', 'gauge:hacking:0', 'figure:income', 'figure:cost', 'figure:crossing'] as const),
  ...(['effect:draw', 'effect:choice', 'effect:destroy', 'effect:allTypes', 'effect:corruptHand'] as const),
];

describe('explanations', () => {
  it.each(['fr', 'en'])('tell of everything on the table what it is, with its rule, in %s', async (language) => {
    await i18next.changeLanguage(language);
    const match = deal('explains');
    const stage = stageFor(match, 0, () => undefined);
    for (const thing of EXPLAINED) {
      const { container } = render(
        <StageProvider stage={stage}>
          <module.Explanation thing={thing} content={RULES.content} />
        </StageProvider>,
      );
      expect(container.innerHTML, thing).not.toContain('MISSING');
      expect(container.textContent, thing).toMatch(/SAN-\d+\.\d+/);
      cleanup();
    }
    await i18next.changeLanguage('fr');
  });

  it('list the whole discard pile, and all cards whose place is unknown', () => {
    walk('lists', (match) => {
      if (match.length !== 120) return;
      const stage = stageFor(match, 0, () => undefined);
      for (const [thing, ids] of [
        ['pile:discard:1', match.state.players[1].discard],
        ['pile:hand:1', match.view(0).players[1].unseen],
      ] as const) {
        const { container } = render(
          <StageProvider stage={stage}>
            <module.Explanation thing={thing} content={RULES.content} />
          </StageProvider>,
        );
        const shown = [...container.querySelectorAll('[data-thing-name]')].map((name) => name.textContent);
        for (const id of ids) expect(shown).toContain(i18next.t(words.name(`card:${id}`).key, { ns: 'san' }));
        cleanup();
      }
    });
  });
});

describe('the rules page', () => {
  it.each(['fr', 'en'])('is complete in %s and drawn with live pieces', async (language) => {
    await i18next.changeLanguage(language);
    const stage = { ...stageFor(deal('rules'), 'audience', () => undefined), view: undefined };
    const { container } = render(
      <StageProvider stage={stage}>
        <module.RulesPage />
      </StageProvider>,
    );
    expect(container.innerHTML).not.toContain('MISSING');
    expect(container.querySelectorAll('.face').length).toBeGreaterThan(15);
    expect(container.querySelectorAll('.chapter').length).toBeGreaterThan(8);
    await i18next.changeLanguage('fr');
  });
});

describe('the guided game’s board', () => {
  it('has on the table everything a lesson points at when it is told', () => {
    const match = new Match(RULES, { setup: { sunHand: 6, starHand: 6 }, seats: 2, seed: module.guided.seed });
    const answers = [...(module.guided.answers ?? [])];
    for (const lesson of module.guided.lessons) {
      while (match.decision(1) !== undefined && answers[0] !== undefined) {
        const answer = answers.shift();
        if (answer !== undefined) match.choose(1, answer);
      }
      const container = show(match, 0);
      const shown = lesson.shows.filter((ref) => elementsOf(container, ref).length > 0);
      expect(shown.length, lesson.text).toBeGreaterThan(0);
      cleanup();
      const option = match.decision(0)?.options.find((each) => lesson.accepts?.(each) === true);
      if (option !== undefined) match.choose(0, option);
    }
  });
});

describe('pictures', () => {
  it('[SAN-6.4] draws a chevron for each ▶, those saved apart from those added', () => {
    const count = (price: Parameters<typeof chevronsOf>[0], kind: string) => chevronsOf(price).filter((each) => each === kind).length;
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
