import {
  fit,
  fitNet,
  fitPolicy,
  phasesOf,
  weightsOf,
  weightVectors,
  type Choice,
  type Learned,
  type Sample,
  type SelfPlayTask,
  type Version,
} from '@cabale/bots';
import { checksum, defaultSetup, type GameTypes, type Rules } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, readJson, writeWhole } from '../files.ts';
import { percent, say } from '../output.ts';
import { Progress } from '../progress.ts';
import { runInWorkers } from '../workers.ts';
import { playMatch, type MatchResult } from './gate.ts';
import { missing, SampleStore } from './sample-store.ts';
import { sampleSchema } from './schemas.ts';

export interface GenerationOptions {
  /** Games of self-play, over all seat counts. */
  readonly games: number;
  /** Of a turn, in self-play and in trials. */
  readonly iterations: number;
  /** Deals of a trial of each candidate, and at most of the test that decides. */
  readonly trial: number;
  readonly test: number;
  readonly folder: string;
  readonly workers: number;
}

/** What the trial of one seat count has found. */
export interface Verdict extends MatchResult {
  readonly seats: number;
  readonly choice: Choice;
}

/** One generation of a game, for the files that describe how it was learned. */
export interface Conclusion {
  readonly generation: number;
  readonly iterations: number;
  readonly games: number;
  readonly rows: number;
  readonly losses: { readonly linear: Readonly<Record<number, number>>; readonly net: number; readonly policy: number };
  readonly verdicts: readonly Verdict[];
}

/** Generations whose games are learned from. */
const REMEMBERED = 4;

/** What may play at a seat count; the arena finds out which plays best. */
const CHOICES: readonly Omit<Choice, 'version'>[] = [
  { evaluator: 'linear', prior: 'learned', leaf: 'horizon' },
  { evaluator: 'linear', prior: 'learned', leaf: 'turn' },
  { evaluator: 'net', prior: 'learned', leaf: 'turn' },
  { evaluator: 'net', prior: 'learned', leaf: 'horizon' },
];

/** Self-play by the champion, a fit, a trial at every seat count. Every step continues from what is stored. */
export class Generation {
  private readonly id: GameId;
  private readonly rules: Rules<GameTypes>;
  private readonly seatCounts: readonly number[];
  private readonly options: GenerationOptions;
  private readonly signal: AbortSignal;
  private readonly home: string;
  private readonly number: number;
  private readonly champion: Learned;
  private readonly phases: number;

  constructor(
    id: GameId,
    rules: Rules<GameTypes>,
    seatCounts: readonly number[],
    options: GenerationOptions,
    signal: AbortSignal,
    shipped: Learned | undefined,
  ) {
    this.id = id;
    this.rules = rules;
    this.seatCounts = seatCounts;
    this.options = options;
    this.signal = signal;
    this.home = join(options.folder, id);
    makeFolder(this.home);
    this.number = conclusionsIn(this.home).length + 1;
    this.phases = phasesOf(weightsOf(rules, seatCounts[0] ?? 2));
    const kept = join(this.home, 'champion.json');
    this.champion = existsSync(kept) ? (readJson(kept) as Learned) : (shipped ?? this.beginner());
  }

  /** Plays, fits and tries; `undefined` if interrupted. */
  async conclude(): Promise<{ readonly learned: Learned; readonly conclusion: Conclusion } | undefined> {
    say(`${this.id}, generation ${this.number}: ${this.seatCounts.join(', ')} seats`);
    if (!(await this.collect())) return this.interrupted();
    const samples = this.samples();
    const candidate = this.fit(samples);
    const verdicts: Verdict[] = [];
    for (const seats of this.seatCounts) {
      const verdict = await this.try(seats, candidate.learned);
      if (verdict === undefined) return this.interrupted();
      verdicts.push(verdict);
    }
    const learned = this.promoted(candidate.learned, verdicts);
    const conclusion: Conclusion = {
      generation: this.number,
      iterations: this.options.iterations,
      games: samples.length,
      rows: samples.reduce((sum, { rows }) => sum + rows.length, 0),
      losses: candidate.losses,
      verdicts,
    };
    writeWhole(join(this.home, 'champion.json'), JSON.stringify(learned));
    writeWhole(
      join(this.home, 'conclusions.json'),
      `${JSON.stringify([...conclusionsIn(this.home), conclusion], undefined, 1)}\n`,
    );
    return { learned, conclusion };
  }

