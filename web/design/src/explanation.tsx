import type { Ref } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';
import { usePossibilities, useStage } from './stage.ts';

/** The game's explanation of a thing, and why it cannot be used now, with the rule. */
export function Explanation({ thing }: { readonly thing: Ref }): ReactNode {
  const { Explanation: GameExplanation, content, view } = useStage();
  return (
    <>
      <GameExplanation thing={thing} content={content} view={view} />
      <WhyBlocked thing={thing} />
    </>
  );
}

/** The reasons why the thing cannot be chosen now. */
export function WhyBlocked({ thing }: { readonly thing: Ref }): ReactNode {
  const { words, isGuided = false } = useStage();
  const { t } = useTranslation('design');
  const { options, blocked } = usePossibilities(thing);
  if (isGuided && options.length === 0) return <p className="why-blocked">{t('explain.lesson')}</p>;
  return blocked.map((each) => (
    <p className="why-blocked" key={JSON.stringify(each)}>
      <Rich sentence={words.blocked(each)} /> <RuleNumber rule={each.rule} />
    </p>
  ));
}
