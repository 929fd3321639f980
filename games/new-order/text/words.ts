/** Everything New Order says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import type { Blocked, GameWords, OptionOf, Outcome, Seat, Sentence } from '@cabale/engine';
import type { NewOrder, NewOrderView } from '../rules/state.ts';
import { eventSentence } from './events.ts';
import { askedStep, verdictOf } from './figures.ts';
import { nameOf } from './names.ts';
import { optionSentence, refsOf } from './options.ts';
import { promptSentence } from './prompts.ts';
import { seatRef } from './refs.ts';

export const words: GameWords<NewOrder> = {
  prompt: promptSentence,
  option: optionSentence,
  thingsOf: refsOf,
  event: eventSentence,
  blocked: blockedSentence,
  name: nameOf,
  outcome: outcomeSentence,
  needsConfirm: isFinal,
};

/** The rules that `blocked` cites, each with the key of its reason. */
const REASON_KEYS: Readonly<Record<string, string>> = {
  'NO-2.4': 'blocked.oneConsultant',
  'NO-3.7': 'blocked.deckEmpty',
  'NO-4.4': 'blocked.ownColourTile',
  'NO-4.5': 'blocked.supplyEmpty',
  'NO-4.9': 'blocked.usedThisTurn',
  'NO-5.3': 'blocked.noUprightCard',
  'NO-5.4': 'blocked.notAdjacent',
  'NO-5.5': 'blocked.lastAgent',
  'NO-5.12': 'blocked.lastTile',
  'NO-6.3': 'blocked.sameColourTile',
  'NO-6.4': 'blocked.lastAgent',
  'NO-6.6': 'blocked.oneHqOneColour',
  'NO-6.10': 'blocked.oneHq',
  'NO-11.8': 'blocked.foreignColour',
};

function blockedSentence({ rule }: Blocked): Sentence {
  return { key: REASON_KEYS[rule] ?? 'blocked.other' };
}

function outcomeSentence({ ranks, reason }: Outcome, seat: Seat | undefined): Sentence {
  const winners = ranks.flatMap((rank, index) => (rank === 1 ? [index] : []));
  const [winner] = winners;
  if (winner === undefined) return { key: 'outcome.over' };
  if (winners.length > 1)
    return { key: seat !== undefined && winners.includes(seat) ? 'outcome.sharedWon' : 'outcome.shared' };
  const whose = seat === undefined ? 'other' : seat === winner ? 'won' : 'lost';
  return { key: `outcome.${whose}.${reason}`, refs: { seat: seatRef(winner) } };
}

/** Declining gives something up for good; with a view, a takeover that is going to fail is asked once more too. */
function isFinal(option: OptionOf<NewOrder>, view?: NewOrderView): boolean {
  if (option.kind === 'decline') return true;
  const step = view === undefined ? undefined : askedStep(view);
  if (view === undefined || option.kind !== 'strength' || step?.kind !== 'strength') return false;
  return verdictOf(view, step.source, step.target, option.agents) === 'fail';
}
