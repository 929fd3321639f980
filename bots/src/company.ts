/** Who sits together when it is counted what can occur in a game: players of every temper, some with aims of their own. */
import { Random, type GameTypes, type OptionOf, type Rules, type Seat } from '@cabale/engine';
import type { Aim, Chooser, GameChecks } from '@cabale/engine/kit';
import { createPlayer } from './levels.ts';

/** How a quick player plays: the share of choices made by pure chance, and how much it prefers what it likes. */
interface Temper {
  readonly noise: number;
  readonly sharpness: number;
  /** Of so many seats in all that are drawn by lot. */
  readonly seats: number;
}

const TEMPERS: readonly Temper[] = [
  { noise: 1, sharpness: 1, seats: 1 },
  { noise: 0.1, sharpness: 1, seats: 3 },
  { noise: 0.03, sharpness: 2, seats: 3 },
  { noise: 0, sharpness: 4, seats: 2 },
];

/** In one of so many games a seat thinks: that takes as long as sixty games without. */
const GREEDY = 100;

/** Of so many games: one of each of the ways to share out aims, and the others without. */
const AIMED = 5;

/** A player for every seat, the same for the same seed. */
export function companyFor<T extends GameTypes>(
  rules: Rules<T>,
  { occurrences }: GameChecks<T>,
  seats: number,
  seed: string,
): readonly Chooser<T>[] {
  const random = Random.from(`company ${seed}`);
  const thinker = random.below(GREEDY) === 0 ? random.below(seats) : undefined;
  const aims = aimsFor(Object.values(occurrences?.aims ?? {}), seats, random);
  return Array.from({ length: seats }, (_, seat) =>
    seat === thinker ? greedy(rules, seats, `${seed} seat ${seat}`) : new QuickChooser(rules, random, aims[seat]),
  );
}

/** By seat, where seats have aims: all the same, each its own, or one against the others. */
function aimsFor<T extends GameTypes>(all: readonly Aim<T>[], seats: number, random: Random): readonly Aim<T>[] {
  const lot = random.below(AIMED);
  if (all.length === 0 || lot > 2) return [];
  const common = random.pick(all);
  const others = all.filter((aim) => aim !== common);
  const lone = others.length === 0 ? common : random.pick(others);
  const who = random.below(seats);
  return Array.from({ length: seats }, (_, seat) => {
    if (lot === 1) return random.pick(all);
    return lot === 2 && seat === who ? lone : common;
  });
}

/** Chooses in proportion to the game's eagerness and its own aim, now and then anything at all. */
class QuickChooser<T extends GameTypes> implements Chooser<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly temper: Temper;
  private readonly aim: Aim<T>;

  constructor(rules: Rules<T>, random: Random, aim: Aim<T> = () => 1) {
    this.rules = rules;
    this.random = random;
    this.aim = aim;
    this.temper = random.pickWeighted(
      TEMPERS,
      TEMPERS.map(({ seats }) => seats),
    );
  }

  choose(state: T['state'], step: T['step'], seat: Seat): OptionOf<T> {
    const options = this.rules.options(state, seat);
    const { noise, sharpness } = this.temper;
    if (this.random.fraction() < noise) return this.random.pick(options);
    const { game, content } = this.rules;
    const weights = options.map((option) => {
      const eagerness = game.bot.eagerness(state, step, seat, option, content);
      return (eagerness * this.aim(state, step, seat, option, content)) ** sharpness;
    });
    return this.random.pickWeighted(options, weights);
  }
}

function greedy<T extends GameTypes>(rules: Rules<T>, seats: number, seed: string): Chooser<T> {
  const player = createPlayer(rules, seats, { kind: 'greedy', temperature: 1 }, seed);
  return {
    choose: (state: T['state'], _step: T['step'], seat: Seat) => player.think(rules.view(state, seat), seat).option,
  };
}
