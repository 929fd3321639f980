/** NO-10: solo, before the first turn. */
import type { StepRules } from '@cabale/engine';
import { COLOURS, COMPANIES, type Company, type Tables } from '../content/tables.ts';
import { fillDisplay } from './plot.ts';
import type { NewOrder, State, Solo } from './state.ts';

const OWN = COLOURS.flatMap((first, index) =>
  COLOURS.slice(index + 1).map((second) => ({ kind: 'own', first, second }) as const),
);

export function soloOf({ solo }: State): Solo {
  if (solo === null) throw new Error('this is not a solo game');
  return solo;
}

/** NO-10.4, 10.5: two colours; one agent of every colour leaves the supply as a reminder. */
export const ownColoursStep: StepRules<NewOrder, 'ownColours'> = {
  options: () => OWN,
  take(state, _step, seat, { first, second }, context) {
    soloOf(state).own = [first, second];
    for (const colour of COLOURS) state.supply[colour]--;
    context.emit({ kind: 'ownColours', seat, first, second });
  },
};

/** NO-10.7, 10.8. */
export const openSoloStep: StepRules<NewOrder, 'openSolo'> = {
  run(state, _step, context) {
    fillDisplay(state, context);
    const objectives = turnUp(context.random.shuffle([...state.types]), context.content);
    soloOf(state).objectives = objectives;
    context.emit({ kind: 'objectivesTurnedUp', objectives });
  },
};

/** Q40: of three different types; doubles are passed over. */
function turnUp(draw: readonly Company[], { sizes }: Tables): readonly Company[] {
  const chosen = new Set<Company>();
  for (const type of draw) if (chosen.size < sizes[1].objectives) chosen.add(type);
  return COMPANIES.filter((type) => chosen.has(type));
}
