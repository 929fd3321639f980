import '../css/game.css';
import { GAMES, isGame, type GameId } from '@cabale/games';
import { Suspense, type ReactNode } from 'react';
import { useBoard } from '../games.ts';
import { OtherGames } from '../guided/othergames.tsx';
import { useLocalized } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { ButtonLink } from './button.tsx';
import { extentOf } from './extent.ts';
import { NotFoundPage } from './notfound.tsx';
import { useTitle } from './title.ts';

export default function GamePage({ game }: { readonly game: string }): ReactNode {
  return isGame(game) ? <Presentation id={game} /> : <NotFoundPage />;
}

const HEAVIEST = 5;

/** A game by itself: what it is like, and every way to begin. */
function Presentation({ id }: { readonly id: GameId }): ReactNode {
  const say = useText();
  const localized = useLocalized();
  const { name: names, tagline, about, players, bestWith, minutes, weight, table, picture } = GAMES[id];
  const name = localized(names);
  useTitle(name);
  return (
    <div className="page game-page" data-game={id}>
      <div className="game-head">
        <img className="game-picture" src={table ?? picture} alt={say('game.picture', { game: name })} />
        <div className="game-words-large">
          <header>
            <h1>{name}</h1>
            <p className="game-tagline">{localized(tagline)}</p>
          </header>
          <p className="game-about">{localized(about)}</p>
          <dl className="game-facts">
            <Fact term={say('game.players')}>
              {say(`start.players.${extentOf(players)}`, { ...players })}
              {players.min === players.max ? null : <small>{say('game.bestWith', { count: bestWith })}</small>}
            </Fact>
            <Fact term={say('game.length')}>{say(`start.minutes.${extentOf(minutes)}`, { ...minutes })}</Fact>
            <Fact term={say('game.weight')}>
              <span className="weight" aria-hidden="true">
                {Array.from({ length: HEAVIEST }, (_, index) => (
                  <i key={index} data-full={index < weight || undefined} />
                ))}
              </span>
              <small>{say(`game.weights.${weight}`)}</small>
            </Fact>
          </dl>
        </div>
      </div>
      <ul className="game-ways">
        <Way title={say('game.learn')} text={say('game.learnWhy')}>
          <ButtonLink label={say('game.firstLesson')} href={`/learn/${id}`} />
          <Suspense fallback={null}>
            <MoreLessons id={id} />
          </Suspense>
          <ButtonLink label={say('nav.rules')} variant="quiet" href={`/rules/${id}`} />
        </Way>
        <Way title={say('game.bots')} text={say('game.botsWhy')}>
          <ButtonLink
            label={say('start.play')}
            variant="primary large"
            href={`/play/${id}`}
            aria-label={say('start.playNow', { game: name })}
          />
          <ButtonLink label={say('start.options')} href={`/new/${id}`} />
        </Way>
        {players.min > 1 ? null : (
          <Way title={say('new.solo')} text={say('game.soloWhy')}>
            <ButtonLink label={say('game.solo')} href={`/play/${id}?seats=1`} />
          </Way>
        )}
        <Way title={say('game.friends')} text={say('game.friendsWhy')}>
          <ButtonLink label={say('game.invite')} href={`/online/new/${id}`} />
          <ButtonLink label={say('game.screen')} href={`/new/${id}?shared=1`} />
        </Way>
      </ul>
    </div>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps): ReactNode {
  return (
    <li>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="row">{children}</p>
    </li>
  );
}

function MoreLessons({ id }: { readonly id: GameId }): ReactNode {
  const { guided } = useBoard(id);
  return <OtherGames id={id} names={guided.slice(1).map(({ name }) => name)} />;
}
