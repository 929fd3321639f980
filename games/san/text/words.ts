/** Everything San says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import type { Blocked, GameWords, OptionOf, Outcome, Seat, Sentence } from '@cabale/engine';
import type { San } from '../rules/state.ts';
import { eventSentence } from './events.ts';
import { nameOf } from './names.ts';
import { optionSentence, refsOf } from './options.ts';
import { promptSentence } from './prompts.ts';
import { seatRef } from './refs.ts';

export const words: GameWords<San> = {
  prompt: promptSentence,
  option: optionSentence,
  refsOf,
  event: eventSentence,
  blocked: blockedSentence,
  name: nameOf,
  outcome: outcomeSentence,
  isFinal,
};

/** The rules that `blocked` cites, each with the key of its reason. */
const REASON_KEYS: Readonly<Record<string, string>> = {
  'SAN-3.3': 'blocked.mustPlay',
  'SAN-4.4': 'blocked.typeLocked',
  'SAN-5.2': 'blocked.corruption',
  'SAN-5.5': 'blocked.slotFull',
  'SAN-6.3': 'blocked.crossing',
  'SAN-7.1': 'blocked.hacking',
  'SAN-8.18': 'blocked.copyType',
  'SAN-8.22': 'blocked.copyNothing',
  'SAN-8.31': 'blocked.discardType',
  'SAN-8.33': 'blocked.discardVirus',
  'SAN-9.2': 'blocked.tooDear',
};

function blockedSentence({ rule }: Blocked): Sentence {
  return { key: REASON_KEYS[rule] ?? 'blocked.other', values: { rule } };
}

function outcomeSentence({ ranks, reason }: Outcome, seat: Seat | undefined): Sentence {
  const winners = ranks.flatMap((rank, index) => (rank === 1 ? [index] : []));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return { key: `outcome.draw.${reason === 'stall' ? 'stall' : 'river'}` };
  if (seat === undefined) return { key: `outcome.other.${reason}`, refs: { seat: seatRef(winner) } };
  return { key: `outcome.${seat === winner ? 'won' : 'lost'}.${reason}`, refs: { seat: seatRef(winner) } };
}

/** What cannot be taken back once chosen; a single declined effect can, by undo. */
function isFinal({ kind }: OptionOf<San>): boolean {
  return kind === 'endPlay' || kind === 'endBuy' || kind === 'declineRest';
}
