import { createPlayer, playGame, type BotSpec } from '@cabale/bots';
import type { GameId } from '@cabale/games';
import { chosenGame, type GameOptions } from '../arguments.ts';
import { interruption, Progress } from '../progress.ts';

export interface SimulateOptions extends GameOptions {
  readonly bot: BotSpec;
  readonly games: number;
  readonly seed: string;
  readonly json?: true;
}

/** Lets bots of one kind play games among themselves and prints how they went. */
export async function simulate(id: GameId, options: SimulateOptions): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const progress = new Progress('games', options.games);
  const signal = interruption();
  const wins = Array.from({ length: seats }, () => 0);
  const reasons: Record<string, number> = {};
  let games = 0;
  let decisions = 0;
  let turns = 0;
  while (games < options.games && !signal.aborted) {
    const seed = `${options.seed} ${games}`;
    const players = wins.map((_, seat) => createPlayer(rules, seats, options.bot, `${seed} ${seat}`));
    const game = playGame(rules, players, setup, seed);
    const outcome = rules.outcome(game.state);
    games++;
    decisions += game.decisions;
    turns += game.turns;
    for (const [seat, rank] of (outcome?.ranks ?? []).entries()) if (rank === 1) wins[seat] = (wins[seat] ?? 0) + 1;
    const reason = outcome?.reason ?? 'unfinished';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    progress.at(games);
    // Lets Ctrl-C through: playing never waits for anything.
    await new Promise(setImmediate);
  }
  progress.end();
  const result = { game: id, games, wins, reasons, decisionsPerGame: decisions / games, turnsPerGame: turns / games };
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  process.stdout.write(`first places by seat: ${wins.join(', ')}; ends: ${JSON.stringify(reasons)}\n`);
  const average = `${Math.round(result.decisionsPerGame)} decisions and ${result.turnsPerGame.toFixed(1)} turns a game`;
  process.stdout.write(`${id}: ${games} games, ${average}\n`);
}
