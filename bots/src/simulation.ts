import type { GameTypes, OptionBase, Outcome, Seat, SetupOf } from '@cabale/engine';
import { GAMES, isGame } from '@cabale/games';
import { createPlayer, type BotSpec } from './levels.ts';
import { playGame } from './play.ts';
import { rulesOf } from './think.ts';

export interface SimulationTask {
  readonly gameId: string;
  readonly seats: number;
  readonly setup: SetupOf<GameTypes['setup']>;
  /** The content pack, if there is one. */
  readonly pack?: unknown;
  readonly bot: BotSpec;
  readonly seed: string;
  /** Also return the choices, for a record. */
  readonly keepsChoices: boolean;
}

export interface SimulatedGame {
  readonly outcome: Outcome;
  /** By seat, in games with different roles. */
  readonly roles: readonly string[];
  readonly choices: readonly { readonly seat: Seat; readonly option: OptionBase }[];
  readonly decisions: number;
  readonly turns: number;
}

/** Plays one game between bots of one kind; runs in a worker. */
export async function simulateGame(task: SimulationTask): Promise<SimulatedGame> {
  const { gameId, seats, setup, bot, seed } = task;
  const rules = await rulesOf(gameId, task.pack);
  const role = isGame(gameId) ? (await GAMES[gameId].checks()).role : undefined;
  const players = await Promise.all(
    Array.from({ length: seats }, (_, seat) => createPlayer(rules, seats, bot, `${seed} ${seat}`)),
  );
  const choices: { seat: Seat; option: OptionBase }[] = [];
  const { state, decisions, turns } = playGame(rules, players, setup, seed, (_state, seat, option) => {
    if (task.keepsChoices) choices.push({ seat, option });
  });
  const outcome = rules.outcome(state);
  if (outcome === undefined) throw new Error(`the game with seed ${seed} did not end`);
  const roles = role === undefined ? [] : players.map((_, seat) => role(state, seat));
  return { outcome, roles, choices, decisions, turns };
}
