import { Rules, type GameTypes, type OptionBase, type Seat } from '@cabale/engine';
import { isGame, loadGame } from '@cabale/games';
import { createPlayer, LEVEL_SPECS, type Level } from './levels.ts';
import type { Player } from './player.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { weightsOf } from './weights.ts';

/** A request to a bot: the view is all it may know. Plain data, so that it can be sent to a worker. */
export interface ThinkRequest {
  readonly gameId: string;
  /** The version of the rules. */
  readonly rules: string;
  /** The content pack of the match, if it has one. */
  readonly pack?: unknown;
  readonly view: GameTypes['view'];
  readonly seat: Seat;
  readonly seats: number;
  readonly level: Level;
  /** Of the bot's generator; the same requests in the same order give the same answers. */
  readonly seed: string;
  /** Also explain why the best option is better than the next ones. */
  readonly why?: true;
}

export interface Candidate {
  readonly option: OptionBase;
  /** The seat's chance to win, 0 to 1, if it takes this option. */
  readonly chance: number;
  /** How often search tried it. */
  readonly visits: number;
  /** The standard error of the chance. */
  readonly error?: number;
  /** Why the best option is better than this one, strongest first; only if requested. */
  readonly reasons?: readonly Reason[];
}

/** How many options are compared with the best one. */
const COMPARED = 2;

export interface Thought {
  readonly option: OptionBase;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
}

/** The last player: it continues its search tree while nothing new was revealed. */
let lastPlayer: { readonly name: string; readonly player: Player<GameTypes> } | null = null;

/** Answers a request. Only the last player is kept: a worker serves one table at a time, and trees do not outlive a turn. */
export async function think(request: ThinkRequest): Promise<Thought> {
  const name = JSON.stringify({ ...request, view: undefined });
  if (lastPlayer?.name !== name) lastPlayer = { name, player: await playerFor(request) };
  const { option, candidates, iterations } = lastPlayer.player.think(request.view, request.seat);
  return { option, candidates: request.why === true ? await explained(request, candidates) : candidates, iterations };
}

/** The same candidates, the first few with reasons. */
async function explained(request: ThinkRequest, candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
  const { view, seat, seats, seed } = request;
  const rules = await rulesAt(request);
  const options = candidates.slice(0, 1 + COMPARED).map(({ option }) => option);
  const reasons = reasonsFor({ rules, weights: weightsOf(rules, seats), view, seat, seed }, options);
  return candidates.map((candidate, index) => ({ ...candidate, reasons: reasons[index - 1] ?? [] }));
}

async function playerFor(request: ThinkRequest): Promise<Player<GameTypes>> {
  const { seats, level, seed, seat } = request;
  return createPlayer(await rulesAt(request), seats, LEVEL_SPECS[level], `${seed} seat ${seat}`);
}

async function rulesAt({ gameId, pack, rules }: ThinkRequest): Promise<Rules<GameTypes>> {
  return (await rulesOf(gameId, pack)).under(rules);
}

export async function rulesOf(gameId: string, pack?: unknown): Promise<Rules<GameTypes>> {
  if (!isGame(gameId)) throw new Error(`there is no game "${gameId}"`);
  const { game } = await loadGame(gameId);
  if (pack === undefined) return new Rules(game);
  const parsed = game.content.parse(pack);
  if ('mistakes' in parsed) throw new Error(`the content pack is wrong: ${parsed.mistakes.join('; ')}`);
  return new Rules(game, parsed.content);
}
