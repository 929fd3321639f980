/** Cards in hands and piles, and who knows where they are (section 7). */
import type { Seat } from '@cabale/engine';
import { INFLUENCES, type Mission, type Tables } from '../content/tables.ts';
import type { InfluenceCard, Open } from './state.ts';

/** Into a hand kept in order of number. */
export function insert(hand: number[], card: number): void {
  let place = hand.length;
  while (place > 0 && (hand[place - 1] as number) > card) place--;
  hand.splice(place, 0, card);
}

export function remove(hand: number[], card: number): void {
  const place = hand.indexOf(card);
  if (place < 0) throw new Error(`card ${card} is not in a hand of ${hand.join(', ')}`);
  hand.splice(place, 1);
}

/** The top card of a pile. */
export function drawnFrom(pile: number[]): number {
  const card = pile.pop();
  if (card === undefined) throw new Error('the pile is empty');
  return card;
}

export const FIRST_MISSION = 1;

/** Every mission in the box, by number. */
export function allMissions({ missions }: Tables): Mission[] {
  const all: Mission[] = [];
  for (let index = 0; index < missions.length; index++) all.push(index + FIRST_MISSION);
  return all;
}

/** The index of a mission in `missionKnown`. */
export function missionIndex(mission: number): number {
  return mission - FIRST_MISSION;
}

/** Only this seat knows where the card is. */
export function onlyKnows(known: number[], index: number, seat: Seat): void {
  known[index] = 1 << seat;
}

export function nobodyKnows(known: number[], index: number): void {
  known[index] = 0;
}

/** The seat now holds the card; others who knew where it lay know where it went. */
export function holds(known: number[], index: number, seat: Seat): void {
  known[index] = (known[index] ?? 0) & ~(1 << seat);
}

/** The cards of a content and one more than their highest number, cached because bots imagine states all the time. */
const CARDS = new WeakMap<Tables, { readonly all: readonly InfluenceCard[]; readonly ids: number }>();

function cardsOf(content: Tables): { readonly all: readonly InfluenceCard[]; readonly ids: number } {
  const known = CARDS.get(content);
  if (known !== undefined) return known;
  const { influence } = content;
  const all = INFLUENCES.flatMap((name, kind) =>
    Array.from({ length: influence[name].copies }, (_, copy) => kind + INFLUENCES.length * copy),
  );
  const cards = { all, ids: Math.max(...all) + 1 };
  CARDS.set(content, cards);
  return cards;
}

/** Every influence card in the game; `kind + 11 * copy`. */
export function allInfluence(content: Tables): readonly InfluenceCard[] {
  return cardsOf(content).all;
}

/** One more than the highest number of a card. */
export function influenceIds(content: Tables): number {
  return cardsOf(content).ids;
}

/** Influence cards that can be drawn. */
export function influenceToFind({ influence, influenceDiscard }: Open): number {
  return influence.length + influenceDiscard.length;
}

/** Whether the cards drawn, from which one is being chosen, are missions or influence cards. */
export function isBeingDrawn({ stack }: Pick<Open, 'stack'>, what: 'Mission' | 'Influence'): boolean {
  const keep = what === 'Mission' ? 'keepMission' : 'keepInfluence';
  const bottom = what === 'Mission' ? 'bottomMission' : 'bottomInfluence';
  for (let index = stack.length - 1; index >= 0; index--) {
    const kind = stack[index]?.kind;
    if (kind === keep || kind === bottom) return true;
  }
  return false;
}

/** A list of equal values, by a plain loop because states are imagined many times a second. */
export function repeated<V>(count: number, value: V): V[] {
  const list: V[] = [];
  for (let index = 0; index < count; index++) list.push(value);
  return list;
}
