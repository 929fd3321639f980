import {
  defineFeatures,
  defineGame,
  type GameTypes,
  type GameWords,
  type Seat,
  type StateBase,
  type ViewBase,
} from '@cabale/engine';

/**
 * The smallest game with everything a table needs: take one to three stones, the last stone wins. The wind is an
 * automaton that blows one stone away after every move; it always plays in a solo game.
 */
export interface Stones extends GameTypes {
  state: StateBase<StonesStep> & {
    stones: number;
    readonly windy: boolean;
    readonly secrets: number[];
    /** A seat, or the wind as the side after the last seat. */
    result: Seat | null;
  };
  step: StonesStep;
  options: { take: { readonly kind: 'take'; readonly count: number } | { readonly kind: 'peek' } };
  anytime: never;
  event:
    | { readonly kind: 'took'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'blew' }
    | { readonly kind: 'peeked'; readonly seat: Seat; readonly secret: number | null };
  view: ViewBase<StonesStep> & {
    readonly stones: number;
    readonly windy: boolean;
    readonly seat: Seat;
    readonly secrets: readonly (number | null)[];
  };
  setup: { readonly stones: readonly [7, 5]; readonly wind: readonly [false, true] };
  content: { readonly most: number };
}

type StonesStep = { readonly kind: 'take'; readonly seat: Seat } | { readonly kind: 'wind'; readonly next: Seat };

/** The wind counts as a side where it plays. */
function sidesOf({ seats, windy }: Stones['state']): number {
  return windy ? seats + 1 : seats;
}

export const stones = defineGame<Stones>({
  id: 'san',
  version: '0.0.1',
  seats: { min: 1, max: 4 },
  setup: { stones: [7, 5], wind: [false, true] },
  setupSeats: { wind: { min: 2, max: 4 } },
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
    return { ...base, stones: setup.stones, windy: setup.wind || seats === 1, secrets, result: null };
  },
  steps: {
    take: {
      options: ({ stones: left }, _step, _seat, { most }) => [
        ...Array.from({ length: Math.min(left, most) }, (_, index) => ({ kind: 'take', count: index + 1 }) as const),
        { kind: 'peek' } as const,
      ],
      blocked: ({ stones: left }, _step, _seat, { most }) =>
        left > most ? [{ option: { kind: 'take', count: most + 1 }, rule: 'ST-1' }] : [],
      take(state, { seat }, _seat, option, context) {
        if (option.kind === 'peek') {
          const secret = context.random.below(100);
          context.emitTo(seat, { kind: 'peeked', seat, secret }, { kind: 'peeked', seat, secret: null });
          context.next({ kind: 'take', seat });
          return;
        }
        state.stones -= option.count;
        context.emit({ kind: 'took', seat, count: option.count });
        const next = (seat + 1) % state.seats;
        if (state.stones === 0) state.result = seat;
        else context.next(state.windy ? { kind: 'wind', next } : { kind: 'take', seat: next });
      },
    },
    wind: {
      run(state, { next }, context) {
        context.pause();
        state.stones -= 1;
        context.emit({ kind: 'blew' });
        if (state.stones === 0) state.result = state.seats;
        else context.next({ kind: 'take', seat: next });
      },
    },
  },
  view: ({ stones: left, windy, secrets, stack, result }, observer) => ({
    observer,
    stack: [...stack],
    result,
    stones: left,
    windy,
    seat: seatToMove(stack.at(-1)),
    secrets: secrets.map((secret, seat) => (seat === observer ? secret : null)),
  }),
  imagine: ({ stones: left, windy, secrets, seat }, random) => ({
    seats: secrets.length,
    stack: [{ kind: 'take', seat }],
    random: random.fork(),
    sealed: null,
    stones: left,
    windy,
    secrets: secrets.map((secret) => secret ?? random.below(100)),
    result: left === 0 ? seat : null,
  }),
  outcome(state) {
    const { result } = state;
    if (result === null) return undefined;
    const wins = Array.from({ length: sidesOf(state) }, (_, side) => (side === result ? 1 : 0));
    return { ranks: wins.map((won) => 2 - won), reason: 'last', score: [{ part: 'wins', values: wins }] };
  },
  resign(state, seat) {
    state.result = (seat + 1) % sidesOf(state);
  },
  sides: sidesOf,
  bot: {
    features: defineFeatures<Stones, null>({ prepare: () => null, features: { stones: () => 0 } }),
    phase: () => 0,
    weights: { 1: { stones: [0] }, 2: { stones: [0] }, 3: { stones: [0] }, 4: { stones: [0] } },
    prior: () => 1,
    key: (_state, _step, option) => JSON.stringify(option),
    turn: ({ stones: left }) => 7 - left,
  },
});

function seatToMove(step: StonesStep | undefined): Seat {
  if (step === undefined) return 0;
  return step.kind === 'take' ? step.seat : step.next;
}

export const stonesWords: GameWords<Stones> = {
  prompt: (_view, decision) => ({ key: decision === undefined ? 'prompt.wait' : 'prompt.take' }),
  option: (option) =>
    option.kind === 'take' ? { key: 'option.take', values: { n: option.count } } : { key: 'option.peek' },
  thingsOf: (option) => (option.kind === 'take' ? ['pile:all', `stone:${option.count}`] : ['pile:all']),
  event(event) {
    switch (event.kind) {
      case 'took':
        return { key: 'event.took', values: { n: event.count }, refs: { seat: `seat:${event.seat}` } };
      case 'blew':
        return { key: 'event.blew' };
      case 'peeked':
        return { key: 'event.peeked', values: { secret: event.secret ?? '?' }, refs: { seat: `seat:${event.seat}` } };
    }
  },
  blocked: () => ({ key: 'blocked' }),
  name: (thing) => ({ key: 'name', values: { thing } }),
  outcome: (_outcome, seat) => ({ key: seat === undefined ? 'outcome.any' : 'outcome.own' }),
  needsConfirm: ({ kind }) => kind === 'peek',
};

export const stonesTexts = {
  title: 'Stones',
  setup: {
    stones: { label: 'How many', help: 'Fewer stones, a shorter game.', 7: 'Seven', 5: 'Five' },
    wind: { label: 'Wind', help: 'It takes a stone after every move.', false: 'Calm', true: 'Windy' },
  },
  prompt: { take: 'Take some stones.', wait: 'Somebody takes stones.' },
  option: { take: 'Take {{n}}', peek: 'Peek' },
  event: { took: '{{seat}} [takes|take] {{n}}.', peeked: '{{seat}} peeks: {{secret}}.', blew: 'The wind blows.' },
  blocked: 'Too many.',
  name: '[{{thing}}]',
  outcome: { any: 'It is over.', own: 'It is over for you.' },
  score: { wins: 'Wins' },
  feature: { stones: 'stones' },
  tutorial: { hello: 'Look at the stones.', first: 'Take one.' },
};
