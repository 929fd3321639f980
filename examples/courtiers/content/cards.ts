import type { ContentSource } from '@cabale/engine';

/** An Influence card, by its number. */
export type Card = number;

export interface Content {
  readonly cards: readonly Card[];
  readonly hand: number;
  readonly favours: readonly number[];
}

/** What is printed in the box. */
const PRINTED: Content = {
  cards: Array.from({ length: 24 }, (_, index) => index + 1),
  hand: 6,
  favours: [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
};

/** A game with cards worth replacing reads a content pack here. */
export const content: ContentSource<Content> = {
  printed: PRINTED,
  parse: () => ({ mistakes: ['this game has no content packs'] }),
};
