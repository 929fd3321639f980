import { GAME_IDS, GAMES, type GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../pages/button.tsx';
import { openBoard } from '../games.ts';
import { extentOf } from '../pages/extent.ts';
import { useTitle } from '../pages/title.ts';
import { useLocalized } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { InstallOffer } from './installoffer.tsx';
import { RunningGames, SavedGames } from './savedgames.tsx';

/** All games, each one click from a table. */
export function StartPage(): ReactNode {
  const say = useText();
  useTitle(say('house.name'));
  return (
    <div className="page start">
      <section className="lead">
        <h1>{say('house.motto')}</h1>
        <p>{say('start.lead')}</p>
      </section>
      <RunningGames />
      <ul className="game-cards">
        {GAME_IDS.map((id) => (
          <li key={id} className="game-card" data-game={id}>
            <GameCard id={id} />
          </li>
        ))}
      </ul>
      <InstallOffer />
      <SavedGames />
    </div>
  );
}

function GameCard({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const localized = useLocalized();
  const { name: names, tagline, players, minutes, picture } = GAMES[id];
  const name = localized(names);
  // Preload: a pointer on a game is usually followed by a click.
  const preload = () => void openBoard(id).catch(() => undefined);
  return (
    <>
      <img className="picture" src={picture} alt="" />
      <div className="game-words" onPointerEnter={preload}>
        <h2>
          <Link href={`/games/${id}`}>{name}</Link>
        </h2>
        <p>{localized(tagline)}</p>
        <p className="players">
          {say(`start.players.${extentOf(players)}`, { ...players })} ·{' '}
          {say(`start.minutes.${extentOf(minutes)}`, { ...minutes })}
        </p>
        <div className="row">
          <ButtonLink
            label={say('start.play')}
            variant="primary large"
            href={`/play/${id}`}
            aria-label={say('start.playNow', { game: name })}
          />
          <ButtonLink label={say('start.options')} href={`/new/${id}`} />
          <ButtonLink
            label={say('start.online')}
            href={`/online/new/${id}`}
            aria-label={say('start.onlineWith', { game: name })}
          />
        </div>
        <p className="row links">
          <Link href={`/learn/${id}`}>{say('start.learn')}</Link>
          <Link href={`/rules/${id}`}>{say('start.rules')}</Link>
        </p>
      </div>
    </>
  );
}
