import { createPlayer, SEARCH } from '@cabale/bots';
import { bytes, Random, type GameTypes, type Rules, type SetupOf } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { chosenGame, type GameOptions } from '../arguments.ts';
import { createPeer } from '../bench/boardgame-io.ts';
import { perSecond } from '../bench/measure.ts';
import { Progress } from '../progress.ts';

export interface BenchOptions extends GameOptions {
  readonly milliseconds: number;
  readonly json?: true;
}

interface Figures {
  readonly decisionsPerSecond: number;
  readonly timesBoardgameIo: number;
  readonly cloneMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly imagineMicroseconds: number;
  readonly stateBytes: number;
  readonly viewBytes: number;
  readonly iterationsPerSecond: number;
}

/** Measures one game in one run: all figures come from the same process, so ratios mean something. */
export async function bench(id: GameId, options: BenchOptions): Promise<void> {
  const { rules, seats, setup } = await chosenGame(id, options);
  const figures = measure(rules, setup, seats, options.milliseconds);
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify({ game: id, ...figures })}\n`);
    return;
  }
  const parts = [
    `${Math.round(figures.decisionsPerSecond)} decisions/s`,
    `${figures.timesBoardgameIo.toFixed(1)}x boardgame.io`,
    `${figures.cloneMicroseconds.toFixed(1)} us/clone`,
    `${figures.viewMicroseconds.toFixed(1)} us/view`,
    `${(figures.stateBytes / 1024).toFixed(1)} KB state`,
    `${Math.round(figures.iterationsPerSecond)} iterations/s`,
  ];
  process.stdout.write(
    `${figures.imagineMicroseconds.toFixed(1)} us/imagined world, ${(figures.viewBytes / 1024).toFixed(1)} KB view\n`,
  );
  process.stdout.write(`${id}: ${parts.join(', ')}\n`);
}

function measure(
  rules: Rules<GameTypes>,
  setup: SetupOf<GameTypes['setup']>,
  seats: number,
  milliseconds: number,
): Figures {
  const random = Random.from('bench');
  let game = 0;
  const nextSeed = (): string => `bench ${game++}`;
  const progress = new Progress('measurements', 6);
  const decisionsPerSecond = perSecond(milliseconds, () => playRandomly(rules, setup, seats, nextSeed(), random));
  progress.at(1);
  const peer = createPeer(rules, setup, seats);
  const peerPerSecond = perSecond(milliseconds, () => peer(nextSeed(), random));
  progress.at(2);
  const state = middleOf(rules, setup, seats);
  const view = rules.view(state, 0);
  const micro = (work: () => void): number => 1e6 / perSecond(milliseconds / 4, () => repeat(1000, work));
  const figures = {
    decisionsPerSecond,
    timesBoardgameIo: decisionsPerSecond / peerPerSecond,
    cloneMicroseconds: micro(() => rules.clone(state)),
    viewMicroseconds: micro(() => rules.view(state, 0)),
    imagineMicroseconds: micro(() => rules.imagine(view, random)),
    stateBytes: bytes(state).length,
    viewBytes: bytes(view).length,
    iterationsPerSecond: searchSpeed(rules, seats, state, milliseconds),
  };
  progress.end();
  return figures;
}

function repeat(times: number, work: () => void): number {
  for (let time = 0; time < times; time++) work();
  return times;
}

function playRandomly(
  rules: Rules<GameTypes>,
  setup: SetupOf<GameTypes['setup']>,
  seats: number,
  seed: string,
  random: Random,
): number {
  const state = rules.start(setup, seats, seed);
  let decisions = 0;
  for (let step = rules.step(state); step !== undefined; step = rules.step(state)) {
    const seat = step.seat ?? rules.deciders(state)[0] ?? 0;
    rules.take(state, seat, random.pick(rules.options(state, seat)));
    decisions++;
  }
  return decisions;
}

/** A position in the middle of a game. */
function middleOf(rules: Rules<GameTypes>, setup: SetupOf<GameTypes['setup']>, seats: number): GameTypes['state'] {
  const random = Random.from('middle');
  const state = rules.start(setup, seats, 'middle');
  for (let decision = 0; decision < 100 && rules.step(state) !== undefined; decision++) {
    const seat = rules.deciders(state)[0] ?? 0;
    rules.take(state, seat, random.pick(rules.options(state, seat)));
  }
  return state;
}

function searchSpeed(rules: Rules<GameTypes>, seats: number, state: GameTypes['state'], milliseconds: number): number {
  const seat = rules.deciders(state)[0] ?? 0;
  const config = { ...SEARCH, iterations: 4000 };
  return perSecond(milliseconds, () => {
    const player = createPlayer(rules, seats, { kind: 'search', config }, 'bench');
    return Math.max(1, player.think(rules.view(state, seat), seat).iterations);
  });
}
