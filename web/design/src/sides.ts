import { useNameOf, useStage } from './stage.ts';
import type { SeatInfo } from './table.ts';

/** A seat, or an automaton, numbered after the seats. */
export type Side = Pick<SeatInfo, 'seat' | 'name' | 'isYou'>;

/** The names of all sides: seats by their player, automata by the game's text. */
export function useSides(count: number): readonly Side[] {
  const { seats } = useStage();
  const nameOf = useNameOf();
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seats[seat]?.name ?? nameOf(`seat:${seat}`),
    ...(seats[seat]?.isYou === true ? { isYou: true } : {}),
  }));
}
