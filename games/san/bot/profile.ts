import type { Card, CardId, Cards, CardType, Effect, Symbol } from '../content/card.ts';

/** What a card brings, in numbers a bot can add up. */
export interface Profile {
  readonly type: CardType;
  readonly income: number;
  /** Symbols it can give of each type, an alternative counted in full. */
  readonly symbols: Readonly<Record<Symbol, number>>;
  readonly multiplier: Symbol | null;
  readonly draw: number;
  readonly single: boolean;
  readonly starting: boolean;
  readonly cost: number;
  /** How search names playing it: cards of one design count as one. */
  readonly playKey: string;
}

const PROFILES = new WeakMap<Cards, Readonly<Record<CardId, Profile>>>();

/** The profiles of a content, worked out once. */
export function profilesOf(cards: Cards): Readonly<Record<CardId, Profile>> {
  const known = PROFILES.get(cards);
  if (known !== undefined) return known;
  const entries = Object.values<Card>(cards.byId).map((card) => [card.id, profile(card)]);
  const profiles = Object.fromEntries(entries) as Record<CardId, Profile>;
  PROFILES.set(cards, profiles);
  return profiles;
}

function profile(card: Card): Profile {
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
