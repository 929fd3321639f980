/** VEN-9: activating a building, effect by effect. */
import type { Seat, StepOf, StepRules } from '@cabale/engine';
import type { Effect, Quay, Tables } from '../content/tables.ts';
import { effectsAt, spaceOf } from './counts.ts';
import { afterwards, applyEffect, coinsFor, refusalOf, type Use } from './effects.ts';
import { isTile } from './map.ts';
import { blockedBy, FINISH, optionAt, USE } from './offers.ts';
import { canLeave, canLeaveAfter, EFFECTS_UP_TO, leftWithout } from './onward.ts';
import type { Context, Open, Options, State, Venice } from './state.ts';

type ActivateStep = StepOf<Venice, 'activate'>;

const PARTS: readonly number[] = [1, 2];

/** VEN-9.1, 9.2, 9.7, 9.8: the effects a moored gondola's building offers its owner. */
export function effectsFor(open: Open, seat: Seat, quay: Quay): readonly number[] {
  return isTile(quay) ? (EFFECTS_UP_TO[spaceOf(open, seat, quay)] ?? []) : PARTS;
}

/** VEN-20.16: without those that cost something. */
export function freeEffects(open: Open, seat: Seat, quay: Quay, content: Tables): readonly number[] {
  const effects = effectsAt(open, quay, content);
  return effectsFor(open, seat, quay).filter((number) => {
    const effect = effects[number - 1];
    return effect?.pay === undefined && effect?.special?.kind !== 'mission';
  });
}

/** Activates the building at a quay where a gondola is moored. */
export function activate(
  state: State,
  { seat, gondola, quay, why }: Use,
  context: Context,
  left = effectsFor(state, seat, quay),
): void {
  if (left.length > 0) context.next({ kind: 'activate', seat, gondola, quay, why, left });
}

function isInPassing({ why }: ActivateStep): boolean {
  return why === 'pass' || why === 'spy';
}

function effectOf(open: Open, { quay }: ActivateStep, number: number, content: Tables): Effect {
  return effectsAt(open, quay, content)[number - 1] as Effect;
}

/** Q20: in passing an effect must leave a way onward. */
function leavesWay(state: State, step: ActivateStep, number: number, content: Tables): boolean {
  const effect = effectOf(state, step, number, content);
  const { coins, cubes } = afterwards(state, step, effect, content);
  // The bridge of this very effect still counts: where it goes is restricted in turn.
  const left = effect.special?.kind === 'bridgeOrVp' ? step.left : leftWithout(step.left, number);
  return canLeaveAfter(state, step.seat, { left, coins, cubes }, content);
}

export const activateStep: StepRules<Venice, 'activate'> = {
  // In passing a single effect may be compulsory, and may cost something (Q20).
  askLone: ({ kind }) => kind === 'use',
  options(state, step, seat, content) {
    const options: Options['activate'][] = [];
    const { left } = step;
    const isPassing = isInPassing(step);
    const mayFinish = !isPassing || canLeave(state, seat, content);
    for (let index = 0; index < left.length; index++) {
      const number = left[index] as number;
      const effect = effectOf(state, step, number, content);
      if (refusalOf(state, step, effect, content) !== undefined) continue;
      const isHarmless = mayFinish && (!isPassing || coinsFor(state, seat, effect, content) === 0);
      if (isHarmless || leavesWay(state, step, number, content)) options.push(optionAt(USE, number));
    }
    if (mayFinish) options.push(FINISH);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'finish') return;
    const { gondola, quay, why } = step;
    const { effect: number } = option;
    const left = leftWithout(step.left, number);
    context.emit({ kind: 'activated', seat, quay, effect: number, why });
    if (left.length > 0) context.next({ kind: 'activate', seat, gondola, quay, why, left });
    applyEffect(state, step, effectOf(state, step, number, context.content), number, context);
  },
  blocked: (state, step, _seat, content) =>
    blockedBy<Options['activate']>([...step.left.map((number) => optionAt(USE, number)), FINISH], (option) =>
      refusal(state, step, option, content),
    ),
};

function refusal(state: State, step: ActivateStep, option: Options['activate'], content: Tables): string | undefined {
  const { seat } = step;
  if (option.kind === 'finish') return isInPassing(step) && !canLeave(state, seat, content) ? 'VEN-5.11' : undefined;
  const rule = refusalOf(state, step, effectOf(state, step, option.effect, content), content);
  if (rule !== undefined || !isInPassing(step)) return rule;
  return leavesWay(state, step, option.effect, content) ? undefined : 'VEN-5.11';
}
