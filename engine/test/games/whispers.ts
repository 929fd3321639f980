/**
 * A small game made for the engine's tests. It has one of everything: hidden hands, a step for one seat, a reaction of
 * another, a simultaneous step with sealed answers, an anytime action, forced steps, chance, and private knowledge that
 * must be remembered.
 *
 * Cards 1 to 12. Each turn a player plays a card and draws one; the holder of the next higher card may snatch it. A
 * player may peek at the draw pile once a turn. When the pile is empty all bid a card simultaneously, and the highest
 * bid scores double; a player who publicly vows to win before the bids are revealed scores one more or one less.
 */
import {
  defineFeatures,
  defineGame,
  type Game,
  type GameTypes,
  type Observer,
  type Outcome,
  type Random,
  type Seat,
  type StateBase,
} from '../../src/index.ts';
import {
  GENERATOR,
  placesIn,
  pool,
  SEALED,
  type GameChecks,
  type SecretPlaces,
  type Secrets,
  type Writable,
} from '../../src/kit/index.ts';

export interface WhispersState extends StateBase<WhispersStep> {
  readonly hands: number[][];
  /** Top last. */
  readonly draw: number[];
  readonly played: number[];
  readonly scores: number[];
  /** Seats that know the top card. */
  peeked: Seat[];
  vowed: Seat[];
  /** By seat, once revealed. */
  bids: number[];
  active: Seat;
  result: Outcome | null;
}

type WhispersStep =
  | { readonly kind: 'turn' }
  | { readonly kind: 'play'; readonly seat: Seat }
  | { readonly kind: 'snatch'; readonly seat: Seat; readonly card: number; readonly from: Seat }
  | { readonly kind: 'bid'; readonly seats: readonly Seat[] };

interface WhispersView {
  readonly observer: Observer;
  readonly active: Seat;
  readonly stack: readonly WhispersStep[];
  readonly hand: readonly number[] | null;
  readonly counts: readonly number[];
  readonly drawCount: number;
  readonly top: number | null;
  readonly peeked: readonly Seat[];
  readonly vowed: readonly Seat[];
  readonly bids: readonly number[];
  readonly played: readonly number[];
  readonly scores: readonly number[];
  readonly result: Outcome | null;
}

export interface Whispers extends GameTypes {
  state: WhispersState;
  feature: 'score';
  step: WhispersStep;
  options: {
    play: { readonly kind: 'play'; readonly card: number };
    snatch: { readonly kind: 'snatch' } | { readonly kind: 'pass' };
    bid: { readonly kind: 'bid'; readonly card: number };
  };
  anytime: { readonly kind: 'peek' } | { readonly kind: 'vow' };
  event:
    | { readonly kind: 'played'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number | null }
    | { readonly kind: 'peeked'; readonly seat: Seat; readonly card: number | null }
    | { readonly kind: 'vowed'; readonly seat: Seat }
    | { readonly kind: 'snatched'; readonly seat: Seat; readonly card: number }
    | { readonly kind: 'bids'; readonly cards: readonly number[] };
  view: WhispersView;
  setup: { readonly hand: readonly [3, 2] };
  content: { readonly cards: number };
}

const byNumber = (a: number, b: number): number => a - b;

function take(from: number[], card: number): void {
  from.splice(from.indexOf(card), 1);
}

function handOf(state: WhispersState, seat: Seat): number[] {
  return state.hands[seat] ?? [];
}

function drawOne(state: WhispersState, seat: Seat): number | undefined {
  const card = state.draw.pop();
  state.peeked = [];
  if (card === undefined) return undefined;
  handOf(state, seat).push(card);
  handOf(state, seat).sort(byNumber);
  return card;
}

