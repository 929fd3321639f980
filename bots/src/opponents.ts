/** Players for counting occurrences in games: from random to sharp, some with aims of their own. */
import { Random, type GameTypes, type OptionOf, type Rules, type Seat } from '@cabale/engine';
import type { Aim, Chooser, GameChecks } from '@cabale/engine/kit';
import { createPlayer } from './levels.ts';

/** How a player uses the prior: the share of random choices, and the exponent of the prior in the others. */
interface Profile {
  readonly noise: number;
  readonly sharpness: number;
  /** Relative frequency. */
  readonly seats: number;
}

const PROFILES: readonly Profile[] = [
  { noise: 1, sharpness: 1, seats: 1 },
  { noise: 0.1, sharpness: 1, seats: 3 },
  { noise: 0.03, sharpness: 2, seats: 3 },
  { noise: 0, sharpness: 4, seats: 2 },
];

/** One game in this many has a greedy player, which takes as long as sixty games without. */
const GREEDY = 100;

/** Out of this many games, one is played for each way to distribute aims, the others without aims. */
const AIMED = 5;

/** A player for every seat; the same seed gives the same players. */
export async function opponentsFor<T extends GameTypes>(
  rules: Rules<T>,
  { occurrences }: GameChecks<T>,
  seats: number,
  seed: string,
): Promise<readonly Chooser<T>[]> {
  const random = Random.from(`company ${seed}`);
  const greedySeat = random.below(GREEDY) === 0 ? random.below(seats) : undefined;
  const aims = aimsFor(Object.values(occurrences?.aims ?? {}), seats, random);
  const players: Chooser<T>[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const isGreedy = seat === greedySeat;
    players.push(
      isGreedy ? await greedy(rules, seats, `${seed} seat ${seat}`) : new PolicyChooser(rules, random, aims[seat]),
    );
  }
  return players;
}

/** Aims by seat: one for all, one for each, or one seat against the others. Empty: no aims. */
function aimsFor<T extends GameTypes>(all: readonly Aim<T>[], seats: number, random: Random): readonly Aim<T>[] {
  const way = random.below(AIMED);
  if (all.length === 0 || way > 2) return [];
  const common = random.pick(all);
  const others = all.filter((aim) => aim !== common);
  const lone = others.length === 0 ? common : random.pick(others);
  const who = random.below(seats);
  return Array.from({ length: seats }, (_, seat) => {
    if (way === 1) return random.pick(all);
    return way === 2 && seat === who ? lone : common;
  });
}

/** Chooses in proportion to the prior times the aim, sometimes at random. */
class PolicyChooser<T extends GameTypes> implements Chooser<T> {
  private readonly rules: Rules<T>;
  private readonly random: Random;
  private readonly profile: Profile;
  private readonly aim: Aim<T>;

  constructor(rules: Rules<T>, random: Random, aim: Aim<T> = () => 1) {
    this.rules = rules;
    this.random = random;
    this.aim = aim;
    this.profile = random.pickWeighted(
      PROFILES,
      PROFILES.map(({ seats }) => seats),
    );
  }

  choose(state: T['state'], step: T['step'], seat: Seat): OptionOf<T> {
    const options = this.rules.options(state, seat);
    const { noise, sharpness } = this.profile;
    if (this.random.fraction() < noise) return this.random.pick(options);
    const { game, content } = this.rules;
    const weights = options.map((option) => {
      const prior = game.bot.prior(state, step, seat, option, content);
      return (prior * this.aim(state, step, seat, option, content)) ** sharpness;
    });
    return this.random.pickWeighted(options, weights);
  }
}

async function greedy<T extends GameTypes>(rules: Rules<T>, seats: number, seed: string): Promise<Chooser<T>> {
  const player = await createPlayer(rules, seats, { kind: 'greedy' }, seed);
  return {
    choose: (state: T['state'], _step: T['step'], seat: Seat) => player.think(rules.view(state, seat), seat).option,
  };
}
