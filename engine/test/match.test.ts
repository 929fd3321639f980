import { describe, expect, it } from 'vitest';
import { bytes, Match, RESIGN, Rules, type Game } from '../src/index.ts';
import { persistentWhispers, whispers, type Whispers } from './games/whispers.ts';

const rules = new Rules(whispers);

function match(seed = 'match', seats = 2, game: Game<Whispers> = whispers): Match<Whispers> {
  return new Match(game === whispers ? rules : new Rules(game), { setup: { hand: 3 }, seats, seed });
}

function first(of: Match<Whispers>, seat: number): { readonly kind: string } {
  const option = of.rules.options(of.state, seat)[0];
  if (option === undefined) throw new Error(`seat ${seat} has nothing to choose`);
  return option;
}

/** Plays until all seats have to bid. */
function toBids(seats: number): Match<Whispers> {
  const played = match('bids', seats);
  while (played.rules.step(played.state)?.kind !== 'bid') {
    const seat = played.rules.deciders(played.state)[0] ?? 0;
    played.choose(seat, first(played, seat));
  }
  return played;
}

describe('choosing', () => {
  it('takes what is offered, in whatever order its parameters come', () => {
    const played = match();
    const card = played.state.hands[0]?.[0] ?? 0;
    expect(played.choose(0, JSON.parse(`{"card":${card},"kind":"play"}`) as { kind: string })).toMatchObject({
      ok: true,
    });
    expect(played.length).toBe(1);
  });

  it.each([
    ['a card the seat does not hold', { kind: 'play', card: 99 }, 'not-an-option'],
    ['an unknown kind', { kind: 'cheat' }, 'not-an-option'],
    ['too many parameters', { kind: 'peek', twice: true }, 'not-an-option'],
  ])('refuses %s', (_what, option, code) => {
    const played = match();
    const before = bytes(played.state);
    expect(played.choose(0, option)).toEqual({ ok: false, refusal: { code } });
    expect(bytes(played.state)).toBe(before);
  });

  it('offers the same whether or not others play by the same rules in between', () => {
    const [alone, among, other] = [match('same', 2, { ...whispers }), match('same'), match('other')];
    for (let choices = 0; choices < 12 && alone.outcome === undefined; choices++) {
      const seat = alone.rules.deciders(alone.state)[0] ?? 0;
      const aside = other.rules.deciders(other.state)[0] ?? 0;
      if (other.outcome === undefined) other.choose(aside, first(other, aside));
      for (const each of [0, 1]) expect(among.decision(each)).toEqual(alone.decision(each));
      const option = first(alone, seat);
      expect(among.choose(seat, option).ok).toBe(alone.choose(seat, option).ok);
    }
    expect(bytes(among.state)).toBe(bytes(alone.state));
  });

  it('refuses a seat that is not asked', () => {
    expect(match().choose(1, { kind: 'peek' })).toEqual({ ok: false, refusal: { code: 'not-asked' } });
  });

  it('names the rule where the game knows why', () => {
    const play: typeof whispers.steps.play = {
      ...whispers.steps.play,
      blocked: () => [{ option: { kind: 'play', card: 99 }, rule: 'WHI-9' }],
    };
    const played = match('blocked', 2, { ...whispers, steps: { ...whispers.steps, play } });
    expect(played.choose(0, { kind: 'play', card: 99 })).toEqual({
      ok: false,
      refusal: { code: 'not-an-option', rule: 'WHI-9' },
    });
  });

  it('lets a seat resign at its own decision, and refuses everything afterwards', () => {
    const played = match();
    expect(played.choose(1, RESIGN)).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(played.choose(0, RESIGN)).toMatchObject({ ok: true });
    expect(played.outcome?.reason).toBe('resign');
    expect(played.choose(0, RESIGN)).toMatchObject({ refusal: { code: 'over' } });
    expect(played.undoRefusal(0)).toEqual({ code: 'something-was-shown' });
  });

  it('refuses to resign where the game does not support it', () => {
    const { resign: _, ...stubborn } = whispers;
    expect(match('stubborn', 2, stubborn).choose(0, RESIGN)).toMatchObject({ refusal: { code: 'cannot-resign' } });
  });
});

