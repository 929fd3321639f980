import { statisticsSchema } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameName } from '../../text/game-names.ts';
import { useRead } from '../asking.ts';
import { useOnlineText } from '../text/texts.ts';

/** Results by game and number of players, and a rating with its uncertainty. */
export function Statistics(): ReactNode {
  const nameOf = useGameName();
  const say = useOnlineText();
  const { i18n } = useTranslation('shell');
  const { answer } = useRead('/me/statistics', statisticsSchema);
  if (answer?.ok !== true) return null;
  const { games, ratings } = answer.value;
  const figure = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section className="column" aria-labelledby="statistics">
      <h2 id="statistics">{say('statistics.title')}</h2>
      {games.length === 0 ? <p className="soft">{say('statistics.none')}</p> : null}
      {games.length === 0 ? null : (
        <div className="scroll-x">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">{say('statistics.game')}</th>
                <th scope="col">{say('statistics.seats')}</th>
                <th scope="col">{say('statistics.played')}</th>
                <th scope="col">{say('statistics.places')}</th>
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, seats, played, places }) => (
                <tr key={`${game} ${seats}`}>
                  <th scope="row">{nameOf(game)}</th>
                  <td>{seats}</td>
                  <td>{played}</td>
                  <td>{places.join(' – ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ratings.length === 0 ? null : (
        <>
          <h3>{say('statistics.rating')}</h3>
          <ul>
            {ratings.map(({ game, rated, mu, sigma }) => (
              <li key={game}>
                <b>{nameOf(game)}</b> <meter className="rating-scale" min={0} max={50} value={mu} aria-hidden="true" />{' '}
                {say('statistics.rated', { rating: figure.format(mu), sigma: figure.format(2 * sigma), count: rated })}
              </li>
            ))}
          </ul>
          <p className="soft">{say('statistics.ratingWhy')}</p>
        </>
      )}
    </section>
  );
}
