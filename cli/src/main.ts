import { GAME_IDS, type GameId } from '@cabale/games';
import { Command, CommanderError, Option } from 'commander';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { gameId, KNOWN_BOTS, language, level, namedBot, setting, wholeNumber, type NamedBot } from './arguments.ts';
import type { ArenaOptions } from './commands/arena.ts';
import type { BenchOptions } from './commands/bench.ts';
import type { LearnOptions } from './commands/learn.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { RulesOptions } from './commands/rules.ts';
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
    '\nExit codes: 0 it holds, 1 it does not, 2 called wrongly, 130 interrupted.\ncabale help <command> tells more.',
  );

function seatsOption(text = 'how many seats; two if left out, or what the game has'): Option {
  return new Option('-n, --seats <n>', text).argParser(wholeNumber(1, MOST_SEATS));
}

function botOption(flags: string, text: string, standard: string): Option {
  return new Option(flags, `${text}: ${KNOWN_BOTS}`)
    .argParser<NamedBot>(namedBot)
    .default(namedBot(standard), standard);
}

const settingOption = (): Option =>
  new Option('--set <field=value>', 'a setting of the game, as often as needed').argParser<ReturnType<typeof setting>>(
    setting,
  );
const packOption = (): Option => new Option('--pack <file>', 'a content pack with printed values');
const seedOption = (standard: string): Option =>
  new Option('--seed <text>', 'where the seeds begin: the same seed gives the same games').default(standard);
const workersOption = (): Option =>
  new Option('--workers <n>', 'worker threads').argParser(wholeNumber(1, 256)).default(CORES, 'all cores');
const languageOption = (): Option =>
  new Option('--language <fr|en>', 'which language; that of the terminal if left out')
    .argParser(language)
    .default(defaultLanguage(process.env));
const jsonOption = (): Option => new Option('--json', 'print the result as JSON, one line a game');
const rootOption = (): Option => new Option('--root <folder>', "the project's root").default(ROOT, 'this project');

program
  .command('play')
  .description('Play in the terminal, in words, against bots.')
  .argument('<game>', 'which game', gameId)
  .option('--level <n>', 'how hard the bots think, 1 to 5', level, 3)
  .option('--seat <n>', 'your seat, counted from 0', wholeNumber(0, MOST_SEATS - 1), 0)
  .addOption(languageOption())
  .option('--seed <text>', 'the deal; drawn by lot if left out')
  .option('--save <file>', 'keep the record of the game there, up to date after every choice')
  .addOption(seatsOption())
  .addOption(settingOption())
  .addOption(packOption())
  .action(async (game: GameId, options: PlayOptions) => (await import('./commands/play.ts')).play(game, options));

program
  .command('simulate')
  .description('Let bots of one kind play among themselves and print how the games went.')
  .argument('<game>', 'which game', gameId)
  .addOption(botOption('--bot <bot>', 'who plays', 'random'))
  .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
  .addOption(seedOption('simulate'))
  .option('--records <folder>', 'write a record of every game there')
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
  .description('Let two kinds of bots play each other, seats rotated on every deal, and print how A did.')
  .argument('<game>', 'which game', gameId)
  .addOption(botOption('--a <bot>', 'who is measured', 'strong'))
  .addOption(botOption('--b <bot>', 'who sits in all other seats', 'greedy'))
  .option('--games <n>', 'how many games, rounded up to whole rotations', wholeNumber(1, 1_000_000), 200)
  .option('--at-least <percent>', 'exit 1 unless the lower bound of the interval reaches this', wholeNumber(0, 100))
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
  .command('replay')
  .description('Play a record again: in words, or only to verify it.')
  .argument('[file]', 'a record file')
  .option('--verify', 'only compare states and checksums')
  .option('--verify-all', 'instead of a file: all tables of the server, as DATA_DIR or DATABASE_URL say')
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
  .option('--occurrences', 'instead: let bots of every temper play so many games in each mode, and count what occurs')
  .addOption(seedOption('soak'))
  .addOption(workersOption())
  .addOption(seatsOption('only modes with so many seats'))
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
  .command('rules')
  .description('List every atom of the rules with the tests that prove it.')
  .argument('[game]', 'which game; all if left out', gameId)
  .addOption(rootOption())
  .addOption(jsonOption())
  .action(async (game: GameId | undefined, options: RulesOptions) => {
    const { rules } = await import('./commands/rules.ts');
    for (const id of all(game)) rules(id, options);
  });

program
  .command('bench')
  .description('Measure speed, beside boardgame.io with the same rules, in one run.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--milliseconds <n>', 'time for each measurement', wholeNumber(10, 600_000), 3000)
  .addOption(jsonOption())
  .action(async (game: GameId | undefined, options: BenchOptions) => {
    const { bench } = await import('./commands/bench.ts');
    await interruptible((signal) => forEach(all(game), signal, (id) => bench(id, options, signal)));
  });

program
  .command('learn')
  .description('Fit the judge of the bots to games the search plays against itself; goes on where it stopped.')
  .argument('<game>', 'which game', gameId)
  .option('--games <n>', 'games of this generation', wholeNumber(2, 100_000), 1000)
  .option('--iterations <n>', 'iterations of the search a turn', wholeNumber(10, 100_000), 300)
  .option('--trial <n>', 'games against the old weights', wholeNumber(2, 100_000), 200)
  .option('--folder <path>', 'where games are kept', '.cache/learn')
  .option('--write', "put weights that are not worse into the game's bot/weights/<seats>.ts; exit 1 if they are")
  .addOption(rootOption())
  .addOption(workersOption())
  .addOption(seatsOption())
  .action(async (game: GameId, options: LearnOptions) => {
    const { learn } = await import('./commands/learn.ts');
    await interruptible((signal) => learn(game, options, signal));
  });

program
  .command('backup')
  .description(
    'Write all that the server keeps into a new file; DATA_DIR or DATABASE_URL say where. It may be running.',
  )
  .argument('<file>', 'where to')
  .action(async (file: string) => (await import('./commands/backup.ts')).backup(file));

program
  .command('restore')
  .description('Put a backup into a new database; DATA_DIR or DATABASE_URL say where.')
  .argument('<file>', 'a backup')
  .action(async (file: string) => (await import('./commands/backup.ts')).restore(file));

program
  .command('serve')
  .description('Serve the table in the browser; the environment variables PORT and HOST say where.')
  .action(async () => (await import('@cabale/server')).runServer(process.env));

/** The game that was named, or every one. */
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

// Whoever reads only the first lines closes the pipe; that is no mistake of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has said what is wrong; asking for help is not wrong.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Failure) {
    process.stderr.write(`cabale: ${printable(error.message)}\n`);
    process.exitCode = error.exitCode;
  } else throw error;
}
