import { mindOf, SEARCH, SearchPlayer, type Mind } from '@cabale/bots';
import { bytes, Random, type GameTypes } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { createPeer } from '../bench/boardgame-io.ts';
import { perSecond } from '../bench/measure.ts';
import { middleOf, playRandomly } from '../bench/random-play.ts';
import { chosenGame, type Chosen } from '../chosen.ts';
import { say, sayJson } from '../output.ts';
import { Progress } from '../progress.ts';

export interface BenchOptions {
  readonly milliseconds: number;
  readonly json?: true;
}

/** Measures one game. All figures come from the same process, so that ratios are meaningful. */
export async function bench(id: GameId, options: BenchOptions, signal: AbortSignal): Promise<void> {
  const figures = await measure(await chosenGame(id, {}), options.milliseconds, signal);
  // Figures that were not measured are NaN, which JSON writes as null.
  if (options.json === true) sayJson({ game: id, ...figures, interrupted: signal.aborted });
  else report(id, figures, signal.aborted);
}

const MEASUREMENTS = 6;

/** NaN for figures not measured because of an interruption. */
async function measure(chosen: Chosen, milliseconds: number, signal: AbortSignal) {
  const { rules, setup, seats } = chosen;
  const random = Random.from('bench');
  const state = middleOf(chosen);
  const view = rules.view(state, 0);
  const mind = await mindOf(rules, seats);
  const peer = createPeer(rules, setup, seats);
  let game = 0;
  const nextSeed = (): string => `bench ${game++}`;
  const progress = new Progress('measurements', MEASUREMENTS);
  let measured = 0;
  const rate = async (time: number, work: () => number): Promise<number> => {
    const found = await perSecond(time, signal, work);
    progress.at(++measured);
    return found ?? Number.NaN;
  };
  const short = milliseconds / 4;
  const rates = {
    decisionsPerSecond: await rate(milliseconds, () => playRandomly(chosen, nextSeed(), random)),
    peerDecisionsPerSecond: await rate(milliseconds, () => peer(nextSeed(), random)),
    clonesPerSecond: await rate(short, () => thousandTimes(() => rules.clone(state))),
    viewsPerSecond: await rate(short, () => thousandTimes(() => rules.view(state, 0))),
    imaginedPerSecond: await rate(short, () => thousandTimes(() => rules.imagine(view, random))),
    iterationsPerSecond: await rate(milliseconds, () => search(chosen, state, mind)),
  };
  progress.end();
  return {
    ...rates,
    timesBoardgameIo: rates.decisionsPerSecond / rates.peerDecisionsPerSecond,
    cloneMicroseconds: 1e6 / rates.clonesPerSecond,
    viewMicroseconds: 1e6 / rates.viewsPerSecond,
    imagineMicroseconds: 1e6 / rates.imaginedPerSecond,
    stateBytes: bytes(state).length,
    viewBytes: bytes(view).length,
  };
}

function thousandTimes(work: () => void): number {
  for (let time = 0; time < 1000; time++) work();
  return 1000;
}

const ITERATIONS = 4000;

function search({ rules }: Chosen, state: GameTypes['state'], mind: Mind<GameTypes>): number {
  const seat = rules.deciders(state)[0] ?? 0;
  const player = new SearchPlayer(rules, Random.from('bench'), { ...SEARCH, iterations: ITERATIONS }, mind);
  return Math.max(1, player.think(rules.view(state, seat), seat).iterations);
}

type Figures = Awaited<ReturnType<typeof measure>>;

function report(id: GameId, figures: Figures, isInterrupted: boolean): void {
  const shown = (value: number, digits: number): string => (Number.isNaN(value) ? '?' : value.toFixed(digits));
  if (isInterrupted) say('interrupted: what is marked "?" was not measured');
  say(
    `boardgame.io: ${shown(figures.peerDecisionsPerSecond, 0)} decisions/s; ` +
      `${shown(figures.imagineMicroseconds, 1)} us/imagined world, ${shown(figures.viewBytes / 1024, 1)} KB view`,
    `${id}: ${shown(figures.decisionsPerSecond, 0)} decisions/s, ${shown(figures.timesBoardgameIo, 1)}x boardgame.io, ` +
      `${shown(figures.cloneMicroseconds, 1)} us/clone, ${shown(figures.viewMicroseconds, 1)} us/view, ` +
      `${shown(figures.stateBytes / 1024, 1)} KB state, ${shown(figures.iterationsPerSecond, 0)} iterations/s`,
  );
}
