/** What a card does, put together from the vocabulary of effects. */
import type { Sentence } from '@cabale/engine';
import type { Alternative, Card, Effect, Symbol } from '../content/card.ts';
import type { San } from '../rules/state.ts';

/** The rulebook's own signs: Corruption, Propaganda, Hacking. */
export const SIGNS: Readonly<Record<Symbol, string>> = { C: '●', P: '▶', H: '■' };

/** One sentence for each effect of a card, in printed order. */
export function effectSentences(card: Pick<Card, 'effects'>): readonly Sentence<San>[] {
  return card.effects.map(effectSentence);
}

function effectSentence(effect: Effect): Sentence<San> {
  switch (effect.kind) {
    case 'symbols':
      return { key: `effect.symbols.${effect.symbol}`, values: { count: effect.n } };
    case 'draw':
    case 'destroy':
    case 'corruptHand':
      return { key: `effect.${effect.kind}`, values: { count: effect.n } };
    case 'multiplier':
      return { key: `effect.multiplier.${effect.symbol}` };
    case 'choice':
      return choiceSentence(effect.alternatives);
    case 'singleUse':
    case 'copyPlayed':
    case 'copyRiver':
    case 'allTypes':
    case 'playDiscard':
      return { key: `effect.${effect.kind}` };
  }
}

/** Signs read alike in every language: only drawing needs words. */
function choiceSentence(alternatives: readonly Alternative[]): Sentence<San> {
  const signs: string[] = [];
  let drawn = 0;
  for (const alternative of alternatives) {
    if (alternative.kind === 'draw') drawn = alternative.n;
    else signs.push(`${alternative.n}\u00a0${SIGNS[alternative.symbol]}`);
  }
  const symbols = signs.join(' / ');
  return drawn === 0
    ? { key: 'effect.choice.symbols', values: { symbols } }
    : { key: 'effect.choice.symbolsOrDraw', values: { symbols, count: drawn } };
}

/** The rule that explains an effect. */
export function ruleOfEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'symbols':
      return { C: 'SAN-5.1', P: 'SAN-6.1', H: 'SAN-7.1' }[effect.symbol];
    case 'draw':
      return 'SAN-8.27';
    case 'choice':
      return 'SAN-8.38';
    case 'multiplier':
      return 'SAN-8.1';
    case 'singleUse':
      return 'SAN-8.6';
    case 'copyPlayed':
      return 'SAN-8.10';
    case 'copyRiver':
      return 'SAN-8.17';
    case 'destroy':
      return 'SAN-8.23';
    case 'allTypes':
      return 'SAN-8.28';
    case 'playDiscard':
      return 'SAN-8.30';
    case 'corruptHand':
      return 'SAN-8.35';
  }
}
