/** What must not compile. Each line below fails the type check the day the compiler accepts it. */
import { expect, it } from 'vitest';
import type { Asks, StepOf, Table } from '../src/index.ts';
import { whispers, type Whispers } from './games/whispers.ts';

type PlayStep = Asks<Whispers, StepOf<Whispers, 'play'>>;

it('refuses wrong steps, options and events at compile time', () => {
  const wrongOption: PlayStep['options'] = () => [
    // @ts-expect-error an option of another step
    { kind: 'bid', card: 1 },
  ];
  const wrongTake: PlayStep['take'] = (_state, _step, _seat, option, table) => {
    // @ts-expect-error the option of this step has no such parameter
    void option.suit;
    // @ts-expect-error there is no such step
    table.next({ kind: 'sleep', seat: 0 });
    // @ts-expect-error the step needs its seat
    table.next({ kind: 'play' });
    // @ts-expect-error there is no such event
    table.tell({ kind: 'slept' });
  };
  const tells = (table: Table<Whispers>): void => {
    // @ts-expect-error the event lacks its card
    table.tell({ kind: 'played', seat: 0 });
  };
  // @ts-expect-error a step is missing
  const missing: typeof whispers.steps = { turn: whispers.steps.turn };
  // @ts-expect-error a step that asks several seats needs reveal
  const noReveal: typeof whispers.steps.bid = { options: () => [] };
  expect([wrongOption, wrongTake, tells, missing, noReveal]).toHaveLength(5);
});
