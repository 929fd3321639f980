/** Smugglers, the Doge, and the end of the game. */
import type { Sentence, WordTables } from '@cabale/engine';
import type { Quay } from '../content/tables.ts';
import { playerOf, quayOf, slotOf } from '../rules/counts.ts';
import { ignoredAt, ignoredBy } from '../rules/doge.ts';
import { priceToLower } from '../rules/end.ts';
import { otherEnd } from '../rules/map.ts';
import type { Venice } from '../rules/state.ts';
import { answerOnly, counted, price } from './asking.ts';
import { gondolaThings } from './steps-trip.ts';

export const smugglerSteps = {
  smuggler: {
    prompt: ({ view }) => (view.doge === null ? {} : { key: 'prompt.smugglerDoge' }),
    options: {
      send: {
        sentence({ tile }, { view, step, content }) {
          const refs = { quay: `quay:${slotOf(view, tile)}` } as const;
          const { position, card } = ignoredAt(view, step.letter, tile, content);
          if (card === null) return { refs };
          const isIdle = ignoredBy(view, position, content) !== undefined;
          return {
            key: isIdle ? 'option.sendIdle' : 'option.sendIgnoring',
            values: { number: position + 1 },
            refs: { ...refs, card: `dogeCard:${card}` },
          };
        },
        things({ tile }, { view, step, content }) {
          const { position, card } = ignoredAt(view, step.letter, tile, content);
          const row = card === null ? [] : ([`dogeRow:${position}`] as const);
          return [`quay:${slotOf(view, tile)}`, `deck:${step.letter}`, ...row];
        },
      },
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
    prompt: ({ view, step }) => (playerOf(view, step.seat).intrigue > 0 ? {} : { key: 'prompt.lowerNothing' }),
    options: {
      lower: {
        sentence({ by }, { view, step: { seat }, content }) {
          const paid = priceToLower(playerOf(view, seat), by, content);
          return { key: `option.lower.${by}`, promises: counted(seat, by, -paid, { intrigue: -1 }) };
        },
        things: ({ by }, { step }) => [`${by}:${step.seat}`],
      },
      content: { ...answerOnly, needsConfirm: true },
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;

/** The quays a way passes. */
function wayBy(quays: readonly Quay[]): Partial<Sentence<Venice>> {
  if (quays.length === 0) return { key: 'option.path.direct' };
  return { key: 'option.path.via', refs: { way: `way:${quays.join('-')}` } };
}
