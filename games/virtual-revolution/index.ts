import { defineGame, type Anytime } from '@cabale/engine';
import { bot } from './bot.ts';
import { parsePack } from './content/pack.ts';
import { PRINTED } from './content/printed.ts';
import type { Tables } from './content/tables.ts';
import { copyState } from './copies.generated.ts';
import { imagine } from './imagine.ts';
import { use } from './rules/ability.ts';
import { actionStep, extraStep } from './rules/actions.ts';
import { bonusStep } from './rules/bonus.ts';
import { boostStep, darkKingdomStep, turnOnlineStep } from './rules/verse-bonuses.ts';
import { createStep, renewStep, replaceStep, takeVerseStep } from './rules/create.ts';
import { giveBackStep, giveStep, lookStep, stealStep, swapAgentStep, takeCorruptionStep } from './rules/diplomats.ts';
import { discardStep, donateStep, necroDiscardStep } from './rules/donate.ts';
import { outcome, scoreStep } from './rules/end.ts';
import { loseStep, saveStep } from './rules/losses.ts';
import { avoidStep, necroHitsStep, necroHitStep, necroStep } from './rules/necro.ts';
import { afterwardsStep, copyStep, promote, promotionStep } from './rules/promotion.ts';
import { recruitStep } from './rules/recruit.ts';
import { recycle } from './rules/recycling.ts';
import { resign } from './rules/resign.ts';
import { chooseOrderStep, endRoundStep, turnOrderStep, upkeepStep } from './rules/rounds.ts';
import { searchCardStep, searchOnStep, searchStep, sufferStep } from './rules/search.ts';
import { dealStep, start } from './rules/setup.ts';
import { NOTHING } from './rules/offers.ts';
import type { FreeAction, Step, VirtualRevolution } from './rules/state.ts';
import { bonusAgainStep, moveServerStep, putOnlineStep, tradeStep } from './rules/technicians.ts';
import { readyOneStep, sellStep, title } from './rules/titles.ts';
import { addStep, eliminateOrAddStep, eliminateStep } from './rules/tokens.ts';
import { beginRoundStep, beginTurnStep, directorStep, endStep, influenceStep } from './rules/turn.ts';
import { SETUP } from './rules/variants.ts';
import { exchange, online } from './rules/verses.ts';
import { view } from './view.ts';

/** VR-3.8: free actions are possible in the phases of a turn and before a Verse is paid for, not at these steps. */
function withoutFreeActions<Steps extends object>(steps: Steps): Steps {
  const closed = Object.entries(steps).map(([kind, step]: [string, object]) => [kind, { ...step, anytime: false }]);
  return Object.fromEntries(closed) as Steps;
}

/** VR-3.8: while a Verse is created, until it is paid for; not under the rules 1.0.0. */
function isOpen(step: Step, { edition }: Tables): boolean {
  return step.kind !== 'create' || (edition > 1 && !step.bought);
}

function whileOpen<Option extends FreeAction>(
  action: Anytime<VirtualRevolution, Option>,
): Anytime<VirtualRevolution, Option> {
  return {
    ...action,
    options: (state, step, seat, content) =>
      isOpen(step, content) ? action.options(state, step, seat, content) : NOTHING,
    blocked: (state, step, seat, content) =>
      isOpen(step, content) ? (action.blocked?.(state, step, seat, content) ?? NOTHING) : NOTHING,
  };
}

/** Virtual Revolution, by RULES.md. */
export const virtualRevolution = defineGame<VirtualRevolution>({
  id: 'virtual-revolution',
  version: '1.1.0',
  seats: { min: 2, max: 4 },
  setup: SETUP,
  content: { printed: PRINTED, parse: parsePack },
  earlier: {
    '1.0.0': {
      setup: { insurrections: 'cards', waiver: 'ownToken' },
      takesLone: [
        'bonus',
        'recruit',
        'create',
        'donate',
        'discard',
        'promotion',
        'copy',
        'look',
        'takeCorruption',
        'sell',
      ],
      content: (content) => ({ ...content, edition: 1 }),
      upgrade: (state) => ({ ...state, insurrections: 'cards', waiver: 'ownToken', districtNames: null }),
      original: ({ insurrections: _, waiver: __, districtNames: ___, ...rest }) => rest,
    },
  },
  start,
  steps: {
    deal: dealStep,
    beginRound: beginRoundStep,
    beginTurn: beginTurnStep,
    director: directorStep,
    influence: influenceStep,
    action: actionStep,
    end: endStep,
    create: createStep,
    turnOnline: turnOnlineStep,
    endRound: endRoundStep,
    search: searchStep,
    searchOn: searchOnStep,
    necro: necroStep,
    necroHits: necroHitsStep,
    necroHit: necroHitStep,
    turnOrder: turnOrderStep,
    upkeep: upkeepStep,
    score: scoreStep,
    ...withoutFreeActions({
      bonus: bonusStep,
      recruit: recruitStep,
      replace: replaceStep,
      donate: donateStep,
      discard: discardStep,
      extra: extraStep,
      eliminate: eliminateStep,
      add: addStep,
      eliminateOrAdd: eliminateOrAddStep,
      bonusAgain: bonusAgainStep,
      putOnline: putOnlineStep,
      trade: tradeStep,
      takeVerse: takeVerseStep,
      renew: renewStep,
      moveServer: moveServerStep,
      steal: stealStep,
      give: giveStep,
      swapAgent: swapAgentStep,
      look: lookStep,
      takeCorruption: takeCorruptionStep,
      giveBack: giveBackStep,
      promotion: promotionStep,
      copy: copyStep,
      afterwards: afterwardsStep,
      boost: boostStep,
      darkKingdom: darkKingdomStep,
      sell: sellStep,
      readyOne: readyOneStep,
      searchCard: searchCardStep,
      suffer: sufferStep,
      lose: loseStep,
      save: saveStep,
      necroDiscard: necroDiscardStep,
      avoid: avoidStep,
      chooseOrder: chooseOrderStep,
    }),
  },
  anytime: {
    title: whileOpen(title),
    use: whileOpen(use),
    promote: whileOpen(promote),
    recycle: whileOpen(recycle),
    online: whileOpen(online),
    exchange: whileOpen(exchange),
  },
  view,
  imagine,
  outcome,
  resign,
  clone: copyState,
  bot,
});

export type { VirtualRevolution, VirtualRevolutionEvent, Options, State, Step, View } from './rules/state.ts';

export { words } from './text/words.ts';
