import { parseSetup, type SetupValue } from '@cabale/engine';
import { shares } from './evaluator.ts';
import { createPlayer, type BotSpec } from './levels.ts';
import { playGame } from './play.ts';
import { rulesOf } from './think.ts';

export interface BlockTask {
  readonly gameId: string;
  readonly seats: number;
  readonly setup: Readonly<Record<string, SetupValue>>;
  readonly a: BotSpec;
  readonly b: BotSpec;
  readonly seed: string;
}

/** One game per seat of A, with B on the other seats. All share one deal, so they are not independent samples. */
export interface Block {
  /** A's share of the win in each game, indexed by A's seat. */
  readonly shares: readonly number[];
  readonly decisions: number;
  readonly turns: number;
  readonly iterationsA: number;
  readonly reasons: readonly string[];
  readonly iterationsB: number;
  /** Milliseconds of thinking, of A and of all B together. */
  readonly millisecondsA: number;
  readonly millisecondsB: number;
}

export async function playBlock(task: BlockTask): Promise<Block> {
  const rules = await rulesOf(task.gameId);
  const parsed = parseSetup(rules.game.setup, task.setup);
  if ('mistakes' in parsed) throw new Error(parsed.mistakes.join('; '));
  const won: number[] = [];
  const reasons: string[] = [];
  let decisions = 0;
  let turns = 0;
  let iterationsA = 0;
  let iterationsB = 0;
  let millisecondsA = 0;
  let millisecondsB = 0;
  for (let seatOfA = 0; seatOfA < task.seats; seatOfA++) {
    const players = await Promise.all(
      Array.from({ length: task.seats }, (_, seat) =>
        createPlayer(rules, task.seats, seat === seatOfA ? task.a : task.b, `${task.seed} ${seatOfA} ${seat}`),
      ),
    );
    const game = playGame(rules, players, parsed.setup, task.seed);
    const outcome = rules.outcome(game.state);
    if (outcome === undefined) throw new Error(`the game with seed ${task.seed} did not end`);
    const share: number[] = [];
    shares(outcome.ranks, share);
    won.push(share[seatOfA] ?? 0);
    reasons.push(outcome.reason);
    decisions += game.decisions;
    turns += game.turns;
    for (let seat = 0; seat < task.seats; seat++) {
      if (seat === seatOfA) {
        iterationsA += game.iterations[seat] ?? 0;
        millisecondsA += game.milliseconds[seat] ?? 0;
      } else {
        iterationsB += game.iterations[seat] ?? 0;
        millisecondsB += game.milliseconds[seat] ?? 0;
      }
    }
  }
  return { shares: won, decisions, turns, iterationsA, iterationsB, reasons, millisecondsA, millisecondsB };
}
