import { describe, expect, it } from 'vitest';
import type { Game } from '../src/index.ts';
import { checkGame, checkSecrecy, pool, type GameChecks } from '../src/kit/index.ts';
import { whispers, whispersChecks, whispersSecrets, type Whispers, type WhispersState } from './games/whispers.ts';

const three = { name: 'three', seats: 3, setup: { hand: 2 } } as const;
const GAMES = 12;
const { steps } = whispers;

/** The violation of the secrecy law by a modified game, over a few games. */
function broken(change: Partial<Game<Whispers>>, checks: Partial<GameChecks<Whispers>> = {}): string | undefined {
  for (let index = 0; index < GAMES; index++) {
    const changed = { ...whispersChecks, ...checks };
    const { violation } = checkSecrecy({ ...whispers, ...change }, changed, three, `secrecy ${index}`);
    if (violation !== undefined) return `${violation.law}: ${violation.message}`;
  }
  return undefined;
}

function showing(shown: (state: WhispersState) => unknown): Partial<Game<Whispers>> {
  return {
    view: (state, observer, content) => ({
      ...whispers.view(state, observer, content),
      shown: shown(state),
    }),
  };
}

it('holds in a good game, and exchanges every kind of hidden thing', () => {
  const { violation, exchanged } = checkSecrecy(whispers, whispersChecks, three, 'good');
  expect(violation).toBeUndefined();
  expect(Object.keys(exchanged).toSorted()).toEqual([...whispersSecrets.kinds].toSorted());
});

describe('a leak is found', () => {
  it('in a view with open hands whose imagination reads them', () => {
    const view: Game<Whispers>['view'] = (state, observer, content) => ({
      ...whispers.view(state, observer, content),
      hands: structuredClone(state.hands),
    });
    const imagine: Game<Whispers>['imagine'] = (seen, random, content) => {
      const { hands } = seen as typeof seen & { readonly hands: readonly (readonly number[])[] };
      const cards = new Set([...hands.flat(), ...seen.played, ...(seen.top === null ? [] : [seen.top])]);
      const unseen = Array.from({ length: 12 }, (_, index) => index + 1).filter((card) => !cards.has(card));
      const draw = [...random.shuffle(unseen), ...(seen.top === null ? [] : [seen.top])];
      return { ...whispers.imagine(seen, random, content), hands: structuredClone(hands) as number[][], draw };
    };
    expect(broken({ view, imagine })).toMatch(/^secrecy: .* learns from .*view\.hands/);
    const report = checkGame({ ...whispers, view, imagine }, whispersChecks, {
      mode: three,
      games: 4,
      thorough: 4,
      seed: 'open hands',
    });
    expect(report.violations.map(({ law }) => law)).toEqual(['secrecy', 'secrecy', 'secrecy', 'secrecy']);
  });

  it.each<[string, (state: WhispersState) => unknown]>([
    ['the order of the draw pile', ({ draw }) => draw[0]],
    ['the sum of a hidden hand', ({ hands }) => hands[0]?.reduce((sum, card) => sum + card, 0)],
    ['how many bytes a hand takes', ({ hands }) => ' '.repeat(JSON.stringify(hands[1]).length)],
    ['the generator', ({ random }) => random],
    ['how many have answered', ({ sealed }) => sealed?.filter((answer) => answer !== null).length],
  ])('in a view that shows %s', (_, shown) => {
    expect(broken(showing(shown))).toMatch(/^secrecy: .* learns from .*view\.shown/);
  });

  it('in options that depend on it', () => {
    const options: typeof steps.play.options = (state, step, seat, content) =>
      steps.play.options(state, step, seat, content).slice(0, (state.draw[0] ?? 0) % 2 === 0 ? undefined : 1);
    expect(broken({ steps: { ...steps, play: { ...steps.play, options } } })).toMatch(/^secrecy: .*\$\.options/);
  });

  it('in reasons that depend on it', () => {
    const blocked: typeof steps.play.blocked = (state) => [
      { option: { kind: 'play', card: 0 }, rule: `WHI-${state.draw[0]}` },
    ];
    expect(broken({ steps: { ...steps, play: { ...steps.play, blocked } } })).toMatch(/^secrecy: .*blocked.*rule/);
  });

  it('in an event for everybody', () => {
    const take: typeof steps.play.take = (state, step, seat, option, context) => {
      steps.play.take(state, step, seat, option, context);
      context.emit({ kind: 'drew', seat, card: state.draw[0] ?? 0 });
    };
    expect(broken({ steps: { ...steps, play: { ...steps.play, take } } })).toMatch(/^secrecy: .* learns from a choice/);
  });

  it('in the events of the deal', () => {
    const run: typeof steps.turn.run = (state, step, context) => {
      if (state.played.length === 0) context.emit({ kind: 'drew', seat: 0, card: state.hands[0]?.[0] ?? 0 });
      steps.turn.run(state, step, context);
    };
    expect(broken({ steps: { ...steps, turn: { run } } })).toMatch(/^secrecy: .* learns from the deal/);
  });
});

describe('a wrong declaration is found', () => {
  const declared = (of: typeof whispersSecrets.of): Partial<GameChecks<Whispers>> => ({
    secrets: { ...whispersSecrets, of },
  });

  it('that is missing', () => {
    expect(broken({}, { secrets: { kinds: [], of: () => ({ pools: [] }) } })).toBe(
      'secrecy: "generator" is not among the declared kinds of hidden things',
    );
    const { secrets: _, ...without } = whispersChecks;
    expect(checkSecrecy(whispers, without, three, 'missing').violation?.message).toBe(
      'no hidden value could be exchanged with another in the whole game',
    );
  });

  it('that never has two values to exchange', () => {
    expect(
      broken(
        {},
        declared(() => ({ pools: [] })),
      ),
    ).toBe('secrecy: no hidden value could be exchanged with another in the whole game');
  });

  it('that calls secret what everybody sees', () => {
    const of: typeof whispersSecrets.of = (state, observer, content) => {
      const place = (index: number) => ({
        kind: 'hand',
        read: () => state.scores[index] ?? 0,
        write(score: number) {
          state.scores[index] = score;
        },
      });
      const { pools, ...rest } = whispersSecrets.of(state, observer, content);
      return { ...rest, pools: [...pools, pool([place(0), place(1)])] };
    };
    expect(broken({}, declared(of))).toMatch(/^secrecy: .* learns from the table .*scores/);
  });

  it('that breaks an invariant', () => {
    const of: typeof whispersSecrets.of = (state, observer, content) => {
      const secrets = whispersSecrets.of(state, observer, content);
      return {
        ...secrets,
        restore() {
          secrets.restore?.();
          state.draw[0] = state.draw[1] ?? 0;
        },
      };
    };
    expect(broken({}, declared(of))).toMatch(/^secrecy: an exchange of .* breaks an invariant: /);
  });
});
