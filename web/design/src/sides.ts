import { useNameOf, useStage } from './stage.ts';
import type { SeatInfo } from './table.ts';

/** Somebody who competes: a seat, or an automaton, numbered after the seats. */
export type Side = Pick<SeatInfo, 'seat' | 'name'>;

/** So many sides by name: seats as their players are called, automata as the game calls them. */
export function useSides(count: number): readonly Side[] {
  const { seats } = useStage();
  const nameOf = useNameOf();
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seats[seat]?.name ?? nameOf(`seat:${seat}`),
  }));
}