export const whispers: Game<Whispers> = defineGame<Whispers>({
  id: 'whispers',
  version: '1',
  seats: { min: 2, max: 3 },
  setup: { hand: [3, 2] },
  content: { printed: { cards: 12 }, parse: () => ({ mistakes: ['whispers has no packs'] }) },

  start({ setup, seats, content, random, base }) {
    const draw = random.shuffle(Array.from({ length: content.cards }, (_, index) => index + 1));
    const hands = Array.from({ length: seats }, () => draw.splice(-setup.hand).sort(byNumber));
    const scores = hands.map(() => 0);
    return {
      ...base,
      stack: [{ kind: 'turn' }],
      hands,
      draw,
      played: [],
      scores,
      peeked: [],
      vowed: [],
      bids: [],
      active: 0,
      result: null,
    };
  },

  steps: {
    turn: {
      run(state, _step, context) {
        const everybody = state.hands.map((_, seat) => seat);
        context.next(
          state.draw.length === 0 ? { kind: 'bid', seats: everybody } : { kind: 'play', seat: state.active },
        );
      },
    },
    play: {
      options: (state, _step, seat) => handOf(state, seat).map((card) => ({ kind: 'play', card })),
      take(state, _step, seat, { card }, context) {
        take(handOf(state, seat), card);
        state.played.push(card);
        context.emit({ kind: 'played', seat, card });
        context.pause();
        const holder = state.hands.findIndex((hand, other) => other !== seat && hand.includes(card + 1));
        state.active = (seat + 1) % state.seats;
        context.next({ kind: 'turn' });
        const drawn = drawOne(state, seat);
        if (drawn !== undefined) {
          context.emitTo(seat, { kind: 'drew', seat, card: drawn }, { kind: 'drew', seat, card: null });
        }
        if (holder < 0) state.scores[seat] = (state.scores[seat] ?? 0) + 1;
        else context.next({ kind: 'snatch', seat: holder, card, from: seat });
      },
      blocked: (state, _step, seat) =>
        handOf(state, seat)
          .slice(0, 0)
          .map((card) => ({ option: { kind: 'play', card }, rule: 'WHI-1' })),
    },
    snatch: {
      anytime: false,
      options: () => [{ kind: 'snatch' }, { kind: 'pass' }],
      take(state, { card, from }, seat, option, context) {
        const scorer = option.kind === 'snatch' ? seat : from;
        state.scores[scorer] = (state.scores[scorer] ?? 0) + 1;
        if (option.kind === 'snatch') context.emit({ kind: 'snatched', seat, card });
      },
    },
    bid: {
      anytime: true,
      options: (state, _step, seat) => handOf(state, seat).map((card) => ({ kind: 'bid', card })),
      reveal(state, _step, answers, context) {
        state.bids = answers.map(({ option }) => option.card);
        context.emit({ kind: 'bids', cards: state.bids });
        const best = answers.reduce((high, answer) => (answer.option.card > high.option.card ? answer : high));
        state.scores[best.seat] = (state.scores[best.seat] ?? 0) + 2;
        for (const seat of state.vowed) {
          state.scores[seat] = (state.scores[seat] ?? 0) + (seat === best.seat ? 1 : -1);
        }
        const most = Math.max(...state.scores);
        state.result = {
          ranks: state.scores.map((score) => (score === most ? 1 : 2)),
          reason: 'bids',
          score: [{ part: 'points', values: [...state.scores] }],
        };
      },
    },
  },

  anytime: {
    peek: {
      options: (state, _step, seat) =>
        state.draw.length > 1 && !state.peeked.includes(seat) ? [{ kind: 'peek' }] : [],
      take(state, seat, _option, context) {
        state.peeked = [...state.peeked, seat];
        const card = state.draw.at(-1) ?? null;
        context.emitTo(seat, { kind: 'peeked', seat, card }, { kind: 'peeked', seat, card: null });
      },
    },
    vow: {
      options: (state, step, seat) => (step.kind === 'bid' && !state.vowed.includes(seat) ? [{ kind: 'vow' }] : []),
      blocked: (state, _step, seat) => (state.vowed.includes(seat) ? [{ option: { kind: 'vow' }, rule: 'WHI-2' }] : []),
      take(state, seat, _option, context) {
        state.vowed = [...state.vowed, seat].sort(byNumber);
        context.emit({ kind: 'vowed', seat });
      },
    },
  },

  view: (state, observer) => ({
    observer,
    active: state.active,
    stack: [...state.stack],
    hand: observer === 'audience' ? null : [...handOf(state, observer)],
    counts: state.hands.map((hand) => hand.length),
    drawCount: state.draw.length,
    top: observer !== 'audience' && state.peeked.includes(observer) ? (state.draw.at(-1) ?? null) : null,
    peeked: [...state.peeked],
    vowed: [...state.vowed],
    bids: [...state.bids],
    played: [...state.played],
    scores: [...state.scores],
    result: state.result,
  }),

  imagine: imagineWhispers,
  outcome: (state) => state.result ?? undefined,
  resign(state, seat) {
    const ranks = state.scores.map((_, other) => (other === seat ? 2 : 1));
    state.result = { ranks, reason: 'resign', score: [] };
    state.sealed = null;
  },
  bot: {
    features: defineFeatures<Whispers, number>({
      prepare: (state, seat) => state.scores[seat] ?? 0,
      features: { score: (score) => score / 6 },
    }),
    phase: () => 0,
    weights: { 2: { score: [3] }, 3: { score: [3] } },
    prior: () => 1,
    key: (_state, _step, option) => Object.values(option).join(':'),
    turn: (state) => state.played.length,
  },
});

