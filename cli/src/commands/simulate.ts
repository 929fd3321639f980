import { createPlayer, type Player } from '@cabale/bots';
import { Match, recordOf, writeRecord, type GameTypes, type OptionOf, type Seat } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { join } from 'node:path';
import type { NamedBot } from '../arguments.ts';
import { chosenGame, type Chosen, type GameOptions } from '../chosen.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { breathe } from '../interruption.ts';
import { say, sayJson, tally } from '../output.ts';
import { Progress } from '../progress.ts';

export interface SimulateOptions extends GameOptions {
  readonly bot: NamedBot;
  readonly games: number;
  readonly seed: string;
  readonly records?: string;
  readonly json?: true;
}

interface Choice {
  readonly seat: Seat;
  readonly option: OptionOf<GameTypes>;
}

interface Simulated {
  readonly state: GameTypes['state'];
  readonly choices: readonly Choice[];
}

/** Lets bots of one kind play games among themselves and prints how they went. */
export async function simulate(id: GameId, options: SimulateOptions, signal: AbortSignal): Promise<void> {
  const chosen = await chosenGame(id, options);
  const { rules, seats } = chosen;
  if (options.records !== undefined) makeFolder(options.records);
  const progress = new Progress('games', options.games);
  // By side: an automaton that plays along sits at no seat.
  const wins: number[] = [];
  const reasons: Record<string, number> = {};
  let games = 0;
  let decisions = 0;
  let turns = 0;
  while (games < options.games) {
    const seed = `${options.seed} ${games}`;
    const players = Array.from({ length: seats }, (_, seat) =>
      createPlayer(rules, seats, options.bot.spec, `${seed} ${seat}`),
    );
    const game = await playOut(chosen, players, seed, signal);
    if (game === undefined) break;
    if (options.records !== undefined) {
      const name = `${id}-${String(games).padStart(5, '0')}.json`;
      writeWhole(join(options.records, name), recordText(chosen, game.choices, seed));
    }
    const outcome = rules.outcome(game.state);
    for (const [side, rank] of (outcome?.ranks ?? []).entries()) {
      wins[side] = (wins[side] ?? 0) + (rank === 1 ? 1 : 0);
    }
    const reason = outcome?.reason ?? 'unfinished';
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    games++;
    decisions += game.choices.length;
    turns += rules.game.bot.turn(game.state);
    progress.at(games);
  }
  progress.end();
  const decisionsPerGame = decisions / Math.max(1, games);
  const turnsPerGame = turns / Math.max(1, games);
  if (options.json === true) {
    const { name: bot } = options.bot;
    const interrupted = signal.aborted;
    sayJson({
      game: id,
      seats,
      bot,
      seed: options.seed,
      games,
      wins,
      reasons,
      decisionsPerGame,
      turnsPerGame,
      interrupted,
    });
    return;
  }
  if (signal.aborted) say(`interrupted after ${games} of ${options.games} games`);
  say(
    `first places by seat: ${wins.join(', ')}; ends: ${tally(reasons)}; seeds "${options.seed} 0" and on`,
    `${id}: ${games} games, ${Math.round(decisionsPerGame)} decisions and ${turnsPerGame.toFixed(1)} turns a game`,
  );
}

/** A whole game; `undefined` where it was interrupted. */
async function playOut(
  { rules, setup }: Chosen,
  players: readonly Player<GameTypes>[],
  seed: string,
  signal: AbortSignal,
): Promise<Simulated | undefined> {
  const state = rules.start(setup, players.length, seed);
  const choices: Choice[] = [];
  let breathed = performance.now();
  for (let seat = rules.deciders(state)[0]; seat !== undefined; seat = rules.deciders(state)[0]) {
    if (performance.now() - breathed > BREATHE_MS) {
      await breathe();
      breathed = performance.now();
    }
    if (signal.aborted) return undefined;
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays seat ${seat}`);
    const { option } = player.think(rules.view(state, seat), seat);
    rules.take(state, seat, option);
    choices.push({ seat, option });
  }
  await breathe();
  return { state, choices };
}

/** How long bots may play before Ctrl-C and the clock get a turn. */
const BREATHE_MS = 50;

/** The record of a simulated game, every choice made once more through a match, which checks it. */
function recordText({ rules, setup, seats, pack }: Chosen, choices: readonly Choice[], seed: string): string {
  const match = new Match(rules, { setup, seats, seed });
  for (const { seat, option } of choices) {
    const made = match.choose(seat, option);
    if (!made.ok) throw new Error(`a bot's choice was refused: ${JSON.stringify(option)}, ${made.refusal.code}`);
  }
  return writeRecord(recordOf(match, pack));
}
