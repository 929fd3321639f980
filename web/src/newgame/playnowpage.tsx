import { type GameId, isGame } from '@cabale/games';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBoard } from '../games.ts';
import { NotFoundPage } from '../pages/notfound.tsx';
import { Opening } from '../pages/opening.tsx';
import { parseParameters } from '../parameters.ts';
import { savedGames } from '../saves/savedgames.ts';
import { createGame, seated } from './create.ts';
import { seatingFor } from './seating.ts';

/** One click from the start page: deals a game against the default bot and goes to its table. */
export function PlayNowPage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <Deal game={game} /> : <NotFoundPage />;
}

function Deal({ game }: { readonly game: GameId }): ReactNode {
  const board = useBoard(game);
  const [, navigate] = useLocation();
  const search = useSearch();
  const dealt = useRef(false);
  useEffect(() => {
    // Effects run twice in development, but one click must deal only one game.
    if (dealt.current) return;
    dealt.current = true;
    const given = parseParameters(search);
    const players = seated(seatingFor(board.game, given));
    const saved = createGame(board.game, { players, seed: given.seed });
    const written = savedGames.write(saved);
    navigate(written === 'written' ? `/table/${saved.id}` : `/new/${game}?full=1`, { replace: true });
  }, [board, game, navigate, search]);
  return <Opening />;
}
