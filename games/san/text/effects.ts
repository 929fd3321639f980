/** What a card does: a sentence for each effect of the vocabulary. */
import type { Sentence } from '@cabale/engine';
import type { Alternative, Effect, EffectKind, Symbol } from '../content/card.ts';
import type { San } from '../rules/state.ts';

/** The rulebook's own signs: Corruption, Propaganda, Hacking. */
export const SIGNS: Readonly<Record<Symbol, string>> = { C: '●', P: '▶', H: '■' };

export function effectSentence(effect: Effect): Sentence<San> {
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

/** Signs are the same in every language; only drawing needs words. */
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

/** The rule that explains each effect. */
const RULES: Readonly<Record<Exclude<EffectKind, 'symbols'> | Symbol, string>> = {
  C: 'SAN-5.1',
  P: 'SAN-6.1',
  H: 'SAN-7.1',
  draw: 'SAN-8.27',
  choice: 'SAN-8.38',
  multiplier: 'SAN-8.1',
  singleUse: 'SAN-8.6',
  copyPlayed: 'SAN-8.10',
  copyRiver: 'SAN-8.17',
  destroy: 'SAN-8.23',
  allTypes: 'SAN-8.28',
  playDiscard: 'SAN-8.30',
  corruptHand: 'SAN-8.35',
};

export function ruleOfEffect(effect: Effect): string {
  return RULES[effect.kind === 'symbols' ? effect.symbol : effect.kind];
}

/** What is said of an alternative that was taken. */
export function tookWords(gain: Alternative): Partial<Sentence<San>> {
  return gain.kind === 'draw'
    ? { key: 'event.tookDraw', values: { count: gain.n } }
    : { key: 'event.tookSymbols', values: { n: gain.n, sign: SIGNS[gain.symbol] } };
}
