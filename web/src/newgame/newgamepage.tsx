import type { ReactNode } from 'react';
import { type GameId, isGame } from '@cabale/games';
import { useBoard } from '../games.ts';
import { NotFoundPage } from '../pages/notfound.tsx';
import { NewGameForm } from './newgameform.tsx';

export function NewGamePage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <NewGame id={game} /> : <NotFoundPage />;
}

function NewGame({ id }: { readonly id: GameId }): ReactNode {
  return <NewGameForm id={id} board={useBoard(id)} />;
}
