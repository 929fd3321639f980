/** Everything a game says along a match, to everybody who looks. */
import {
  decisionAt,
  eventsFor,
  Random,
  type Decision,
  type GameTypes,
  type GameWords,
  type Match,
  type OptionOf,
  type Rules,
  type Sentence,
  type EmittedEvent,
} from '@cabale/engine';
import type { Mode } from '@cabale/engine/kit';

export function* saidIn<T extends GameTypes>(
  match: Match<T>,
  words: GameWords<T>,
  answer: (decision: Decision<T>) => OptionOf<T>,
): Generator<Sentence> {
  const { content } = match.rules;
  const seats = Array.from({ length: match.state.seats }, (_, seat) => seat);
  while (match.outcome === undefined) {
    const decision = seats.map((seat) => match.decision(seat)).find((each) => each !== undefined);
    if (decision === undefined) throw new Error('nobody is asked');
    const view = match.view(decision.seat);
    yield words.prompt(view, decision, content);
    yield words.prompt(match.view('audience'), undefined, content);
    for (const option of decision.options) {
      yield words.option(option, view, content);
      for (const ref of words.thingsOf(option, view, content)) yield words.name(ref, view);
    }
    for (const blocked of decision.blocked) yield words.blocked(blocked);
    match.choose(decision.seat, answer(decision));
    for (const observer of [...seats, 'audience'] as const) {
      for (const event of match.eventsOf(match.length - 1, observer)) yield* told(words, event);
    }
  }
  yield words.prompt(match.view(0), undefined, content);
  for (const seat of [...seats, undefined]) yield words.outcome(match.outcome, seat);
}

/** A line of the log and the names of the things in it. */
export function* told<T extends GameTypes>(words: GameWords<T>, event: T['event']): Generator<Sentence> {
  const sentence = words.event(event);
  if (sentence === undefined) return;
  yield sentence;
  for (const ref of Object.values(sentence.refs ?? {})) yield words.name(ref);
}

interface Games<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly words: GameWords<T>;
  readonly modes: readonly Mode<T>[];
  readonly gamesOfEach: number;
  /** Answers that are chosen rarely while there are others, by one in how many. */
  readonly seldom: { readonly kinds: readonly string[]; readonly oneIn: number };
}

/** Whole games with the events of every observer. A match would be slower: it views every choice from all seats. */
export function* saidInGames<T extends GameTypes>(games: Games<T>): Generator<Sentence> {
  for (const { name, seats, setup } of games.modes) {
    for (let game = 0; game < games.gamesOfEach; game++) {
      const seed = `words ${name} ${game}`;
      yield* saidAlong(games, games.rules.start(setup, seats, seed), Random.from(seed));
    }
  }
}

function* saidAlong<T extends GameTypes>(
  { rules, words, seldom }: Games<T>,
  state: T['state'],
  random: Random,
): Generator<Sentence> {
  const { content } = rules;
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const decision = decisionAt(rules, state, seat);
    if (decision === undefined) return;
    const { options, blocked } = decision;
    const view = rules.view(state, seat);
    yield words.prompt(view, decision, content);
    yield words.prompt(rules.view(state, 'audience'), undefined, content);
    for (const option of options) {
      yield words.option(option, view, content);
      for (const ref of words.thingsOf(option, view, content)) yield words.name(ref, view);
    }
    for (const each of blocked) yield words.blocked(each);
    const eager = options.filter(({ kind }) => !seldom.kinds.includes(kind));
    const heard: EmittedEvent<T['event'], T['state']>[] = [];
    rules.take(state, seat, random.pick(eager.length > 0 && random.below(seldom.oneIn) > 0 ? eager : options), heard);
    for (const observer of [0, 'audience'] as const) {
      for (const event of eventsFor(heard, observer)) yield* told(words, event);
    }
  }
  yield words.prompt(rules.view(state, 0), undefined, content);
}
