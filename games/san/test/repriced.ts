/** The printed cards with some values changed, the way a content pack changes them. */
import type { CardId, Cards } from '../content/card.ts';
import { parsePack } from '../content/pack.ts';

type Changes = Readonly<Partial<Record<CardId, Readonly<Record<string, unknown>>>>>;

export function packOf(cards: unknown): Record<string, unknown> {
  return { format: 'cabale-content', formatVersion: 1, game: 'san', name: 'A test pack', cards };
}

export function repriced(cards: Changes): Cards {
  const read = parsePack(packOf(cards));
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'));
  return read.content;
}
