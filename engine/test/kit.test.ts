import { describe, expect, it } from 'vitest';
import type { Game } from '../src/index.ts';
import { checkGame, countLines, playthrough, type CheckReport } from '../src/kit/index.ts';
import { Rules } from '../src/index.ts';
import { whispers, whispersChecks, type Whispers, type WhispersState } from './games/whispers.ts';

const two = { name: 'two', seats: 2, setup: { hand: 3 } } as const;
const three = { name: 'three', seats: 3, setup: { hand: 2 } } as const;

/** The first law that a changed game breaks, over a few games. */
function lawBroken(change: Partial<Game<Whispers>>): string | undefined {
  const game = { ...whispers, ...change };
  const report = checkGame(game, whispersChecks, { mode: three, games: 6, thorough: 6, seed: 'broken' });
  return report.violations[0]?.law;
}

const { steps } = whispers;

describe('a good game', () => {
  it.each(whispersChecks.modes)('keeps every law with $seats seats', (mode) => {
    const report: CheckReport = checkGame(whispers, whispersChecks, { mode, games: 40, thorough: 20, seed: 'good' });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(40);
    expect(Object.keys(report.asked).toSorted()).toEqual(['bid', 'play', 'snatch']);
    expect(report.reasons).toEqual({ bids: 40 });
  });

  it('gives the same playthrough text every time, with every observer in it', () => {
    const text = playthrough(whispers, two, 'golden');
    expect(playthrough(whispers, two, 'golden')).toBe(text);
    expect(text).toContain('seat 0 play:');
    expect(text).toContain('1 hears');
    expect(text).toContain('audience sees');
    expect(text).toMatch(/end: \{"ranks"/);
  });

  it('counts the lines of play below a position', () => {
    const rules = new Rules(whispers);
    const state = rules.start({ hand: 3 }, 2, 'count');
    expect(countLines(rules, state, 0)).toBe(1);
    expect(countLines(rules, state, 1)).toBe(rules.options(state, 0).length);
    expect(countLines(rules, state, 2)).toBeGreaterThan(countLines(rules, state, 1));
  });
});

describe('a broken game is caught', () => {
  it('that shows a hidden card in its view', () => {
    const view: Game<Whispers>['view'] = (state, observer, content) => ({
      ...whispers.view(state, observer, content),
      scores: [state.draw[0] ?? 0],
    });
    expect(lawBroken({ view })).toBe('imagine');
  });

  it('that offers options by what the seat cannot know', () => {
    const options: typeof steps.play.options = (state, step, seat, content) =>
      (state.draw[0] ?? 0) % 2 === 0
        ? steps.play.options(state, step, seat, content)
        : steps.play.options(state, step, seat, content).slice(0, 1);
    expect(lawBroken({ steps: { ...steps, play: { ...steps.play, options } } })).toBe('leak');
  });

  it('that tells everybody what one seat drew', () => {
    const take: typeof steps.play.take = (state, step, seat, option, table) => {
      steps.play.take(state, step, seat, option, table);
      table.tell({ kind: 'drew', seat, card: state.hands[seat]?.[0] ?? 0 });
    };
    expect(['leak', 'secrecy']).toContain(lawBroken({ steps: { ...steps, play: { ...steps.play, take } } }));
  });

  it('whose state is not plain data', () => {
    const start: Game<Whispers>['start'] = (deal) => ({ ...whispers.start(deal), active: Number.NaN });
    const turn: typeof steps.turn = {
      run(state, _step, table) {
        const seat = Number.isNaN(state.active) ? 0 : state.active;
        table.next(state.draw.length === 0 ? { kind: 'bid', seats: [0, 1, 2] } : { kind: 'play', seat });
      },
    };
    expect(lawBroken({ start, steps: { ...steps, turn } })).toBe('plain data');
  });

  it('that changes the state when it is looked at', () => {
    const blocked: NonNullable<typeof steps.play.blocked> = (state) => {
      state.scores[0] = (state.scores[0] ?? 0) + 1;
      return [];
    };
    expect(lawBroken({ steps: { ...steps, play: { ...steps.play, blocked } } })).toBe('looking');
  });

  it('whose copies share what they change', () => {
    expect(lawBroken({ clone: (state) => ({ ...state, stack: [...state.stack] }) })).toBe('clone');
  });

  it('that keeps memory outside the state', () => {
    const visits = new WeakMap<object, number>();
    const take: typeof steps.play.take = (state, step, seat, option, table) => {
      const times = (visits.get(state) ?? 0) + 1;
      visits.set(state, times);
      steps.play.take(state, step, seat, option, table);
      state.scores[seat] = (state.scores[seat] ?? 0) + (times > 1 ? 1 : 0);
    };
    const clone = (state: WhispersState): WhispersState => {
      const copy = structuredClone(state);
      visits.set(copy, visits.get(state) ?? 1);
      return copy;
    };
    expect(lawBroken({ clone, steps: { ...steps, play: { ...steps.play, take } } })).toBe('reload');
  });

  it('that never ends', () => {
    const reveal: typeof steps.bid.reveal = (_state, step, _answers, table) => table.next(step);
    expect(lawBroken({ steps: { ...steps, bid: { ...steps.bid, reveal } } })).toBe('bound');
  });

  it('that offers an option twice', () => {
    const options: typeof steps.snatch.options = () => [{ kind: 'pass' }, { kind: 'pass' }];
    expect(lawBroken({ steps: { ...steps, snatch: { ...steps.snatch, options } } })).toBe('options');
  });

  it('that blocks what it offers', () => {
    const blocked: NonNullable<typeof steps.play.blocked> = (state, _step, seat) =>
      (state.hands[seat] ?? []).map((card) => ({ option: { kind: 'play', card }, rule: 'WHI-1' }));
    expect(lawBroken({ steps: { ...steps, play: { ...steps.play, blocked } } })).toBe('options');
  });

  it('that runs out of steps', () => {
    expect(lawBroken({ steps: { ...steps, bid: { ...steps.bid, reveal: () => undefined } } })).toBe('no exception');
  });

  it('that shows who has answered in secret', () => {
    const view: Game<Whispers>['view'] = (state, observer, content) => ({
      ...whispers.view(state, observer, content),
      drawCount: state.sealed === null ? state.draw.length : -1,
    });
    expect(lawBroken({ view })).toBe('sealed');
  });

  it('that loses a card', () => {
    const start: Game<Whispers>['start'] = (deal) => {
      const state = whispers.start(deal);
      state.draw.shift();
      return state;
    };
    expect(lawBroken({ start })).toBe('invariant conservation');
  });

  it('that deals by another chance than the state’s', () => {
    let deals = 0;
    const start: Game<Whispers>['start'] = (deal) => {
      const state = whispers.start(deal);
      if (deals++ % 2 === 1) state.draw.reverse();
      return state;
    };
    expect(['match', 'record', 'secrecy']).toContain(lawBroken({ start }));
  });

  it('whose imagination knows the truth', () => {
    let truth: WhispersState | undefined;
    const view: Game<Whispers>['view'] = (state, observer, content) => {
      truth = state;
      return whispers.view(state, observer, content);
    };
    const imagine: Game<Whispers>['imagine'] = (seen, random, content) =>
      truth === undefined ? whispers.imagine(seen, random, content) : structuredClone({ ...truth, sealed: null });
    expect(lawBroken({ view, imagine })).toBe('imagine');
  });

  it('whose imagination depends on more than view and luck', () => {
    let calls = 0;
    const imagine: Game<Whispers>['imagine'] = (view, random, content) => {
      if (calls++ % 2 === 0) random.next();
      return whispers.imagine(view, random, content);
    };
    expect(lawBroken({ imagine })).toBe('imagine');
  });
});

describe('a violation', () => {
  it('comes with seed and choices to see it again', () => {
    const take: typeof steps.play.take = (state, step, seat, option, table) => {
      steps.play.take(state, step, seat, option, table);
      if (state.played.length === 3) throw new Error('the third card is cursed');
    };
    const game = { ...whispers, steps: { ...steps, play: { ...steps.play, take } } };
    const report = checkGame(game, whispersChecks, { mode: two, games: 1, thorough: 0, seed: 'cursed' });
    const [violation] = report.violations;
    expect(violation).toMatchObject({ law: 'no exception', message: 'the third card is cursed', seed: 'cursed 0' });
    expect(violation?.choices.filter((choice) => choice.includes('play:'))).toHaveLength(3);
  });
});
