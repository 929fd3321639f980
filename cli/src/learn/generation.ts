import {
  fit,
  namedWeights,
  phasesOf,
  SEARCH,
  verdict,
  weightsOf,
  weightVectors,
  type Fit,
  type SelfPlayTask,
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
import { missing, readItem, SampleStore } from './sample-store.ts';
import { blockSchema, rowsSchema } from './schemas.ts';
import type { Learned } from './weights-file.ts';

export interface GenerationOptions {
  readonly games: number;
  readonly iterations: number;
  readonly trial: number;
  readonly folder: string;
  readonly workers: number;
}

interface Fitted extends Omit<Fit, 'weights'> {
  readonly weights: Weights;
  readonly games: number;
}

interface Trial extends Verdict {
  readonly fair: number;
}

/** One generation of learning: self-play with the old weights, a fit, and a trial of the new weights against the old. */
export class Generation {
  private readonly id: GameId;
  private readonly chosen: Chosen;
  private readonly options: GenerationOptions;
  private readonly signal: AbortSignal;
  /** Of this game and seat count; it has one folder per generation. */
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
    this.name = `${this.hashOf(this.oldWeights)}-${options.iterations}`;
  }

  /** Plays the games that are still missing; `false` if interrupted. */
  async collect(): Promise<boolean> {
    const { games, iterations, workers } = this.options;
    const { seats } = this.chosen;
    const store = new SampleStore(join(this.folder, this.name), 'game', this.rowsSchema());
    const { features } = this;
    const numbers = missing(store.read(), games);
    const progress = new Progress('games to learn from', numbers.length);
    let played = 0;
    await runInWorkers<SelfPlayTask & { readonly number: number }, Row[]>({
      name: 'selfPlayGame',
      tasks: numbers.map((number) => {
        const seed = `${this.seeds.games} ${number}`;
        return { number, gameId: this.id, seats, seed, iterations, weights: this.oldWeights };
      }),
      count: numbers.length,
      workers,
      signal: this.signal,
      onResult(rows, { number }) {
        store.write(number, { features, rows });
        progress.at(++played);
      },
    }).finally(() => progress.end());
    say(`games to learn from: ${games - numbers.length} kept, ${played} played`);
    return !this.wasInterrupted();
  }

  fit(): Fitted {
    const { games, problems } = this.allGames();
    if (problems.length > 0) say(`${problems.length} files are left out, the first because ${problems[0]}`);
    const found = fit(games, phasesOf(this.oldWeights), this.features.length);
    say(`fitted ${found.rows} rows of ${games.length} games: loss ${found.loss.toFixed(4)}`);
    return { ...found, weights: namedWeights(this.features, found.weights), games: games.length };
  }

  /** Plays the new weights against the old; `undefined` if interrupted. */
  async try({ weights }: Fitted): Promise<Trial | undefined> {
    const { seats } = this.chosen;
    const found = await this.blocksOf(weights, `trial-${this.hashOf(weights)}`);
    if (found === undefined || seats > 1) return found === undefined ? undefined : { ...found, fair: 1 / seats };
    // With one seat there is no opponent: the old weights play the same deals for comparison.
    const old = await this.blocksOf(this.oldWeights, 'trial-old');
    return old === undefined ? undefined : { ...found, fair: old.share };
  }

  private async blocksOf(weights: Weights, name: string): Promise<Verdict | undefined> {
    const { seats, setup } = this.chosen;
    const { iterations, trial, workers } = this.options;
    const store = new SampleStore(join(this.folder, this.name, name), 'block', blockSchema(seats));
    const count = Math.ceil(trial / seats);
    const blocks = store.read();
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
      store.write(number, block);
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
      oldHash: this.hashOf(this.oldWeights),
      hash: this.hashOf(weights),
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
      weights,
    };
  }

  write(learned: Learned): string {
    const file = join(this.folder, `${this.name}.json`);
    writeWhole(file, `${JSON.stringify(learned, undefined, 1)}\n`);
    return file;
  }

  private get features(): readonly string[] {
    return this.chosen.rules.game.bot.features.names;
  }

  private get seeds(): Learned['seeds'] {
    return { games: `learn ${this.name}`, trial: `gate ${this.name}` };
  }

  private rowsSchema() {
    const { rules, seats, setup } = this.chosen;
    const sides = rules.sides(rules.start(setup, seats, 'sides'));
    return rowsSchema(sides, phasesOf(this.oldWeights), this.features);
  }

  private allGames(): { readonly games: readonly (readonly Row[])[]; readonly problems: readonly string[] } {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' });
    const paths = files.filter((name) => /(^|[/\\])game-\d+\.json$/.test(name)).toSorted();
    const schema = this.rowsSchema();
    const games: (readonly Row[])[] = [];
    const problems: string[] = [];
    for (const name of paths) {
      const read = readItem(join(this.folder, name), schema);
      if ('item' in read) games.push(read.item.rows);
      else problems.push(`${name}: ${read.problem}`);
    }
    return { games, problems };
  }

  private hashOf(weights: Weights): string {
    return checksum(weightVectors(this.features, weights));
  }

  private wasInterrupted(): boolean {
    if (this.signal.aborted) say('interrupted: finished games are kept; run the same command again to continue');
    return this.signal.aborted;
  }
}
