import type { SoakTask } from '@cabale/bots';
import { reportOf, type CheckedGame } from '@cabale/engine/kit';
import type { GameId } from '@cabale/games';
import { wantedModes } from '../modes.ts';
import { say, sayJson, tally } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';

export interface SoakOptions {
  readonly games: number;
  readonly seats?: number;
  readonly mode?: string;
  readonly seed: string;
  readonly workers: number;
  readonly json?: true;
  /** Count what occurs instead of checking every law. */
  readonly occurrences?: true;
}

/** Violations that are told in full; one is enough to begin with. */
const TOLD = 5;

/** Plays random games and checks every law at every point, in all modes in turn. */
export async function soak(id: GameId, options: SoakOptions, signal: AbortSignal): Promise<void> {
  const modes = (await wantedModes(id, options)).map((mode) => mode.name);
  const report = reportOf(await run(id, modes, options, signal));
  const { games, violations, asked, resigned, revised, reasons, exchanged } = report;
  const decisionsPerGame = report.decisions / Math.max(1, games);
  if (options.json === true) {
    const { seed } = options;
    sayJson({
      game: id,
      modes,
      seed,
      games,
      violations,
      decisionsPerGame,
      asked,
      resigned,
      revised,
      reasons,
      exchanged,
      interrupted: signal.aborted,
    });
  } else {
    for (const { law, message, mode, seed, choices } of violations.slice(0, TOLD)) {
      say(`${law}: ${message}`, `  mode "${mode}", seed "${seed}", after:`, ...choices.map((choice) => `  ${choice}`));
    }
    if (violations.length > TOLD) say(`and ${violations.length - TOLD} more violations`);
    if (signal.aborted) say(`interrupted after ${games} of ${options.games} games`);
    say(
      `modes: ${modes.join(', ')}; steps asked: ${tally(asked)}; ends: ${tally(reasons)}`,
      `given up at: ${tally(resigned)}; sealed answers revised at: ${tally(revised)}`,
      `secrets exchanged: ${tally(exchanged)}`,
      `${id}: ${games} games, ${violations.length} violations, ${Math.round(decisionsPerGame)} decisions a game`,
    );
  }
  if (violations.length > 0) process.exitCode = 1;
}

async function run(
  gameId: GameId,
  modes: readonly string[],
  { games, seed, workers }: SoakOptions,
  signal: AbortSignal,
): Promise<readonly CheckedGame[]> {
  const checked: CheckedGame[] = [];
  const progress = new Progress(`${gameId}, games`, games);
  let violations = 0;
  await runInWorkers<SoakTask, CheckedGame>({
    name: 'soakGame',
    tasks: tasks(gameId, modes, games, seed),
    count: games,
    workers,
    signal,
    onResult(one) {
      checked.push(one);
      if (one.violation !== undefined) violations++;
      progress.at(checked.length, `${violations} violations`);
    },
  }).finally(() => progress.end());
  return checked;
}

function* tasks(gameId: GameId, modes: readonly string[], games: number, seed: string): Generator<SoakTask> {
  for (let index = 0; index < games; index++) {
    yield { gameId, mode: modes[index % modes.length] ?? '', seed: `${seed} ${index}` };
  }
}
