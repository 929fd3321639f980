import { isGame } from '@cabale/games';
import type { BoardModule } from '@cabale/design';
import { replay, type GameTypes, type Match } from '@cabale/engine';
import { startTransition, useEffect, useState } from 'react';
import { openBoard } from '../games.ts';
import type { SavedGame, SaveProblem } from '../saves/saved.ts';
import { savedGames } from '../saves/savedgames.ts';

/** A saved game that has been replayed. */
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

/** Opens a saved game. One that cannot be opened stays stored, with a note of the reason. */
async function openSaved(id: string): Promise<Opened> {
  const saved = savedGames.read(id);
  if (!saved.ok) return { kind: 'problem', problem: saved.problem };
  if (!isGame(saved.value.game)) {
    return { kind: 'problem', problem: { code: 'unknown-game', message: saved.value.game } };
  }
  const board = await openBoard(saved.value.game);
  const match = replay(board.game, saved.value.record);
  savedGames.note(id, match.ok ? undefined : match.problem);
  if (!match.ok) return { kind: 'problem', problem: match.problem };
  return { kind: 'open', game: { board, match: match.value, saved: saved.value } };
}

export function useOpened(id: string): Opened {
  const [opened, setOpened] = useState(OPENING);
  useEffect(() => {
    let left = false;
    // A transition renders in small slices, so the browser can respond to input in between.
    const show = (result: Opened) => {
      if (!left) startTransition(() => setOpened(result));
    };
    openSaved(id).then(show, (error: unknown) => show({ kind: 'failed', error }));
    return () => {
      left = true;
    };
  }, [id]);
  // The error boundary reports that nothing is lost.
  if (opened.kind === 'failed') throw opened.error;
  return opened;
}
