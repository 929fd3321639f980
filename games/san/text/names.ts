/** What things are called. */
import type { Ref, Sentence } from '@cabale/engine';
import type { CardId } from '../content/card.ts';
import { nameId } from './figures.ts';
import { partsOf, seatRef } from './refs.ts';

const CORPORATION_KEYS = ['corporation.SUN', 'corporation.STAR'] as const;

export function nameOf(ref: Ref): Sentence {
  const { what, which } = partsOf(ref);
  const [first = '', second = ''] = which;
  switch (what) {
    case 'seat':
      return { key: CORPORATION_KEYS[first === '0' ? 0 : 1] };
    case 'card':
      return { key: `card.${nameId(first as CardId)}` };
    case 'position':
      return { key: 'thing.position', values: { position: first } };
    case 'slot':
      return { key: 'thing.slot', values: { position: second }, refs: { seat: seatRef(Number(first)) } };
    case 'banner':
      return { key: 'thing.banner', refs: { seat: seatRef(Number(first)) } };
    case 'token':
      return { key: 'thing.token', refs: { seat: seatRef(Number(first)) } };
    case 'pawn':
      return { key: 'thing.pawn' };
    case 'port':
      return { key: 'thing.port' };
    case 'pile':
      return second === ''
        ? { key: `thing.pile.${first}` }
        : { key: `thing.pile.${first}`, refs: { seat: seatRef(Number(second)) } };
    case 'type':
      return { key: `type.${first}` };
    case 'effect':
      return { key: `effectName.${first}` };
    case 'alternative':
      return first === 'none'
        ? { key: 'option.decline' }
        : { key: 'thing.alternative', values: { n: Number(first) + 1 } };
    case 'phase':
      return { key: `phase.${first}` };
    case 'gauge':
      return { key: `race.${first}` };
    case 'figure':
      return { key: `figure.${first}` };
    default:
      return { key: 'thing.unknown' };
  }
}
