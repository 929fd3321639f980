import { defaultSetup, Random, type GameTypes, type Rules, type Seat } from '@cabale/engine';
import { shares, sidesOf, weightsOf, type Weights } from './judge.ts';
import { createPlayer } from './levels.ts';
import { playGame } from './play.ts';
import type { Player, Thinking } from './player.ts';
import { QuickPolicy } from './quick.ts';
import { SEARCH } from './search-player.ts';
import { rulesOf } from './think.ts';

export interface LessonTask {
  readonly gameId: string;
  readonly seats: number;
  readonly seed: string;
  readonly iterations: number;
  readonly weights?: Weights;
}

/** How a turn's end looked to the judge, and how the game ended. */
export interface Row {
  readonly phase: number;
  /** By side, then by feature. */
  readonly features: readonly (readonly number[])[];
  /** Each side's share of the win. */
  readonly shares: readonly number[];
}

/** Share of turns played hastily, so that the judge also learns what bad turns lead to. */
const HASTY_TURNS = 0.15;
const HASTY_NOISE = 0.5;

/** One game of the search against itself, as rows to learn from. */
export async function playLesson(task: LessonTask): Promise<Row[]> {
  const rules = await rulesOf(task.gameId);
  const weights = task.weights ?? weightsOf(rules, task.seats);
  const config = { ...SEARCH, iterations: task.iterations };
  const players = Array.from({ length: task.seats }, (_, seat) => {
    const spec = { kind: 'search', config, weights } as const;
    return new HastyPlayer(
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
    rows.push({ phase: rules.game.bot.phase(state), features: measureAll(rules, state) });
  });
  const share: number[] = [];
  shares(rules.outcome(game.state)?.ranks ?? [], share);
  return rows.map((row) => ({ ...row, shares: share }));
}

function measureAll(rules: Rules<GameTypes>, state: GameTypes['state']): number[][] {
  return Array.from({ length: sidesOf(rules, state) }, (_, side) => {
    const out = rules.game.bot.features.map(() => 0);
    rules.game.bot.measure(state, side, rules.content, out);
    // A row survives being a file, which knows no minus zero.
    return out.map((value) => Math.round(value * 1e5) / 1e5 + 0);
  });
}

/** A player that now and then rushes through a turn. */
class HastyPlayer<T extends GameTypes> implements Player<T> {
  private readonly rules: Rules<T>;
  private readonly calm: Player<T>;
  private readonly random: Random;
  private readonly quick: QuickPolicy<T>;
  private turn = -1;
  private isHasty = false;

  constructor(rules: Rules<T>, calm: Player<T>, seed: string) {
    this.rules = rules;
    this.calm = calm;
    this.random = Random.from(`haste ${seed}`);
    this.quick = new QuickPolicy(rules, this.random, HASTY_NOISE);
  }

  think(view: T['view'], seat: Seat): Thinking<T> {
    const world = this.rules.imagine(view, this.random);
    const turn = this.rules.game.bot.turn(world);
    if (turn !== this.turn) this.isHasty = this.random.fraction() < HASTY_TURNS;
    this.turn = turn;
    const step = this.rules.step(world);
    if (!this.isHasty || step === undefined) return this.calm.think(view, seat);
    return { option: this.quick.choose(world, step, seat), candidates: [], iterations: 0 };
  }
}
