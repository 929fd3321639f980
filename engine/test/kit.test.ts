import { describe, expect, it } from 'vitest';
import { Match, Random, replay, Rules, type Game, type Refusal } from '../src/index.ts';
import { amongAnswers, checkGame, countLines, playthrough, type CheckReport } from '../src/kit/index.ts';
import { questionsLaw } from '../src/kit/sealed-laws.ts';
import { persistentWhispers, whispers, whispersChecks, type Whispers, type WhispersState } from './games/whispers.ts';

const two = { name: 'two', seats: 2, setup: { hand: 3 } } as const;
const three = { name: 'three', seats: 3, setup: { hand: 2 } } as const;

/** The first law that a modified game breaks, over a few games. */
function lawBroken(change: Partial<Game<Whispers>>, base = whispers, games = 6): string | undefined {
  return lawsBroken({ ...base, ...change }, games, games)[0];
}

function lawsBroken(game: Game<Whispers>, games: number, thorough: number): string[] {
  const report = checkGame(game, whispersChecks, { mode: three, games, thorough, seed: 'broken' });
  return report.violations.map(({ law }) => law);
}

const { steps } = whispers;

describe('a good game', () => {
  it.each(whispersChecks.modes)('keeps every law with $seats seats', (mode) => {
    const report: CheckReport = checkGame(whispers, whispersChecks, { mode, games: 40, thorough: 20, seed: 'good' });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(40);
    expect(Object.keys(report.asked).toSorted()).toEqual(['bid', 'play', 'snatch']);
    expect(Object.keys(report.reasons).toSorted()).toEqual(['bids', 'resign']);
    expect(report.reasons['bids']).toBeGreaterThan(20);
  });

  it.each(whispersChecks.modes)('is left at every kind of step with $seats seats', (mode) => {
    const { asked, resigned } = checkGame(whispers, whispersChecks, { mode, games: 40, thorough: 20, seed: 'good' });
    const places = [...Object.keys(asked), amongAnswers('bid')];
    expect(Object.keys(resigned).toSorted()).toEqual(places.toSorted());
  });

  it.each([20, 0])('continues after a resignation, with answers replaced and taken back (%i thorough)', (thorough) => {
    const plan = { mode: three, games: 40, thorough, seed: 'good' };
    const report = checkGame(persistentWhispers, whispersChecks, plan);
    expect(report.violations).toEqual([]);
    expect(report.revised['bid']).toBeGreaterThan(10);
  });

  it('has no resignations if it does not support them', () => {
    const { resign: _, ...stubborn } = whispers;
    const report = checkGame(stubborn, whispersChecks, { mode: two, games: 20, thorough: 10, seed: 'good' });
    expect([report.violations, report.resigned, report.reasons]).toEqual([[], {}, { bids: 20 }]);
  });

  it('gives the same playthrough text every time, with every observer in it', () => {
    const text = playthrough(whispers, two, 'golden');
    expect(playthrough(whispers, two, 'golden')).toBe(text);
    expect(text).toContain('seat 0 play:');
    expect(text).toContain('  event for seat 1 {kind: drew');
    expect(text).toContain('  view of seat 1 hand [');
    expect(text).toContain('  view active 1; ');
    expect(text).toMatch(/end: \{ranks: /);
  });

  it('gives a playthrough that depends on the rules and the view, and not on the bot', () => {
    const text = playthrough(whispers, two, 'golden');
    const eager = { ...whispers, bot: { ...whispers.bot, prior: () => 0 } };
    expect(playthrough(eager, two, 'golden')).toBe(text);
    const view: typeof whispers.view = (...of) => ({ ...whispers.view(...of), scores: [] });
    expect(playthrough({ ...whispers, view }, two, 'golden')).not.toBe(text);
  });

  it('counts the lines of play below a position', () => {
    const rules = new Rules(whispers);
    const state = rules.start({ hand: 3 }, 2, 'count');
    expect(countLines(rules, state, 0)).toBe(1);
    expect(countLines(rules, state, 1)).toBe(rules.options(state, 0).length);
    expect(countLines(rules, state, 2)).toBeGreaterThan(countLines(rules, state, 1));
  });
});

/** How many choices of the first law-breaking record a modified game replays, or the problem. */
function replayedBroken(change: Partial<Game<Whispers>>): number | string | undefined {
  const game = { ...whispers, ...change };
  const report = checkGame(game, whispersChecks, { mode: three, games: 6, thorough: 6, seed: 'broken' });
  const record = report.violations[0]?.record;
  const replayed = record === undefined ? undefined : replay(game, record);
  return replayed?.ok === true ? replayed.value.length : replayed?.problem.message;
}

describe('a violation has a record that replays', () => {
  it('up to the choice that broke the law', () => {
    const view: Game<Whispers>['view'] = (state, observer, content) => {
      const shown = whispers.view(state, observer, content);
      return state.played.length >= 3 ? { ...shown, scores: state.draw } : shown;
    };
    expect(replayedBroken({ view })).toBeGreaterThan(2);
  });

  it('up to the last choice that the rules carried out, where one throws', () => {
    const reveal = () => {
      throw new Error('a rule that does not work');
    };
    expect(replayedBroken({ steps: { ...steps, bid: { ...steps.bid, reveal } } })).toBeGreaterThan(2);
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

  it('whose options depend on what the seat cannot know', () => {
    const options: typeof steps.play.options = (state, step, seat, content) =>
      (state.draw[0] ?? 0) % 2 === 0
        ? steps.play.options(state, step, seat, content)
        : steps.play.options(state, step, seat, content).slice(0, 1);
    expect(['leak', 'secrecy']).toContain(lawBroken({ steps: { ...steps, play: { ...steps.play, options } } }));
  });

  it('that emits to everybody what one seat drew', () => {
    const take: typeof steps.play.take = (state, step, seat, option, context) => {
      steps.play.take(state, step, seat, option, context);
      context.emit({ kind: 'drew', seat, card: state.hands[seat]?.[0] ?? 0 });
    };
    expect(['leak', 'secrecy']).toContain(lawBroken({ steps: { ...steps, play: { ...steps.play, take } } }));
  });

  it('whose state is not plain data', () => {
    const start: Game<Whispers>['start'] = (deal) => ({ ...whispers.start(deal), active: Number.NaN });
    const turn: typeof steps.turn = {
      run(state, _step, context) {
        const seat = Number.isNaN(state.active) ? 0 : state.active;
        context.next(state.draw.length === 0 ? { kind: 'bid', seats: [0, 1, 2] } : { kind: 'play', seat });
      },
    };
    expect(lawBroken({ start, steps: { ...steps, turn } })).toBe('plain data');
  });

  it('that changes the state when it is read', () => {
    const blocked: NonNullable<typeof steps.play.blocked> = (state) => {
      state.scores[0] = (state.scores[0] ?? 0) + 1;
      return [];
    };
    expect(lawBroken({ steps: { ...steps, play: { ...steps.play, blocked } } })).toBe('looking');
  });

  it('whose copies share what they change', () => {
    expect(lawBroken({ clone: (state) => ({ ...state, stack: [...state.stack] }) })).toBe('clone');
  });

  it('whose copies have their fields in another order, which would change checksums', () => {
    const rules = new Rules(whispers);
    const reordered = (state: WhispersState): WhispersState => {
      const { seats, ...rest } = rules.clone(state);
      return { ...rest, seats };
    };
    expect(lawBroken({ clone: reordered })).toBe('clone');
  });

  it('that keeps memory outside the state', () => {
    const visits = new WeakMap<object, number>();
    const take: typeof steps.play.take = (state, step, seat, option, context) => {
      const times = (visits.get(state) ?? 0) + 1;
      visits.set(state, times);
      steps.play.take(state, step, seat, option, context);
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
    const reveal: typeof steps.bid.reveal = (_state, step, _answers, context) => context.next(step);
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

  it('that shows who has sealed an answer', () => {
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

  it('that deals with another generator than the state’s', () => {
    let deals = 0;
    const start: Game<Whispers>['start'] = (deal) => {
      const state = whispers.start(deal);
      if (deals++ % 2 === 1) state.draw.reverse();
      return state;
    };
    expect(['match', 'record', 'secrecy']).toContain(lawBroken({ start }));
  });

  it('whose imagined worlds contain the truth', () => {
    let truth: WhispersState | undefined;
    const view: Game<Whispers>['view'] = (state, observer, content) => {
      truth = state;
      return whispers.view(state, observer, content);
    };
    const imagine: Game<Whispers>['imagine'] = (seen, random, content) =>
      truth === undefined ? whispers.imagine(seen, random, content) : structuredClone({ ...truth, sealed: null });
    expect(lawBroken({ view, imagine })).toBe('imagine');
  });

  it('whose imagined worlds depend on more than view and generator', () => {
    let calls = 0;
    const imagine: Game<Whispers>['imagine'] = (view, random, content) => {
      if (calls++ % 2 === 0) random.next();
      return whispers.imagine(view, random, content);
    };
    expect(lawBroken({ imagine })).toBe('imagine');
  });
});

describe('a game that breaks on a resignation is caught', () => {
  const { resign } = persistentWhispers;

  it.each([0, 60])('where cards are lost with the seat (%i thorough)', (thorough) => {
    const losing: Game<Whispers> = {
      ...whispers,
      resign(state, seat, context) {
        state.hands[seat] = [];
        resign?.(state, seat, context);
      },
    };
    expect(lawsBroken(losing, 60, thorough)).toContain('invariant conservation');
  });

  it.each([0, 60])('where answers stay sealed after the end (%i thorough)', (thorough) => {
    const leftover: Game<Whispers> = {
      ...whispers,
      resign(state, seat, context) {
        const { sealed } = state;
        whispers.resign?.(state, seat, context);
        state.sealed = sealed;
      },
    };
    // The first law checks dropped steps, the second any state: either may be reported first.
    expect(lawsBroken(leftover, 60, thorough)).toContain('dropped step');
    expect(lawsBroken({ ...leftover, resign: spoiled }, 60, thorough)).toContain('sealed answers');
  });

  it.each([0, 60])('where an answer counts for the next step (%i thorough)', (thorough) => {
    const reused: Game<Whispers> = {
      ...persistentWhispers,
      resign(state, seat) {
        state.stack.pop();
        state.stack.push({ kind: 'bid', seats: [0, 1, 2] }, { kind: 'play', seat: (seat + 1) % 3 });
      },
    };
    expect(lawsBroken(reused, 60, thorough)).toContain('dropped step');
  });

  it('where the resignation shows who has answered', () => {
    const telling: Game<Whispers> = {
      ...persistentWhispers,
      resign(state, seat, context) {
        for (const other of (state.sealed ?? []).keys()) context.emit({ kind: 'vowed', seat: other });
        resign?.(state, seat, context);
      },
    };
    expect(lawBroken(telling, whispers, 20)).toBe('questions');
  });
});

/** An answer that is not an option of the step. */
const spoiled: NonNullable<Game<Whispers>['resign']> = (state, seat, context) => {
  persistentWhispers.resign?.(state, seat, context);
  if (state.result === null) state.sealed = [{ kind: 'bid', card: 99 }, null, null];
};

describe('a game that reveals who has sealed an answer is caught', () => {
  it('by its options', () => {
    const options: typeof steps.bid.options = (state, step, seat, content) =>
      steps.bid
        .options(state, step, seat, content)
        .toSorted((a, b) => (state.sealed === null ? a.card - b.card : b.card - a.card));
    expect(lawBroken({ steps: { ...steps, bid: { ...steps.bid, options } } })).toBe('questions');
  });

  it('by the reasons it gives', () => {
    const blocked: NonNullable<typeof steps.bid.blocked> = (state) =>
      state.sealed === null ? [] : [{ option: { kind: 'bid', card: 99 }, rule: 'WHI-9' }];
    expect(lawBroken({ steps: { ...steps, bid: { ...steps.bid, blocked } } })).toBe('questions');
  });

  it('by what it refuses to undo, with a past or without one', () => {
    /** Depends on the newest choice, which may be a sealed answer, before it checks who is asked. */
    class Telltale extends Match<Whispers> {
      override undoRefusal(seat: number): Refusal | undefined {
        return this.choices.length === 0 ? { code: 'nothing-to-undo' } : super.undoRefusal(seat);
      }
    }
    const rules = new Rules(whispers);
    const origin = { setup: { hand: 2 as const }, seats: 3, seed: 'tell' };
    const state = rules.start(origin.setup, origin.seats, origin.seed);
    state.stack.splice(0, state.stack.length, { kind: 'bid', seats: [0, 1, 2] });
    const standing = () => ({ length: 4, state: rules.clone(state) });
    const random = Random.from('tell');
    expect(() => questionsLaw(new Telltale(rules, origin, standing()), random)).toThrow('others-are-asked');
    const honest = new Match(rules, origin, standing());
    const before = honest.bytes;
    questionsLaw(honest, random);
    expect([honest.bytes, honest.length]).toEqual([before, 4]);
  });
});

describe('a violation', () => {
  it('comes with the seed and the choices to reproduce it', () => {
    const take: typeof steps.play.take = (state, step, seat, option, context) => {
      steps.play.take(state, step, seat, option, context);
      if (state.played.length === 3) throw new Error('the third card is cursed');
    };
    const game = { ...whispers, steps: { ...steps, play: { ...steps.play, take } } };
    const report = checkGame(game, whispersChecks, { mode: two, games: 20, thorough: 0, seed: 'cursed' });
    const [violation] = report.violations;
    expect(violation).toMatchObject({ law: 'no exception', message: 'the third card is cursed' });
    expect(violation?.seed).toMatch(/^cursed \d+$/);
    expect(violation?.choices.filter((choice) => choice.includes('play:'))).toHaveLength(3);
  });
});
