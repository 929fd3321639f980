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

/** The profiles of all cards of a content. */
export class Profiles {
  private readonly byId: ReadonlyMap<CardId, Profile>;

  constructor(cards: Cards) {
    this.byId = new Map(Object.values<Card>(cards.byId).map((card) => [card.id, profile(card)]));
  }

  of(id: CardId): Profile {
    const found = this.byId.get(id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  }
}

const PROFILES = new WeakMap<Cards, Profiles>();

/** Worked out once for every content. */
export function profilesOf(cards: Cards): Profiles {
  let profiles = PROFILES.get(cards);
  if (profiles === undefined) PROFILES.set(cards, (profiles = new Profiles(cards)));
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
