import { isSameOption, type OptionBase } from '@cabale/engine';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAnyLit, usePointing } from './highlight.ts';
import { Rich } from './rich.tsx';
import { useStage } from './stage.ts';

interface OptionButtonProps {
  readonly option: OptionBase;
  /** Its shortcut key. */
  readonly shortcut?: string | undefined;
  readonly className?: string | undefined;
  onChoose(): void;
}

/** One option in words. Pointing at it highlights its things on the board, and vice versa. */
export function OptionButton({ option, shortcut, className = '', onChoose }: OptionButtonProps): ReactNode {
  const { words, view, content, advice } = useStage();
  const { t } = useTranslation('design');
  const things = useMemo(
    () => (view === undefined ? [] : words.thingsOf(option, view, content)),
    [words, option, view, content],
  );
  const lit = useIsAnyLit(things);
  const pointing = usePointing(things);
  if (view === undefined) return null;
  const rank = advice.findIndex((each) => isSameOption(each.option, option));
  const chance = advice[rank]?.chance;
  return (
    <button
      type="button"
      className={`option ${className}`}
      data-lit={lit || undefined}
      data-advice={rank < 0 ? undefined : rank + 1}
      data-option={option.kind}
      data-survey="option"
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
      {...pointing}
    >
      {shortcut === undefined ? null : (
        <kbd className="key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      <span className="option-words">
        <Rich sentence={words.option(option, view, content)} />
      </span>
      {rank < 0 ? null : (
        <span className="advice">
          <span className="hidden-text">{t('bar.advice')} </span>
          {rank + 1}
          {chance === undefined ? null : ` · ${t('bar.chance', { chance: Math.round(chance * 100) })}`}
        </span>
      )}
    </button>
  );
}
