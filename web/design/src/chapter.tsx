/** Layout of a game's rules page: chapters with the numbers of their rules, and a glossary at the end. */
import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';
import { useSay } from './stage.ts';

export interface ChapterProps {
  /** Its keys in the game's texts: `rules.<name>.title` and `rules.<name>.<part>`. */
  readonly name: string;
  /** Paragraphs before the chapter's pictures. */
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

export interface StepsProps {
  /** The chapter with the texts of the steps: `rules.<chapter>.<step>`. */
  readonly chapter: string;
  readonly steps: readonly { readonly name: string; readonly rule: string }[];
  readonly className?: string;
}

/** Ordered steps, each a sentence with its rule. */
export function Steps({ chapter, steps, className = '' }: StepsProps): ReactNode {
  return (
    <ol className={className}>
      {steps.map(({ name, rule }) => (
        <li key={name}>
          <Rich sentence={{ key: `rules.${chapter}.${name}` }} /> <RuleNumber rule={rule} />
        </li>
      ))}
    </ol>
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
