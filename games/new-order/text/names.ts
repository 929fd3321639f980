/** What things are called. */
import type { Ref, Seat, Sentence } from '@cabale/engine';
import type { Colour, Company, Consultant } from '../content/tables.ts';
import type { NewOrderView, Tile } from '../rules/state.ts';
import { placeOf } from './places.ts';
import { colourRef, companyRef, partsOf, seatRef } from './refs.ts';

/** With a view, tiles are called by their company, and the second seat of a solo game is SOD. */
export function nameOf(ref: Ref, view?: NewOrderView): Sentence {
  const { what, which } = partsOf(ref);
  const [first = '', second = '', third = ''] = which;
  switch (what) {
    case 'seat':
      return isSod(Number(first), view)
        ? { key: 'thing.sod' }
        : { key: 'thing.seat', values: { number: Number(first) + 1 } };
    case 'tile':
      return tileName(Number(first), view);
    case 'company':
    case 'colour':
    case 'action':
      return { key: `${what}.${first}` };
    case 'display':
      return { key: 'thing.display', values: { number: Number(first) + 1 } };
    case 'hand':
      return second === ''
        ? { key: 'thing.wholeHand', refs: { seat: seatRef(Number(first)) } }
        : { key: 'thing.hand', refs: { seat: seatRef(Number(first)), colour: colourRef(second as Colour) } };
    case 'hq':
      return {
        key: `thing.hq.${third === 'tilted' ? 'tilted' : 'up'}`,
        refs: { seat: seatRef(Number(first)), colour: colourRef(second as Colour) },
      };
    case 'captured':
      return { key: 'thing.captured', refs: { seat: seatRef(Number(first)), colour: colourRef(second as Colour) } };
    case 'consultant':
      return { key: `consultant.${second as Consultant}` };
    case 'objective':
      return { key: 'thing.objective', refs: { company: companyRef(second as Company) } };
    case 'objectives':
      return { key: 'thing.objectives', refs: { seat: seatRef(Number(first)) } };
    case 'supply':
      return { key: 'thing.supply', refs: { colour: colourRef(first as Colour) } };
    case 'line':
      return { key: 'thing.line', values: { line: first } };
    case 'strength':
    case 'restore':
      return { key: `thing.${what}`, values: { count: Number(first) } };
    case 'pair':
      return { key: 'thing.pair', refs: { first: colourRef(first as Colour), second: colourRef(second as Colour) } };
    case 'decline':
      return { key: 'option.decline.main' };
    case 'deck':
    case 'box':
    case 'end':
    case 'marker':
      return { key: `thing.${what}` };
    default:
      return { key: 'thing.unknown' };
  }
}

function isSod(seat: Seat, view: NewOrderView | undefined): boolean {
  return view !== undefined && view.solo !== null && seat === view.players.length;
}

function tileName(tile: Tile, view: NewOrderView | undefined): Sentence {
  const company = view?.types[tile];
  const values = { place: placeOf(tile) };
  return company === undefined
    ? { key: 'thing.tile', values }
    : { key: 'thing.company', values, refs: { company: companyRef(company) } };
}
