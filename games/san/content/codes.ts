/** Codes of effects in content packs (RULES.md 6.4). */
import { SYMBOLS, type Alternative, type Effect, type Symbol } from './card.ts';

/** No effect gives more than this of anything. */
const MOST = 20;
/** As many alternatives as a choice can offer. */
const ALTERNATIVES = 8;

const WORDS: Readonly<Record<string, Effect>> = {
  SINGLE: { kind: 'singleUse' },
  COPY_PLAYED: { kind: 'copyPlayed' },
  COPY_RIVER: { kind: 'copyRiver' },
  ALL_TYPES: { kind: 'allTypes' },
  PLAY_DISCARD: { kind: 'playDiscard' },
  ...Object.fromEntries(SYMBOLS.map((symbol): [string, Effect] => [`MULT_${symbol}`, { kind: 'multiplier', symbol }])),
};

const COUNTED = { DESTROY: 'destroy', CORRUPT_HAND: 'corruptHand' } as const;

const KNOWN = 'C3, P3, H3, DRAW 2, DESTROY 2, CORRUPT_HAND 1, CHOICE(C2 | DRAW 2), ' + Object.keys(WORDS).join(', ');

export type EffectResult<Found = Effect> = { readonly effect: Found } | { readonly reason: string };

/** Reads one code: its effect, or the reason why it is wrong. */
export function readEffect(code: string): EffectResult {
  const text = code.trim();
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return { effect: word };
  const alternatives = /^CHOICE\s*\((.*)\)$/s.exec(text)?.[1];
  if (alternatives !== undefined) return readChoice(alternatives.split('|'));
  return readAlternative(text) ?? readCounted(text) ?? { reason: `there is no such effect; known: ${KNOWN}` };
}

function readChoice(codes: readonly string[]): EffectResult {
  if (codes.length < 2 || codes.length > ALTERNATIVES) {
    return { reason: `a choice has 2 to ${ALTERNATIVES} alternatives, not ${codes.length}` };
  }
  const alternatives: Alternative[] = [];
  for (const code of codes) {
    const read = readAlternative(code.trim());
    if (read === undefined)
      return { reason: `an alternative is symbols or DRAW, such as C2 or DRAW 2, not "${code.trim()}"` };
    if ('reason' in read) return read;
    alternatives.push(read.effect);
  }
  return { effect: { kind: 'choice', alternatives } };
}

/** Symbols or Draw; `undefined` where the code is neither. */
function readAlternative(text: string): EffectResult<Alternative> | undefined {
  const [, symbol, count] = /^([CPH])(\d+)$/.exec(text) ?? /^(DRAW)\s+(\d+)$/.exec(text) ?? [];
  if (symbol === undefined) return undefined;
  const n = Number(count);
  return counted(symbol === 'DRAW' ? { kind: 'draw', n } : { kind: 'symbols', symbol: symbol as Symbol, n });
}

function readCounted(text: string): EffectResult | undefined {
  const [, word, count] = /^(DESTROY|CORRUPT_HAND)\s+(\d+)$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  return counted({ kind: COUNTED[word as keyof typeof COUNTED], n: Number(count) });
}

function counted<Found extends { readonly n: number }>(effect: Found): EffectResult<Found> {
  const { n } = effect;
  return n >= 1 && n <= MOST ? { effect } : { reason: `its number must be from 1 to ${MOST}, not ${n}` };
}
