/** One rule: what the rules page says of it, its exact wording, our rulings, and the tests that prove it. */
import type { Rulebook, RulesText } from '@cabale/engine';
import { Dialog } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRules } from './board.ts';
import { Rich } from './rich.tsx';
import { useStage } from './stage.ts';

export function RuleSheet({ rule }: { readonly rule: string }): ReactNode {
  const { t } = useTranslation('design');
  const rules = useRules();
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="sheet rule-sheet" aria-describedby={undefined}>
        <Dialog.Title className="sheet-title">{t('rule.title', { rule })}</Dialog.Title>
        {rules === undefined ? null : (
          <>
            <Paragraphs rule={rule} text={rules.text} />
            <Exactly rule={rule} book={rules.book} />
          </>
        )}
        <div className="sheet-actions">
          <Dialog.Close className="button quiet">{t('explain.close')}</Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}

/** The paragraphs of the rules page that tell the rule. */
function Paragraphs({ rule, text }: { readonly rule: string; readonly text: RulesText }): ReactNode {
  const told = text.chapters.flatMap(({ name, parts }) =>
    parts.flatMap((part) => (part.rules.includes(rule) ? [`rules.${name}.${part.name}`] : [])),
  );
  return told.map((key) => (
    <p key={key}>
      <Rich sentence={{ key }} />
    </p>
  ));
}

/** RULES.md is written in English. */
function Exactly({ rule, book }: { readonly rule: string; readonly book: Rulebook }): ReactNode {
  const { t } = useTranslation('design');
  const entry = book.rules[rule];
  if (entry === undefined) return null;
  const { text, rulings, tests } = entry;
  return (
    <>
      <section>
        <h3>{t('rule.wording')}</h3>
        <p lang="en">{withoutMarkdown(text)}</p>
      </section>
      {rulings.length === 0 ? null : (
        <section>
          <h3>{t('rule.rulings')}</h3>
          {rulings.map((ruling) => (
            <p key={ruling} lang="en">
              {ruling}: {withoutMarkdown(book.rulings[ruling] ?? '')}
            </p>
          ))}
        </section>
      )}
      <details>
        <summary>{t('rule.tests', { count: tests.length })}</summary>
        <ul lang="en">
          {tests.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The rules of the game at this table, once they are loaded. */
function useRules(): GameRules | undefined {
  const { rules: load } = useStage();
  const [rules, setRules] = useState<GameRules>();
  useEffect(() => {
    let isShown = true;
    void load?.().then((loaded) => isShown && setRules(loaded));
    return () => {
      isShown = false;
    };
  }, [load]);
  return rules;
}

function withoutMarkdown(text: string): string {
  return text.replaceAll(/[*`]/g, '');
}