  /** Plays the games that are still missing; `false` if interrupted. */
  private async collect(): Promise<boolean> {
    const { games, iterations, workers } = this.options;
    const { names } = this.rules.game.bot.features;
    const store = this.storeOf(this.number);
    const numbers = missing(new Set(store.numbers()), games);
    const progress = new Progress(`${this.id}: games to learn from`, numbers.length);
    let played = 0;
    await runInWorkers<SelfPlayTask & { readonly number: number }, Sample>({
      name: 'selfPlayGame',
      tasks: numbers.map((number) => ({
        number,
        gameId: this.id,
        seats: this.seatCounts[number % this.seatCounts.length] ?? 2,
        seed: `learn ${this.name} ${number}`,
        iterations,
        mind: this.champion,
        others: ['hand'],
      })),
      count: numbers.length,
      workers,
      signal: this.signal,
      onResult: (sample, { number }) => {
        store.write(number, { features: names, counts: this.counts, ...sample });
        progress.at(++played);
      },
    }).finally(() => progress.end());
    say(`games to learn from: ${games - numbers.length} kept, ${played} played`);
    return !this.signal.aborted;
  }

  /** The games of the last generations. */
  private samples(): readonly Sample[] {
    const samples: Sample[] = [];
    for (let number = Math.max(1, this.number - REMEMBERED + 1); number <= this.number; number++) {
      const store = this.storeOf(number);
      for (const at of store.numbers()) {
        const read = store.item(at);
        if ('item' in read) samples.push(read.item);
        else say(`game ${at} of generation ${number} is left out: ${read.problem}`);
      }
    }
    return samples;
  }

  private fit(samples: readonly Sample[]): { readonly learned: Learned; readonly losses: Conclusion['losses'] } {
    const features = this.rules.game.bot.features.names;
    const games = (seats?: number) =>
      samples.filter((sample) => seats === undefined || sample.seats === seats).map(({ rows }) => rows);
    const shared = fit(games(), this.phases, features.length);
    const linear: Record<number, readonly (readonly number[])[]> = { ...this.champion.linear };
    const losses: Record<number, number> = {};
    for (const seats of this.seatCounts) {
      const own = fit(games(seats), this.phases, features.length, shared.weights);
      linear[seats] = own.weights;
      losses[seats] = round(own.loss);
    }
    const shape = { phases: this.phases, features: features.length, counts: this.counts.length };
    const progress = new Progress(`${this.id}: passes of the network`, 30);
    const net = fitNet(samples, shape, shared.weights, this.name, (epoch, loss) => progress.at(epoch, loss.toFixed(4)));
    progress.end();
    const decisions = samples.flatMap((sample) => sample.decisions);
    const policy = fitPolicy(decisions, this.phases, features.length, this.name);
    say(
      `fitted ${shared.rows} rows of ${samples.length} games: loss ${shared.loss.toFixed(4)} linear, ` +
        `${net.before.toFixed(4)} to ${net.loss.toFixed(4)} network; ` +
        `${policy.decisions} decisions: loss ${policy.before.toFixed(4)} to ${policy.loss.toFixed(4)}`,
    );
    return {
      learned: { ...this.champion, linear, versions: [{ net: net.net, policy: policy.policy }] },
      losses: { linear: losses, net: round(net.loss), policy: round(policy.loss) },
    };
  }

  /** Tries every choice against the champion, then tests the best on deals of its own. */
  private async try(seats: number, learned: Learned): Promise<Verdict | undefined> {
    let best: { readonly choice: Choice; readonly share: number } | undefined;
    for (const candidate of CHOICES) {
      const choice = { ...candidate, version: 0 };
      const found = await this.match(seats, learned, choice, 'trial', this.options.trial);
      if (found === undefined) return undefined;
      say(`  ${seats} seats, ${nameOf(choice)}: ${figures(found)}`);
      if (best === undefined || found.share > best.share) best = { choice, share: found.share };
    }
    if (best === undefined) return undefined;
    const tested = await this.match(seats, learned, best.choice, 'test', this.options.test);
    if (tested === undefined) return undefined;
    say(`${seats} seats: ${nameOf(best.choice)} ${figures(tested)}, ${tested.isBetter ? 'better' : 'not better'}`);
    return { ...tested, seats, choice: best.choice };
  }

