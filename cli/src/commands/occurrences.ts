import type { SoakTask } from '@cabale/bots';
import type { GameTypes } from '@cabale/engine';
import { sumOfCounts, thingsOf, type CountedGame, type Counts, type Mode, type Things } from '@cabale/engine/kit';
import { GAME_IDS, GAMES, loadGame, type GameId } from '@cabale/games';
import { Failure } from '../failure.ts';
import { wantedModes } from '../modes.ts';
import { say, sayJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';
import type { SoakOptions } from './soak.ts';

/** Games that declare what can occur in them. */
export async function countingGames(): Promise<readonly GameId[]> {
  const found: GameId[] = [];
  for (const id of GAME_IDS) if ((await GAMES[id].checks()).occurrences !== undefined) found.push(id);
  return found;
}

/** Plays games in each mode with bots of different profiles and prints how often each occurrence happened. */
export async function countOccurrences(id: GameId, options: SoakOptions, signal: AbortSignal): Promise<void> {
  const { game } = await loadGame(id);
  const checks = await GAMES[id].checks();
  if (checks.occurrences === undefined) {
    throw new Failure(`${id} does not declare what can occur in it; these do: ${(await countingGames()).join(', ')}`);
  }
  for (const mode of await wantedModes(id, options)) {
    if (signal.aborted) return;
    const things = thingsOf(game, checks, mode);
    report(id, mode, things, await run(id, mode, options, signal), options, signal.aborted);
  }
}

async function run(
  gameId: GameId,
  mode: Mode<GameTypes>,
  { games, seed, workers }: SoakOptions,
  signal: AbortSignal,
): Promise<readonly CountedGame[]> {
  const counted: CountedGame[] = [];
  const progress = new Progress(`${gameId}, ${mode.seats} seats, games`, games);
  await runInWorkers<SoakTask, CountedGame>({
    name: 'countGame',
    tasks: tasks(gameId, mode.name, games, seed),
    count: games,
    workers,
    signal,
    onResult(one) {
      counted.push(one);
      progress.at(counted.length);
    },
  }).finally(() => progress.end());
  return counted;
}

function* tasks(gameId: GameId, mode: string, games: number, seed: string): Generator<SoakTask> {
  for (let index = 0; index < games; index++) yield { gameId, mode, seed: `${seed} ${index}` };
}

function report(
  game: GameId,
  { name: mode, seats }: Mode<GameTypes>,
  things: Things,
  counted: readonly CountedGame[],
  options: SoakOptions,
  interrupted: boolean,
): void {
  const counts = sumOfCounts(things, counted);
  const never = neverIn(counts);
  const violations = counted.flatMap(({ violation }) => (violation === undefined ? [] : [violation]));
  const games = counted.length;
  if (options.json === true) {
    sayJson({ game, mode, seats, seed: options.seed, games, counts, never, violations, interrupted });
  } else {
    say(...linesOf(counts).map(({ thing, count }) => `${thing}: ${count}`));
    for (const thing of never) say(`never occurred: ${thing}`);
    const [first] = violations;
    if (first !== undefined)
      say(`${violations.length} violations; ${first.law}: ${first.message}, seed "${first.seed}"`);
    if (interrupted) say(`interrupted after ${games} of ${options.games} games`);
    const all = linesOf(counts).length;
    say(`${game}: ${games} games, ${seats} seats, ${all} things, ${never.length} never occurred`);
  }
  if (never.length + violations.length > 0) process.exitCode = 1;
}

function linesOf(counts: Counts): readonly { readonly thing: string; readonly count: number }[] {
  return Object.entries(counts).flatMap(([group, names]) =>
    Object.entries(names).map(([name, count]) => ({ thing: `${group}, ${name}`, count })),
  );
}

function neverIn(counts: Counts): readonly string[] {
  return linesOf(counts).flatMap(({ thing, count }) => (count === 0 ? [thing] : []));
}
