/** MEC-14.16 to 14.19, 12.23: Technicians repair, the rest falls apart. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Character, Slot, Tables } from '../content/tables.ts';
import { cardOf, has, holdingOf, isDamaged, isElite, memberOf, playerOf, propertyCard, slotOf } from './counts.ts';
import { loseProperty } from './leaving.ts';
import { orDone } from './offers.ts';
import { changeCash } from './piles.ts';
import type { Holding, Mecanisburgo, Options, State } from './state.ts';
import { LASTING } from './threats.ts';
import { checkSpecialVictories } from './victories.ts';

export function technicians(state: State, seat: Seat, content: Tables): readonly Slot[] {
  const { slots } = playerOf(state, seat);
  return [...slots.keys()].filter((slot) => {
    const member = slots[slot] ?? null;
    return member !== null && has(cardOf(content, member), 'technician');
  });
}

/** MEC-14.16: what a Technician asks. */
export function repairPrice(technician: Character, { characters, numbers }: Tables): number {
  return isElite(characters[technician], 'technician') ? numbers.eliteRepair : numbers.repair;
}

/** Each Technician repairs one Property (MEC-Q46). */
export const repairStep: StepRules<Mecanisburgo, 'repair'> = {
  options(state, { technicians: free }, seat, content) {
    const player = playerOf(state, seat);
    const options: Extract<Options['repair'], { kind: 'repair' }>[] = [];
    for (const { property } of player.holdings.filter(isDamaged)) {
      for (const slot of free) {
        const { character } = memberOf(state, seat, slot);
        if (repairPrice(character, content) <= player.cash) options.push({ kind: 'repair', property, character });
      }
    }
    return orDone(options);
  },
  take(state, { technicians: free }, seat, option, context) {
    if (option.kind === 'done') return;
    const player = playerOf(state, seat);
    const slot = slotOf(player, option.character);
    context.next({ kind: 'repair', seat, technicians: free.filter((each) => each !== slot) });
    const cost = repairPrice(option.character, context.content);
    changeCash(state, seat, -cost, 'repair', context);
    holdingOf(player, option.property).markers = 0;
    context.emit({ kind: 'repaired', seat, property: option.property, cost });
    checkSpecialVictories(state, seat, context);
  },
};

/** MEC-14.17 to 14.19. */
export const unrepairedStep: StepRules<Mecanisburgo, 'unrepaired'> = {
  run(state, { of }, context) {
    const lost = playerOf(state, of).holdings.filter((holding) => isLost(holding, context.content));
    for (const holding of lost) loseProperty(state, of, holding, 'unrepaired', context);
  },
};

function isLost(holding: Holding, content: Tables): boolean {
  if (!isDamaged(holding)) return false;
  return !LASTING.includes(propertyCard(content, holding).type) || holding.markers > 1;
}
