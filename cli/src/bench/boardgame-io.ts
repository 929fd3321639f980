import type { GameTypes, OptionOf, Random, Rules, SetupOf } from '@cabale/engine';
import { createRequire } from 'node:module';
import { Failure, reasonOf } from '../failure.ts';

interface BgioState {
  readonly G: GameTypes['state'];
}

interface BgioInternal {
  CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
  InitializeGame(options: { game: object; numPlayers: number }): BgioState;
}

/**
 * The same rules run by boardgame.io's reducer. Options are listed outside the move, so that they are not listed twice, and
 * its handling of turns is left out; both make it faster.
 */
export function createPeer(
  rules: Rules<GameTypes>,
  setup: SetupOf<GameTypes['setup']>,
  seats: number,
): (seed: string, random: Random) => number {
  const { CreateGameReducer, InitializeGame } = loadInternal();
  let seed = '';
  const game = {
    name: rules.game.id,
    setup: () => rules.start(setup, seats, seed),
    moves: {
      choose({ G }: { G: GameTypes['state'] }, seat: number, option: OptionOf<GameTypes>) {
        rules.take(G, seat, option);
      },
    },
    turn: { activePlayers: { all: 'choosing' }, stages: {} },
    disableUndo: true,
  };
  const reduce = CreateGameReducer({ game });
  return (newSeed, random) => {
    seed = newSeed;
    let state = InitializeGame({ game, numPlayers: seats });
    let decisions = 0;
    for (let step = rules.step(state.G); step !== undefined; step = rules.step(state.G)) {
      const seat = step.seat ?? rules.deciders(state.G)[0] ?? 0;
      const args = [seat, random.pick(rules.options(state.G, seat))];
      const before = state;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'choose', args, playerID: String(seat) } });
      if (state === before) throw new Error('boardgame.io refused a move');
      decisions++;
    }
    return decisions;
  };
}

/** A development dependency, missing in production installations. */
function loadInternal(): BgioInternal {
  try {
    const require = createRequire(import.meta.url);
    return require('boardgame.io/internal') as BgioInternal;
  } catch (error) {
    throw new Failure(
      `bench compares with boardgame.io, which is not installed (npm ci): ${reasonOf(error).split('\n', 1)[0]}`,
      1,
    );
  }
}
