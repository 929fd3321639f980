/** Code that must not compile: each `@ts-expect-error` fails the type check if the compiler accepts the next line. */
import { expect, it } from 'vitest';
import { defineFeatures, type Asks, type StepContext, type StepOf, type WeightsOf } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

type PlayStep = Asks<Whispers, StepOf<Whispers, 'play'>>;

it('refuses features without a function, and weights that do not belong to the features', () => {
  // @ts-expect-error the feature "score" has no function
  defineFeatures<Whispers, null>({ prepare: () => null, features: {} });
  // @ts-expect-error there is no feature "luck"
  defineFeatures<Whispers, null>({ prepare: () => null, features: { score: () => 0, luck: () => 0 } });
  // @ts-expect-error the weight of "score" is missing
  const missing: WeightsOf<Whispers> = {};
  // @ts-expect-error there is no feature "luck"
  const unknown: WeightsOf<Whispers> = { score: [3], luck: [1] };
  expect([missing, unknown]).toHaveLength(2);
});

it('refuses wrong steps, options and events at compile time', () => {
  const wrongOption: PlayStep['options'] = () => [
    // @ts-expect-error an option of another step
    { kind: 'bid', card: 1 },
  ];
  const wrongTake: PlayStep['take'] = (_state, _step, _seat, option, context) => {
    // @ts-expect-error the option of this step has no such parameter
    void option.suit;
    // @ts-expect-error there is no such step
    context.next({ kind: 'sleep', seat: 0 });
    // @ts-expect-error the step needs its seat
    context.next({ kind: 'play' });
    // @ts-expect-error there is no such event
    context.emit({ kind: 'slept' });
  };
  const emits = (context: StepContext<Whispers>): void => {
    // @ts-expect-error the event lacks its card
    context.emit({ kind: 'played', seat: 0 });
  };
  // @ts-expect-error a step is missing
  const missing: typeof whispers.steps = { turn: whispers.steps.turn };
  // @ts-expect-error a step that asks several seats needs reveal
  const noReveal: typeof whispers.steps.bid = { options: () => [] };
  expect([wrongOption, wrongTake, emits, missing, noReveal]).toHaveLength(5);
});
