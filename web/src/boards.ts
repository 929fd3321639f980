import type { GameTypes } from '@cabale/engine';
import type { BoardModule } from '@cabale/design';
import type { GameId } from '@cabale/games';
import type { TextSource } from './text/i18n.ts';

/** A game's board and its texts: apart, so that both are on their way at once. */
export interface BoardSource {
  readonly board: () => Promise<BoardModule<GameTypes>>;
  readonly texts: TextSource;
}

/** The boards, each loaded when its game is opened. This list is all the shell knows about any one game. */
export const BOARDS: Readonly<Record<GameId, BoardSource>> = {
  san: {
    // Where a game's own types are forgotten: from here on every game looks the same.
    board: async () => (await import('@cabale/san/board')).board as unknown as BoardModule<GameTypes>,
    texts: {
      fr: async () => (await import('@cabale/san/text/fr.ts')).default,
      en: async () => (await import('@cabale/san/text/en.ts')).default,
    },
  },
  'new-order': {
    board: async () => (await import('@cabale/new-order/board')).board as unknown as BoardModule<GameTypes>,
    texts: {
      fr: async () => (await import('@cabale/new-order/text/fr.ts')).default,
      en: async () => (await import('@cabale/new-order/text/en.ts')).default,
    },
  },
  venice: {
    board: async () => (await import('@cabale/venice/board')).board as unknown as BoardModule<GameTypes>,
    texts: {
      fr: async () => (await import('@cabale/venice/text/fr.ts')).default,
      en: async () => (await import('@cabale/venice/text/en.ts')).default,
    },
  },
  'virtual-revolution': {
    board: async () => (await import('@cabale/virtual-revolution/board')).board as unknown as BoardModule<GameTypes>,
    texts: {
      fr: async () => (await import('@cabale/virtual-revolution/text/fr.ts')).default,
      en: async () => (await import('@cabale/virtual-revolution/text/en.ts')).default,
    },
  },
  mecanisburgo: {
    board: async () => (await import('@cabale/mecanisburgo/board')).board as unknown as BoardModule<GameTypes>,
    texts: {
      fr: async () => (await import('@cabale/mecanisburgo/text/fr.ts')).default,
      en: async () => (await import('@cabale/mecanisburgo/text/en.ts')).default,
    },
  },
};
