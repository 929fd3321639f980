/** Smugglers, the Doge, and the end of the game. */
import type { Sentence, WordTables } from '@cabale/engine';
import type { Quay } from '../content/tables.ts';
import { quayOf, slotOf } from '../rules/counts.ts';
import { otherEnd } from '../rules/map.ts';
import type { Venice } from '../rules/state.ts';
import { answerOnly, price } from './asking.ts';
import { gondolaThings } from './steps-trip.ts';

export const smugglerSteps = {
  smuggler: {
    prompt: ({ view }) => (view.doge === null ? {} : { key: 'prompt.smugglerDoge' }),
    options: {
      send: { things: ({ tile }, { view, step }) => [`quay:${slotOf(view, tile)}`, `deck:${step.letter}`] },
    },
  },
  dogeGondola: {
    waiting: 'prompt.wait.smuggler',
    options: {
      gondola: {
        sentence: ({ gondola }) => ({ refs: { gondola: `gondola:${gondola}` } }),
        things: ({ gondola }, { view }) => gondolaThings(view, gondola),
      },
    },
  },
  path: {
    prompt: ({ step }) => ({ refs: { gondola: `gondola:${step.gondola}` } }),
    waiting: 'prompt.wait.smuggler',
    options: {
      path: {
        sentence({ canals }, { view, step }) {
          let at = quayOf(view, step.gondola) ?? 0;
          const reached = canals.split('-').map((canal) => (at = otherEnd(Number(canal), at)));
          return wayBy(reached.slice(0, -1));
        },
        things: ({ canals }) => [
          `path:${canals}`,
          ...canals.split('-').map((canal) => `canal:${Number(canal)}` as const),
        ],
      },
    },
  },
  summons: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: 'prompt.wait.smuggler',
    options: price,
  },
  lower: {
    options: {
      lower: {
        sentence: ({ by }) => ({ key: `option.lower.${by}` }),
        things: ({ by }, { step }) => [`${by}:${step.seat}`],
      },
      content: { ...answerOnly, needsConfirm: true },
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;

/** The quays a way passes, by name as far as there is room. */
function wayBy(quays: readonly Quay[]): Partial<Sentence<Venice>> {
  const places = ['first', 'second', 'third', 'fourth'] as const;
  const named = places.slice(0, quays.length).map((place, index) => [place, `quay:${quays[index] ?? 0}`] as const);
  const refs = Object.fromEntries(named);
  const key = (['direct', 'one', 'two', 'three', 'four'] as const)[quays.length];
  return key === undefined
    ? { key: 'option.path.more', values: { count: quays.length - places.length }, refs }
    : { key: `option.path.${key}`, refs };
}
