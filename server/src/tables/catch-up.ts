import type { Observer } from '@cabale/engine';
import type { WireFrame } from '@cabale/protocol';
import { isRefused, type Refused } from '../table/refusal.ts';
import type { LoadedTable } from './loaded-table.ts';
import type { GameHistory } from '../replay/game-history.ts';
import type { Subscribers } from './subscribers.ts';
import type { Subscription } from './subscription.ts';

/** Runs a task while no other task of the table runs. */
export type Exclusive = <Result extends object>(task: (table: LoadedTable) => Result) => Promise<Result | Refused>;

export interface CatchUpParts {
  readonly subscription: Subscription;
  readonly subscribers: Subscribers;
  readonly history: GameHistory;
  readonly exclusive: Exclusive;
}

/**
 * Sends a long history in parts, each when the one before has left this machine. Resolves with the first part. The
 * table advances meanwhile, so every part is made for the table as it is when the part is sent.
 */
export async function catchUp(parts: CatchUpParts): Promise<void> {
  if (await sendNextPart(parts)) return;
  const sendOthers = async (): Promise<void> => {
    await parts.subscription.subscriber.flushed();
    if (!(await sendNextPart(parts))) await sendOthers();
  };
  // A connection that is gone needs no history.
  sendOthers().catch(() => undefined);
}

/** `true` when nothing is left to send. */
async function sendNextPart(parts: CatchUpParts): Promise<boolean> {
  const { subscription, subscribers, exclusive } = parts;
  if (!subscribers.has(subscription)) return true;
  const part = await exclusive((table) => sendFromMemory(parts, table));
  if (isRefused(part)) return true;
  if ('isLast' in part) return part.isLast;
  const page = await part.page;
  if (!subscribers.has(subscription)) return true;
  const sent = await exclusive((table) => ({ isLast: sendPage(parts, table, part, page) }));
  return isRefused(sent) || sent.isLast;
}

type Page = readonly WireFrame[] | 'no-history' | 'failed';

/** A page that is being read, and what it was requested for. */
interface PageRequest {
  readonly number: number;
  readonly cuts: number;
  readonly observer: Observer;
  readonly page: Promise<Page>;
}

function sendFromMemory(
  { subscription, subscribers, history }: CatchUpParts,
  table: LoadedTable,
): { readonly isLast: boolean } | PageRequest {
  const { play } = table.state;
  if (!subscribers.has(subscription) || play === null) return { isLast: true };
  const from = play.framesStillValid(subscription.frames, subscription.cuts);
  if (from >= play.firstKept || from > play.length || table.hasNoHistory)
    return { isLast: subscribers.sendPart(subscription, table.state) };
  const { observer } = subscription;
  return { number: table.number, cuts: play.cutCount, observer, page: history.frames(table, observer, from) };
}

function sendPage(
  { subscription, subscribers }: CatchUpParts,
  table: LoadedTable,
  request: PageRequest,
  page: Page,
): boolean {
  const { play } = table.state;
  if (!subscribers.has(subscription) || play === null) return true;
  if (page === 'failed') return subscribers.sendPart(subscription, table.state);
  if (page === 'no-history') {
    if (table.number === request.number) table.hasNoHistory = true;
    return false;
  }
  const isCurrent = play.cutCount === request.cuts && subscription.observer === request.observer;
  return isCurrent && subscribers.sendPart(subscription, table.state, page);
}
