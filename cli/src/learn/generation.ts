import {
  fit,
  SEARCH,
  sidesOf,
  verdict,
  weightsOf,
  type Fit,
  type LessonTask,
  type Row,
  type Verdict,
  type Weights,
} from '@cabale/bots';
import { checksum } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Chosen } from '../chosen.ts';
import { inOrder, playBlocks } from '../commands/arena.ts';
import { writeWhole } from '../files.ts';
import { say } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';
import { blockSchema, rowsSchema } from './schemas.ts';
import { missing, readItem, Shelf } from './shelf.ts';
import type { Learned } from './weights-file.ts';

export interface GenerationOptions {
  readonly games: number;
  readonly iterations: number;
  readonly trial: number;
  readonly folder: string;
  readonly workers: number;
}

interface Fitted extends Fit {
  readonly games: number;
}

interface Trial extends Verdict {
  readonly fair: number;
}

/** The games, the fit and the trial of one set of weights at one number of iterations. */
export class Generation {
  private readonly id: GameId;
  private readonly chosen: Chosen;
  private readonly options: GenerationOptions;
  private readonly signal: AbortSignal;
  /** Of this game and seat count: one folder a generation in it. */
  private readonly folder: string;
  private readonly oldWeights: Weights;
  private readonly name: string;

  constructor(id: GameId, chosen: Chosen, options: GenerationOptions, signal: AbortSignal) {
    this.id = id;
    this.chosen = chosen;
    this.options = options;
    this.signal = signal;
    this.oldWeights = weightsOf(chosen.rules, chosen.seats);
    this.folder = join(options.folder, `${id}-${chosen.seats}`);
    this.name = `${checksum(this.oldWeights)}-${options.iterations}`;
  }

  /** Plays the games that are not there yet; `false` where it was interrupted. */
  async collect(): Promise<boolean> {
    const { games, iterations, workers } = this.options;
    const { seats } = this.chosen;
    const shelf = new Shelf(join(this.folder, this.name), 'game', this.rowsSchema());
    const numbers = missing(shelf.read(), games);
    const progress = new Progress('games to learn from', numbers.length);
    let played = 0;
    await runInWorkers<LessonTask & { readonly number: number }, Row[]>({
      name: 'playLesson',
      tasks: numbers.map((number) => {
        const seed = `${this.seeds.games} ${number}`;
        return { number, gameId: this.id, seats, seed, iterations, weights: this.oldWeights };
      }),
      count: numbers.length,
      workers,
      signal: this.signal,
      onResult(rows, { number }) {
        shelf.keep(number, rows);
        progress.at(++played);
      },
    }).finally(() => progress.end());
    say(`games to learn from: ${games - numbers.length} kept, ${played} played`);
    return !this.wasInterrupted();
  }

  fit(): Fitted {
    const { games, refused } = this.allGames();
    if (refused > 0) say(`${refused} files of games do not fit (damaged, or of an older judge) and are left out`);
    const found = fit(games, this.oldWeights.length, this.features.length);
    say(`fitted ${found.rows} rows of ${games.length} games: loss ${found.loss.toFixed(4)}`);
    return { ...found, games: games.length };
  }

  /** The new weights against the old; `undefined` where it was interrupted. */
  async try({ weights }: Fit): Promise<Trial | undefined> {
    const { seats } = this.chosen;
    const found = await this.blocksOf(weights, `trial-${checksum(weights)}`);
    if (found === undefined || seats > 1) return found === undefined ? undefined : { ...found, fair: 1 / seats };
    // Alone there is nobody to meet: the old weights play the same deals against the game.
    const old = await this.blocksOf(this.oldWeights, 'trial-old');
    return old === undefined ? undefined : { ...found, fair: old.share };
  }

  private async blocksOf(weights: Weights, name: string): Promise<Verdict | undefined> {
    const { seats, setup } = this.chosen;
    const { iterations, trial, workers } = this.options;
    const shelf = new Shelf(join(this.folder, this.name, name), 'block', blockSchema(seats));
    const count = Math.ceil(trial / seats);
    const blocks = shelf.read();
    const numbers = missing(blocks, count);
    const config = { ...SEARCH, iterations };
    const plan = {
      gameId: this.id,
      seats,
      setup,
      a: { kind: 'search', config, weights },
      b: { kind: 'search', config, weights: this.oldWeights },
      seed: this.seeds.trial,
      workers,
      signal: this.signal,
    } as const;
    let played = 0;
    await playBlocks(plan, numbers, (block, number) => {
      shelf.keep(number, block);
      blocks.set(number, block);
      played += seats;
    });
    say(`games against the old weights: ${(count - numbers.length) * seats} kept, ${played} played`);
    return this.wasInterrupted() ? undefined : verdict(inOrder(blocks).slice(0, count));
  }

  learned({ weights, loss, rows, games }: Fitted, { share, low, high, fair, games: trialGames }: Trial): Learned {
    const { rules, seats } = this.chosen;
    return {
      game: this.id,
      rules: rules.game.version,
      seats,
      iterations: this.options.iterations,
      oldHash: checksum(this.oldWeights),
      hash: checksum(weights),
      verdict: low > fair ? 'better' : share > fair ? 'perhaps better' : 'not better',
      share,
      low,
      high,
      trialGames,
      fair,
      games,
      rows,
      loss,
      seeds: this.seeds,
      features: this.features,
      weights,
    };
  }

  write(learned: Learned): string {
    const file = join(this.folder, `${this.name}.json`);
    writeWhole(file, `${JSON.stringify(learned, undefined, 1)}\n`);
    return file;
  }

  private get features(): readonly string[] {
    return this.chosen.rules.game.bot.features;
  }

  private get seeds(): Learned['seeds'] {
    return { games: `learn ${this.name}`, trial: `gate ${this.name}` };
  }

  private rowsSchema() {
    const { rules, seats, setup } = this.chosen;
    const sides = sidesOf(rules, rules.start(setup, seats, 'sides'));
    return rowsSchema(sides, this.oldWeights.length, this.features.length);
  }

  /** The games of all generations. */
  private allGames(): { readonly games: readonly (readonly Row[])[]; readonly refused: number } {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const paths = files.filter((name) => /(^|[/\\])game-\d+\.json$/.test(name)).toSorted();
    const schema = this.rowsSchema();
    const games = paths.flatMap((name) => {
      const rows = readItem(join(this.folder, name), schema);
      return rows === undefined ? [] : [rows];
    });
    return { games, refused: paths.length - games.length };
  }

  private wasInterrupted(): boolean {
    if (this.signal.aborted) say('interrupted: what was played is kept; the same command goes on from here');
    return this.signal.aborted;
  }
}
