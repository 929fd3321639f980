import { createPool, runAll } from '@cabale/bots/node';
import type { SoakTask } from '@cabale/bots';
import { reportOf, type CheckedGame } from '@cabale/engine/kit';
import { loadGame, type GameId } from '@cabale/games';
import { Failure } from '../failure.ts';
import { interruption, Progress } from '../progress.ts';

export interface SoakOptions {
  readonly games: number;
  readonly seats?: number;
  readonly mode?: string;
  readonly seed: string;
  readonly workers: number;
}

/** Plays random games and checks every law at every point, in all modes in turn. */
export async function soak(id: GameId, options: SoakOptions): Promise<void> {
  const { modes } = await (await loadGame(id)).checks();
  const wanted = modes.filter(
    (mode) => (options.seats ?? mode.seats) === mode.seats && (options.mode ?? mode.name) === mode.name,
  );
  if (wanted.length === 0) {
    const known = modes.map((mode) => `"${mode.name}" (${mode.seats} seats)`).join(', ');
    throw new Failure(`${id} has no such mode; there are: ${known}`);
  }
  const tasks = Array.from(
    { length: options.games },
    (_, index): SoakTask => ({
      gameId: id,
      mode: wanted[index % wanted.length]?.name ?? '',
      seed: `${options.seed} ${index}`,
    }),
  );
  const checked = await run(tasks, options.workers);
  const report = reportOf(checked);
  for (const { law, message, mode, seed, choices } of report.violations.slice(0, 5)) {
    process.stdout.write(`${law}: ${message}\n  mode "${mode}", seed "${seed}", after:\n  ${choices.join('\n  ')}\n`);
  }
  process.stdout.write(`steps asked: ${JSON.stringify(report.asked)}\nends: ${JSON.stringify(report.reasons)}\n`);
  const average = Math.round(report.decisions / Math.max(1, report.games));
  const line = `${id}: ${report.games} games, ${report.violations.length} violations, ${average} decisions a game`;
  process.stdout.write(`${line}\n`);
  if (report.violations.length > 0 || report.games < options.games) process.exitCode = 1;
}

async function run(tasks: readonly SoakTask[], workers: number): Promise<readonly CheckedGame[]> {
  const checked: CheckedGame[] = [];
  const progress = new Progress('soak', tasks.length);
  const pool = createPool(workers);
  let violations = 0;
  try {
    await runAll<SoakTask, CheckedGame>(
      pool,
      'soakGame',
      tasks,
      (one) => {
        checked.push(one);
        if (one.violation !== undefined) violations++;
        progress.at(checked.length, `${violations} violations`);
      },
      interruption(),
    );
  } finally {
    progress.end();
    await pool.destroy();
  }
  return checked;
}
