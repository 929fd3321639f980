/** The printed cards with some values changed, the way a content pack changes them. */
import { contentOf, packFor } from '../../test/packs.ts';
import type { CardId, Cards } from '../content/card.ts';
import { san } from '../index.ts';

type Changes = Readonly<Partial<Record<CardId, Readonly<Record<string, unknown>>>>>;

export function packOf(cards: unknown): Readonly<Record<string, unknown>> {
  return packFor(san, { cards });
}

export function repriced(cards: Changes): Cards {
  return contentOf(san, packOf(cards));
}
