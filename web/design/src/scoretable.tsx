import type { Outcome } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMark } from './seatmark.tsx';
import { useSides } from './sides.ts';
import { useSay } from './stage.ts';

/** With more columns than this, names do not fit on a phone. */
const MANY = 3;

/** The score by category with a column for each side, as in a rulebook's scoring chapter. */
export function ScoreTable({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const sides = useSides(outcome.ranks.length);
  const { t } = useTranslation('design');
  return (
    <table className="score" data-many={sides.length > MANY || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">{t('score.part')}</span>
          </th>
          {sides.map(({ seat, name }) => (
            <th scope="col" key={seat} data-winner={outcome.ranks[seat] === 1 || undefined}>
              <SeatMark seat={seat} /> <span className="score-name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcome.score.map(({ part, values }) => (
          <tr key={part}>
            <th scope="row">
              <ScorePart part={part} />
            </th>
            {sides.map(({ seat }) => (
              <td key={seat} className="figure">
                {values[seat] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
        <tr className="score-rank">
          <th scope="row">{t('score.rank')}</th>
          {sides.map(({ seat }) => (
            <td key={seat} className="figure" data-winner={outcome.ranks[seat] === 1 || undefined}>
              {outcome.ranks[seat]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The name of a score category: the game's text `score.<part>`. */
export function ScorePart({ part }: { readonly part: string }): ReactNode {
  return useSay()({ key: `score.${part}` });
}
