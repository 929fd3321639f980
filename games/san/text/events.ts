/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import { virusNumber } from '../content/card.ts';
import { opponent } from '../rules/counts.ts';
import type { San } from '../rules/state.ts';
import { tookWords } from './effects.ts';
import { bannerRef, cardRef, pileRef, seatRef, slotRef } from './refs.ts';

export const events: WordTables<San>['events'] = {
  dealt: ({ first }) => ({ refs: { seat: seatRef(first) } }),
  turnBegan: 'default',
  played: { by: 'from' },
  virusPlayed: 'default',
  took: ({ gain }) => tookWords(gain),
  declined: { by: 'effect' },
  drew: { shown: 'card' },
  reshuffled: 'default',
  destroyed: 'default',
  corrupted: ({ seat, card, from, slot }) => ({
    key: card === null ? 'event.corrupted.hidden' : from === 'hand' ? 'event.corrupted.hand' : 'event.corrupted.river',
    values: { slot },
    refs: { place: slotRef(seat, slot) },
  }),
  riverRefilled: 'default',
  crossed: ({ seat, step }) => ({ values: { crossings: step - 1 }, refs: { banner: bannerRef(seat) } }),
  bonusWon: 'default',
  pawnMoved({ seat, on }) {
    if (on === 'port') return { key: 'event.pawnMoved.port', refs: { pawn: 'pawn:virus' } };
    const key = on === seat ? 'event.pawnMoved.back' : 'event.pawnMoved.ahead';
    return { key, refs: { pawn: 'pawn:virus', owner: seatRef(on) } };
  },
  virusFinished: ({ seat, card }) => ({
    values: { number: virusNumber(card) },
    refs: { owner: seatRef(opponent(seat)), pile: pileRef('draw', opponent(seat)) },
  }),
  copied: { by: 'from' },
  playEnded: { by: 'to' },
  bought: 'default',
  discarded: 'silent',
  boxed({ cards }) {
    const [first] = cards;
    if (first === undefined) return undefined;
    return cards.length === 1
      ? { key: 'event.boxed', refs: { card: cardRef(first) } }
      : { key: 'event.boxedSeveral', values: { count: cards.length } };
  },
  refilled: 'default',
  resigned: 'default',
  over: ({ by, winner }) =>
    winner === 'draw'
      ? { key: by === 'stall' ? 'event.draw.stall' : 'event.draw.river' }
      : { key: `event.over.${by}`, refs: { seat: seatRef(winner) } },
};
