import type { SimulatedGame, SimulationTask } from '@cabale/bots';
import { Match, recordOf, writeRecord } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { join } from 'node:path';
import type { NamedBot } from '../arguments.ts';
import { chosenGame, type Chosen, type GameOptions } from '../chosen.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { say, sayJson, tally } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';

export interface SimulateOptions extends GameOptions {
  readonly bot: NamedBot;
  readonly games: number;
  readonly seed: string;
  readonly records?: string;
  readonly workers: number;
  readonly json?: true;
}

/** Games and wins of a role. */
interface Fortune {
  played: number;
  won: number;
}

class Findings {
  games = 0;
  decisions = 0;
  turns = 0;
  /** By side, automata included. */
  readonly wins: number[] = [];
  readonly roles: Record<string, Fortune> = {};
  readonly reasons: Record<string, number> = {};

  add({ outcome: { ranks, reason }, roles, decisions, turns }: SimulatedGame): void {
    this.games++;
    this.decisions += decisions;
    this.turns += turns;
    this.reasons[reason] = (this.reasons[reason] ?? 0) + 1;
    for (const [side, rank] of ranks.entries()) this.wins[side] = (this.wins[side] ?? 0) + (rank === 1 ? 1 : 0);
    for (const [seat, role] of roles.entries()) {
      const fortune = (this.roles[role] ??= { played: 0, won: 0 });
      fortune.played++;
      if (ranks[seat] === 1) fortune.won++;
    }
  }
}

/** Plays games between bots of one kind and prints statistics. */
export async function simulate(id: GameId, options: SimulateOptions, signal: AbortSignal): Promise<void> {
  const chosen = await chosenGame(id, options);
  const { records, bot, seed } = options;
  if (records !== undefined) makeFolder(records);
  const progress = new Progress('games', options.games);
  const found = new Findings();
  await runInWorkers<SimulationTask & { readonly index: number }, SimulatedGame>({
    name: 'simulateGame',
    tasks: tasks(id, chosen, options),
    count: options.games,
    workers: options.workers,
    signal,
    onResult(game, { index, seed: own }) {
      found.add(game);
      if (records !== undefined) writeWhole(join(records, fileName(id, index)), recordText(chosen, game.choices, own));
      progress.at(found.games);
    },
  }).finally(() => progress.end());
  const { games, wins, roles, reasons } = found;
  const decisionsPerGame = found.decisions / Math.max(1, games);
  const turnsPerGame = found.turns / Math.max(1, games);
  if (options.json === true) {
    const figures = { games, wins, roles, reasons, decisionsPerGame, turnsPerGame };
    sayJson({ game: id, seats: chosen.seats, bot: bot.name, seed, ...figures, interrupted: signal.aborted });
    return;
  }
  if (signal.aborted) say(`interrupted after ${games} of ${options.games} games`);
  if (Object.keys(roles).length > 0) say(`by role: ${winsByRole(roles)}`);
  say(
    `first places by seat: ${wins.join(', ')}; ends: ${tally(reasons)}; seeds "${seed} 0" and on`,
    `${id}: ${games} games, ${Math.round(decisionsPerGame)} decisions and ${turnsPerGame.toFixed(1)} turns a game`,
  );
}

function* tasks(
  gameId: GameId,
  { seats, setup, pack }: Chosen,
  { games, seed, bot, records }: SimulateOptions,
): Generator<SimulationTask & { readonly index: number }> {
  const common = { gameId, seats, setup, pack, bot: bot.spec, keepsChoices: records !== undefined };
  for (let index = 0; index < games; index++) yield { ...common, seed: `${seed} ${index}`, index };
}

/** "bion 12 of 40 (1.20)": wins, games, and the ratio to the average; best first. */
function winsByRole(roles: Readonly<Record<string, Fortune>>): string {
  const all = Object.values(roles);
  const usual = all.reduce((sum, { won }) => sum + won, 0) / all.reduce((sum, { played }) => sum + played, 0);
  return Object.entries(roles)
    .map(([role, { played, won }]) => ({ role, played, won, times: usual === 0 ? 0 : won / played / usual }))
    .toSorted((a, b) => b.times - a.times)
    .map(({ role, played, won, times }) => `${role} ${won} of ${played} (${times.toFixed(2)})`)
    .join(', ');
}

function fileName(id: GameId, index: number): string {
  return `${id}-${String(index).padStart(5, '0')}.json`;
}

/** The record of a simulated game. Repeats every choice in a match, which checks it. */
function recordText({ rules, setup, seats, pack }: Chosen, choices: SimulatedGame['choices'], seed: string): string {
  const match = new Match(rules, { setup, seats, seed });
  for (const { seat, option } of choices) {
    const made = match.choose(seat, option);
    if (!made.ok) throw new Error(`a bot's choice was refused: ${JSON.stringify(option)}, ${made.refusal.code}`);
  }
  return writeRecord(recordOf(match, pack));
}
