import { describe, expect, it } from 'vitest';
import { bytes, Match, Random, Rules, type Seat } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

const rules = new Rules(whispers);
const origin = { setup: { hand: 3 as const }, seats: 2, seed: 'standing' };

/** Plays so many choices by chance, the same for the same seed. */
function played(match: Match<Whispers>, choices: number, seed: string): Match<Whispers> {
  const random = Random.from(seed);
  for (let made = 0; made < choices && match.outcome === undefined; made++) {
    const seat: Seat = rules.deciders(match.state)[0] ?? 0;
    const options = match.decision(seat)?.options ?? [];
    match.choose(seat, options[random.below(options.length)] ?? { kind: 'none' });
  }
  return match;
}

describe('a match that goes on from a stored state', () => {
  it('counts on and plays on as the whole match would', () => {
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

  it('can undo what it has seen itself, and nothing before', () => {
    const whole = played(new Match(rules, origin), 4, 'first');
    const stored = new Match(rules, origin, { length: 4, state: whole.state });
    expect(stored.undoRefusal(0)).toEqual({ code: 'nothing-to-undo' });
    expect(() => stored.stateAt(3)).toThrow('forgotten');
    expect(() => stored.fork()).toThrow('cannot be forked');
  });
});

describe('a match that looks back', () => {
  it('tells of every choice what was told when it was made', () => {
    const match = new Match(rules, origin);
    const lived: string[] = [];
    while (match.outcome === undefined) {
      played(match, 1, `choice ${match.length}`);
      lived.push(bytes(match.passage(match.length - 1)));
    }
    expect(lived.map((_, choice) => bytes(match.passage(choice)))).toEqual(lived);
    expect(match.passage(-1).state).toEqual(new Match(rules, origin).state);
  });

  it('hands out states that may be changed without harm', () => {
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
    expect(forgetful.heard(5, 1)).toEqual(whole.heard(5, 1));
    expect(() => forgetful.stateAt(3)).toThrow('forgotten');
    forgetful.forget(2);
    expect(forgetful.length).toBe(6);
  });
});

describe('a match that keeps little after every choice', () => {
  it.each([
    ['rests', (match: Match<Whispers>) => match.rest()],
    ['has told it', (match: Match<Whispers>) => match.told()],
  ])('%s and is otherwise the same: what is asked, told, undone and remembered', (_, rest) => {
    const [awake, resting] = [new Match(rules, origin), new Match(rules, origin)];
    for (let choice = 0; choice < 12; choice++) {
      for (const match of [awake, resting]) played(match, 1, `rest ${choice}`);
      rest(resting);
      expect(resting.bytes).toBe(awake.bytes);
      for (const seat of [0, 1]) {
        expect(resting.undoRefusal(seat)).toEqual(awake.undoRefusal(seat));
        expect(resting.decision(seat)).toEqual(awake.decision(seat));
      }
      rest(resting);
      expect(resting.passage(resting.length - 1)).toEqual(awake.passage(awake.length - 1));
      expect(resting.state).toEqual(awake.state);
    }
    expect(resting.choices).toEqual(awake.choices);
    for (const seat of [0, 1]) expect(resting.undo(seat)).toEqual(awake.undo(seat));
    expect(resting.bytes).toBe(awake.bytes);
    resting.rewind(3);
    expect(resting.state).toEqual(awake.stateAt(3));
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
