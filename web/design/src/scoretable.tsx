import type { Outcome } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMark } from './seatmark.tsx';
import { useSides } from './sides.ts';
import { useStage } from './stage.ts';

/** More columns than a phone has room for names. */
const MANY = 3;

/** The end in its parts, a column for each side; reads like the rulebook's scoring chapter. */
export function ScoreTable({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { gameId } = useStage();
  const sides = useSides(outcome.ranks.length);
  const { t } = useTranslation('design');
  const { t: tGame } = useTranslation(gameId);
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
            <th scope="row">{tGame(`score.${part}`)}</th>
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
