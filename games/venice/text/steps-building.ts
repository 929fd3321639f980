/** What buildings offer. */
import type { Asking, StepOf, WordTables } from '@cabale/engine';
import type { Resource } from '../content/tables.ts';
import { buildingAt, effectsAt, gondolaOf, playerOf } from '../rules/counts.ts';
import { taxOf } from '../rules/drawing.ts';
import type { Venice } from '../rules/state.ts';
import { answerOnly, atOwn, fromSupply, none } from './asking.ts';
import { effectKey } from './names.ts';
import { loadRef, type VeniceRef } from './refs.ts';

type CargoStep = StepOf<Venice, 'sell' | 'convert' | 'overflow'>;

/** A cube aboard the gondola at the building. */
const aboard = (resource: Resource, { step: { seat, gondola } }: Asking<Venice, CargoStep>): VeniceRef =>
  `cargo:${gondolaOf(seat, gondola)}:${resource}`;

const cubeAboard = {
  things: ({ resource }: { readonly resource: Resource }, asking: Asking<Venice, CargoStep>) => [
    aboard(resource, asking),
  ],
};

export const buildingSteps = {
  activate: {
    prompt: ({ step }) => ({ key: `prompt.activate.${step.why}` }),
    waiting: 'prompt.wait.building',
    options: {
      use: {
        sentence({ effect }, { view, step, content }) {
          const isTaxed = effectsAt(view, step.quay, content)[effect - 1]?.special?.kind === 'mission';
          if (!isTaxed) return { key: effectKey(buildingAt(view, step.quay), effect) };
          const player = playerOf(view, step.seat);
          return { key: 'option.drawTaxed', values: { count: taxOf(player, player.missionCount) } };
        },
        things: ({ effect }, { step }) => [`effect:${step.quay}:${effect}`, `quay:${step.quay}`],
      },
      finish: answerOnly,
    },
  },
  gain: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: 'prompt.wait.building',
    options: { gain: fromSupply },
  },
  sell: {
    prompt: ({ step }) => ({ values: { count: step.coins } }),
    waiting: 'prompt.wait.building',
    options: { sell: cubeAboard },
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
      ship: { sentence: (cubes) => ({ refs: { load: loadRef(cubes) } }), things: (cubes) => [loadRef(cubes)] },
    },
  },
  overflow: {
    prompt: ({ step: { seat, gondola } }) => ({ refs: { gondola: `gondola:${gondolaOf(seat, gondola)}` } }),
    waiting: 'prompt.wait.building',
    options: { discard: cubeAboard },
  },
  bridge: {
    prompt: ({ step }) => ({ key: step.vp === null ? 'prompt.bridge' : 'prompt.bridgeOrVp' }),
    waiting: 'prompt.wait.building',
    options: {
      build: {
        sentence({ canal }, { content: { canals } }) {
          const { cost, ends } = canals[canal] ?? { cost: 0, ends: [0, 0] };
          return { values: { cost }, refs: { from: `quay:${ends[0]}`, to: `quay:${ends[1]}` } };
        },
      },
      vp: { ...atOwn('vp'), sentence: (_option, { step }) => ({ values: { count: step.vp ?? 0 } }) },
    },
  },
  indulgence: {
    waiting: 'prompt.wait.building',
    options: { repent: atOwn('intrigue'), none: none('indulgence') },
  },
} satisfies Partial<WordTables<Venice>['steps']>;
