/** Everything a game says along a match, to everybody who looks. */
import type { Decision, GameTypes, GameWords, Match, OptionOf, Sentence } from '@cabale/engine';

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
      for (const ref of words.refsOf(option, view, content)) yield words.name(ref, view);
    }
    for (const blocked of decision.blocked) yield words.blocked(blocked);
    match.choose(decision.seat, answer(decision));
    for (const observer of [...seats, 'audience'] as const) {
      for (const event of match.heard(match.length - 1, observer)) yield* told(words, event);
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
