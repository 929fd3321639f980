import { Rich, usePinned, type Lesson } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../pages/button.tsx';
import { useGameText, useText } from '../text/i18n.ts';
import { useScrollIntoView } from './insight.ts';
import { OtherGames } from './othergames.tsx';

interface LessonPanelProps {
  readonly id: GameId;
  /** Name of the guided game, if the game has several. */
  readonly title: string | undefined;
  /** `undefined` after the last one. */
  readonly lesson: Lesson<GameTypes> | undefined;
  readonly number: number;
  readonly count: number;
  /** Whether the player has to decide now. */
  readonly isMine: boolean;
  /** Names of the game's other guided games. */
  readonly others: readonly string[];
  /** Name of the chapter that begins where this guided game ends. */
  readonly chapter: string | undefined;
  onNext(): void;
  /** `undefined` at the first lesson. */
  readonly onBack: (() => void) | undefined;
  onRestart(): void;
  onLeave(): void;
  onGoOn(): void;
}

const NOTHING = [] as const;

/** The text of the lesson and what to do now. The board highlights the things it mentions. */
export function LessonPanel({
  id,
  title,
  lesson,
  number,
  count,
  isMine,
  others,
  chapter,
  onNext,
  onBack,
  onRestart,
  onLeave,
  onGoOn,
}: LessonPanelProps): ReactNode {
  const say = useText();
  const sayGame = useGameText(id);
  usePinned(lesson?.shows ?? NOTHING);
  useScrollIntoView(lesson?.shows ?? NOTHING);
  if (lesson === undefined) {
    return <LessonsDone id={id} others={others} chapter={chapter} onGoOn={onGoOn} onRestart={onRestart} />;
  }
  const todo = isMine ? say('guided.do') : say('guided.wait');
  return (
    <section className="lesson" aria-labelledby="lesson">
      <p className="lesson-number" id="lesson">
        {title === undefined ? null : <b>{sayGame(`tutorial.${title}.name`)} · </b>}
        {say('guided.lesson', { number, count })}
      </p>
      <p className="lesson-text" aria-live="polite">
        <Rich sentence={{ key: `tutorial.${lesson.text}` }} />
      </p>
      <div className="row">
        {lesson.accepts === undefined ? (
          <Button label={say('guided.next')} variant="primary" onClick={onNext} />
        ) : (
          <b>{todo}</b>
        )}
        {onBack === undefined ? null : <Button label={say('guided.back')} onClick={onBack} />}
        <Button label={say('guided.leave')} variant="quiet" onClick={onLeave} />
        {number === 1 ? <OtherGames id={id} names={others} /> : null}
      </div>
    </section>
  );
}

type LessonsDoneProps = Pick<LessonPanelProps, 'id' | 'others' | 'chapter' | 'onGoOn' | 'onRestart'>;

function LessonsDone({ id, others, chapter, onGoOn, onRestart }: LessonsDoneProps): ReactNode {
  const say = useText();
  const sayGame = useGameText(id);
  return (
    <section className="lesson" aria-labelledby="lesson">
      <h2 id="lesson">{say(chapter === undefined ? 'guided.done' : 'guided.chapterDone')}</h2>
      <p className="lesson-text">{say(chapter === undefined ? 'guided.doneText' : 'guided.chapterDoneText')}</p>
      <div className="row">
        {chapter === undefined ? null : (
          <ButtonLink label={sayGame(`tutorial.${chapter}.name`)} variant="primary" href={`/learn/${id}/${chapter}`} />
        )}
        <Button label={say('guided.goOn')} variant={chapter === undefined ? 'primary' : undefined} onClick={onGoOn} />
        <ButtonLink label={say('guided.real')} href={`/new/${id}`} />
        <Button label={say('guided.restart')} variant="quiet" onClick={onRestart} />
        <OtherGames id={id} names={others.filter((name) => name !== chapter)} />
      </div>
    </section>
  );
}
