import { usePinned, type Lesson } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useGameText, useText } from '../text/i18n.ts';
import { useInSight } from './insight.ts';
import { OtherGames } from './othergames.tsx';

interface LessonPanelProps {
  readonly id: GameId;
  /** `undefined` after the last one. */
  readonly lesson: Lesson<GameTypes> | undefined;
  readonly number: number;
  readonly count: number;
  /** Whether the pupil is to decide now. */
  readonly isMine: boolean;
  /** Names of the game's other guided games. */
  readonly others: readonly string[];
  onNext(): void;
  onLeave(): void;
  onGoOn(): void;
}

const NOTHING = [] as const;

/** What to read and what to do now; what it speaks of is lit up on the board. */
export function LessonPanel({
  id,
  lesson,
  number,
  count,
  isMine,
  others,
  onNext,
  onLeave,
  onGoOn,
}: LessonPanelProps): ReactNode {
  const say = useText();
  const sayGame = useGameText(id);
  usePinned(lesson?.shows ?? NOTHING);
  useInSight(lesson?.shows ?? NOTHING);
  if (lesson === undefined) return <LastWords id={id} others={others} onGoOn={onGoOn} />;
  const todo = isMine ? say('guided.do') : say('guided.wait');
  return (
    <section className="lesson" aria-labelledby="lesson">
      <p className="lesson-number" id="lesson">
        {say('guided.lesson', { number, count })}
      </p>
      <p className="lesson-text" aria-live="polite">
        {sayGame(`tutorial.${lesson.text}`)}
      </p>
      <div className="row">
        {lesson.accepts === undefined ? (
          <button type="button" className="button primary" onClick={onNext}>
            {say('guided.next')}
          </button>
        ) : (
          <b>{todo}</b>
        )}
        <button type="button" className="button quiet" onClick={onLeave}>
          {say('guided.leave')}
        </button>
        {number === 1 ? <OtherGames id={id} names={others} /> : null}
      </div>
    </section>
  );
}

function LastWords({ id, others, onGoOn }: Pick<LessonPanelProps, 'id' | 'others' | 'onGoOn'>): ReactNode {
  const say = useText();
  return (
    <section className="lesson" aria-labelledby="lesson">
      <h2 id="lesson">{say('guided.done')}</h2>
      <p className="lesson-text">{say('guided.doneText')}</p>
      <div className="row">
        <button type="button" className="button primary" onClick={onGoOn}>
          {say('guided.goOn')}
        </button>
        <Link className="button" href={`/new/${id}`}>
          {say('guided.real')}
        </Link>
        <OtherGames id={id} names={others} />
      </div>
    </section>
  );
}
