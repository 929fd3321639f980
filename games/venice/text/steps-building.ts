/** What buildings offer. */
import type { Asking, Seat, Sentence, StepOf, WordTables } from '@cabale/engine';
import type { Resource, Tables } from '../content/tables.ts';
import { buildingAt, cargoOf, cubesIn, effectsAt, gondolaOf, playerOf } from '../rules/counts.ts';
import { taxOf } from '../rules/drawing.ts';
import { changesBy, printedChanges } from '../rules/effects.ts';
import { isTile } from '../rules/map.ts';
import { INDULGENCE_RELIEF } from '../rules/permanent.ts';
import type { Venice, View } from '../rules/state.ts';
import { answerOnly, counted, fromSupply, isDogeCardLost, lostDogeCard, none, promised } from './asking.ts';
import { effectKey } from './names.ts';
import { amountsRef, loadRef, type VeniceRef } from './refs.ts';

type CargoStep = StepOf<Venice, 'sell' | 'convert' | 'overflow'>;

/** A cube aboard the gondola at the building. */
const aboard = (resource: Resource, { step: { seat, gondola } }: Asking<Venice, CargoStep>): VeniceRef =>
  `cargo:${gondolaOf(seat, gondola)}:${resource}`;

const cubeAboard = {
  things: ({ resource }: { readonly resource: Resource }, asking: Asking<Venice, CargoStep>) => [
    aboard(resource, asking),
  ],
};

const COUNTED = ['coins', 'parchments', 'intrigue', 'vp', 'council', 'cubes'] as const;

/** VEN-14.2, 21.21. */
function taxedDraw(view: View, seat: Seat, content: Tables): Partial<Sentence<Venice>> {
  const player = playerOf(view, seat);
  const tax = taxOf(player, player.missionCount, content);
  const promises = { ...counted(seat, 'coins', -tax), ...lostDogeCard(view) };
  return { key: isDogeCardLost(view) ? 'option.drawTaxedSolo' : 'option.drawTaxed', promises };
}

export const buildingSteps = {
  activate: {
    prompt({ view, step }) {
      // VEN-20.16: an effect has been left out.
      const isCut = step.why === 'preliminary' && !isTile(step.quay) && step.left.length < 2 && !step.left.includes(2);
      return { key: `prompt.activate.${isCut && view.doge !== null ? 'opening' : step.why}` };
    },
    waiting: 'prompt.wait.building',
    options: {
      use: {
        sentence({ effect }, { view, step, content }) {
          const what = effectsAt(view, step.quay, content)[effect - 1];
          if (what === undefined) throw new Error(`there is no effect ${effect} at quay ${step.quay}`);
          if (what.special?.kind === 'mission') return taxedDraw(view, step.seat, content);
          const changes = changesBy(view, step, what, effect, content);
          const printed = printedChanges(what);
          const promises = promised(step.seat, changes);
          if (COUNTED.every((each) => changes[each] === printed[each])) {
            return { key: effectKey(buildingAt(view, step.quay), effect), promises };
          }
          return {
            key: 'option.useNow',
            refs: { effect: `effect:${step.quay}:${effect}`, now: amountsRef(changes) },
            promises,
          };
        },
        things: ({ effect }, { step }) => [`effect:${step.quay}:${effect}`, `quay:${step.quay}`],
      },
      finish: answerOnly,
    },
  },
  gain: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: 'prompt.wait.building',
    options: {
      gain: { ...fromSupply, sentence: (_option, { step }) => ({ promises: promised(step.seat, { cubes: 1 }) }) },
    },
  },
  sell: {
    prompt: ({ step }) => ({ values: { count: step.coins } }),
    waiting: 'prompt.wait.building',
    options: {
      sell: {
        ...cubeAboard,
        sentence: (_option, { step }) => ({ promises: counted(step.seat, 'coins', step.coins, { cubes: -1 }) }),
      },
    },
  },
  convert: {
    waiting: 'prompt.wait.building',
    options: {
      convert: {
        sentence: ({ from, to }) => ({ refs: { from: `resource:${from}`, to: `resource:${to}` } }),
        things: ({ from, to }, asking) => [aboard(from, asking), `supply:${to}`],
      },
    },
  },
  ship: {
    waiting: 'prompt.wait.building',
    options: {
      ship: {
        sentence(cubes, { step }) {
          const count = cubesIn(cubes);
          const promises = counted(step.seat, 'vp', count * step.vpEach, { cubes: -count });
          return { refs: { load: loadRef(cubes) }, promises };
        },
        things: (cubes) => [loadRef(cubes)],
      },
    },
  },
  overflow: {
    prompt: ({ view, step: { seat, gondola }, content }) => ({
      values: { count: cubesIn(cargoOf(view, seat, gondola)) - content.numbers.hold },
      refs: { gondola: `gondola:${gondolaOf(seat, gondola)}` },
    }),
    waiting: 'prompt.wait.building',
    options: {
      discard: { ...cubeAboard, sentence: (_option, { step }) => ({ promises: promised(step.seat, { cubes: -1 }) }) },
    },
  },
  bridge: {
    prompt: ({ step }) => ({ key: step.vp === null ? 'prompt.bridge' : 'prompt.bridgeOrVp' }),
    waiting: 'prompt.wait.building',
    options: {
      build: {
        sentence({ canal }, { step, content: { canals } }) {
          const { cost, ends } = canals[canal] ?? { cost: 0, ends: [0, 0] };
          const refs = { from: `quay:${ends[0]}`, to: `quay:${ends[1]}` } as const;
          return { values: { cost }, refs, promises: promised(step.seat, { bridges: 1 }) };
        },
      },
      vp: {
        sentence: (_option, { step }) => ({ promises: counted(step.seat, 'vp', step.vp ?? 0) }),
        things: (_option, { step }) => [`vp:${step.seat}`],
      },
    },
  },
  indulgence: {
    waiting: 'prompt.wait.building',
    options: {
      repent: {
        sentence: (_option, { step }) => ({ promises: counted(step.seat, 'intrigue', -INDULGENCE_RELIEF) }),
        things: (_option, { step }) => [`intrigue:${step.seat}`],
      },
      none: none('indulgence'),
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;
