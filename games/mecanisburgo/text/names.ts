/** What things are called. */
import type { Ref, Sentence } from '@cabale/engine';
import { BOARD, DECOY } from '../content/tables.ts';
import { partsOf, seatRef } from './refs.ts';

export function nameOf(ref: Ref): Sentence {
  const { what, which } = partsOf(ref);
  const [first = '', second = ''] = which;
  const number = Number(first);
  switch (what) {
    case 'seat':
      return { key: 'thing.seat', values: { number: number + 1 } };
    case 'corp':
    case 'sector':
    case 'character':
    case 'property':
    case 'threat':
    case 'project':
    case 'victory':
    case 'special':
    case 'skill':
    case 'race':
    case 'type':
    case 'action':
    case 'contest':
    case 'cause':
    case 'answer':
      return { key: `${what}.${first}` };
    case 'event':
      return { key: `eventName.${first}` };
    case 'slot':
      return slotName(number, Number(second));
    case 'pawn':
      return pawnName(number, Number(second));
    case 'value':
    case 'random':
      return { key: `thing.${what}`, values: { number } };
    case 'cash':
    case 'ais':
    case 'actionCards':
    case 'hand':
    case 'research':
    case 'vp':
    case 'corporate':
    case 'pawns':
      return { key: `thing.${what}`, refs: { seat: seatRef(number) } };
    case 'pile':
    case 'token':
    case 'step':
      return { key: `thing.${what}.${first}` };
    case 'zone':
    case 'round':
      return { key: `thing.${what}` };
    default:
      return { key: 'thing.unknown' };
  }
}

function slotName(seat: number, slot: number): Sentence {
  const refs = { seat: seatRef(seat) };
  return slot < BOARD
    ? { key: `thing.chair.${slot}`, refs }
    : { key: 'thing.slot', values: { number: slot + 1 }, refs };
}

function pawnName(seat: number, pawn: number): Sentence {
  const refs = { seat: seatRef(seat) };
  return pawn === DECOY ? { key: 'thing.decoy', refs } : { key: 'thing.pawn', values: { number: pawn + 1 }, refs };
}
