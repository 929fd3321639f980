import { StageProvider, type BoardModule, type Stage } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { type GameId, isGame } from '@cabale/games';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useBoard } from '../games.ts';
import { OtherGames } from '../guided/othergames.tsx';
import { useText } from '../text/i18n.ts';
import { NotFoundPage } from './notfound.tsx';
import { useTitle } from './title.ts';

export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <Rules id={game} /> : <NotFoundPage />;
}

/** The game's own rules page, on a stage where things explain themselves and nothing can be chosen. */
function Rules({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const board = useBoard(id);
  const name = say(`games.${id}.name`);
  const stage = useMemo(() => exhibition(board), [board]);
  useTitle(say('rules.title', { game: name }));
  return (
    <StageProvider stage={stage}>
      <div className="page rules" data-game={id}>
        <h1>{say('rules.title', { game: name })}</h1>
        <p className="row">
          <Link className="button primary" href={`/play/${id}`}>
            {say('rules.play', { game: name })}
          </Link>
          <Link className="button" href={`/learn/${id}`}>
            {say('rules.learn')}
          </Link>
          <OtherGames id={id} names={board.guided.slice(1).map((each) => each.name)} />
        </p>
        <board.RulesPage />
      </div>
    </StageProvider>
  );
}

function exhibition(board: BoardModule<GameTypes>): Stage {
  return {
    gameId: board.game.id,
    words: board.words,
    content: board.game.content.printed,
    view: undefined,
    seats: [],
    decision: undefined,
    advice: [],
    frame: 0,
    Explanation: board.Explanation,
    choose: () => undefined,
  };
}
