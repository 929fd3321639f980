import { describe, expect, it } from 'vitest';
import { GameError, optionKey, Rules, type Game } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

const rules = new Rules(whispers);

function keys(state: Whispers['state'], seat: number): readonly string[] {
  return rules.options(state, seat).map(optionKey);
}

/** Takes the first option every time until a step of this kind is on top. */
function until(kind: Whispers['step']['kind'], seed: string, seats = 2): Whispers['state'] {
  const state = rules.start({ hand: 3 }, seats, seed);
  while (rules.step(state)?.kind !== kind) {
    const seat = rules.deciders(state)[0] ?? 0;
    const option = rules.options(state, seat)[0];
    if (option === undefined) throw new Error(`the game ended before "${kind}" was asked`);
    rules.take(state, seat, option);
  }
  return state;
}

describe('the stepper', () => {
  it('runs steps without a decision and stops at a decision', () => {
    const state = rules.start({ hand: 3 }, 2, 'start');
    expect(rules.step(state)).toEqual({ kind: 'play', seat: 0 });
    expect(rules.asked(state)).toEqual([0]);
    expect(keys(state, 1)).toEqual([]);
  });

  it('offers an anytime action beside the step’s own options, and asks the step again after it', () => {
    const state = rules.start({ hand: 3 }, 2, 'peek');
    expect(keys(state, 0).at(-1)).toBe('peek');
    const before = keys(state, 0);
    rules.take(state, 0, { kind: 'peek' });
    expect(rules.step(state)).toEqual({ kind: 'play', seat: 0 });
    expect(keys(state, 0)).toEqual(before.slice(0, -1));
  });

  it('does not offer it at a step that closes it', () => {
    const state = until('snatch', 'react');
    const [seat] = rules.deciders(state);
    expect(keys(state, seat ?? 0)).toEqual(['snatch', 'pass']);
  });

  it('asks another seat for a reaction, then continues the turn', () => {
    const state = until('snatch', 'react');
    const step = rules.step(state);
    if (step?.kind !== 'snatch') throw new Error('a reaction is asked');
    expect(step.seat).not.toBe(step.from);
    const before = [...state.scores];
    rules.take(state, step.seat, { kind: 'snatch' });
    expect(state.scores[step.seat]).toBe((before[step.seat] ?? 0) + 1);
    expect(rules.step(state)?.kind).not.toBe('snatch');
  });

  it('takes a forced step by itself and drops one without options', () => {
    const only: Game<Whispers> = {
      ...whispers,
      steps: {
        ...whispers.steps,
        play: {
          ...whispers.steps.play,
          options: (state, step, seat, content) => whispers.steps.play.options(state, step, seat, content).slice(0, 1),
          anytime: false,
        },
        snatch: { ...whispers.steps.snatch, options: () => [] },
      },
    };
    const state = new Rules(only).start({ hand: 3 }, 2, 'forced');
    expect(state.stack.at(-1)?.kind).toBe('bid');
    expect(state.draw).toEqual([]);
  });

  it('does not depend on the order of sealed answers and reveals them when all are in', () => {
    const first = until('bid', 'sealed', 3);
    const second = rules.clone(first);
    const answers = [0, 1, 2].map((seat) => ({ seat, option: rules.options(first, seat)[0] }));
    for (const { seat, option } of answers) if (option !== undefined) rules.take(first, seat, option);
    for (const { seat, option } of answers.toReversed()) if (option !== undefined) rules.take(second, seat, option);
    expect(second).toEqual(first);
    expect(rules.outcome(first)?.reason).toBe('bids');
  });

  it('lets a sealed answer be replaced and taken back until then', () => {
    const state = until('bid', 'revise', 3);
    const [low, high] = rules.options(state, 0);
    if (low === undefined || high === undefined) throw new Error('seat 0 has two cards');
    rules.take(state, 0, low);
    expect(rules.deciders(state)).toEqual([1, 2]);
    expect(rules.asked(state)).toEqual([0, 1, 2]);
    rules.take(state, 0, high);
    expect(state.sealed?.[0]).toEqual(high);
    rules.unseal(state, 0);
    expect(state.sealed).toBeNull();
    expect(rules.deciders(state)).toEqual([0, 1, 2]);
  });

  it('takes nothing back from a seat that has sealed nothing, and leaves no hole in the list', () => {
    const state = until('bid', 'sealed', 3);
    state.sealed = [{ kind: 'bid', card: 1 }];
    rules.unseal(state, 2);
    expect(JSON.stringify(state.sealed)).toBe('[{"kind":"bid","card":1}]');
  });

  it('allows a public anytime action while answers stay sealed', () => {
    const state = until('bid', 'vow', 3);
    const [low] = rules.options(state, 1);
    if (low === undefined) throw new Error('seat 1 has two cards');
    rules.take(state, 1, low);
    expect(rules.options(state, 0)).toContainEqual({ kind: 'vow' });
    rules.take(state, 0, { kind: 'vow' });
    expect(rules.view(state, 2).vowed).toEqual([0]);
    expect(rules.options(state, 0)).not.toContainEqual({ kind: 'vow' });
    expect(rules.blocked(state, 0)).toEqual([{ option: { kind: 'vow' }, rule: 'WHI-2' }]);
    expect(rules.blocked(state, 2)).toEqual([]);
    expect(state.sealed?.[1]).toEqual(low);
    expect(rules.deciders(state)).toEqual([0, 2]);
  });

  it('counts a forced sealed answer without asking or showing it', () => {
    const state = until('bid', 'forced bid', 3);
    state.hands[1]?.splice(1);
    state.vowed = [1];
    const position = rules.clone(state);
    expect(rules.deciders(position)).toEqual([0, 2]);
    expect(rules.asked(position)).toEqual([0, 1, 2]);
  });
});

describe('a wrong game gets an error its author understands', () => {
  it('for a stack that runs empty', () => {
    const wrong = { ...whispers, steps: { ...whispers.steps, turn: { run: () => undefined } } };
    expect(() => new Rules(wrong).start({ hand: 3 }, 2, 'x')).toThrow(
      new GameError('whispers', 'the stack is empty but the game has no outcome: push a step or set a result'),
    );
  });

  it('for steps that push each other for ever', () => {
    const turn: typeof whispers.steps.turn = { run: (_state, step, context) => context.next(step) };
    const wrong = { ...whispers, steps: { ...whispers.steps, turn } };
    expect(() => new Rules(wrong).start({ hand: 3 }, 2, 'x')).toThrow(
      /10000 steps without a decision; the last was "turn"/,
    );
  });

  it('for a seat count the game does not have', () => {
    expect(() => rules.start({ hand: 3 }, 7, 'x')).toThrow('whispers: 7 seats; this game has 2 to 3');
  });
});
