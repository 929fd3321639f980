import type { Thought, ThinkRequest } from '@cabale/bots';
import { fingerprint, Random, type OptionBase, type Seat } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { awaitsBot } from '../table/document.ts';
import { within } from '../time-limit.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/** Chooses for bots outside the main thread. It gets a view, never a state. */
export interface Thinker {
  /** `owner`: whose bot it is; owners are served in rotation. */
  think(request: ThinkRequest, owner: Id): Promise<Thought>;
  close(): Promise<void>;
}

export interface BotContext {
  readonly thinker: Thinker;
  readonly onError: (error: unknown) => void;
  /** The server stops: interrupted requests are repeated by another process. */
  readonly isClosing: () => boolean;
  /** A request that takes longer is given up. */
  readonly limitMs?: number;
}

/** Includes waiting for a free thread; the thinker limits each request by itself. */
const THINK_WITHIN_MS = 10 * 60 * 1000;

interface BotDecision {
  readonly owner: Id;
  readonly seat: Seat;
  readonly number: number;
  readonly options: readonly OptionBase[];
  readonly request: ThinkRequest;
}

/** Chooses for a bot that must choose at the table, if one still must. */
export async function chooseForBot(tables: Tables, bots: BotContext, id: Id): Promise<void> {
  const decision = await tables.at(id).inspect(pendingDecision);
  if (decision === undefined) return;
  const option = await optionFor(decision, bots);
  await tables.at(id).answerForBot(decision.seat, decision.number, option);
}

function pendingDecision({ state: { document, play }, number, pack }: LoadedTable): BotDecision | undefined {
  if (play === null || !awaitsBot(document)) return undefined;
  const seat = document.owing.find((each) => document.seats[each]?.kind === 'bot');
  const sitter = seat === undefined ? undefined : document.seats[seat];
  if (seat === undefined || sitter?.kind !== 'bot') return undefined;
  const { match } = play;
  const request: ThinkRequest = {
    gameId: document.game,
    rules: match.rules.version,
    ...(pack === undefined ? {} : { pack }),
    view: match.view(seat),
    seat,
    seats: document.seats.length,
    level: sitter.level,
    // A fingerprint, so that no bot learns the seed of the shuffles.
    seed: fingerprint(`bot ${seat} ${document.seed ?? ''}`),
  };
  return { owner: document.host, seat, number, options: match.decision(seat)?.options ?? [], request };
}

/** If the bot fails, the choice is random, so that the game continues. */
async function optionFor(
  decision: BotDecision,
  { thinker, onError, isClosing, limitMs = THINK_WITHIN_MS }: BotContext,
): Promise<OptionBase> {
  try {
    return (await within(thinker.think(decision.request, decision.owner), limitMs, 'a bot')).option;
  } catch (error) {
    if (isClosing()) throw error;
    onError(error);
    const { options, number, request } = decision;
    const option = options[Random.from(`${request.seed} ${number}`).below(options.length)];
    if (option === undefined) throw new Error('a bot has to choose without options', { cause: error });
    return option;
  }
}
