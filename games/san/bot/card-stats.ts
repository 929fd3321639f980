import type { Card, CardId, Cards, CardType, Effect, Symbol } from '../content/card.ts';

/** What a card provides, in numbers. */
export interface CardStats {
  readonly type: CardType;
  readonly income: number;
  /** Symbols of each type, with every alternative counted in full. */
  readonly symbols: Readonly<Record<Symbol, number>>;
  readonly multiplier: Symbol | null;
  readonly draw: number;
  readonly single: boolean;
  readonly starting: boolean;
  readonly cost: number;
  /** Search key of playing it, the same for all cards of one design. */
  readonly playKey: string;
}

/** The stats of all cards of a content. */
export class StatsByCard {
  private readonly byId: ReadonlyMap<CardId, CardStats>;

  constructor(cards: Cards) {
    this.byId = new Map(Object.values<Card>(cards.byId).map((card) => [card.id, stats(card)]));
  }

  of(id: CardId): CardStats {
    const found = this.byId.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }
}

const BY_CONTENT = new WeakMap<Cards, StatsByCard>();

/** Computed once per content. */
export function cardStatsOf(cards: Cards): StatsByCard {
  let byCard = BY_CONTENT.get(cards);
  if (byCard === undefined) BY_CONTENT.set(cards, (byCard = new StatsByCard(cards)));
  return byCard;
}

function stats(card: Card): CardStats {
  const symbols: Record<Symbol, number> = { C: 0, P: 0, H: 0 };
  let multiplier: Symbol | null = null;
  let draw = 0;
  const add = (effect: Effect): void => {
    if (effect.kind === 'symbols') symbols[effect.symbol] += effect.n;
    else if (effect.kind === 'draw') draw += effect.n;
    else if (effect.kind === 'multiplier') multiplier = effect.symbol;
    else if (effect.kind === 'choice') effect.alternatives.filter(({ kind }) => kind === 'symbols').forEach(add);
  };
  card.effects.forEach(add);
  return {
    type: card.type,
    income: card.income,
    symbols,
    multiplier,
    draw,
    single: card.effects.some(({ kind }) => kind === 'singleUse'),
    starting: card.kind === 'starting',
    cost: card.cost,
    playKey: `play:${card.design}`,
  };
}
