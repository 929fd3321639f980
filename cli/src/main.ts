import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { BOT_NAMES } from '@cabale/bots';
import { PLAYABLE_IDS, type GameId } from '@cabale/games';
import { fileURLToPath } from 'node:url';
import { botSpec, gameId, language, level, setting, wholeNumber } from './arguments.ts';
import { Failure } from './failure.ts';
import { defaultLanguage } from './phrases.ts';

/** The project's root, as seen from the built file. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const bots = Object.keys(BOT_NAMES).join(', ');
const cores = availableParallelism();

const program = new Command('cabale')
  .description('A table for games of influence and intrigue: play, simulate, compare bots, replay, measure.')
  .showHelpAfterError('(cabale help shows how to call it)')
  .configureOutput({ outputError: (text, write) => write(text) });

/** A command on one game, with the options all of them share. */
function onGame(name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('-n, --seats <n>', 'how many seats', wholeNumber(1, 6))
    .option('--set <field=value>', 'a setting of the game, as often as needed', setting)
    .option('--pack <file>', 'a content pack with printed values');
}

onGame('arena', 'Let two kinds of bots play each other, seats rotated, and print how A did.')
  .argument('<game>', 'which game', gameId)
  .option('--a <bot>', `one of ${bots}`, botSpec, BOT_NAMES['strong'])
  .option('--b <bot>', 'the others', botSpec, BOT_NAMES['greedy'])
  .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 200)
  .option('--seed <text>', 'where the seeds begin', 'verdict')
  .option('--workers <n>', 'worker threads', wholeNumber(1, 256), cores)
  .option('--json', 'print the result as JSON')
  .action(async (game, options) => (await import('./commands/arena.ts')).arena(game, options));

onGame('learn', 'Fit the judge of the bots to games the search plays against itself; goes on where it stopped.')
  .argument('<game>', 'which game', gameId)
  .option('--games <n>', 'games of this generation', wholeNumber(1, 100_000), 1000)
  .option('--iterations <n>', 'iterations of the search a turn', wholeNumber(10, 100_000), 400)
  .option('--trial <n>', 'games against the old weights', wholeNumber(2, 100_000), 200)
  .option('--folder <path>', 'where games are kept', '.cache/learn')
  .option('--workers <n>', 'worker threads', wholeNumber(1, 256), cores)
  .action(async (game, options) => (await import('./commands/learn.ts')).learn(game, options));

onGame('play', 'Play in the terminal, in words, against bots.')
  .argument('<game>', 'which game', gameId)
  .option('--level <n>', 'how hard the bots think, 1 to 5', level, 3)
  .option('--seat <n>', 'your seat, counted from 0', wholeNumber(0, 5), 0)
  .option('--language <fr|en>', 'language', language, defaultLanguage(process.env))
  .option('--seed <text>', 'the deal; drawn by lot if left out')
  .option('--save <file>', 'write the record of the game there')
  .action(async (game, options) => (await import('./commands/play.ts')).play(game, options));

onGame('simulate', 'Let bots play among themselves and print how the games went.')
  .argument('<game>', 'which game', gameId)
  .option('--bot <bot>', `one of ${bots}`, botSpec, BOT_NAMES['random'])
  .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 1000)
  .option('--seed <text>', 'where the seeds begin', 'simulate')
  .option('--json', 'print the result as JSON')
  .action(async (game, options) => (await import('./commands/simulate.ts')).simulate(game, options));

program
  .command('replay')
  .description('Play a record again: in words, or only to verify it.')
  .argument('<file>', 'a record file')
  .option('--verify', 'only compare states and checksums')
  .option('--language <fr|en>', 'language', language, defaultLanguage(process.env))
  .option('--json', 'print the result as JSON')
  .action(async (file, options) => (await import('./commands/replay.ts')).replay(file, options));

program
  .command('soak')
  .description('Play random games and check every law of every game at every point.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
  .option('-n, --seats <n>', 'only modes with so many seats', wholeNumber(1, 6))
  .option('--mode <name>', 'only this mode')
  .option('--seed <text>', 'where the seeds begin', 'soak')
  .option('--workers <n>', 'worker threads', wholeNumber(1, 256), cores)
  .action(async (game: GameId | undefined, options) => {
    const { soak } = await import('./commands/soak.ts');
    for (const id of each(game)) await soak(id, options);
  });

program
  .command('rules')
  .description('List every atom of the rules with the tests that prove it.')
  .argument('[game]', 'which game; all if left out', gameId)
  .action(async (game: GameId | undefined) => {
    const { rules } = await import('./commands/rules.ts');
    for (const id of each(game)) rules(id, ROOT);
  });

program
  .command('bench')
  .description('Measure speed, beside a peer, in one run.')
  .argument('[game]', 'which game; all if left out', gameId)
  .option('--milliseconds <n>', 'time for each measurement', wholeNumber(10, 600_000), 3000)
  .option('--json', 'print the result as JSON')
  .action(async (game: GameId | undefined, options) => {
    const { bench } = await import('./commands/bench.ts');
    for (const id of each(game)) await bench(id, options);
  });

program
  .command('serve')
  .description('Serve the table in the browser; PORT and HOST say where.')
  .action(async () => (await import('@cabale/server')).runServer(process.env));

function each(game: GameId | undefined): readonly GameId[] {
  return game === undefined ? PLAYABLE_IDS : [game];
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`cabale: ${error.message}\n`);
  process.exitCode = error.exitCode;
}
