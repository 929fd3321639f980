import type { TableRefusal } from '@cabale/design';
import type { Act, ActKind, ErrorCode } from '@cabale/protocol';
import type { Reply } from './line.ts';

/** What the second sending is told where the first one was carried out and only its answer was lost. */
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

/** What is known of the table once a resent act is answered. */
export interface Since {
  /** The number of the last frame. */
  readonly last: number;
  /** Whose choice the frame after the one acted on was. */
  readonly next: number | null | undefined;
  readonly own: number | 'audience';
}

/** The refusal to show, or nothing where the act was carried out before its answer got lost. */
export function refusalOf(act: Act, { refusal, resent }: Reply, since: Since): TableRefusal | undefined {
  if (refusal === undefined || !resent) return refusal;
  switch (act.kind) {
    case 'choose':
      return refusal.code === 'behind' && since.next === since.own ? undefined : refusal;
    case 'undo':
      return refusal.code === 'behind' && since.last < act.at ? undefined : refusal;
    case 'sit':
    case 'commit':
    case 'reveal':
    case 'leave':
    case 'return':
    case 'start':
    case 'kick':
    case 'remove':
    case 'set-seat':
    case 'bot-level':
    case 'pause':
    case 'resume':
    case 'propose':
    case 'vote':
    case 'vacation':
      return refusal.code === DONE_BEFORE[act.kind] ? undefined : refusal;
  }
}
