import { guidedAt, type BoardModule, type GuidedGame } from '@cabale/design';
import {
  Match,
  Random,
  recordOf,
  Rules,
  type GameTypes,
  type MatchRecord,
  type OptionBase,
  type Seat,
} from '@cabale/engine';
import type { GameChecks, Mode } from '@cabale/engine/kit';

/** A point of a game that the page can show. */
export interface Position {
  readonly group: string;
  readonly name: string;
  /** The choices up to this point and, where known, those after it. */
  readonly record: MatchRecord;
  /** How many of the record's choices have been made. */
  readonly move: number;
}

type Board = BoardModule<GameTypes>;

/** Random games played per mode to find steps not seen before. */
const GAMES_PER_MODE = 300;

/**
 * The first decision of each kind of step in every mode, found in seeded random games. A generator, because some steps
 * are rare and the caller decides when to continue.
 */
export function* stepPositions({ game }: Board, { modes }: GameChecks<GameTypes>): Generator<Position | undefined> {
  const asking = Object.entries(game.steps).flatMap(([kind, step]) => ('options' in step ? [kind] : []));
  const rules = new Rules(game);
  const searches = modes.map((mode) => ({ mode, missing: new Set(asking) }));
  // Modes take turns: a step of one mode alone is found before the others have been searched for it in vain.
  for (let number = 0; number < GAMES_PER_MODE; number++) {
    for (const { mode, missing } of searches) {
      if (missing.size === 0) continue;
      yield* newSteps(rules, mode, number, missing);
      yield undefined;
    }
  }
}

/**
 * Choices follow the bot's prior in one game of three and are random more often in the others: some rare steps need
 * sensible play, some odd play.
 */
function* newSteps(
  rules: Rules<GameTypes>,
  mode: Mode<GameTypes>,
  number: number,
  missing: Set<string>,
): Generator<Position> {
  const seed = `dev ${number}`;
  const random = Random.from(seed);
  const state = rules.start(mode.setup, mode.seats, seed);
  const choices: Choice[] = [];
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const step = rules.step(state);
    if (step === undefined) return;
    if (missing.delete(step.kind)) yield foundPosition(rules, mode, seed, [...choices], step.kind);
    const options = rules.options(state, seat);
    const weights = options.map((option) => rules.game.bot.prior(state, step, seat, option, rules.content));
    const option = random.below(8) < 2 * (number % 3) ? random.pick(options) : random.pickWeighted(options, weights);
    choices.push([seat, option]);
    rules.take(state, seat, option);
  }
}

type Choice = readonly [seat: Seat, option: OptionBase];

/** A match computes far more than a search needs, so the record is made when it is first used. */
function foundPosition(
  rules: Rules<GameTypes>,
  mode: Mode<GameTypes>,
  seed: string,
  choices: readonly Choice[],
  name: string,
): Position {
  let record: MatchRecord | undefined;
  return {
    group: mode.name,
    name,
    move: choices.length,
    get record() {
      record ??= recordOf(played(rules, mode, seed, choices), undefined);
      return record;
    },
  };
}

function played(
  rules: Rules<GameTypes>,
  { setup, seats }: Mode<GameTypes>,
  seed: string,
  choices: readonly Choice[],
): Match<GameTypes> {
  const match = new Match(rules, { setup, seats, seed });
  for (const [seat, option] of choices) match.choose(seat, option);
  return match;
}

/** Every lesson of the guided games, at the point where it is shown. */
export function lessonPositions({ game, guided }: Board): readonly Position[] {
  const rules = new Rules(game);
  return guided.flatMap((each) => lessonsOf(rules, each));
}

function lessonsOf(rules: Rules<GameTypes>, guided: GuidedGame<GameTypes>): readonly Position[] {
  return guided.lessons.map(({ text }, index) =>
    positionOf(guidedAt(rules, guided, index).match, `guided: ${guided.name}`, text),
  );
}

export function recordPosition(name: string, record: MatchRecord): Position {
  return { group: 'opened', name, record, move: record.choices.length };
}

function positionOf(match: Match<GameTypes>, group: string, name: string): Position {
  return { group, name, record: recordOf(match, undefined), move: match.length };
}
