/** VR-20 and VR-30: Necro attacks. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Necro, NecroEffect } from '../content/tables.ts';
import { drawCorruption } from './corruption.ts';
import { extremes, inOrder, playerOf, serversOf } from './counts.ts';
import { AVOID, optionAt } from './offers.ts';
import { change, lose } from './quantities.ts';
import type { Context, Loss, Options, State, Step, VirtualRevolution } from './state.ts';

/** VR-20.1 to 20.5: who has the lowest and the highest Revenue is fixed; then MIN, Immunity, GLOBAL and MAX. */
export const necroStep: StepRules<VirtualRevolution, 'necro'> = {
  run(state, _step, context) {
    const card = state.necroPile.pop();
    if (card === undefined) throw new Error('the Necro pile is empty');
    state.necroPlayed.push(card);
    for (const player of state.players) player.necroSeen = false;
    const seats = inOrder(state);
    const { min, max } = extremes(state);
    context.emit({ kind: 'necroRevealed', card, min, max });
    context.next(
      ...min.map((victim): Step => ({ kind: 'necroHit', victim, part: 'min' })),
      ...seats.map((seat): Step => ({ kind: 'avoid', seat, isMax: max.includes(seat) })),
      { kind: 'necroHits', max, spared: [], sparedMax: [] },
    );
  },
};

/** VR-20.6, 20.7, Q50. */
export const avoidStep: StepRules<VirtualRevolution, 'avoid'> = {
  options(state, { isMax }, seat, { numbers }) {
    const { immunity } = playerOf(state, seat);
    const options: Options['avoid'][] = [optionAt(AVOID, 0)];
    if (immunity >= numbers.avoidGlobal) options.push(optionAt(AVOID, numbers.avoidGlobal));
    if (isMax && immunity >= numbers.avoidBoth) options.push(optionAt(AVOID, numbers.avoidBoth));
    return options;
  },
  take(state, { isMax }, seat, { immunity }, context) {
    if (immunity === 0) return;
    const isBoth = isMax && immunity === context.content.numbers.avoidBoth;
    lose(state, seat, 'immunity', immunity, 'necro', context);
    spare(state, seat, isBoth);
    context.emit({ kind: 'necroAvoided', seat, what: isBoth ? 'both' : 'global' });
  },
  blocked(state, step, seat, content) {
    const { avoidGlobal, avoidBoth } = content.numbers;
    const offered = avoidStep.options(state, step, seat, content);
    const tried = [optionAt(AVOID, avoidGlobal), optionAt(AVOID, avoidBoth)];
    return tried.filter((option) => !offered.includes(option)).map((option) => ({ option, rule: 'VR-20.6' }));
  },
};

/** Records in the step of the hits whom it spares. */
function spare({ stack }: State, seat: Seat, isBoth: boolean): void {
  const index = stack.findLastIndex(({ kind }) => kind === 'necroHits');
  const step = stack[index];
  if (step?.kind !== 'necroHits') throw new Error('there is no Necro attack to avoid');
  const sparedMax = isBoth ? [...step.sparedMax, seat] : step.sparedMax;
  stack[index] = { ...step, spared: [...step.spared, seat], sparedMax };
}

/** VR-20.3, 20.8: GLOBAL for all, then MAX, each in turn order. */
export const necroHitsStep: StepRules<VirtualRevolution, 'necroHits'> = {
  run(state, { max, spared, sparedMax }, context) {
    const hits: Step[] = [];
    for (const victim of inOrder(state)) {
      if (!spared.includes(victim)) hits.push({ kind: 'necroHit', victim, part: 'global' });
    }
    for (const victim of max) {
      if (!sparedMax.includes(victim)) hits.push({ kind: 'necroHit', victim, part: 'max' });
    }
    context.next(...hits);
  },
};

export const necroHitStep: StepRules<VirtualRevolution, 'necroHit'> = {
  run(state, { victim, part }, context) {
    if (playerOf(state, victim).resigned) return;
    const card = state.necroPlayed[state.necroPlayed.length - 1] as Necro;
    // Each hit and its consequences are a scene of their own.
    context.pause();
    context.emit({ kind: 'necroHit', seat: victim, card, part });
    hit(state, victim, context.content.necro[card][part], context);
  },
};

function hit(state: State, seat: Seat, effect: NecroEffect, context: Context): void {
  const player = playerOf(state, seat);
  switch (effect.kind) {
    case 'nothing':
      return;
    case 'immunity':
    case 'revenue':
    case 'euros':
      change(state, seat, effect.kind, effect.by, 'necro', context);
      return;
    case 'keepEuros':
      lose(state, seat, 'euros', Math.max(0, player.euros - effect.most), 'necro', context);
      return;
    case 'draw':
      drawCorruption(state, seat, context, effect.cards);
      return;
    case 'discardCorruption':
      for (let card = 0; card < effect.cards; card++) context.next({ kind: 'necroDiscard', seat });
      return;
    case 'modifier':
      player.nextModifiers.push(effect.modifier);
      return;
    case 'tokens':
      askFor(seat, { kind: 'token', districts: 'any' }, effect.count, context);
      return;
    case 'clearArrs':
      askFor(seat, { kind: 'arr' }, effect.count, context);
      return;
    case 'verse':
      askFor(seat, { kind: 'verse', genres: 'any' }, 1, context);
      return;
    case 'agent':
      askFor(seat, { kind: 'agent', type: 'any' }, 1, context);
      return;
    case 'boost':
      askFor(seat, { kind: 'boost', actions: 'any' }, 1, context);
      return;
    case 'server':
      if (serversOf(state, seat) > 0) askFor(seat, { kind: 'server', districts: 'any' }, 1, context);
      else player.penalties.flat += effect.orVp;
      return;
    case 'verseCap':
    case 'objectiveCap':
      player.penalties[effect.kind] = effect.most;
      return;
    case 'perTrio':
    case 'perTitle':
      player.penalties[effect.kind] = effect.vp;
  }
}

/** VR-30.17: every loss is a step of its own, with the pieces that are left then. */
function askFor(seat: Seat, what: Loss, count: number, context: Context): void {
  for (let piece = 0; piece < count; piece++) context.next({ kind: 'lose', seat, what });
}

/** VR-18.5, 28.1, Q94: looking at the card that will be revealed at the end of the round. */
export function lookAtNecro(state: State, seat: Seat, context: Context): void {
  const card = state.necroPile[state.necroPile.length - 1] ?? null;
  playerOf(state, seat).necroSeen = true;
  context.emitTo(seat, { kind: 'necroSeen', seat, card }, { kind: 'necroSeen', seat, card: null });
}
