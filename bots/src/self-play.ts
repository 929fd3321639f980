import { defaultSetup, Random, type GameTypes, type Rules, type Seat } from '@cabale/engine';
import { shares } from './evaluator.ts';
import { createPlayer } from './levels.ts';
import { playGame } from './play.ts';
import type { Player, Thinking } from './player.ts';
import { RolloutPolicy } from './rollout-policy.ts';
import { SEARCH } from './search-player.ts';
import { rulesOf } from './think.ts';
import { weightsOf, type Weights } from './weights.ts';

export interface SelfPlayTask {
  readonly gameId: string;
  readonly seats: number;
  readonly seed: string;
  readonly iterations: number;
  readonly weights?: Weights;
}

/** A training example: the features at the end of a turn, and how the game ended. */
export interface Row {
  readonly phase: number;
  /** By side, then by feature. */
  readonly features: readonly (readonly number[])[];
  /** Each side's share of the win. */
  readonly shares: readonly number[];
}

/** Share of turns played by the noisy rollout policy, so that positions after bad turns occur too. */
const NOISY_TURNS = 0.15;
const NOISE = 0.5;

/** Plays one game of search against itself; runs in a worker. */
export async function selfPlayGame(task: SelfPlayTask): Promise<Row[]> {
  const rules = await rulesOf(task.gameId);
  const weights = task.weights ?? weightsOf(rules, task.seats);
  const config = { ...SEARCH, iterations: task.iterations };
  const players = Array.from({ length: task.seats }, (_, seat) => {
    const spec = { kind: 'search', config, weights } as const;
    return new NoisyPlayer(
      rules,
      createPlayer(rules, task.seats, spec, `${task.seed} ${seat}`),
      `${task.seed} ${seat}`,
    );
  });
  const rows: Omit<Row, 'shares'>[] = [];
  let turn = 0;
  const game = playGame(rules, players, defaultSetup(rules.game.setup), task.seed, (state) => {
    if (rules.game.bot.turn(state) === turn) return;
    turn = rules.game.bot.turn(state);
    rows.push({ phase: rules.game.bot.phase(state), features: featuresOf(rules, state) });
  });
  const share: number[] = [];
  shares(rules.outcome(game.state)?.ranks ?? [], share);
  return rows.map((row) => ({ ...row, shares: share }));
}

function featuresOf(rules: Rules<GameTypes>, state: GameTypes['state']): number[][] {
  return Array.from({ length: rules.sides(state) }, (_, side) => {
    const out: number[] = [];
    rules.game.bot.features.write(state, side, rules.content, out);
    // JSON has no minus zero.
    return out.map((value) => Math.round(value * 1e5) / 1e5 + 0);
  });
}

/** A player that plays some of its turns by the noisy rollout policy. */
class NoisyPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly player: Player<T>;
  private readonly random: Random;
  private readonly policy: RolloutPolicy<T>;
  private turn = -1;
  private isNoisy = false;

  constructor(rules: Rules<T>, player: Player<T>, seed: string) {
    this.rules = rules;
    this.player = player;
    this.random = Random.from(`haste ${seed}`);
    this.policy = new RolloutPolicy(rules, this.random, NOISE);
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const world = this.rules.imagine(view, this.random);
    const turn = this.rules.game.bot.turn(world);
    if (turn !== this.turn) this.isNoisy = this.random.fraction() < NOISY_TURNS;
    this.turn = turn;
    const step = this.rules.step(world);
    if (!this.isNoisy || step === undefined) return this.player.think(view, seat);
    return { option: this.policy.choose(world, step, seat), candidates: [], iterations: 0 };
  }
}
