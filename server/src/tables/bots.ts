import type { Thought, ThinkRequest } from '@cabale/bots';
import { fingerprint, Random, type OptionBase, type Seat } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { owesBot } from '../table/document.ts';
import { within } from '../time-limit.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { Tables } from './tables.ts';

/** Thinks somewhere else than where requests are answered. It is given a view, never a state. */
export interface Thinker {
  /** `owner`: whose bot it is; thoughts of different owners take turns. */
  think(request: ThinkRequest, owner: Id): Promise<Thought>;
  close(): Promise<void>;
}

export interface Thinking {
  readonly thinker: Thinker;
  readonly onTrouble: (error: unknown) => void;
  /** Thoughts are broken off because the server stops: somebody else will think them. */
  readonly isClosing: () => boolean;
  /** A thought that takes longer is given up, whatever the thinker does. */
  readonly limitMs?: number;
}

/** With the wait for a free thread; a thinker limits each thought by itself. */
const THINK_WITHIN_MS = 10 * 60 * 1000;

interface Question {
  readonly owner: Id;
  readonly seat: Seat;
  readonly number: number;
  readonly options: readonly OptionBase[];
  readonly request: ThinkRequest;
}

/** Answers for a bot that owes an answer at the table, if one still does. */
export async function answerAsBot(tables: Tables, thinking: Thinking, id: Id): Promise<void> {
  const question = await tables.at(id).inspect(questionAt);
  if (question === undefined) return;
  const option = await answerTo(question, thinking);
  await tables.at(id).answerForBot(question.seat, question.number, option);
}

function questionAt({ state: { document, play }, number, pack }: LoadedTable): Question | undefined {
  if (play === null || !owesBot(document)) return undefined;
  const seat = document.owing.find((each) => document.seats[each]?.kind === 'bot');
  const sitter = seat === undefined ? undefined : document.seats[seat];
  if (seat === undefined || sitter?.kind !== 'bot') return undefined;
  const { match } = play;
  const request: ThinkRequest = {
    gameId: document.game,
    ...(pack === undefined ? {} : { pack }),
    view: match.view(seat),
    seat,
    seats: document.seats.length,
    level: sitter.level,
    // A fingerprint, so that no bot is handed the seed of the shuffles.
    seed: fingerprint(`bot ${seat} ${document.seed ?? ''}`),
  };
  return { owner: document.host, seat, number, options: match.decision(seat)?.options ?? [], request };
}

/** A bot whose thinking failed answers at random: nobody may be stuck. */
async function answerTo(
  question: Question,
  { thinker, onTrouble, isClosing, limitMs = THINK_WITHIN_MS }: Thinking,
): Promise<OptionBase> {
  try {
    return (await within(thinker.think(question.request, question.owner), limitMs, 'the thought of a bot')).option;
  } catch (error) {
    if (isClosing()) throw error;
    onTrouble(error);
    const { options, number, request } = question;
    const option = options[Random.from(`${request.seed} ${number}`).below(options.length)];
    if (option === undefined) throw new Error('a bot was asked that has no options', { cause: error });
    return option;
  }
}
