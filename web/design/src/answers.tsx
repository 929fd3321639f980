import type { ReactNode } from 'react';
import { useSay, useStage } from './stage.ts';
import { Thing } from './thing.tsx';

export interface AnswersProps {
  /** Prefix of the classes: `<prefix>-offers` around the answers, `<prefix>-answer` for each. */
  readonly cssPrefix: string;
  /** Key of the list's label in the game's texts. */
  readonly label: string;
}

/** Options that belong to no piece on the board: those with an `answer:…` reference. */
export function Answers({ cssPrefix, label }: AnswersProps): ReactNode {
  const say = useSay();
  const { decision, view, words, content } = useStage();
  if (decision === undefined || view === undefined) return null;
  const answers = decision.options.flatMap((option) => {
    const thing = words.thingsOf(option, view, content).find((ref) => ref.startsWith('answer:'));
    return thing === undefined ? [] : [{ thing, option }];
  });
  if (answers.length === 0) return null;
  return (
    <div className={`${cssPrefix}-offers`} role="group" aria-label={say({ key: label })}>
      {answers.map(({ thing, option }) => (
        <Thing key={thing} thing={thing} travels={false} className={`${cssPrefix}-answer`}>
          {/* Plain text: a name in it would highlight that thing instead of the answer. */}
          {say(words.option(option, view, content))}
        </Thing>
      ))}
    </div>
  );
}
