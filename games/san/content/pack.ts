import type { Cards } from './card.ts';

export function parsePack(_pack: unknown): { readonly content: Cards } | { readonly mistakes: readonly string[] } {
  return { mistakes: ['content packs for San are not read yet'] };
}
