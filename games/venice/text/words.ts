/** Everything Venice says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import type { Blocked, GameWords, OptionOf, Outcome, Seat, Sentence } from '@cabale/engine';
import type { Venice, VeniceView } from '../rules/state.ts';
import { eventSentence } from './events.ts';
import { askedStep } from './figures.ts';
import { nameOf } from './names.ts';
import { optionSentence, refsOf } from './options.ts';
import { promptSentence } from './prompts.ts';
import { seatRef } from './refs.ts';

export const words: GameWords<Venice> = {
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
  'VEN-1.5': 'blocked.noIntrigue',
  'VEN-1.7': 'blocked.cannotPay',
  'VEN-1.12': 'blocked.supplyEmpty',
  'VEN-1.15': 'blocked.ownGondola',
  'VEN-1.21': 'blocked.bridged',
  'VEN-4.3': 'blocked.freshCard',
  'VEN-4.5': 'blocked.cannotStay',
  'VEN-5.3': 'blocked.canalTooDear',
  'VEN-5.6': 'blocked.usedCanal',
  'VEN-5.7': 'blocked.visited',
  'VEN-5.8': 'blocked.departure',
  'VEN-5.10': 'blocked.ownGondola',
  'VEN-5.11': 'blocked.noWayOn',
  'VEN-5.13': 'blocked.noWayOn',
  'VEN-6.6': 'blocked.noParchment',
  'VEN-7.6': 'blocked.otherBuilding',
  'VEN-7.7': 'blocked.cargoLacks',
  'VEN-7.8': 'blocked.parchmentsLack',
  'VEN-9.6': 'blocked.noCube',
  'VEN-11.24': 'blocked.handTooSmall',
  'VEN-13.8': 'blocked.noBridgeLeft',
  'VEN-14.3': 'blocked.taxTooHigh',
  'VEN-14.4': 'blocked.threeMissions',
  'VEN-14.6': 'blocked.noMissionLeft',
  'VEN-15.4': 'blocked.noInfluenceLeft',
  'VEN-15.18': 'blocked.tilesOnly',
  'VEN-15.22': 'blocked.noTarget',
  'VEN-21.3': 'blocked.thereAlready',
};

function outcomeSentence({ ranks, reason }: Outcome, seat: Seat | undefined): Sentence {
  const winner = Math.max(0, ranks.indexOf(1));
  const whose = seat === undefined ? 'other' : seat === winner ? 'won' : 'lost';
  return { key: `outcome.${whose}.${reason}`, refs: { seat: seatRef(winner) } };
}

/** What gives something up for good: the rest of a building, a mission's effect, watching the others to the end. */
function isFinal(option: OptionOf<Venice>, view?: VeniceView): boolean {
  if (option.kind === 'archive') return true;
  return option.kind === 'content' && view !== undefined && askedStep(view)?.kind === 'lower';
}
