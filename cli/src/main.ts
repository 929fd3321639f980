import { GAME_IDS, type GameId } from '@cabale/games';
import { Command, CommanderError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  gameId,
  KNOWN_BOTS,
  language,
  level,
  namedBot,
  namedBots,
  setting,
  wholeNumber,
  type NamedBot,
} from './arguments.ts';
import type { ArenaOptions } from './commands/arena.ts';
import type { BenchOptions } from './commands/bench.ts';
import type { LadderOptions } from './commands/ladder.ts';
import type { LearnOptions } from './commands/learn.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { SoakOptions } from './commands/soak.ts';
import { Failure, printable } from './failure.ts';
import { interruptible } from './interruption.ts';
import { defaultLanguage } from './phrases.ts';

/** The project's root, as seen from the built file. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const CORES = availableParallelism();
const MOST_SEATS = 6;

const program = new Command('cabale')
  .description('A table for games of influence and intrigue: play, simulate, compare bots, replay, check, measure.')
  .version(version)
  .exitOverride()
  .configureOutput({
    outputError: (text, write) => {
      const line = text
        .trimEnd()
        .replace(/^error: /, 'cabale: ')
        .replaceAll('\n', ' ');
      write(`${printable(line)}\n`);
    },
  })
  .addHelpText(
    'after',
    '\nExit codes: 0 success, 1 a check failed, 2 wrong usage, 130 interrupted.\nDetails: cabale help <command>',
  );

function seatsOption(text = 'number of seats (default: 2, or the only possible number)'): Option {
  return new Option('-n, --seats <n>', text).argParser(wholeNumber(1, MOST_SEATS));
}

function botOption(flags: string, text: string, standard: string): Option {
  return new Option(flags, `${text}: ${KNOWN_BOTS}`)
    .argParser<NamedBot>(namedBot)
    .default(namedBot(standard), standard);
}

const settingOption = (): Option =>
  new Option('--set <field=value>', 'a setting of the game; may be repeated').argParser<ReturnType<typeof setting>>(
    setting,
  );
const packOption = (): Option => new Option('--pack <file>', 'a content pack');
const seedOption = (standard: string): Option =>
  new Option('--seed <text>', 'base seed: the same seed gives the same games').default(standard);
const workersOption = (): Option =>
  new Option('--workers <n>', 'worker threads').argParser(wholeNumber(1, 256)).default(CORES, 'all cores');
const languageOption = (): Option =>
  new Option('--language <fr|en>', 'language (default: that of the terminal)')
    .argParser(language)
    .default(defaultLanguage(process.env));
const jsonOption = (): Option => new Option('--json', 'print the result as JSON, one line per game');
const rootOption = (): Option => new Option('--root <folder>', "the project's root").default(ROOT, 'this project');

program
  .command('play')
  .description('Play against bots in the terminal.')
  .argument('<game>', 'which game', gameId)
  .option('--level <n>', 'strength of the bots, 1 to 5', level, 3)
  .option('--seat <n>', 'your seat, counted from 0', wholeNumber(0, MOST_SEATS - 1), 0)
  .addOption(languageOption())
  .option('--seed <text>', 'seed of the deal (default: random)')
  .option('--save <file>', 'save the record of the game to this file after every choice')
  .addOption(seatsOption())
  .addOption(settingOption())
  .addOption(packOption())
  .action(async (game: GameId, options: PlayOptions) => (await import('./commands/play.ts')).play(game, options));

program
  .command('simulate')
  .description('Play games between bots of one kind and print statistics.')
  .argument('<game>', 'which game', gameId)
  .addOption(botOption('--bot <bot>', 'the bot', 'random'))
  .option('--games <n>', 'number of games', wholeNumber(1, 10_000_000), 100)
  .addOption(seedOption('simulate'))
  .option('--records <folder>', 'write a record of every game to this folder')
  .addOption(workersOption())
  .addOption(seatsOption())
  .addOption(settingOption())
  .addOption(packOption())
  .addOption(jsonOption())
  .action(async (game: GameId, options: SimulateOptions) => {
    const { simulate } = await import('./commands/simulate.ts');
    await interruptible((signal) => simulate(game, options, signal));
  });

program
  .command('arena')
  .description('Play bot A against bot B, with seats rotated on every deal, and print the share of wins of A.')
  .argument('<game>', 'which game', gameId)
  .addOption(botOption('--a <bot>', 'bot A', 'strong'))
  .addOption(botOption('--b <bot>', 'bot B, in all other seats', 'greedy'))
  .option('--games <n>', 'number of games, rounded up to whole rotations', wholeNumber(1, 1_000_000), 200)
  .option('--equal-time', 'give A the iterations that take as long as those of B')
  .option('--decide', 'stop as soon as it is clear whether A is better, --games being the most')
  .option(
    '--at-least <percent>',
    'exit with 1 unless the lower bound of the interval reaches this',
    wholeNumber(0, 100),
  )
  .addOption(seedOption('verdict'))
  .addOption(workersOption())
  .addOption(seatsOption())
  .addOption(settingOption())
  .addOption(jsonOption())
  .action(async (game: GameId, options: ArenaOptions) => {
    const { arena } = await import('./commands/arena.ts');
    await interruptible((signal) => arena(game, options, signal));
  });

program
  .command('ladder')
  .description('Play several bots against each other, weakest first, and print their Elo ratings.')
  .argument('<game>', 'which game', gameId)
  .addOption(
    new Option('--bots <names>', `two or more, weakest first, separated by commas: ${KNOWN_BOTS}`)
      .argParser<readonly NamedBot[]>(namedBots)
      .default(namedBots('easy,casual,steady,strong'), 'easy,casual,steady,strong'),
  )
  .option('--games <n>', 'games of each pair, rounded up to whole rotations', wholeNumber(1, 1_000_000), 200)
  .option('--plot <file>', 'write the ratings as a picture (SVG)')
  .addOption(seedOption('ladder'))
  .addOption(workersOption())
  .addOption(seatsOption())
  .addOption(settingOption())
  .addOption(jsonOption())
  .action(async (game: GameId, options: LadderOptions) => {
    const { ladder } = await import('./commands/ladder.ts');
    await interruptible((signal) => ladder(game, options, signal));
  });

program
  .command('replay')
  .description('Print a recorded game as text, or only verify it.')
  .argument('[file]', 'a record file')
  .option('--verify', 'only compare checksums')
  .option('--verify-all', 'verify all tables of the server instead of a file; see DATA_DIR and DATABASE_URL')
  .addOption(languageOption())
  .addOption(jsonOption())
  .action(async (file: string | undefined, options: ReplayOptions & { readonly verifyAll?: true }) => {
    if (options.verifyAll === true) return (await import('./commands/verify-all.ts')).verifyAll(options);
    if (file === undefined) throw new Failure("missing required argument 'file'", 2);
    return (await import('./commands/replay.ts')).replay(file, options);
  });

program
  .command('soak')
  .description('Play random games and check every law of every game at every point.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
  .option('--mode <name>', 'only this mode')
  .option('--out <folder>', 'where records of games that break a law are written', join(ROOT, '.cache', 'violations'))
  .option(
    '--occurrences',
    'instead: play this many games per mode with bots of different profiles, and count what occurs',
  )
  .addOption(seedOption('soak'))
  .addOption(workersOption())
  .addOption(seatsOption('only modes with this number of seats'))
  .addOption(jsonOption())
  .action(async (game: GameId | undefined, options: SoakOptions) => {
    if (options.occurrences === true) {
      const { countingGames, countOccurrences } = await import('./commands/occurrences.ts');
      const games = game === undefined ? await countingGames() : [game];
      return interruptible((signal) => forEach(games, signal, (id) => countOccurrences(id, options, signal)));
    }
    const { soak } = await import('./commands/soak.ts');
    await interruptible((signal) => forEach(all(game), signal, (id) => soak(id, options, signal)));
  });

program
  .command('bench')
  .description('Measure speed, compared with boardgame.io on the same rules in the same run.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--milliseconds <n>', 'time for each measurement', wholeNumber(10, 600_000), 3000)
  .addOption(jsonOption())
  .action(async (game: GameId | undefined, options: BenchOptions) => {
    const { bench } = await import('./commands/bench.ts');
    await interruptible((signal) => forEach(all(game), signal, (id) => bench(id, options, signal)));
  });

program
  .command('learn')
  .description('Let the bots learn by self-play; continues an interrupted run.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--games <n>', 'games of a generation, over all seat counts', wholeNumber(2, 100_000), 1500)
  .option('--iterations <n>', 'search iterations per turn', wholeNumber(10, 100_000), 300)
  .option('--trial <n>', 'deals on which each candidate is tried', wholeNumber(1, 100_000), 25)
  .option('--test <n>', 'deals at most of the test that decides', wholeNumber(1, 100_000), 400)
  .option('--hours <n>', 'begin further generations for so long (default: one generation)', wholeNumber(1, 1000))
  .option('--folder <path>', 'folder for games and results', '.cache/learn')
  .option('--write', "write what is better to the game's bot/learned.ts")
  .addOption(rootOption())
  .addOption(workersOption())
  .addOption(seatsOption('only this number of seats (default: all from two on)'))
  .action(async (game: GameId | undefined, options: LearnOptions) => {
    const { learn } = await import('./commands/learn.ts');
    await interruptible((signal) => forEach(all(game), signal, (id) => learn(id, options, signal)));
  });

program
  .command('backup')
  .description(
    'Back up the database of the server (see DATA_DIR and DATABASE_URL) to a new file. The server may be running.',
  )
  .argument('<file>', 'the new file')
  .action(async (file: string) => (await import('./commands/backup.ts')).backup(file));

program
  .command('restore')
  .description('Restore a backup to an empty database; see DATA_DIR and DATABASE_URL.')
  .argument('<file>', 'a backup')
  .action(async (file: string) => (await import('./commands/backup.ts')).restore(file));

program
  .command('serve')
  .description('Start the server; see the environment variables PORT and HOST.')
  .action(async () => (await import('@cabale/server')).runServer(process.env));

/** The named game, or all of them. */
function all(game: GameId | undefined): readonly GameId[] {
  return game === undefined ? GAME_IDS : [game];
}

async function forEach(
  games: readonly GameId[],
  signal: AbortSignal,
  work: (id: GameId) => Promise<void>,
): Promise<void> {
  for (const id of games) if (!signal.aborted) await work(id);
}

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has already printed the message; `--help` has exit code 0.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Failure) {
    process.stderr.write(`cabale: ${printable(error.message)}\n`);
    process.exitCode = error.exitCode;
  } else throw error;
}