describe('undo', () => {
  it('has nothing to take back at first', () => {
    expect(match().undoRefusal(0)).toEqual({ code: 'nothing-to-undo' });
  });

  it('is the same at the first step of a game, whether or not another seat has answered it', () => {
    const start: typeof whispers.start = (deal) => ({
      ...whispers.start(deal),
      stack: [{ kind: 'bid', seats: [0, 1] }],
    });
    const asked = match('first', 2, { ...whispers, start });
    const before = asked.undoRefusal(0);
    asked.choose(1, first(asked, 1));
    expect([before, asked.undoRefusal(0)]).toEqual([{ code: 'others-are-asked' }, { code: 'others-are-asked' }]);
  });

  it('is refused after a card was drawn', () => {
    const played = match();
    played.choose(0, first(played, 0));
    expect(played.undoRefusal(0)).toEqual({ code: 'something-was-shown' });
  });

  it('is refused for what was shown only as far as other worlds are tried', () => {
    const origin = { setup: { hand: 3 }, seats: 2, seed: 'match' } as const;
    const refusals = [0, 12].map((worlds) => {
      const played = new Match(rules, origin, undefined, worlds);
      played.choose(0, first(played, 0));
      return played.undoRefusal(0)?.code;
    });
    expect(refusals).toEqual([undefined, 'something-was-shown']);
  });

  it('is refused after a peek', () => {
    const played = match();
    played.choose(0, { kind: 'peek' });
    expect(played.undoRefusal(0)).toEqual({ code: 'something-was-shown' });
  });

  it('is refused after random numbers were drawn, even if their result is hidden', () => {
    const play: typeof whispers.steps.play = {
      ...whispers.steps.play,
      take(state, step, seat, option, context) {
        context.random.next();
        context.next(step);
        state.active = seat;
        void option;
      },
    };
    const played = match('chance', 2, { ...whispers, steps: { ...whispers.steps, play } });
    played.choose(0, first(played, 0));
    expect(played.undoRefusal(0)).toEqual({ code: 'random-was-drawn' });
  });

  it('takes back a choice that revealed nothing, and redo makes it again', () => {
    const quiet: typeof whispers.steps.play = {
      ...whispers.steps.play,
      take(state, step, seat, _option, context) {
        state.scores[seat] = (state.scores[seat] ?? 0) + 1;
        context.next(step);
      },
    };
    const played = match('quiet', 2, { ...whispers, steps: { ...whispers.steps, play: quiet } });
    const before = bytes(played.state);
    played.choose(0, first(played, 0));
    const after = bytes(played.state);
    expect(played.undoRefusal(1)).toEqual({ code: 'others-have-chosen' });
    expect(played.undo(0)).toMatchObject({ ok: true });
    expect(bytes(played.state)).toBe(before);
    expect(played.length).toBe(0);
    expect(played.redo(1)).toMatchObject({ refusal: { code: 'nothing-to-redo' } });
    expect(played.redo(0)).toMatchObject({ ok: true });
    expect(bytes(played.state)).toBe(after);
    expect(played.redo(0)).toMatchObject({ refusal: { code: 'nothing-to-redo' } });
  });

  it('of a sealed answer is possible until the last is in, even if others have answered since', () => {
    const played = toBids(3);
    const before = bytes(played.state);
    const length = played.length;
    played.choose(0, first(played, 0));
    const withFirst = bytes(played.state);
    played.choose(1, first(played, 1));
    expect(played.undo(1)).toMatchObject({ ok: true });
    expect(bytes(played.state)).toBe(withFirst);
    expect(played.undo(0)).toMatchObject({ ok: true });
    expect(bytes(played.state)).toBe(before);
    expect(played.length).toBe(length);
  });

  it('is refused the same way whether or not another seat has sealed an answer', () => {
    const played = toBids(2);
    expect(played.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
    played.choose(1, first(played, 1));
    expect(played.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
    played.choose(0, { kind: 'vow' });
    expect(played.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
  });

  it('is refused the same way at the first step of the game, without earlier choices', () => {
    const start: Game<Whispers>['start'] = (deal) => ({
      ...whispers.start(deal),
      stack: [{ kind: 'bid', seats: [0, 1, 2] }],
    });
    const played = match('first', 3, { ...whispers, start });
    expect(played.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
    played.choose(1, first(played, 1));
    expect(played.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
    const { length, state } = toBids(3);
    const stored = new Match(rules, { setup: { hand: 3 }, seats: 3, seed: 'bids' }, { length, state });
    expect(stored.undoRefusal(0)).toEqual({ code: 'others-are-asked' });
  });

  it('of revealed answers is refused', () => {
    const played = toBids(2);
    played.choose(0, first(played, 0));
    played.choose(1, first(played, 1));
    expect(played.undoRefusal(1)).toEqual({ code: 'something-was-shown' });
  });
});

describe('sealed answers', () => {
  it('are recorded in order of seats, whatever the order of arrival', () => {
    const [early, late] = [toBids(3), toBids(3)];
    for (const seat of [0, 1, 2]) early.choose(seat, first(early, seat));
    for (const seat of [2, 0, 1]) late.choose(seat, first(late, seat));
    expect(late.choices).toEqual(early.choices);
    expect(bytes(late.state)).toBe(bytes(early.state));
  });

  it('come after public choices made meanwhile', () => {
    const played = toBids(3);
    const before = played.length;
    played.choose(1, first(played, 1));
    played.choose(2, { kind: 'vow' });
    played.choose(0, { kind: 'vow' });
    played.choose(2, first(played, 2));
    played.choose(0, first(played, 0));
    const made = played.choices.slice(before).map(({ seat, option }) => `${seat} ${option.kind}`);
    expect(made).toEqual(['2 vow', '0 vow', '0 bid', '1 bid', '2 bid']);
  });

  it('come before the resignation that revealed them, and after one that did not', () => {
    const rules3 = new Rules(persistentWhispers);
    const made = (...order: readonly (readonly [number, 'bid' | 'resign'])[]) => {
      const { length, state } = toBids(3);
      const played = new Match(rules3, { setup: { hand: 3 }, seats: 3, seed: 'bids' }, { length, state });
      for (const [seat, kind] of order) played.choose(seat, kind === 'bid' ? first(played, seat) : RESIGN);
      expect(played.outcome?.reason).toBe('bids');
      return played.choices.map(({ seat, option }) => `${seat} ${option.kind}`);
    };
    expect(made([2, 'bid'], [0, 'resign'], [1, 'bid'])).toEqual(['0 resign', '1 bid', '2 bid']);
    expect(made([1, 'bid'], [2, 'resign'], [0, 'bid'])).toEqual(['2 resign', '0 bid', '1 bid']);
    expect(made([2, 'bid'], [1, 'bid'], [0, 'resign'])).toEqual(['1 bid', '2 bid', '0 resign']);
  });

  it('replaced count once', () => {
    const played = toBids(2);
    const length = played.length;
    const [low, high] = played.rules.options(played.state, 0);
    if (low === undefined || high === undefined) throw new Error('seat 0 has two cards');
    played.choose(0, low);
    played.choose(0, high);
    expect(played.length).toBe(length + 1);
    expect(played.decision(0)?.sealed).toEqual(high);
  });
});

describe('a fork', () => {
  it('begins with the first choices and goes its own way', () => {
    const played = toBids(2);
    const fork = played.fork(3);
    expect(fork.length).toBe(3);
    expect(bytes(fork.state)).toBe(bytes(played.stateAt(3)));
    fork.choose(fork.rules.deciders(fork.state)[0] ?? 0, RESIGN);
    expect(played.outcome).toBeUndefined();
  });
});

describe('scenes', () => {
  it('are cut where the rules pause, each with the view at that point', () => {
    const played = match();
    const hand = played.state.hands[0] ?? [];
    played.choose(0, { kind: 'play', card: hand[0] ?? 0 });
    const [shown, after, ...more] = played.scenes(0, 0);
    expect(more).toEqual([]);
    expect(shown?.events).toEqual([{ kind: 'played', seat: 0, card: hand[0] }]);
    expect(shown?.view).toMatchObject({ hand: hand.slice(1), played: [hand[0]] });
    expect(after?.events).toMatchObject([{ kind: 'drew', seat: 0 }]);
    expect(after?.view).toEqual(played.view(0));
  });

  it('show every observer their own view', () => {
    const played = match();
    played.choose(0, first(played, 0));
    expect(played.scenes(0, 1)[1]?.events).toEqual([{ kind: 'drew', seat: 0, card: null }]);
    expect(played.scenes(0, 'audience')[0]?.view).toMatchObject({ hand: null });
  });

  it('are one where nothing pauses', () => {
    expect(match().scenes(-1, 0)).toHaveLength(1);
  });
});
