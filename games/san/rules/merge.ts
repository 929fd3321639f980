/** Cards of one design and name are interchangeable: lists offer one of them (RULES.md 8.2). */
import type { CardId, Cards } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { cardOf } from './counts.ts';

interface CardOption<Kind extends string> {
  readonly kind: Kind;
  readonly card: CardId;
}

/** One constant option per card, so that `options` allocates only the list. */
export function optionsByCard<Kind extends string>(kind: Kind): (card: CardId) => CardOption<Kind> {
  const ids = Object.keys(PRINTED.byId) as CardId[];
  const options = new Map<CardId, CardOption<Kind>>(ids.map((card) => [card, { kind, card }]));
  return (card) => options.get(card) ?? { kind, card };
}

/** An option for the first card of every design and name, then `last`; empty if there is no card. */
export function distinct<Option, Last>(
  ids: readonly CardId[],
  cards: Cards,
  optionFor: (card: CardId) => Option,
  last: Last,
): readonly (Option | Last)[] {
  const listed: (Option | Last)[] = [];
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as CardId;
    if (isFirstTwin(ids, index, cards)) listed.push(optionFor(id));
  }
  if (listed.length > 0) listed.push(last);
  return listed;
}

/** Whether no earlier card of the list has the same design and name. */
export function isFirstTwin(ids: readonly CardId[], index: number, cards: Cards): boolean {
  const { twin } = cardOf(cards, ids[index] as CardId);
  for (let earlier = 0; earlier < index; earlier++) {
    if (cardOf(cards, ids[earlier] as CardId).twin === twin) return false;
  }
  return true;
}
