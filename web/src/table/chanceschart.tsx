import type { ChancePoint } from '@cabale/bots';
import { SeatMark, seatStyle, useSides } from '@cabale/design';
import type { MatchRecord, Seat } from '@cabale/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text/i18n.ts';
import { turningPoint, workOutChances } from './chances.ts';

interface ChancesChartProps {
  readonly record: MatchRecord;
  readonly observer: Seat;
  /** The frame of a replay after a number of choices. */
  frameAfter(choices: number): number;
  /** The address of a frame in the replay; `undefined` if there is no replay. */
  readonly replayAt?: ((frame: number) => string) | undefined;
}

const WIDTH = 640;
const HEIGHT = 180;

/** The chances of all sides over the game, computed in a worker while the player reads the score. */
export function ChancesChart({ record, observer, frameAfter, replayAt }: ChancesChartProps): ReactNode {
  const say = useText();
  const { points, progress, failed } = useChances(record);
  if (failed) return null;
  const turn = points === undefined ? undefined : turningPoint(points, observer);
  const frame = turn === undefined ? undefined : frameAfter(turn);
  return (
    <section className="chances" aria-labelledby="chances">
      <h2 id="chances">{say('end.chances')}</h2>
      {points === undefined ? (
        <div className="chart" role="status">
          <progress max={1} value={progress} /> {say('end.computing', { percent: Math.round(progress * 100) })}
        </div>
      ) : (
        <Curves points={points} length={record.choices.length} turn={turn} />
      )}
      <p className="soft">
        {say('end.chancesWhy')}{' '}
        {frame === undefined || replayAt === undefined ? null : (
          <Link href={replayAt(frame)}>{say('end.turning', { number: frame })}</Link>
        )}
      </p>
    </section>
  );
}

function useChances(record: MatchRecord) {
  const [points, setPoints] = useState<readonly ChancePoint[]>();
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(
    () => workOutChances(record, { onProgress: setProgress, onDone: setPoints, onFailure: () => setFailed(true) }),
    [record],
  );
  return { points, progress, failed };
}

interface CurvesProps {
  readonly points: readonly ChancePoint[];
  readonly length: number;
  readonly turn: number | undefined;
}

function Curves({ points, length, turn }: CurvesProps): ReactNode {
  const say = useText();
  const sides = useSides(points[0]?.chances.length ?? 0);
  const x = (number: number) => (number / Math.max(1, length)) * WIDTH;
  const y = (chance: number) => HEIGHT - chance * HEIGHT;
  const percent = (point: ChancePoint | undefined, seat: Seat) => Math.round((point?.chances[seat] ?? 0) * 100);
  return (
    <>
      <svg
        className="chart"
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, 0.25, 0.5, 0.75, 1].map((level) => (
          <path key={level} className="chart-line" d={`M0 ${y(level)}H${WIDTH}`} />
        ))}
        {turn === undefined ? null : <path className="chart-turn" d={`M${x(turn)} 0V${HEIGHT}`} />}
        {sides.map(({ seat }) => (
          <polyline
            key={seat}
            fill="none"
            stroke={seatStyle(seat).colour}
            strokeWidth="3"
            strokeDasharray={seat % 2 === 0 ? 'none' : '9 5'}
            vectorEffect="non-scaling-stroke"
            points={points.map((point) => `${x(point.choice)},${y(point.chances[seat] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <ul className="chart-legend">
        {sides.map(({ seat, name }) => (
          <li key={seat}>
            <SeatMark seat={seat} />{' '}
            {say('end.chancesLabel', { name, from: percent(points[0], seat), to: percent(points.at(-1), seat) })}
          </li>
        ))}
      </ul>
    </>
  );
}
