/** What things are called. */
import type { WordTables } from '@cabale/engine';
import { namesake, type CardId, type CardType, type EffectKind } from '../content/card.ts';
import { progressOf, RACE_LENGTH } from '../rules/end.ts';
import type { Race, San } from '../rules/state.ts';
import type cards from './en/cards.ts';
import { seatRef, type Phase, type PileKey } from './refs.ts';

/** A card that has a text of its own. */
type NamedCard = keyof typeof cards;

/** Cards of one name share a text. */
export function nameId(card: CardId): NamedCard {
  return namesake(card) as NamedCard;
}

export const names: WordTables<San>['names'] = {
  seat: ([seat]) => ({ key: seat === '0' ? 'corporation.SUN' : 'corporation.STAR' }),
  card: ([card]) => ({ key: `card.${nameId(card as CardId)}` }),
  position: ([position = '']) => ({ key: 'thing.position', values: { position } }),
  slot: ([seat, position = '']) => ({ key: 'thing.slot', values: { position }, refs: { seat: seatRef(Number(seat)) } }),
  banner: ([seat]) => ({ key: 'thing.banner', refs: { seat: seatRef(Number(seat)) } }),
  token: ([seat]) => ({ key: 'thing.token', refs: { seat: seatRef(Number(seat)) } }),
  pawn: () => ({ key: 'thing.pawn' }),
  port: () => ({ key: 'thing.port' }),
  pile: ([pile, seat]) => ({
    key: `thing.pile.${pile as PileKey}`,
    ...(seat === undefined ? {} : { refs: { seat: seatRef(Number(seat)) } }),
  }),
  type: ([type]) => ({ key: `type.${type as CardType}` }),
  effect: ([effect]) => ({ key: `effectName.${effect as EffectKind}` }),
  alternative: ([number]) =>
    number === 'none' ? { key: 'option.decline' } : { key: 'thing.alternative', values: { n: Number(number) + 1 } },
  phase: ([phase]) => ({ key: `phase.${phase as Phase}` }),
  gauge([name, seat], view) {
    const race = name as Race;
    if (view === undefined) return { key: `race.${race}` };
    return {
      key: `thing.gauge.${race}`,
      values: { value: progressOf(view, Number(seat))[race], length: RACE_LENGTH[race] },
      refs: { seat: seatRef(Number(seat)) },
    };
  },
  figure: ([figure]) => ({ key: `figure.${figure as 'income' | 'cost' | 'crossing'}` }),
};
