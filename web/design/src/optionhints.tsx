import type { Ref } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from './rich.tsx';
import { usePossibilities, useStage } from './stage.ts';

/** What a click on the thing would do, in words. */
export function OptionHints({ thing }: { readonly thing: Ref }): ReactNode {
  const { words, view, content } = useStage();
  const { t } = useTranslation('design');
  const { options } = usePossibilities(thing);
  if (view === undefined || options.length === 0) return null;
  return (
    <p className="option-hints">
      <span className="click">{t('explain.click')}</span>
      {options.map((option) => (
        <span key={JSON.stringify(option)}>
          <Rich sentence={words.option(option, view, content)} />
        </span>
      ))}
    </p>
  );
}
