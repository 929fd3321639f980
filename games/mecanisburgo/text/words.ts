/** Everything Mecanisburgo says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import type { Blocked, GameWords, OptionOf, Outcome, Seat, Sentence } from '@cabale/engine';
import type { Mecanisburgo } from '../rules/state.ts';
import type { Counting } from './counting.ts';
import { eventSentence } from './events.ts';
import { nameOf } from './names.ts';
import { refsOf } from './optionrefs.ts';
import { optionSentence } from './options.ts';
import { promptSentence } from './prompts.ts';
import { seatRef } from './refs.ts';

export function wordsOf(count: Counting): GameWords<Mecanisburgo> {
  return {
    prompt: (view, decision, content) => promptSentence(view, decision, content, count),
    option: (option, view, content) => optionSentence(option, view, content, count),
    thingsOf: refsOf,
    event: eventSentence,
    blocked: ({ rule }: Blocked): Sentence => ({ key: REASON_KEYS[rule] ?? 'blocked.other' }),
    name: nameOf,
    outcome: outcomeSentence,
    needsConfirm: isFinal,
  };
}

/** The rules that `blocked` cites, each with the key of its reason. */
const REASON_KEYS: Readonly<Record<string, string>> = {
  'MEC-1.15': 'blocked.tooManyVp',
  'MEC-3.8': 'blocked.full',
  'MEC-3.10': 'blocked.forbidden',
  'MEC-3.11': 'blocked.alreadyInZone',
  'MEC-6.4': 'blocked.noSkill',
  'MEC-6.7': 'blocked.noSlot',
  'MEC-6.8': 'blocked.tooDear',
  'MEC-11.25': 'blocked.noSlotForSeduction',
  'MEC-11.31': 'blocked.noTarget',
  'MEC-13.1': 'blocked.notReady',
  'MEC-14.13': 'blocked.cannotPayAll',
  'MEC-14.22': 'blocked.tooLittle',
  'MEC-14.25': 'blocked.needNotMet',
  'MEC-17.19': 'blocked.onlyInLastRound',
  'MEC-17.23': 'blocked.ownSpacesFull',
  'MEC-17.24': 'blocked.enemySpacesFull',
  'MEC-17.25': 'blocked.unclaimed',
  'MEC-19.3': 'blocked.cannotPay',
};

/** Nobody wins where chaos does. */
function outcomeSentence({ ranks, reason }: Outcome, seat: Seat | undefined): Sentence {
  const winner = ranks.indexOf(1);
  const whose = seat === undefined ? 'other' : seat === winner ? 'won' : 'lost';
  const key = `outcome.${whose}.${reason}`;
  return winner < 0 ? { key } : { key, refs: { seat: seatRef(winner) } };
}

/** What gives something up for good. */
function isFinal({ kind }: OptionOf<Mecanisburgo>): boolean {
  return kind === 'pass' || kind === 'dismiss' || kind === 'giveUp' || kind === 'giveUpProperty';
}
