import type { EmittedEvent } from '../events.ts';
import type { Game, GameTypes, OptionOf, Seat } from '../game.ts';
import { optionKey } from '../options.ts';
import { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import { Broken, type GameChecks, type Mode, type Violation } from './checks.ts';
import { observers } from './point.ts';
import { Secrecy } from './secrecy.ts';
import { recordOfMoves } from './violation-record.ts';

/** The result of a game checked by the secrecy law alone. */
export interface SecrecyGame {
  readonly violation?: Violation;
  /** How often each kind of hidden thing was exchanged. */
  readonly exchanged: Readonly<Record<string, number>>;
}

interface ChosenMove<T extends GameTypes> {
  readonly seat: Seat;
  readonly option: OptionOf<T>;
}

/** One choice in this many is uniformly random, so that play reaches what the prior avoids. */
const CHOICES_PER_RANDOM_ONE = 4;

/** Plays one game by the bots' prior and checks the secrecy law for every observer at every point. */
export function checkSecrecy<T extends GameTypes>(
  game: Game<T>,
  checks: GameChecks<T>,
  mode: Mode<T>,
  seed: string,
): SecrecyGame {
  const rules = new Rules(game);
  const made: ChosenMove<T>[] = [];
  let exchanged: Readonly<Record<string, number>> = {};
  try {
    const law = new Secrecy(rules, checks, { setup: mode.setup, seats: mode.seats, seed });
    exchanged = law.counts;
    play(rules, law, mode, seed, made);
    return { exchanged };
  } catch (error) {
    const name = error instanceof Broken ? error.law : 'no exception';
    const message = error instanceof Error ? error.message : String(error);
    const choices = made.map(({ seat, option }) => `${seat} ${optionKey(option)}`);
    const record = recordOfMoves(rules, { ...mode, seed }, made);
    const violation = { law: name, message, mode: mode.name, seed, choices };
    return { exchanged, violation: record === undefined ? violation : { ...violation, record } };
  }
}

function play<T extends GameTypes>(
  rules: Rules<T>,
  law: Secrecy<T>,
  { setup, seats }: Mode<T>,
  seed: string,
  made: ChosenMove<T>[],
): void {
  const random = Random.from(`check secrecy ${seed}`);
  const everybody = observers(seats);
  for (const observer of everybody) law.ofDeal(observer);
  let state = rules.start(setup, seats, seed);
  for (let step = rules.step(state); step !== undefined; step = rules.step(state)) {
    const seat = random.pick(rules.deciders(state));
    const options = rules.options(state, seat);
    const weights = options.map((each) => rules.game.bot.prior(state, step, seat, each, rules.content));
    const isRandom = random.below(CHOICES_PER_RANDOM_ONE) === 0;
    const option = isRandom ? random.pick(options) : random.pickWeighted(options, weights);
    made.push({ seat, option });
    const before = state;
    state = rules.clone(before);
    const events: EmittedEvent<T['event'], T['state']>[] = [];
    rules.take(state, seat, option, events);
    for (const { scene } of events) if (scene !== undefined) for (const each of everybody) law.atRest(scene, each);
    for (const observer of everybody) law.ofChoice(observer, { before, seat, option, events, state });
  }
  for (const observer of everybody) law.atRest(state, observer);
  law.expectExchanges();
}
