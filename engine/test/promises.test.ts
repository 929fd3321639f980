import { describe, expect, it } from 'vitest';
import type { Game, GameWords, Sentence } from '../src/index.ts';
import { Match, replay, recordOf, Rules } from '../src/index.ts';
import { checkGame, type GameChecks } from '../src/kit/index.ts';
import { whispers, whispersChecks, type Whispers } from './games/whispers.ts';

type Words = GameWords<Whispers>;
const nothing: Sentence<Whispers> = { key: 'nothing' };

/** Words that promise everything correctly. */
const honest: Words = {
  prompt: () => nothing,
  option(option, view) {
    const step = view.stack.at(-1);
    const me = view.observer === 'audience' ? 0 : view.observer;
    switch (option.kind) {
      case 'peek':
        return { key: 'peek', promises: { looks: { what: 'looks', side: me, by: 1 } } };
      case 'snatch':
        return { key: 'snatch', promises: { points: { what: 'score', side: me, by: 1 } } };
      case 'pass': {
        const side = step?.kind === 'snatch' ? step.from : me;
        return { key: 'pass', promises: { points: { what: 'score', side, by: 1 } } };
      }
      default:
        return { key: option.kind };
    }
  },
  thingsOf: () => [],
  event: () => undefined,
  blocked: () => nothing,
  name: () => nothing,
  outcome: () => nothing,
  needsConfirm: () => false,
};

const checks: GameChecks<Whispers> = {
  ...whispersChecks,
  words: honest,
  quantities: {
    score: { of: ({ scores }, seat) => scores[seat] ?? 0 },
    looks: { of: ({ peeked }, seat) => (peeked.includes(seat) ? 1 : 0), announced: 'rise' },
  },
  aftermath: ['turn'],
};

function messages(game: Game<Whispers>, changed: Partial<GameChecks<Whispers>> = {}): readonly string[] {
  const mode = { name: 'three', seats: 3, setup: { hand: 2 } } as const;
  const plan = { mode, games: 6, thorough: 6, seed: 'promises' };
  const { violations } = checkGame(game, { ...checks, ...changed }, plan);
  return violations.map(({ law, message }) => `${law}: ${message}`);
}

function saying(change: (sentence: Sentence<Whispers>) => Sentence<Whispers>): Partial<GameChecks<Whispers>> {
  return { words: { ...honest, option: (...asked) => change(honest.option(...asked)) } };
}

describe('what options promise', () => {
  it('is kept by honest words', () => {
    expect(messages(whispers)).toEqual([]);
  });

  it('is compared with what happens', () => {
    const boasting = saying(({ promises: { points } = {}, ...rest }) =>
      points === undefined ? rest : { ...rest, promises: { points: { ...points, by: 2 } } },
    );
    expect(
      messages(whispers, { ...boasting, quantities: { ...checks.quantities, looks: { of: () => 0 } } })[0],
    ).toMatch(/^promises: "(snatch|pass)" of seat \d .*promises as points: \+2 score for side \d; it is \+1$/);
  });

  it('may be left to chance', () => {
    const gambling = saying(({ promises: { points } = {}, ...rest }) =>
      points === undefined ? rest : { ...rest, promises: { points: { ...points, by: 'chance' } } },
    );
    expect(messages(whispers, { ...gambling, quantities: { ...checks.quantities, looks: { of: () => 0 } } })).toEqual(
      [],
    );
  });

  it('includes what must be announced', () => {
    const silent = saying(({ key }) => ({ key }));
    expect(messages(whispers, silent)[0]).toMatch(
      /^promises: "peek" of seat \d \(peek\) does not say .* looks by \+1$/,
    );
  });
});

const { snatch } = whispers.steps;
/** Snatching is the only answer. */
const greedy: Game<Whispers> = {
  ...whispers,
  steps: { ...whispers.steps, snatch: { ...snatch, options: () => [{ kind: 'snatch' }] } },
};
const asking: Game<Whispers> = {
  ...greedy,
  steps: { ...greedy.steps, snatch: { ...greedy.steps.snatch, askLone: ({ kind }) => kind === 'snatch' } },
};
const counted = {
  ...checks.quantities,
  score: { of: checks.quantities?.['score']?.of ?? (() => 0), announced: 'change' },
} as const;