  private async match(
    seats: number,
    learned: Learned,
    choice: Choice,
    what: 'trial' | 'test',
    most: number,
  ): Promise<MatchResult | undefined> {
    const { iterations, workers } = this.options;
    return playMatch(
      {
        gameId: this.id,
        seats,
        setup: defaultSetup(this.rules.game.setup),
        a: { ...learned, choices: { ...learned.choices, [seats]: choice } },
        b: this.champion,
        iterations,
        seed: `${what} ${this.name} ${seats}`,
        folder: join(this.home, `generation-${this.number}`, `${what}-${seats}-${nameOf(choice)}-${checksum(learned)}`),
        workers,
        signal: this.signal,
        isTested: what === 'test',
      },
      most,
    );
  }

  /** Seat counts at which nothing better was found keep what they play with. */
  private promoted({ linear, versions }: Learned, verdicts: readonly Verdict[]): Learned {
    const better = new Map(verdicts.filter(({ isBetter }) => isBetter).map(({ seats, choice }) => [seats, choice]));
    if (better.size === 0) return this.champion;
    const used: Version[] = [...versions];
    const choices: Record<number, Choice> = {};
    const weights: Record<number, readonly (readonly number[])[]> = { ...this.champion.linear };
    for (const [count, old] of Object.entries(this.champion.choices)) {
      choices[Number(count)] = { ...old, version: keptVersion(used, this.champion.versions[old.version]) };
    }
    for (const [seats, choice] of better) {
      choices[seats] = choice;
      const own = linear[seats];
      if (own !== undefined) weights[seats] = own;
    }
    return { ...this.champion, choices, linear: weights, versions: used };
  }

  /** The game as it came, before it has learned anything. */
  private beginner(): Learned {
    const { features } = this.rules.game.bot;
    const byHand: Choice = { evaluator: 'hand', prior: 'hand', leaf: 'horizon', version: 0 };
    return {
      features: features.names,
      counts: this.counts,
      choices: Object.fromEntries(this.seatCounts.map((seats) => [seats, byHand])),
      linear: Object.fromEntries(
        this.seatCounts.map((seats) => [seats, weightVectors(features.names, weightsOf(this.rules, seats))]),
      ),
      versions: [],
    };
  }

  private storeOf(generation: number) {
    const folder = join(this.home, `generation-${generation}`, 'games');
    return new SampleStore(folder, 'game', sampleSchema(this.phases, this.rules.game.bot.features.names, this.counts));
  }

  private get counts(): readonly string[] {
    return this.rules.game.bot.counts?.names ?? [];
  }

  private get name(): string {
    return `${this.id} ${this.number}`;
  }

  private interrupted(): undefined {
    say('interrupted: what is finished is kept; run the same command again to continue');
    return undefined;
  }
}

/** The place of an older version among those still used; added where it is not there yet. */
function keptVersion(used: Version[], version: Version | undefined): number {
  if (version === undefined) return 0;
  const at = used.indexOf(version);
  return at === -1 ? used.push(version) - 1 : at;
}

/** The generations concluded so far. */
export function conclusionsIn(home: string): readonly Conclusion[] {
  const file = join(home, 'conclusions.json');
  return existsSync(file) ? (readJson(file) as readonly Conclusion[]) : [];
}

export function nameOf({ evaluator, prior, leaf }: Omit<Choice, 'version'>): string {
  return `${evaluator}-${prior}-${leaf}`;
}

function figures({ share, low, high, games, time, iterationsA }: MatchResult): string {
  return (
    `${percent(share)} % (${percent(low)}-${percent(high)}) of ${games} games at ${iterationsA} iterations, ` +
    `${time.toFixed(2)} of the time`
  );
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
