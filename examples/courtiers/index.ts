import { defineGame } from '@cabale/engine';
import { bot } from './bot.ts';
import { content } from './content/cards.ts';
import { imagine, view } from './knowledge.ts';
import { resign } from './rules/end.ts';
import { bidStep, chooseStep, roundStep } from './rules/rounds.ts';
import { SETUP, type Courtiers } from './rules/state.ts';

/** Courtiers, by RULES.md. */
export const courtiers = defineGame<Courtiers>({
  id: 'courtiers',
  version: '1.0.0',
  seats: { min: 2, max: 4 },
  setup: SETUP,
  content,
  start({ seats, content: { cards, hand, favours: values }, random, base }) {
    const rest = random.shuffle([...cards]);
    const hands = Array.from({ length: seats }, () => rest.splice(-hand).toSorted((a, b) => a - b));
    return {
      ...base,
      stack: [{ kind: 'round' }],
      round: 0,
      offered: [],
      bids: null,
      discard: [],
      taken: hands.map(() => []),
      result: null,
      hands,
      rest,
      pile: random.shuffle([...values]),
    };
  },
  steps: { round: roundStep, bid: bidStep, choose: chooseStep },
  view,
  imagine,
  outcome: ({ result }) => result ?? undefined,
  resign,
  bot,
});

export { words } from './text/words.ts';
