import { isGame } from '@cabale/games';
import type { BoardModule } from '@cabale/design';
import { replay, type GameTypes, type Match } from '@cabale/engine';
import { startTransition, useEffect, useState } from 'react';
import { openBoard } from '../games.ts';
import type { SavedGame, SaveProblem } from '../saves/saved.ts';
import { shelf } from '../saves/shelf.ts';

/** A saved game, replayed and ready to be looked at. */
export interface OpenedGame {
  readonly board: BoardModule<GameTypes>;
  readonly match: Match<GameTypes>;
  readonly saved: SavedGame;
}

export type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly game: OpenedGame }
  | { readonly kind: 'problem'; readonly problem: SaveProblem }
  | { readonly kind: 'failed'; readonly error: unknown };

const OPENING: Opened = { kind: 'opening' };

/** Opens a saved game. What cannot be opened stays where it is, with a note why. */
async function openSaved(id: string): Promise<Opened> {
  const saved = shelf.read(id);
  if (!saved.ok) return { kind: 'problem', problem: saved.problem };
  if (!isGame(saved.value.game)) {
    return { kind: 'problem', problem: { code: 'unknown-game', message: saved.value.game } };
  }
  const board = await openBoard(saved.value.game);
  const match = replay(board.game, saved.value.record);
  shelf.note(id, match.ok ? undefined : match.problem);
  if (!match.ok) return { kind: 'problem', problem: match.problem };
  return { kind: 'open', game: { board, match: match.value, saved: saved.value } };
}

export function useOpened(id: string): Opened {
  const [opened, setOpened] = useState(OPENING);
  useEffect(() => {
    let left = false;
    // A table is much to draw: in small pieces, so that the browser can answer in between.
    const show = (result: Opened) => {
      if (!left) startTransition(() => setOpened(result));
    };
    openSaved(id).then(show, (error: unknown) => show({ kind: 'failed', error }));
    return () => {
      left = true;
    };
  }, [id]);
  // To the boundary, which says that nothing is lost.
  if (opened.kind === 'failed') throw opened.error;
  return opened;
}
