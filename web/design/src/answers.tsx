import type { ReactNode } from 'react';
import { useSay, useStage } from './stage.ts';
import { Thing } from './thing.tsx';

interface AnswersProps {
  /** The game's prefix of classes, by which it dresses them. */
  readonly look: string;
  /** Where the game's texts say what they are. */
  readonly label: string;
}

/** Answers that belong to no piece on the table, each one click away: what a game calls `answer:…`. */
export function Answers({ look, label }: AnswersProps): ReactNode {
  const say = useSay();
  const { decision, view, words, content } = useStage();
  if (decision === undefined || view === undefined) return null;
  const answers = decision.options.flatMap((option) => {
    const thing = words.thingsOf(option, view, content).find((ref) => ref.startsWith('answer:'));
    return thing === undefined ? [] : [{ thing, option }];
  });
  if (answers.length === 0) return null;
  return (
    <div className={`${look}-offers`} role="group" aria-label={say({ key: label })}>
      {answers.map(({ thing, option }) => (
        <Thing key={thing} thing={thing} travels={false} className={`${look}-answer`}>
          {/* Plain words: a name in them would light up itself instead of the answer. */}
          {say(words.option(option, view, content))}
        </Thing>
      ))}
    </div>
  );
}
