import type { Reason } from '@cabale/bots';
import { Rich, useStage } from '@cabale/design';
import type { ReactNode } from 'react';
import { IconButton } from '../pages/button.tsx';
import { useGameText, useList, useText } from '../text/i18n.ts';
import type { AdviceState, Hint } from './advice.ts';

/** More reasons would be too much to read. */
const MAX_REASONS = 2;

/** What a strong bot would consider, with chances and the reasons for the first option. */
export function HintPanel({ hint }: { readonly hint: AdviceState }): ReactNode {
  const say = useText();
  if (hint.advice.length === 0) return null;
  return (
    <section className="hint" aria-label={say('table.hint')} aria-live="polite">
      <IconButton variant="quiet" icon="close" label={say('table.dismiss')} onClick={hint.forget} />
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

/** The most important reasons in words; features with the same name count as one reason. */
function useWhy(reasons: readonly Reason[]): string {
  const say = useText();
  const list = useList();
  const { gameId } = useStage();
  const sayGame = useGameText(gameId);
  const shown = new Map<string, Reason['direction']>();
  for (const { feature, direction } of reasons) {
    const name = sayGame(`feature.${feature}`);
    if (shown.size < MAX_REASONS && !shown.has(name)) shown.set(name, direction);
  }
  const named = (wanted: Reason['direction']) =>
    [...shown].flatMap(([name, direction]) => (direction === wanted ? [name] : []));
  const [more, less] = [named('more'), named('less')];
  return [
    ...(more.length > 0 ? [say('hint.more', { list: list(more) })] : []),
    ...(less.length > 0 ? [say('hint.less', { list: list(less) })] : []),
  ].join(' · ');
}
