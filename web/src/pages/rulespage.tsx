import { type GameId, isGame } from '@cabale/games';
import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useBoard } from '../games.ts';
import { OtherGames } from '../guided/othergames.tsx';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { GameRulesText } from './gamerules.tsx';
import { NotFoundPage } from './notfound.tsx';
import { useTitle } from './title.ts';

export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <Rules id={game} /> : <NotFoundPage />;
}

/** The page of a game's rules. */
function Rules({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const board = useBoard(id);
  const name = nameOf(id);
  useTitle(say('rules.title', { game: name }));
  return (
    <div className="page rules" data-game={id}>
      <h1>{say('rules.title', { game: name })}</h1>
      <p className="row">
        <ButtonLink label={say('rules.play', { game: name })} variant="primary" href={`/play/${id}`} />
        <ButtonLink label={say('rules.learn')} href={`/learn/${id}`} />
        <OtherGames id={id} names={board.guided.slice(1).map((each) => each.name)} />
      </p>
      <GameRulesText board={board} />
    </div>
  );
}
