/** VR-12: Create a Verse. */
import type { Asks, Blocked, Seat, StepOf, StepRules } from '@cabale/engine';
import { acquireVerse } from './belongings.ts';
import { bonusAgents } from './means.ts';
import { drawCorruption } from './corruption.ts';
import { boostEffect, figureOf, playerOf } from './counts.ts';
import { ENOUGH, NONE, PAY, RENEW, RENEW_PAID, REPLACE_BY, STOP, UNDER, VERSE } from './offers.ts';
import { promoteForAction } from './promotion.ts';
import { gain } from './quantities.ts';
import { isRowEmpty, renewRow, returnFromRow, takeFromRow } from './row.ts';
import type { Context, Options, State, VirtualRevolution } from './state.ts';

type CreateStep = StepOf<VirtualRevolution, 'create'>;
type CreateOption = Options['create'];

/** VR-12.1 to 12.3, 8.12: the row may be changed, then a Verse is paid for. Until then free actions are possible. */
export const createStep: Asks<VirtualRevolution, CreateStep> = {
  options(state, step, seat, content) {
    const options: CreateOption[] = [];
    const { euros } = playerOf(state, seat);
    const price = figureOf(playerOf(state, seat), 'create', content);
    if (!step.bought) {
      const canPay = euros >= price && !isRowEmpty(state);
      if (canPay) options.push(PAY);
      if (canPay && euros >= price + content.numbers.renewal) options.push(RENEW_PAID);
      options.push(...bonusAgents(state, seat, step, content));
      // Free actions have spent what it needs.
      if (options.length === 0) options.push(STOP);
    }
    const inRow = versesInRow(state);
    for (const boost of step.left) {
      const least = boostEffect(boost, content).replace?.least ?? 0;
      if (inRow >= least) options.push(REPLACE_BY[boost]);
    }
    if (step.bought) options.push(STOP);
    return options;
  },
  askLone: (_option, _state, { bought }) => !bought,
  take(state, step, seat, option, context) {
    switch (option.kind) {
      case 'pay':
        pay(state, seat, context);
        // Unused Boosts may change the row right after the Action (Q32).
        if (step.left.length > 0) context.next({ ...step, bought: true });
        context.next({ kind: 'takeVerse', seat });
        return;
      case 'renewPaid':
        gain(state, seat, 'euros', -context.content.numbers.renewal, 'renewal', context);
        renewRow(state, context);
        context.next(step);
        return;
      case 'replaceBy': {
        const { least, most } = boostEffect(option.boost, context.content).replace ?? { least: 0, most: 0 };
        const left = step.left.filter((boost) => boost !== option.boost);
        context.next({ kind: 'replace', seat, least, most, named: [] }, { ...step, left });
        return;
      }
      case 'bonusAgent':
        context.next(step);
        promoteForAction(state, seat, option.agent, context);
        return;
      case 'stop':
    }
  },
  blocked(state, step, seat, content) {
    const blocked: Blocked<CreateOption>[] = [];
    if (step.bought) return blocked;
    const { euros } = playerOf(state, seat);
    const price = figureOf(playerOf(state, seat), 'create', content);
    if (euros < price) blocked.push({ option: PAY, rule: 'VR-1.16' });
    if (euros < price + content.numbers.renewal) blocked.push({ option: RENEW_PAID, rule: 'VR-12.2' });
    return blocked;
  },
};

/** VR-12.3. */
function pay(state: State, seat: Seat, context: Context): void {
  const { content } = context;
  gain(state, seat, 'euros', -figureOf(playerOf(state, seat), 'create', content), 'create', context);
  gain(state, seat, 'revenue', content.numbers.createRevenue, 'create', context);
  drawCorruption(state, seat, context);
}

function versesInRow({ row }: State): number {
  let count = 0;
  for (let slot = 0; slot < row.length; slot++) if (row[slot] !== null) count++;
  return count;
}

/** VR-25.8, 27.7: Verses named one by one, then all go under the deck together. */
export const replaceStep: StepRules<VirtualRevolution, 'replace'> = {
  options({ row }, { least, named }) {
    const options: Options['replace'][] = [];
    for (const verse of row) if (verse !== null && !named.includes(verse)) options.push(UNDER[verse]);
    if (named.length >= least) options.push(ENOUGH);
    return options;
  },
  take(state, step, _seat, option, context) {
    const named = option.kind === 'under' ? [...step.named, option.verse] : step.named;
    if (option.kind === 'enough' || named.length >= step.most) returnFromRow(state, named, context);
    else context.next({ ...step, named });
  },
};

/** VR-12.4, 12.5; without the Action too (VR-13.14). */
export const takeVerseStep: StepRules<VirtualRevolution, 'takeVerse'> = {
  options(state) {
    const options: Options['takeVerse'][] = [];
    for (const verse of state.row) if (verse !== null) options.push(VERSE[verse]);
    return options;
  },
  take(state, _step, seat, { verse }, context) {
    takeFromRow(state, verse, context);
    acquireVerse(state, seat, verse, context);
  },
};

/** VR-25.27: free, and no Action is needed. */
export const renewStep: StepRules<VirtualRevolution, 'renew'> = {
  options: (state) => (isRowEmpty(state) ? [] : [RENEW, NONE]),
  take(state, _step, _seat, option, context) {
    if (option.kind === 'renew') renewRow(state, context);
  },
};
