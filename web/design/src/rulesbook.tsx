/** The frame of a game's rules page: chapters that name the rules they tell, and the words explained at the end. */
import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';
import { useSay } from './stage.ts';

interface ChapterProps {
  /** Its place in the game's texts: `rules.<name>.title` and `rules.<name>.<part>`. */
  readonly name: string;
  /** Paragraphs before the chapter's own pictures. */
  readonly parts: readonly string[];
  readonly rules: readonly string[];
  readonly children?: ReactNode;
}

export function Chapter({ name, parts, rules, children }: ChapterProps): ReactNode {
  const say = useSay();
  return (
    <section className="chapter">
      <h2>
        {say({ key: `rules.${name}.title` })}{' '}
        {rules.map((rule) => (
          <RuleNumber key={rule} rule={rule} />
        ))}
      </h2>
      {parts.map((part) => (
        <p key={part}>
          <Rich sentence={{ key: `rules.${name}.${part}` }} />
        </p>
      ))}
      {children}
    </section>
  );
}

/** The last chapter: each word with its `term` and its `meaning` in the game's texts. */
export function Glossary({ words }: { readonly words: readonly string[] }): ReactNode {
  const say = useSay();
  return (
    <section className="chapter">
      <h2>{say({ key: 'rules.glossary.title' })}</h2>
      <dl className="glossary">
        {words.map((word) => (
          <div key={word}>
            <dt>{say({ key: `rules.glossary.${word}.term` })}</dt>
            <dd>{say({ key: `rules.glossary.${word}.meaning` })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
