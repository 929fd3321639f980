import type { Told } from '../events.ts';
import type { Game, GameTypes } from '../game.ts';
import { optionKey } from '../options.ts';
import { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import { Broken, type GameChecks, type Mode, type Violation } from './checks.ts';
import { observers } from './point.ts';
import { Secrecy } from './secrecy.ts';

/** A game that was played with the secrecy law alone. */
export interface SecrecyGame {
  readonly violation?: Violation;
  /** How often each kind of hidden thing has been exchanged. */
  readonly exchanged: Readonly<Record<string, number>>;
}

/** Of so many choices one is made by pure chance, so that play comes to what the quick policy avoids. */
const CHOICES_PER_WHIM = 4;

/** Plays one game by the bot's quick policy; the secrecy law is checked for everybody at every point of it. */
export function checkSecrecy<T extends GameTypes>(
  game: Game<T>,
  checks: GameChecks<T>,
  mode: Mode<T>,
  seed: string,
): SecrecyGame {
  const rules = new Rules(game);
  const choices: string[] = [];
  let exchanged: Readonly<Record<string, number>> = {};
  try {
    const law = new Secrecy(rules, checks, { setup: mode.setup, seats: mode.seats, seed });
    exchanged = law.counts;
    play(rules, law, mode, seed, choices);
    return { exchanged };
  } catch (error) {
    const name = error instanceof Broken ? error.law : 'no exception';
    const message = error instanceof Error ? error.message : String(error);
    return { exchanged, violation: { law: name, message, mode: mode.name, seed, choices } };
  }
}

function play<T extends GameTypes>(
  rules: Rules<T>,
  law: Secrecy<T>,
  { setup, seats }: Mode<T>,
  seed: string,
  choices: string[],
): void {
  const random = Random.from(`check secrecy ${seed}`);
  const everybody = observers(seats);
  for (const observer of everybody) law.ofDeal(observer);
  let state = rules.start(setup, seats, seed);
  for (let step = rules.step(state); step !== undefined; step = rules.step(state)) {
    const seat = random.pick(rules.deciders(state));
    const options = rules.options(state, seat);
    const weights = options.map((each) => rules.game.bot.eagerness(state, step, seat, each, rules.content));
    const isWhim = random.below(CHOICES_PER_WHIM) === 0;
    const option = isWhim ? random.pick(options) : random.pickWeighted(options, weights);
    choices.push(`${seat} ${optionKey(option)}`);
    const before = state;
    state = rules.clone(before);
    const told: Told<T['event'], T['state']>[] = [];
    rules.take(state, seat, option, told);
    for (const { scene } of told) if (scene !== undefined) for (const each of everybody) law.atRest(scene, each);
    for (const observer of everybody) law.ofChoice(observer, { before, seat, option, told, state });
  }
  for (const observer of everybody) law.atRest(state, observer);
  law.expectExchanges();
}
