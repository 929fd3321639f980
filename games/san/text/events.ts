/** The log: every event as a sentence, or nothing for what is only seen. */
import type { Sentence } from '@cabale/engine';
import type { EffectKind } from '../content/card.ts';
import type { SanEvent } from '../rules/state.ts';
import { SIGNS } from './effects.ts';
import { otherSeat } from './figures.ts';
import { bannerRef, cardRef, pileRef, seatRef, slotRef } from './refs.ts';

export function eventSentence(event: SanEvent): Sentence | undefined {
  switch (event.kind) {
    case 'dealt':
      return { key: 'event.dealt', refs: { seat: seatRef(event.first) } };
    case 'turnBegan':
      return { key: 'event.turnBegan', values: { number: event.number }, refs: { seat: seatRef(event.seat) } };
    case 'played':
      return {
        key: event.from === 'hand' ? 'event.played' : 'event.playedFromDiscard',
        refs: { seat: seatRef(event.seat), card: cardRef(event.card) },
      };
    case 'virusPlayed':
    case 'destroyed':
      return { key: `event.${event.kind}`, refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'took':
      return tookSentence(event);
    case 'declined':
      return { key: `event.declined.${declinedKind(event.effect)}`, refs: { seat: seatRef(event.seat) } };
    case 'drew':
      return event.card === null
        ? { key: 'event.drewHidden', refs: { seat: seatRef(event.seat) } }
        : { key: 'event.drew', refs: { seat: seatRef(event.seat), card: cardRef(event.card) } };
    case 'reshuffled':
      return { key: 'event.reshuffled', values: { count: event.count }, refs: { seat: seatRef(event.seat) } };
    case 'corrupted':
      return corruptedSentence(event);
    case 'riverRefilled':
      return { key: 'event.riverRefilled', values: { position: event.position }, refs: { card: cardRef(event.card) } };
    case 'crossed':
      return {
        key: 'event.crossed',
        values: { cost: event.cost, crossings: event.step - 1 },
        refs: { seat: seatRef(event.seat), banner: bannerRef(event.seat) },
      };
    case 'bonusWon':
      return { key: 'event.bonusWon', refs: { seat: seatRef(event.seat) } };
    case 'pawnMoved':
      return pawnSentence(event);
    case 'virusFinished':
      return {
        key: 'event.virusFinished',
        refs: {
          seat: seatRef(event.seat),
          card: cardRef(event.card),
          pile: pileRef('draw', otherSeat(event.seat)),
        },
      };
    case 'copied':
      return {
        key: event.from === 'play' ? 'event.copiedPlayed' : 'event.copiedRiver',
        refs: { seat: seatRef(event.seat), card: cardRef(event.card), target: cardRef(event.target) },
      };
    case 'playEnded':
      return { key: 'event.playEnded', refs: { seat: seatRef(event.seat) } };
    case 'bought':
      return {
        key: 'event.bought',
        values: { position: event.position },
        refs: { seat: seatRef(event.seat), card: cardRef(event.card) },
      };
    case 'discarded':
      return undefined;
    case 'boxed':
      return boxedSentence(event);
    case 'refilled':
      return { key: 'event.refilled', values: { count: event.count }, refs: { seat: seatRef(event.seat) } };
    case 'resigned':
      return { key: 'event.resigned', refs: { seat: seatRef(event.seat) } };
    case 'over':
      return event.winner === 'draw'
        ? { key: event.by === 'stall' ? 'event.draw.stall' : 'event.draw.river' }
        : { key: `event.over.${event.by}`, refs: { seat: seatRef(event.winner) } };
  }
}

function tookSentence(event: Extract<SanEvent, { kind: 'took' }>): Sentence {
  const refs = { seat: seatRef(event.seat), card: cardRef(event.card) };
  if (event.gain.kind === 'draw') return { key: 'event.tookDraw', values: { count: event.gain.n }, refs };
  return { key: 'event.tookSymbols', values: { n: event.gain.n, sign: SIGNS[event.gain.symbol] }, refs };
}

function corruptedSentence(event: Extract<SanEvent, { kind: 'corrupted' }>): Sentence {
  const seat = seatRef(event.seat);
  const slot = slotRef(event.seat, event.slot);
  const values = { slot: event.slot };
  if (event.card === null) return { key: 'event.corruptedHidden', values, refs: { seat, place: slot } };
  const key = event.from === 'hand' ? 'event.corruptedHand' : 'event.corrupted';
  return { key, values, refs: { seat, card: cardRef(event.card), place: slot } };
}

function pawnSentence(event: Extract<SanEvent, { kind: 'pawnMoved' }>): Sentence {
  const refs = { seat: seatRef(event.seat), pawn: 'pawn:virus' } as const;
  if (event.on === 'port') return { key: 'event.pawnPort', refs };
  const key = event.on === event.seat ? 'event.pawnBack' : 'event.pawnAhead';
  return { key, values: { square: event.square }, refs: { ...refs, owner: seatRef(event.on) } };
}

function boxedSentence(event: Extract<SanEvent, { kind: 'boxed' }>): Sentence | undefined {
  const [first] = event.cards;
  if (first === undefined) return undefined;
  return event.cards.length === 1
    ? { key: 'event.boxed', refs: { card: cardRef(first) } }
    : { key: 'event.boxedSeveral', values: { count: event.cards.length }, refs: { seat: seatRef(event.seat) } };
}

/** What asks nothing cannot be declined by itself. */
function declinedKind(effect: EffectKind | 'rest'): EffectKind | 'rest' {
  switch (effect) {
    case 'symbols':
    case 'multiplier':
    case 'singleUse':
    case 'allTypes':
      return 'rest';
    case 'draw':
    case 'choice':
    case 'destroy':
    case 'corruptHand':
    case 'copyPlayed':
    case 'copyRiver':
    case 'playDiscard':
    case 'rest':
      return effect;
  }
}
