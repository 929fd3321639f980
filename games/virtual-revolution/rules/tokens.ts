/** Tokens eliminated and added by Agents and Verses; each part may be declined (VR-1.12). */
import type { StepRules } from '@cabale/engine';
import { canAdd, controls, isTarget } from './counts.ts';
import { allArrs } from './map.ts';
import { ADD_AT, ELIMINATE_AT, optionAt, orNone } from './offers.ts';
import { addToken, eliminateTokens } from './pieces.ts';
import type { Options, VirtualRevolution } from './state.ts';

export const eliminateStep: StepRules<VirtualRevolution, 'eliminate'> = {
  options(state, { arrs, whose }, seat) {
    const options: Options['eliminate'][] = [];
    for (const arr of arrs) if (isTarget(state, seat, arr, whose)) options.push(optionAt(ELIMINATE_AT, arr));
    return orNone(options);
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'eliminateAt') eliminateTokens(state, seat, option.arr, 1, context);
  },
};

/** Q41: control is checked again for every addition; declining ends them all. */
export const addStep: StepRules<VirtualRevolution, 'add'> = {
  options(state, { arrs }, seat, content) {
    const options: Options['add'][] = [];
    for (const arr of arrs === 'controlled' ? allArrs(content) : arrs) {
      if (arrs === 'controlled' && !controls(state, seat, arr)) continue;
      if (canAdd(state, seat, arr)) options.push(optionAt(ADD_AT, arr));
    }
    return orNone(options);
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'addAt') addToken(state, seat, option.arr, context);
    // Rules 1.0.0 asked for each token again.
    else if (context.content.edition > 1) return;
    if (step.left > 1) context.next({ ...step, left: step.left - 1 });
  },
};

export const eliminateOrAddStep: StepRules<VirtualRevolution, 'eliminateOrAdd'> = {
  options(state, { arrs }, seat) {
    const options: Options['eliminateOrAdd'][] = [];
    for (const arr of arrs) {
      if (isTarget(state, seat, arr, 'anyone')) options.push(optionAt(ELIMINATE_AT, arr));
      if (canAdd(state, seat, arr)) options.push(optionAt(ADD_AT, arr));
    }
    return orNone(options);
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'eliminateAt') eliminateTokens(state, seat, option.arr, 1, context);
    else if (option.kind === 'addAt') addToken(state, seat, option.arr, context);
  },
};
