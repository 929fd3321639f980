import { defineGame, type GameTypes, type GameWords, type Observer, type Seat, type StateBase } from '@cabale/engine';

/** The smallest game that has everything a table needs: take one to three stones, whoever takes the last wins. */
export interface Stones extends GameTypes {
  state: StateBase<StonesStep> & { stones: number; readonly secrets: number[]; result: Seat | null; resigned: boolean };
  step: StonesStep;
  options: { take: { readonly kind: 'take'; readonly count: number } | { readonly kind: 'peek' } };
  anytime: never;
  event:
    | { readonly kind: 'took'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'peeked'; readonly seat: Seat; readonly secret: number | null };
  view: {
    readonly observer: Observer;
    readonly stones: number;
    readonly seat: Seat;
    readonly secrets: readonly (number | null)[];
  };
  setup: { readonly stones: readonly [7, 5] };
  content: { readonly most: number };
}

interface StonesStep {
  readonly kind: 'take';
  readonly seat: Seat;
}

export const stones = defineGame<Stones>({
  id: 'san',
  version: '0.0.1',
  seats: { min: 2, max: 2 },
  setup: { stones: [7, 5] },
  content: {
    printed: { most: 3 },
    parse: (pack) =>
      typeof pack === 'object' && pack !== null && 'most' in pack && typeof pack.most === 'number'
        ? { content: { most: pack.most } }
        : { mistakes: ['most: must be a number'] },
  },
  start({ setup, seats, random, base }) {
    const secrets = Array.from({ length: seats }, () => random.below(100));
    base.stack.push({ kind: 'take', seat: 0 });
    return { ...base, stones: setup.stones, secrets, result: null, resigned: false };
  },
  steps: {
    take: {
      options: ({ stones: left }, _step, _seat, { most }) => [
        ...Array.from({ length: Math.min(left, most) }, (_, index) => ({ kind: 'take', count: index + 1 }) as const),
        { kind: 'peek' } as const,
      ],
      blocked: ({ stones: left }, _step, _seat, { most }) =>
        left > most ? [{ option: { kind: 'take', count: most + 1 }, rule: 'ST-1' }] : [],
      take(state, { seat }, _seat, option, table) {
        if (option.kind === 'peek') {
          const secret = table.random.below(100);
          table.tellSecretly(seat, { kind: 'peeked', seat, secret }, { kind: 'peeked', seat, secret: null });
          table.next({ kind: 'take', seat });
          return;
        }
        state.stones -= option.count;
        table.tell({ kind: 'took', seat, count: option.count });
        if (state.stones === 0) state.result = seat;
        else table.next({ kind: 'take', seat: 1 - seat });
      },
    },
  },
  view: ({ stones: left, secrets, stack }, observer) => ({
    observer,
    stones: left,
    seat: stack.at(-1)?.seat ?? 0,
    secrets: secrets.map((secret, seat) => (seat === observer ? secret : null)),
  }),
  imagine: ({ stones: left, secrets, seat }, random) => ({
    seats: 2,
    stack: [{ kind: 'take', seat }],
    random: random.fork(),
    sealed: null,
    stones: left,
    secrets: secrets.map((secret) => secret ?? random.below(100)),
    result: left === 0 ? 1 - seat : null,
    resigned: false,
  }),
  outcome: ({ result }) =>
    result === null
      ? undefined
      : {
          ranks: result === 0 ? [1, 2] : [2, 1],
          reason: 'last',
          score: [{ part: 'wins', values: [1 - result, result] }],
        },
  resign(state, seat) {
    state.resigned = true;
    state.result = 1 - seat;
  },
  bot: {
    features: ['stones'],
    measure: (_state, _seat, _content, out) => void (out[0] = 0),
    phase: () => 0,
    weights: { 2: [[0]] },
    eagerness: () => 1,
    key: (_state, _step, option) => JSON.stringify(option),
    turn: ({ stones: left }) => 7 - left,
  },
});

export const stonesWords: GameWords<Stones> = {
  prompt: (_view, decision) => ({ key: decision === undefined ? 'prompt.wait' : 'prompt.take' }),
  option: (option) =>
    option.kind === 'take' ? { key: 'option.take', values: { n: option.count } } : { key: 'option.peek' },
  refsOf: (option) => (option.kind === 'take' ? ['pile:all', `stone:${option.count}`] : ['pile:all']),
  event: (event) =>
    event.kind === 'took'
      ? { key: 'event.took', values: { n: event.count }, refs: { seat: `seat:${event.seat}` } }
      : { key: 'event.peeked', values: { secret: event.secret ?? '?' }, refs: { seat: `seat:${event.seat}` } },
  blocked: () => ({ key: 'blocked' }),
  name: (thing) => ({ key: 'name', values: { thing } }),
  outcome: (_outcome, seat) => ({ key: seat === undefined ? 'outcome.any' : 'outcome.own' }),
  isFinal: ({ kind }) => kind === 'peek',
};

export const stonesTexts = {
  title: 'Stones',
  setup: { stones: { label: 'How many', 7: 'Seven', 5: 'Five' } },
  prompt: { take: 'Take some stones.', wait: 'Somebody takes stones.' },
  option: { take: 'Take {{n}}', peek: 'Peek' },
  event: { took: '{{seat}} takes {{n}}.', peeked: '{{seat}} peeks: {{secret}}.' },
  blocked: 'Too many.',
  name: '[{{thing}}]',
  outcome: { any: 'It is over.', own: 'It is over for you.' },
  score: { wins: 'Wins' },
  tutorial: { hello: 'Look at the stones.', first: 'Take one.' },
};
