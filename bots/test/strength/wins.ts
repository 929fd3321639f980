import { defaultSetup, Rules, type Game, type GameTypes } from '@cabale/engine';
import { createPlayer, playGame, SEARCH, type BotSpec } from '@cabale/bots';

export const random: BotSpec = { kind: 'random' };
export const greedy: BotSpec = { kind: 'greedy' };
export const searching = (iterations: number): BotSpec => ({ kind: 'search', config: { ...SEARCH, iterations } });

interface Goal {
  readonly needed: number;
  readonly of: number;
}

/**
 * Wins of A, alone against Bs, over games with fixed seeds and rotating seats. Stops once the required wins are reached
 * or out of reach.
 */
export async function wins<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  a: BotSpec,
  b: BotSpec,
  goal: Goal,
): Promise<number> {
  const table = new Rules(game);
  let won = 0;
  for (let number = 0; won < goal.needed && won + goal.of - number >= goal.needed; number++) {
    const seat = number % seats;
    const seed = `guard ${Math.floor(number / seats)}`;
    const players = await Promise.all(
      Array.from({ length: seats }, (_, place) =>
        createPlayer(table, seats, place === seat ? a : b, `${seed} ${place}`),
      ),
    );
    const { state } = playGame(table, players, defaultSetup(game.setup), seed);
    if (table.outcome(state)?.ranks[seat] === 1) won++;
  }
  return won;
}
