/** Options in words, and the things on the table that each one touches. */
import type { OptionOf, Ref, Sentence } from '@cabale/engine';
import { virusId, type Alternative, type CardId, type Cards } from '../content/card.ts';

import type { San, SanView } from '../rules/state.ts';
import { SIGNS } from './effects.ts';
import { askedStep, facedIn, otherSeat, playerIn, priceIn, sameDesign } from './figures.ts';
import { bannerRef, cardRef, pileRef, positionRef, slotRef } from './refs.ts';

type SanOption = OptionOf<San>;

export function optionSentence(option: SanOption, view: SanView, cards: Cards): Sentence {
  switch (option.kind) {
    case 'play':
      return cards.byId[option.card].type === 'V'
        ? { key: 'option.playVirus', refs: { card: cardRef(option.card) } }
        : { key: 'option.play', refs: { card: cardRef(option.card) } };
    case 'corrupt':
    case 'buy':
    case 'copyRiver':
      return riverSentence(option, view, cards);
    case 'cross':
      return { key: 'option.cross', values: { cost: crossingPrice(view, cards) } };
    case 'hack':
      return { key: `option.hack.${pawnMove(view, cards)}` };
    case 'slot':
      return { key: 'option.slot', values: { position: option.slot } };
    case 'take':
      return alternativeSentence(alternativeOf(view, option.alternative));
    case 'resolve':
      return { key: `option.resolve.${option.effect}` };
    case 'draw':
      return { key: 'option.draw' };
    case 'destroy':
    case 'corruptHand':
    case 'copyPlayed':
    case 'playDiscard':
      return { key: `option.${option.kind}`, refs: { card: cardRef(option.card) } };
    case 'decline':
    case 'declineRest':
    case 'endPlay':
    case 'endBuy':
      return { key: `option.${option.kind}` };
  }
}

function riverSentence(
  option: Extract<SanOption, { kind: 'corrupt' | 'buy' | 'copyRiver' }>,
  view: SanView,
  cards: Cards,
): Sentence {
  const { kind, position } = option;
  const id = view.river[position - 1] ?? null;
  if (id === null) return { key: 'thing.position', values: { position } };
  const values = kind === 'buy' ? { position, cost: cards.byId[id].cost } : { position };
  return { key: `option.${kind}`, values, refs: { card: cardRef(id) } };
}

function crossingPrice(view: SanView, cards: Cards): number {
  const seat = view.turn.active;
  const position = facedIn(seat, playerIn(view, seat).step);
  return position === undefined ? 0 : priceIn(view, cards, seat, position).total;
}

/** Which of the virus pawn's four moves is open to the active player (SAN-7.4, 7.6, 7.7). */
function pawnMove(view: SanView, cards: Cards): 'pullBack' | 'enter' | 'advance' | 'finish' {
  const { active } = view.turn;
  if (view.pawn.on === active) return 'pullBack';
  if (view.pawn.on === 'port') return 'enter';
  const victim = otherSeat(active);
  const { squares } = cards.byId[virusId(victim, playerIn(view, victim).virus)];
  return view.pawn.square < squares ? 'advance' : 'finish';
}

function alternativeOf(view: SanView, index: number): Alternative | undefined {
  const step = askedStep(view);
  return step?.kind === 'choose' ? step.alternatives[index] : undefined;
}

/** An alternative of a choice in words. */
export function alternativeSentence(alternative: Alternative | undefined): Sentence {
  if (alternative === undefined) return { key: 'thing.unknown' };
  if (alternative.kind === 'draw') return { key: 'option.takeDraw', values: { count: alternative.n } };
  return { key: 'option.takeSymbols', values: { n: alternative.n, sign: SIGNS[alternative.symbol] } };
}

export function refsOf(option: SanOption, view: SanView, cards: Cards): readonly Ref[] {
  const { active } = view.turn;
  switch (option.kind) {
    case 'play':
    case 'destroy':
    case 'corruptHand':
      return alike(option.card, playerIn(view, active).hand ?? [], cards);
    case 'playDiscard':
      return alike(option.card, playerIn(view, active).discard, cards);
    case 'copyPlayed':
      return [cardRef(option.card)];
    case 'corrupt':
    case 'buy':
    case 'copyRiver':
      return riverRefs(view, option.position);
    case 'cross':
      return [bannerRef(active)];
    case 'hack':
      return ['pawn:virus'];
    case 'slot':
      return [slotRef(active, option.slot)];
    case 'take':
      return [`alternative:${option.alternative}`];
    case 'resolve':
      return [`effect:${option.effect}`];
    case 'draw':
      return [pileRef('draw', active)];
    case 'decline':
    case 'declineRest':
      return ['alternative:none'];
    case 'endPlay':
      return ['phase:buy'];
    case 'endBuy':
      return ['phase:discard'];
  }
}

function alike(offered: CardId, list: readonly CardId[], cards: Cards): readonly Ref[] {
  return sameDesign(cards, offered, list).map(cardRef);
}

function riverRefs(view: SanView, position: Parameters<typeof positionRef>[0]): readonly Ref[] {
  const id = view.river[position - 1] ?? null;
  return id === null ? [positionRef(position)] : [positionRef(position), cardRef(id)];
}
