import { GAME_IDS, type GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { openBoard } from '../games.ts';
import { useTitle } from '../pages/title.ts';
import { useText } from '../text/i18n.ts';
import { SavedGames } from './savedgames.tsx';
import { Vignette } from './vignette.tsx';

/** The salon: five games, one click from a seat at the table. */
export function StartPage(): ReactNode {
  const say = useText();
  useTitle(say('house.name'));
  return (
    <div className="page start">
      <section className="lead">
        <h1>{say('house.motto')}</h1>
        <p>{say('start.lead')}</p>
      </section>
      <ul className="game-cards">
        {GAME_IDS.map((id) => (
          <li key={id} className="game-card" data-game={id}>
            <GameCard id={id} />
          </li>
        ))}
      </ul>
      <SavedGames />
    </div>
  );
}

function GameCard({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const name = say(`games.${id}.name`);
  // Whoever points at a game is about to open it.
  const bring = () => void openBoard(id).catch(() => undefined);
  return (
    <>
      <Vignette id={id} />
      <div className="game-words" onPointerEnter={bring}>
        <GameName id={id} />
        <div className="row">
          <Link className="button primary large" href={`/play/${id}`} aria-label={say('start.playNow', { game: name })}>
            {say('start.play')}
          </Link>
          <Link className="button" href={`/new/${id}`}>
            {say('start.options')}
          </Link>
          <Link className="button" href={`/online/new/${id}`} aria-label={say('start.onlineWith', { game: name })}>
            {say('start.online')}
          </Link>
        </div>
        <p className="row links">
          <Link href={`/learn/${id}`}>{say('start.learn')}</Link>
          <Link href={`/rules/${id}`}>{say('start.rules')}</Link>
        </p>
      </div>
    </>
  );
}

function GameName({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  return (
    <>
      <h2>{say(`games.${id}.name`)}</h2>
      <p>{say(`games.${id}.line`)}</p>
      <p className="players">{say(`games.${id}.players`)}</p>
    </>
  );
}
