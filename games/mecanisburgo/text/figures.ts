/** What can be told from a view alone. */
import type { Seat } from '@cabale/engine';
import { BOARD, type Character, type Property, type Skill, type Slot, type Tables } from '../content/tables.ts';
import type { MecanisburgoStep, MecanisburgoView, Place, PlayerView } from '../rules/state.ts';
import { sectorRef, type MecanisburgoRef } from './refs.ts';

/** The step the table waits at; `undefined` once the game is over. */
export function askedStep(view: MecanisburgoView): MecanisburgoStep | undefined {
  return view.result === null ? view.stack.at(-1) : undefined;
}

/** Who answers now; where several answer in secret, whoever looks. */
export function deciderOf(view: MecanisburgoView): Seat {
  const step = askedStep(view);
  if (step !== undefined && 'seat' in step) return step.seat;
  return view.observer === 'audience' ? (view.order[0] ?? 0) : view.observer;
}

export function playerIn(view: MecanisburgoView, seat: Seat): PlayerView | undefined {
  return view.players[seat];
}

/** The Character in a slot; the first of all for one that is empty, which no question speaks of. */
export function characterAt(view: MecanisburgoView, seat: Seat, slot: Slot): Character {
  return view.players[seat]?.slots[slot]?.character ?? 'BI1';
}

/** Whose Character or Property it is. */
export function ownerOf({ players }: MecanisburgoView, card: Character | Property): Seat {
  const owner = players.findIndex(
    ({ slots, holdings }) =>
      slots.some((member) => member?.character === card) || holdings.some(({ property }) => property === card),
  );
  return Math.max(0, owner);
}

export function isOnBoard({ players }: MecanisburgoView, character: Character): boolean {
  return players.some(({ slots }) => slots.slice(0, BOARD).some((member) => member?.character === character));
}

export function isEliteIn(character: Character, skill: Skill, { characters }: Tables): boolean {
  return characters[character].skills[skill] === true;
}

/** Where a pawn is put: a sector, or the Next Turn Order zone, which has no number. */
export function placeRef(place: Place): MecanisburgoRef {
  return place < 0 ? 'zone:order' : sectorRef(place);
}

/** VP of the cards that stay when one of the four is not kept (MEC-1.15). */
export function keptVp({ dealt }: MecanisburgoView, dropped: string, { characters, properties }: Tables): number {
  return (dealt ?? []).reduce((sum, card) => {
    if (card === dropped) return sum;
    return sum + (card in characters ? characters[card as Character].vp : properties[card as Property].vp);
  }, 0);
}
