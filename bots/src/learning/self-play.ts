import { defaultSetup, Random, type GameTypes, type OptionOf, type Rules, type Seat } from '@cabale/engine';
import { shares } from '../evaluator.ts';
import { createPlayer } from '../levels.ts';
import type { MindSpec } from '../mind.ts';
import { playGame } from '../play.ts';
import type { Player, Thinking } from '../player.ts';
import { kindOf } from '../prior.ts';
import { RolloutPolicy } from '../rollout-policy.ts';
import { SEARCH } from '../search-player.ts';
import { rulesOf } from '../think.ts';
import type { Decision, Row, Sample } from './samples.ts';

export interface SelfPlayTask {
  readonly gameId: string;
  readonly seats: number;
  readonly seed: string;
  readonly iterations: number;
  readonly mind: MindSpec;
  /** Some seats play with one of these instead: a mind that only meets itself learns to beat nobody else. */
  readonly others: readonly MindSpec[];
}

/** Share of turns played by the noisy rollout policy, so that positions after bad turns occur too. */
const HASTY_TURNS = 0.13;
const NOISE = 0.5;
/** Share of seats that one of the others takes. */
const OTHERS = 0.2;
/** Visits of the root from which on a decision teaches anything. */
const LEAST_VISITS = 20;

/** Plays one game of search against itself; runs in a worker. */
export async function selfPlayGame(task: SelfPlayTask): Promise<Sample> {
  const { seats, seed, others } = task;
  const rules = await rulesOf(task.gameId);
  const random = Random.from(`self-play ${seed}`);
  const decisions: Decision[] = [];
  const players = await Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const mind = others.length > 0 && random.fraction() < OTHERS ? random.pick(others) : task.mind;
      const config = { ...SEARCH, iterations: task.iterations };
      const player = await createPlayer(rules, seats, { kind: 'search', config, mind }, `${seed} ${seat}`);
      return new HastyPlayer(rules, player, `${seed} ${seat}`);
    }),
  );
  const rows: Omit<Row, 'shares'>[] = [];
  let turn = 0;
  const game = playGame(rules, players, defaultSetup(rules.game.setup), seed, (state, seat, _option, thinking) => {
    const decision = decisionOf(rules, state, seat, thinking);
    if (decision !== undefined) decisions.push(decision);
    if (rules.game.bot.turn(state) === turn) return;
    turn = rules.game.bot.turn(state);
    rows.push(rowOf(rules, state, thinking.chances ?? []));
  });
  const share: number[] = [];
  shares(rules.outcome(game.state)?.ranks ?? [], share);
  return { seats, rows: rows.map((row) => ({ ...row, shares: share })), decisions };
}

function rowOf(rules: Rules<GameTypes>, state: GameTypes['state'], chances: readonly number[]): Omit<Row, 'shares'> {
  const { game, content } = rules;
  const { bot } = game;
  const all = Array.from({ length: rules.sides(state) }, (_, side) => side);
  return {
    phase: bot.phase(state),
    features: all.map((side) => {
      const out: number[] = [];
      bot.features.write(state, side, content, out);
      return out.map(rounded);
    }),
    counts: all.map((side) => {
      const out: number[] = [];
      bot.counts?.write(state, side, content, out, 0);
      return out.flatMap((value, index) => (value === 0 ? [] : [index, rounded(value)]));
    }),
    chances: chances.map(rounded),
  };
}

function decisionOf(
  rules: Rules<GameTypes>,
  state: GameTypes['state'],
  seat: Seat,
  { candidates }: Thinking<GameTypes>,
): Decision | undefined {
  const { game, content } = rules;
  const { bot } = game;
  const step = rules.step(state);
  const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  if (step === undefined || candidates.length < 2 || visits < LEAST_VISITS) return undefined;
  const features: number[] = [];
  bot.features.write(state, seat, content, features);
  // Candidates come sorted by visits: in their own order they would give the answer away.
  const tried = new Map(
    candidates.map((candidate) => [bot.key(state, step, candidate.option, content), candidate.visits]),
  );
  const options = rules.options(state, seat).map((option: OptionOf<GameTypes>) => {
    const key = bot.key(state, step, option, content);
    const prior = rounded(bot.prior(state, step, seat, option, content));
    return { kind: kindOf(step, option), key, prior, visits: tried.get(key) ?? 0 };
  });
  return { phase: bot.phase(state), features: features.map(rounded), options };
}

/** Enough digits for learning; JSON has no minus zero. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5 + 0;
}

/** A player that plays some of its turns by the noisy rollout policy. */
class HastyPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly player: Player<T>;
  private readonly random: Random;
  private readonly policy: RolloutPolicy<T>;
  private turn = -1;
  private isHasty = false;

  constructor(rules: Rules<T>, player: Player<T>, seed: string) {
    this.rules = rules;
    this.player = player;
    this.random = Random.from(`haste ${seed}`);
    this.policy = new RolloutPolicy(rules, this.random, NOISE);
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const world = this.rules.imagine(view, this.random);
    const turn = this.rules.game.bot.turn(world);
    if (turn !== this.turn) this.isHasty = this.random.fraction() < HASTY_TURNS;
    this.turn = turn;
    const step = this.rules.step(world);
    if (!this.isHasty || step === undefined) return this.player.think(view, seat);
    return { option: this.policy.choose(world, step, seat), candidates: [], iterations: 0 };
  }
}
