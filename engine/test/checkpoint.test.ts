import { describe, expect, it } from 'vitest';
import { bytes, Match, Random, Rules, type Seat } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

const rules = new Rules(whispers);
const origin = { setup: { hand: 3 as const }, seats: 2, seed: 'standing' };

/** Makes a number of random choices, the same for the same seed. */
function played(match: Match<Whispers>, choices: number, seed: string): Match<Whispers> {
  const random = Random.from(seed);
  for (let made = 0; made < choices && match.outcome === undefined; made++) {
    const seat: Seat = rules.deciders(match.state)[0] ?? 0;
    const options = match.decision(seat)?.options ?? [];
    match.choose(seat, options[random.below(options.length)] ?? { kind: 'none' });
  }
  return match;
}

describe('a match restored from a checkpoint', () => {
  it('continues as the whole match would', () => {
    const whole = played(new Match(rules, origin), 4, 'first');
    const stored = new Match(rules, origin, { length: 4, state: rules.clone(whole.state) });
    expect(stored.length).toBe(4);
    played(whole, 3, 'then');
    played(stored, 3, 'then');
    expect(stored.length).toBe(whole.length);
    expect(stored.state).toEqual(whole.state);
    expect(stored.check).toBe(whole.check);
    expect(stored.scenes(5, 0)).toEqual(whole.scenes(5, 0));
    expect(stored.choices).toEqual(whole.choices.slice(4));
  });

  it('can undo its own choices, and none before', () => {
    const whole = played(new Match(rules, origin), 4, 'first');
    const stored = new Match(rules, origin, { length: 4, state: whole.state });
    expect(stored.undoRefusal(0)).toEqual({ code: 'nothing-to-undo' });
    expect(() => stored.stateAt(3)).toThrow('no longer in the history');
    expect(() => stored.fork()).toThrow('cannot be forked');
  });
});

describe('the history of a match', () => {
  it('gives every choice the events it had when it was made', () => {
    const match = new Match(rules, origin);
    const lived: string[] = [];
    while (match.outcome === undefined) {
      played(match, 1, `choice ${match.length}`);
      lived.push(bytes(match.transition(match.length - 1)));
    }
    expect(lived.map((_, choice) => bytes(match.transition(choice)))).toEqual(lived);
    expect(match.transition(-1).state).toEqual(new Match(rules, origin).state);
  });

  it('returns states that callers may change', () => {
    const match = played(new Match(rules, origin), 6, 'back');
    for (const length of [2, 5]) {
      const before = bytes(match.stateAt(length));
      match.stateAt(length).stack.length = 0;
      expect(bytes(match.stateAt(length))).toBe(before);
    }
  });
});

describe('a match that forgets its beginning', () => {
  it('is otherwise the same', () => {
    const [whole, forgetful] = [new Match(rules, origin), new Match(rules, origin)];
    played(whole, 6, 'same');
    played(forgetful, 6, 'same').forget(4);
    expect(forgetful.length).toBe(6);
    expect(forgetful.state).toEqual(whole.state);
    expect(forgetful.stateAt(4)).toEqual(whole.stateAt(4));
    expect(forgetful.eventsOf(5, 1)).toEqual(whole.eventsOf(5, 1));
    expect(() => forgetful.stateAt(3)).toThrow('no longer in the history');
    forgetful.forget(2);
    expect(forgetful.length).toBe(6);
  });
});

describe('a match that frees memory after every choice', () => {
  it.each([
    ['is compacted', (match: Match<Whispers>) => match.compact()],
    ['has released the last state', (match: Match<Whispers>) => match.release()],
  ])('%s and is otherwise the same: decisions, events, undo and history', (_, free) => {
    const [untouched, freed] = [new Match(rules, origin), new Match(rules, origin)];
    for (let choice = 0; choice < 12; choice++) {
      for (const match of [untouched, freed]) played(match, 1, `rest ${choice}`);
      free(freed);
      expect(freed.bytes).toBe(untouched.bytes);
      for (const seat of [0, 1]) {
        expect(freed.undoRefusal(seat)).toEqual(untouched.undoRefusal(seat));
        expect(freed.decision(seat)).toEqual(untouched.decision(seat));
      }
      free(freed);
      expect(freed.transition(freed.length - 1)).toEqual(untouched.transition(untouched.length - 1));
      expect(freed.state).toEqual(untouched.state);
    }
    expect(freed.choices).toEqual(untouched.choices);
    for (const seat of [0, 1]) expect(freed.undo(seat)).toEqual(untouched.undo(seat));
    expect(freed.bytes).toBe(untouched.bytes);
    freed.rewind(3);
    expect(freed.state).toEqual(untouched.stateAt(3));
  });
});

describe('rewinding', () => {
  it('goes back over any barrier, to the exact state, and on from there', () => {
    const match = played(new Match(rules, origin), 6, 'back');
    const before = match.stateAt(2);
    match.rewind(2);
    expect(match.length).toBe(2);
    expect(match.state).toEqual(before);
    played(match, 3, 'another way');
    expect(match.length).toBe(5);
    const again = match.fork();
    expect(again.state).toEqual(match.state);
  });
});

describe('the bytes of a match', () => {
  it('are those of its state, after choices, sealed answers taken back, and rewinding', () => {
    const match = new Match(rules, origin);
    const isWritten = () => match.bytes === bytes(match.state);
    expect(isWritten()).toBe(true);
    for (let choice = 0; choice < 12; choice++) {
      played(match, 1, `bytes ${choice}`);
      expect(isWritten()).toBe(true);
      for (const seat of [0, 1]) {
        match.undo(seat);
        expect(isWritten()).toBe(true);
      }
    }
    match.rewind(0);
    expect(isWritten()).toBe(true);
  });
});