describe('a single answer', () => {
  it('is taken unasked only where the checks allow it', () => {
    expect(messages(greedy)[0]).toMatch(/^lone answer: step "snatch" takes "snatch" .*which its checks do not allow$/);
    expect(messages(greedy, { lone: ['snatch'] })).toEqual([]);
  });

  it('is never taken unasked where it costs something', () => {
    const law = { lone: ['snatch'] as const, quantities: counted, ...saying((sentence) => sentence) };
    expect(messages(greedy, law)[0]).toMatch(
      /^lone answer: step "snatch" takes "snatch" of seat \d by itself: \+1 score$/,
    );
  });

  it('may cost something where it cannot be avoided any more', () => {
    const found = messages(greedy, { forced: ['snatch'], quantities: counted });
    expect(found.filter((message) => message.startsWith('lone answer'))).toEqual([]);
  });

  it('is never taken unasked where it draws chance', () => {
    const drawing: Game<Whispers> = {
      ...greedy,
      steps: {
        ...greedy.steps,
        snatch: {
          ...greedy.steps.snatch,
          take(state, step, seat, option, context) {
            context.random.next();
            snatch.take(state, step, seat, option, context);
          },
        },
      },
    };
    expect(messages(drawing, { lone: ['snatch'] })[0]).toMatch(/^lone answer: .* and chance is drawn$/);
  });

  it('is asked for where the step asks for it, and chosen like any other', () => {
    expect(messages(asking)).toEqual([]);
    const { match } = atSnatch();
    const [seat = 0] = match.rules.deciders(match.state);
    expect(match.decision(seat)?.options).toEqual([{ kind: 'snatch' }]);
  });
});

describe('an earlier version of the rules', () => {
  const newer: Game<Whispers> = { ...asking, version: '2', earlier: { '1': { takesLone: ['snatch'] } } };

  it('replays its records and continues as it played', () => {
    const { seed, match } = atSnatch();
    const old = new Match(new Rules(greedy), { setup: { hand: 2 }, seats: 3, seed });
    // The last of these choices leads to a question that the old rules answered by themselves.
    for (let choice = 0; choice < match.length; choice++) chooseFirst(old);
    const replayed = replay(newer, recordOf(old));
    if (!replayed.ok) throw new Error(replayed.problem.message);
    expect(replayed.value.check).toBe(old.check);
    while (old.outcome === undefined) {
      chooseFirst(old);
      chooseFirst(replayed.value);
    }
    expect(replayed.value.check).toBe(old.check);
    expect(recordOf(replayed.value)).toEqual(recordOf(old));
  });

  it('reads states that lack a field, and compares checksums without it', () => {
    const grown: Game<Whispers> = {
      ...newer,
      earlier: {
        '1': {
          takesLone: ['snatch'],
          upgrade: (state) => ({ ...state, vowed: [] }),
          original: ({ vowed: _, ...rest }) => rest,
        },
      },
    };
    const rules = new Rules(grown).under('1');
    const { vowed: _, ...stored } = rules.start({ hand: 2 }, 3, 'asks');
    const upgraded = rules.upgrade(stored as Whispers['state']);
    expect(upgraded.vowed).toEqual([]);
    expect(rules.checkedBytes(upgraded, '')).toBe(JSON.stringify(stored));
  });

  it('is refused if it is not known', () => {
    const match = new Match(new Rules(greedy), { setup: { hand: 2 }, seats: 3, seed: 'asks' });
    const replayed = replay({ ...newer, earlier: {} }, recordOf(match));
    expect(replayed).toMatchObject({ ok: false, problem: { code: 'other-rules' } });
  });
});

function chooseFirst(match: Match<Whispers>): void {
  const [seat = 0] = match.rules.deciders(match.state);
  const [option] = match.decision(seat)?.options ?? [];
  if (option === undefined) throw new Error('nobody is asked');
  match.choose(seat, option);
}

/** A game in which somebody is asked whether to snatch, although there is one answer. */
function atSnatch(): { readonly seed: string; readonly match: Match<Whispers> } {
  for (let number = 0; number < 20; number++) {
    const seed = `snatch ${number}`;
    const match = new Match(new Rules(asking), { setup: { hand: 2 }, seats: 3, seed });
    while (match.outcome === undefined) {
      if (match.rules.step(match.state)?.kind === 'snatch') return { seed, match };
      chooseFirst(match);
    }
  }
  throw new Error('nobody can snatch');
}
