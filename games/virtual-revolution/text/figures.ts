/** What can be counted on the table, worked out from what an observer sees. */
import type { Seat } from '@cabale/engine';
import {
  BOOST_CARDS,
  type Action,
  type Arr,
  type Boost,
  type BoostCard,
  type BoostEffect,
  type CorruptionCard,
  type Figures,
  type Tables,
} from '../content/tables.ts';
import type { PlayerView, VirtualRevolutionStep, VirtualRevolutionView } from '../rules/state.ts';

/** The step the table waits at; `undefined` once the game is over. */
export function askedStep(view: VirtualRevolutionView): VirtualRevolutionStep | undefined {
  return view.result === null ? view.stack.at(-1) : undefined;
}

/** Who answers now, or whose turn it is. */
export function deciderOf(view: VirtualRevolutionView): Seat {
  const step = askedStep(view);
  return step !== undefined && 'seat' in step ? step.seat : view.active;
}

export function playerIn(view: VirtualRevolutionView, seat: Seat): PlayerView | undefined {
  return view.players[seat];
}

/** VR-20.2: whom a Necro attack would find lowest and highest, from the Revenue of now. */
export function extremes({ players }: VirtualRevolutionView): {
  readonly min: readonly Seat[];
  readonly max: readonly Seat[];
} {
  const playing = players.flatMap(({ revenue, resigned }, seat) => (resigned ? [] : [{ revenue, seat }]));
  const revenues = playing.map(({ revenue }) => revenue);
  const at = (level: number): readonly Seat[] =>
    playing.flatMap(({ revenue, seat }) => (revenue === level ? [seat] : []));
  return { min: at(Math.min(...revenues)), max: at(Math.max(...revenues)) };
}

/** VR-19.1, 24.2: Corruption cards at which a Search comes; in the last round every card counts. */
export function searchAt({ round }: VirtualRevolutionView, { numbers }: Tables): number {
  return round >= numbers.rounds ? 1 : numbers.searchAt;
}

/** Whether so many more Corruption cards mean a Search at the end of the round. */
export function isExposed(view: VirtualRevolutionView, seat: Seat, more: number, content: Tables): boolean {
  return (playerIn(view, seat)?.corruptionCount ?? 0) + more >= searchAt(view, content);
}

/** What an Action gives or costs a player this round (VR-8.16). */
export function figureOf(player: PlayerView | undefined, action: Action, { numbers }: Tables): number {
  const of = ({ base, modified }: Figures): number => (player?.modifiers.includes(action) === true ? modified : base);
  return of(action === 'donate' ? numbers.donateOne : numbers[action]);
}

/** What one and two Corruption cards cost in a donation. */
export function donationPrice(player: PlayerView | undefined, cards: 1 | 2, { numbers }: Tables): number {
  const { base, modified } = cards === 1 ? numbers.donateOne : numbers.donateTwo;
  return player?.modifiers.includes('donate') === true ? modified : base;
}

export function corruptionOf({ corruption }: Tables, card: number): CorruptionCard {
  return corruption[card - 1] ?? { kind: 'immunity' };
}

/** Where the turn's Director stands; the first arrondissement before there is one. */
export function directorArr({ director }: VirtualRevolutionView): Arr {
  return director ?? 0;
}

const isBoostCard = (boost: Boost): boost is BoostCard => BOOST_CARDS.some((card) => card === boost);

/** What a Boost adds, be it a card or an Agent. */
export function boostOf(boost: Boost, { boosts, agents }: Tables): BoostEffect {
  return (isBoostCard(boost) ? boosts[boost] : agents[boost].boost) ?? { action: 'work' };
}
