import type { Reason } from '@cabale/bots';
import { Rich, useStage } from '@cabale/design';
import type { ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useGameText, useList, useText } from '../text/i18n.ts';
import type { AdviceState, Hint } from './advice.ts';

/** More would be a lecture. */
const REASONS_TOLD = 2;

/** What a strong bot would consider, with its chances and what speaks for the first option. */
export function HintPanel({ hint }: { readonly hint: AdviceState }): ReactNode {
  const say = useText();
  if (hint.advice.length === 0) return null;
  return (
    <section className="hint" aria-label={say('table.hint')} aria-live="polite">
      <button
        type="button"
        className="button quiet icon-button"
        aria-label={say('table.dismiss')}
        title={say('table.dismiss')}
        onClick={hint.forget}
      >
        <Icon name="close" />
      </button>
      <ol className="hint-list">
        {hint.advice.map((each, index) => (
          <HintLine key={JSON.stringify(each.option)} hint={each} rank={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function HintLine({ hint, rank }: { readonly hint: Hint; readonly rank: number }): ReactNode {
  const say = useText();
  const { words, view, content } = useStage();
  const why = useWhy(hint.reasons);
  if (view === undefined) return null;
  const { option, chance, asGood } = hint;
  return (
    <li>
      <span className="advice" aria-hidden="true">
        {rank}
      </span>{' '}
      <span>
        <b>
          <Rich sentence={words.option(option, view, content)} />
        </b>{' '}
        <span className="figure">
          {chance === undefined ? say('hint.plain') : say('hint.chance', { chance: Math.round(chance * 100) })}
        </span>
        {asGood ? <span className="soft"> · {say('hint.asGood')}</span> : null}
        {asGood || why === '' ? null : <span className="soft"> · {why}</span>}
      </span>
    </li>
  );
}

/** The weightiest reasons in words; features that are called the same are one reason. */
function useWhy(reasons: readonly Reason[]): string {
  const say = useText();
  const list = useList();
  const { gameId } = useStage();
  const sayGame = useGameText(gameId);
  const told = new Map<string, Reason['direction']>();
  for (const { feature, direction } of reasons) {
    const name = sayGame(`feature.${feature}`);
    if (told.size < REASONS_TOLD && !told.has(name)) told.set(name, direction);
  }
  const named = (wanted: Reason['direction']) =>
    [...told].flatMap(([name, direction]) => (direction === wanted ? [name] : []));
  const [more, less] = [named('more'), named('less')];
  return [
    ...(more.length > 0 ? [say('hint.more', { list: list(more) })] : []),
    ...(less.length > 0 ? [say('hint.less', { list: list(less) })] : []),
  ].join(' · ');
}
