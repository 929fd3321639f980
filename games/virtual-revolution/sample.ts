/** The middle of a game that has really been played, for pictures: a position that the rules allow. */
import { defaultSetup, Random, Rules, type Seat } from '@cabale/engine';
import { PRINTED } from './content/printed.ts';
import { virtualRevolution } from './index.ts';
import type { State, View } from './rules/state.ts';
import { SETUP } from './rules/variants.ts';

const RULES = new Rules(virtualRevolution);
const SEATS = 3;
/** In this game the first player has something of everything in the third round. */
const SEED = 'sample 818';

type Option = ReturnType<typeof RULES.options>[number];

/** In proportion to how promising options are at first sight. */
function likely(state: State, seat: Seat, random: Random): Option {
  const step = RULES.step(state);
  if (step === undefined) throw new Error('the sample game is over');
  const weighed = RULES.options(state, seat).map((option) => ({
    option,
    weight: virtualRevolution.bot.prior(state, step, seat, option, PRINTED),
  }));
  let left = (random.below(1000) / 1000) * weighed.reduce((sum, { weight }) => sum + weight, 0);
  const found = weighed.find(({ weight }) => (left -= weight) < 0) ?? weighed.at(-1);
  if (found === undefined) throw new Error('the sample game asks without options');
  return found.option;
}

/** Plays a game up to the third round. */
export function sampleState(): State {
  const state = RULES.start(defaultSetup(SETUP), SEATS, SEED);
  const random = Random.from(SEED);
  while (state.round < 3 || state.lap < 2 || state.stack.at(-1)?.kind !== 'influence' || state.active !== 0) {
    const [seat] = RULES.deciders(state);
    if (seat === undefined) break;
    RULES.take(state, seat, likely(state, seat, random));
  }
  return state;
}

/** What the first player sees of it. */
export const sampleView = (): View => RULES.view(sampleState(), 0);
