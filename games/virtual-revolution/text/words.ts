/** Everything Virtual Revolution says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import type { Blocked, GameWords, OptionOf, Outcome, Seat, Sentence } from '@cabale/engine';
import type { VirtualRevolution } from '../rules/state.ts';
import { eventSentence } from './events.ts';
import { nameOf } from './names.ts';
import { refsOf } from './optionrefs.ts';
import { optionSentence } from './options.ts';
import { promptSentence } from './prompts.ts';
import { seatRef } from './refs.ts';

export const words: GameWords<VirtualRevolution> = {
  prompt: promptSentence,
  option: optionSentence,
  thingsOf: refsOf,
  event: eventSentence,
  blocked: ({ rule }: Blocked): Sentence => ({ key: REASON_KEYS[rule] ?? 'blocked.other' }),
  name: nameOf,
  outcome: outcomeSentence,
  needsConfirm: isFinal,
};

/** The rules that `blocked` cites, each with the key of its reason. */
const REASON_KEYS: Readonly<Record<string, string>> = {
  'VR-1.5': 'blocked.foreignTokens',
  'VR-1.8': 'blocked.emptyReserve',
  'VR-1.16': 'blocked.cannotPay',
  'VR-3.6': 'blocked.noDirector',
  'VR-5.3': 'blocked.noToken',
  'VR-5.4': 'blocked.sameArr',
  'VR-6.10': 'blocked.titleUsed',
  'VR-8.1': 'blocked.oneAction',
  'VR-10.1': 'blocked.outOfReach',
  'VR-11.2': 'blocked.foreignServer',
  'VR-11.3': 'blocked.noOwnToken',
  'VR-11.4': 'blocked.ownServer',
  'VR-12.2': 'blocked.renewalTooDear',
  'VR-12.8': 'blocked.emptyRow',
  'VR-13.8': 'blocked.missionUnmet',
  'VR-15.1': 'blocked.noCard',
  'VR-15.2': 'blocked.onlyOnce',
  'VR-15.5': 'blocked.cannotDonate',
  'VR-16.1': 'blocked.serviceFull',
  'VR-16.2': 'blocked.exhausted',
  'VR-20.6': 'blocked.tooLittleImmunity',
  'VR-21.2': 'blocked.taken',
};

function outcomeSentence({ ranks, reason }: Outcome, seat: Seat | undefined): Sentence {
  const winners = ranks.flatMap((rank, each) => (rank === 1 ? [each] : []));
  const winner = winners[0] ?? 0;
  const whose =
    seat === undefined ? 'other' : winners.includes(seat) ? (winners.length > 1 ? 'shared' : 'won') : 'lost';
  return { key: `outcome.${whose}.${reason}`, refs: { seat: seatRef(winner) } };
}

/** What gives something up for good. */
function isFinal({ kind }: OptionOf<VirtualRevolution>): boolean {
  return kind === 'endTurn' || kind === 'exchange';
}