/** The seat of a snatch step must hold the next card, because everybody sees that it is asked. */
function imagineWhispers(view: WhispersView, random: Random): WhispersState {
  const seen = new Set([...view.played, ...(view.hand ?? []), ...(view.top === null ? [] : [view.top])]);
  const step = view.stack.at(-1);
  const known = step?.kind === 'snatch' && step.seat !== view.observer ? step.card + 1 : undefined;
  if (known !== undefined) seen.add(known);
  for (const card of view.bids) seen.add(card);
  const unseen = random.shuffle(Array.from({ length: 12 }, (_, index) => index + 1).filter((card) => !seen.has(card)));
  const hands = view.counts.map((count, seat) => {
    if (seat === view.observer) return [...(view.hand ?? [])];
    const snatching = known !== undefined && step?.kind === 'snatch' && step.seat === seat ? [known] : [];
    const holds = [...snatching, ...view.bids.slice(seat, seat + 1)];
    return [...holds, ...unseen.splice(0, count - holds.length)].sort(byNumber);
  });
  return {
    seats: view.counts.length,
    stack: [...view.stack],
    random: random.fork(),
    sealed: null,
    hands,
    draw: view.top === null ? unseen : [...unseen, view.top],
    played: [...view.played],
    scores: [...view.scores],
    peeked: [...view.peeked],
    vowed: [...view.vowed],
    bids: [...view.bids],
    active: view.active,
    result: view.result,
  };
}

/** A variant of Whispers in which, if one of three bidders resigns, the others continue. */
export const persistentWhispers: Game<Whispers> = {
  ...whispers,
  resign(state, seat, context) {
    const bid = state.stack.at(-1);
    if (bid?.kind !== 'bid' || bid.seats.length < 3) {
      whispers.resign?.(state, seat, context);
      return;
    }
    state.stack[state.stack.length - 1] = { ...bid, seats: bid.seats.filter((each) => each !== seat) };
    context.emit({ kind: 'vowed', seat });
  },
};

export const whispersSecrets: SecretPlaces<Whispers> = {
  kinds: ['hand', 'draw pile', GENERATOR, SEALED],
  of: secretsOf,
};

/** Hands are sorted; a seat that may snatch a card is known to hold the next higher one. */
function secretsOf(state: Writable<WhispersState>, observer: Observer): Secrets {
  const { hands, draw, peeked, bids, stack } = state;
  const step = stack.at(-1);
  const hidden = hands.flatMap((hand, seat) => {
    if (seat === observer) return [];
    const shown = step?.kind === 'snatch' && step.seat === seat ? step.card + 1 : undefined;
    return placesIn('hand', hand, (card) => card !== shown && card !== bids[seat]);
  });
  const isTopKnown = observer !== 'audience' && peeked.includes(observer);
  const below = placesIn('draw pile', draw, (_, index) => !isTopKnown || index < draw.length - 1);
  return {
    pools: [pool([...hidden, ...below])],
    restore() {
      for (const hand of hands) hand.sort(byNumber);
    },
  };
}

export const whispersChecks: GameChecks<Whispers> = {
  modes: [
    { name: 'two', seats: 2, setup: { hand: 3 } },
    { name: 'three', seats: 3, setup: { hand: 2 } },
  ],
  bound: 100,
  secrets: whispersSecrets,
  invariants: {
    conservation(state, { cards }) {
      const all = [...state.hands.flat(), ...state.draw, ...state.played];
      return new Set(all).size === cards && all.length === cards ? undefined : `${all.length} cards`;
    },
  },
};
