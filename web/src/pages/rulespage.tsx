import { StageProvider, type BoardModule, type Stage } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { type GameId, isGame } from '@cabale/games';
import { useMemo, type ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useBoard } from '../games.ts';
import { OtherGames } from '../guided/othergames.tsx';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { NotFoundPage } from './notfound.tsx';
import { useTitle } from './title.ts';

export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <Rules id={game} /> : <NotFoundPage />;
}

/** The game's rules page, on a stage with explanations but without choices. */
function Rules({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const board = useBoard(id);
  const name = nameOf(id);
  const stage = useMemo(() => exhibition(board), [board]);
  useTitle(say('rules.title', { game: name }));
  return (
    <StageProvider stage={stage}>
      <div className="page rules" data-game={id}>
        <h1>{say('rules.title', { game: name })}</h1>
        <p className="row">
          <ButtonLink label={say('rules.play', { game: name })} variant="primary" href={`/play/${id}`} />
          <ButtonLink label={say('rules.learn')} href={`/learn/${id}`} />
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
    rules: board.rules,
    settings: board.game.setup,
    choose: () => undefined,
  };
}
