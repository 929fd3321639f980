import type { Decision, GameTypes, OptionBase } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionButton } from './optionbutton.tsx';
import { Rich } from './rich.tsx';
import { useStage } from './stage.ts';

interface DecisionBarProps {
  /** A final option that was chosen and waits for confirmation. */
  readonly armed?: OptionBase | undefined;
  onConfirm?(): void;
  onCancel?(): void;
  /** Undo, hint and the like, always in the same place. */
  readonly tools?: ReactNode;
  /** Replaces the options while there is no decision. */
  readonly children?: ReactNode;
}

/** The keys of the options in their order: without those that have a meaning of their own at a table. */
export const OPTION_KEYS = '1234567890abcdefgijklmnopqrstvwxyz';

/** The options of a decision in the order of the number keys; final options come last, in a place of their own. */
export function orderedOptions(
  options: readonly OptionBase[],
  needsConfirm: (option: OptionBase) => boolean,
): OptionBase[] {
  return [...options.filter((option) => !needsConfirm(option)), ...options.filter((option) => needsConfirm(option))];
}

/** All options of the decision in words, numbered for the keyboard. */
export function DecisionBar({ armed, onConfirm, onCancel, tools, children }: DecisionBarProps): ReactNode {
  const { t } = useTranslation('design');
  const { decision, words, view, content } = useStage();
  const needsConfirm = (option: OptionBase) => view !== undefined && words.needsConfirm(option, view, content);
  const isAsking = decision !== undefined && armed === undefined;
  const options = orderedOptions(isAsking ? decision.options : [], needsConfirm);
  const firstToConfirm = options.findIndex(needsConfirm);
  const split = firstToConfirm < 0 ? options.length : firstToConfirm;
  const [openedFor, setOpenedFor] = useState<Decision<GameTypes>>();
  const isOpen = decision !== undefined && openedFor === decision;
  const hidden = Math.max(0, split - SHOWN_CLOSED) + Math.max(0, options.length - split - SHOWN_CLOSED);
  return (
    <section className="bar" aria-label={t('bar.label')} data-open={isOpen || undefined}>
      {hidden === 0 ? null : (
        <button
          type="button"
          className="button bar-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpenedFor(isOpen ? undefined : decision)}
        >
          {isOpen ? t('bar.fewer') : t('bar.all', { count: options.length })}
        </button>
      )}
      <div className="bar-options" data-survey="options">
        {isAsking ? <Options options={options.slice(0, split)} first={0} /> : null}
        {armed === undefined ? null : <Confirmation option={armed} onConfirm={onConfirm} onCancel={onCancel} />}
        {decision === undefined ? children : null}
      </div>
      <div className="bar-final" data-survey="options">
        {isAsking ? <Options options={options.slice(split)} first={split} final /> : null}
      </div>
      <div className="bar-tools">{tools}</div>
    </section>
  );
}

/** On a phone, the options of each kind that a closed sheet shows; the style sheet counts to the same number. */
const SHOWN_CLOSED = 2;

interface OptionsProps {
  readonly options: readonly OptionBase[];
  /** Number of the first option, counted from 0. */
  readonly first: number;
  readonly final?: boolean;
}

function Options({ options, first, final = false }: OptionsProps): ReactNode {
  const { t } = useTranslation('design');
  const { choose } = useStage();
  if (options.length === 0) return null;
  return (
    <ol className="option-list" aria-label={t('bar.options')} start={first + 1}>
      {options.map((option, index) => (
        <li key={JSON.stringify(option)}>
          <OptionButton
            option={option}
            shortcut={OPTION_KEYS[first + index]}
            className={final ? 'option-final' : ''}
            onChoose={() => choose(option)}
          />
        </li>
      ))}
    </ol>
  );
}

interface ConfirmationProps {
  readonly option: OptionBase;
  readonly onConfirm: (() => void) | undefined;
  readonly onCancel: (() => void) | undefined;
}

function Confirmation({ option, onConfirm, onCancel }: ConfirmationProps): ReactNode {
  const { t } = useTranslation('design');
  const { words, view, content } = useStage();
  return (
    <div className="confirmation" role="alertdialog" aria-label={t('bar.confirm')}>
      <p>{view === undefined ? null : <Rich sentence={words.option(option, view, content)} />}</p>
      <button type="button" className="button primary" aria-keyshortcuts="Enter" onClick={onConfirm}>
        {t('bar.confirm')} <kbd className="key">↵</kbd>
      </button>
      <button type="button" className="button" aria-keyshortcuts="Escape" onClick={onCancel}>
        {t('bar.cancel')} <kbd className="key">Esc</kbd>
      </button>
    </div>
  );
}
