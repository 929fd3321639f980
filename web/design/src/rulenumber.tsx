import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOverlays } from './overlaycontext.ts';
import { useStage } from './stage.ts';

interface RuleNumberProps {
  readonly rule: string;
  /** Where links to the rule lead. */
  readonly id?: string | undefined;
}

/** The number of a rule, as RULES.md has it; it opens the rule. */
export function RuleNumber({ rule, id }: RuleNumberProps): ReactNode {
  const { rules } = useStage();
  const { openRule } = useOverlays();
  const { t } = useTranslation('design');
  if (rules === undefined) return <span className="rule">{rule}</span>;
  return (
    <button type="button" className="rule" id={id} title={t('rule.open', { rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}
