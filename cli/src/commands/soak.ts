import { join } from 'node:path';
import type { SoakTask } from '@cabale/bots';
import { writeRecord } from '@cabale/engine';
import { reportOf, violationFileName, type CheckedGame, type Violation } from '@cabale/engine/kit';
import type { GameId } from '@cabale/games';
import { makeFolder, writeWhole } from '../files.ts';
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
  /** The folder for records of games that broke a law. */
  readonly out: string;
  /** Count occurrences instead of checking every law. */
  readonly occurrences?: true;
}

/** Number of violations that are printed in full and recorded. */
const REPORTED = 5;

/** Plays random games and checks every law at every point, in all modes in turn. */
export async function soak(id: GameId, options: SoakOptions, signal: AbortSignal): Promise<void> {
  const modes = (await wantedModes(id, options)).map((mode) => mode.name);
  const report = reportOf(await run(id, modes, options, signal));
  const { games, asked, resigned, revised, reasons, exchanged } = report;
  const violations = report.violations.map((violation, index) =>
    withRecordFile(violation, index < REPORTED ? options.out : undefined),
  );
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
    for (const { law, message, mode, seed, choices, record } of violations.slice(0, REPORTED)) {
      say(`${law}: ${message}`, `  mode "${mode}", seed "${seed}", after:`, ...choices.map((choice) => `  ${choice}`));
      if (record !== undefined) say(`  record: ${record} (open it on the start page, or: cabale replay ${record})`);
    }
    if (violations.length > REPORTED) say(`and ${violations.length - REPORTED} more violations`);
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

/** A violation with the file its record was written to instead of the record itself. */
type Reported = Omit<Violation, 'record'> & { readonly record?: string };

function withRecordFile({ record, ...violation }: Violation, folder: string | undefined): Reported {
  if (record === undefined || folder === undefined) return violation;
  const file = join(folder, violationFileName(record));
  makeFolder(folder);
  writeWhole(file, writeRecord(record));
  return { ...violation, record: file };
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
