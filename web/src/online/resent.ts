import type { TableRefusal } from '@cabale/design';
import type { Act, ActKind, ErrorCode } from '@cabale/protocol';
import type { Reply } from './connection.ts';

/** The refusal of a repeated act whose first attempt succeeded but whose answer was lost. */
const DONE_BEFORE: Readonly<Record<Exclude<ActKind, 'choose' | 'undo'>, ErrorCode | undefined>> = {
  sit: 'already-seated',
  commit: undefined,
  reveal: 'already-revealed',
  leave: 'not-seated',
  return: 'already-seated',
  start: 'not-gathering',
  kick: 'seat-not-free',
  remove: 'not-found',
  'set-seat': undefined,
  'bot-level': undefined,
  pause: 'paused',
  resume: 'not-paused',
  propose: 'already-proposed',
  vote: 'no-such-proposal',
  vacation: undefined,
};

/** State of the table when a resent act is answered. */
export interface Since {
  /** The number of the last frame. */
  readonly last: number;
  /** The seat that chose in the frame after the one acted on. */
  readonly next: number | null | undefined;
  readonly own: number | 'audience';
}

/** The refusal to show; `undefined` if the act was carried out and only its answer was lost. */
export function refusalOf(act: Act, { refusal, resent }: Reply, since: Since): TableRefusal | undefined {
  if (refusal === undefined || !resent) return refusal;
  if (act.kind === 'choose') return refusal.code === 'behind' && since.next === since.own ? undefined : refusal;
  if (act.kind === 'undo') return refusal.code === 'behind' && since.last < act.at ? undefined : refusal;
  return refusal.code === DONE_BEFORE[act.kind] ? undefined : refusal;
}
