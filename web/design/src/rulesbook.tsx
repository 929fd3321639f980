/** A game's rules page: contents, search, chapters whose paragraphs name their rules, and a glossary. */
import type { RulesPart, RulesText, Sentence } from '@cabale/engine';
import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';
import { useSay, useStage } from './stage.ts';

export interface RulesBookProps {
  readonly text: RulesText;
  /** What is drawn after a paragraph, by `<chapter>.<part>`. */
  readonly pictures?: Pictures;
  readonly className?: string;
}

type Pictures = Readonly<Record<string, ReactNode>>;
const NO_PICTURES: Pictures = {};

type Chapter = RulesText['chapters'][number];

export function RulesBook({ text, pictures = NO_PICTURES, className = '' }: RulesBookProps): ReactNode {
  const { t } = useTranslation('design');
  const say = useSay();
  const [wanted, setWanted] = useState('');
  const anchors = useMemo(() => anchorsOf(text), [text]);
  useEffect(scrollToAddress, []);
  const isFound = (...sentences: readonly Sentence[]): boolean =>
    wanted === '' || sentences.some((sentence) => folded(say(sentence)).includes(folded(wanted)));
  const chapters = text.chapters.map((chapter) => ({
    chapter,
    parts: chapter.parts.filter(
      (part) => isFound(...sentencesOf(chapter, part)) || part.rules.some((rule) => folded(rule) === folded(wanted)),
    ),
  }));
  const words = text.glossary.filter((word) => isFound(termOf(word), meaningOf(word)));
  const found = chapters.reduce((sum, { parts }) => sum + parts.length, words.length);
  return (
    <div className={`rules-book ${className}`}>
      <nav className="rules-contents" aria-label={t('rules.contents')}>
        <input
          type="search"
          value={wanted}
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          onChange={({ target }) => setWanted(target.value)}
        />
        <p role="status" className="rules-found">
          {wanted === '' ? '' : t('rules.found', { count: found })}
        </p>
        <ol>
          {chapters.map(({ chapter, parts }) =>
            parts.length === 0 ? null : (
              <li key={chapter.name}>
                <a href={`#${chapter.name}`}>
                  <Rich sentence={titleOf(chapter)} />
                </a>
              </li>
            ),
          )}
          {words.length === 0 ? null : (
            <li>
              <a href="#glossary">{say(GLOSSARY)}</a>
            </li>
          )}
        </ol>
      </nav>
      <div className="rules-text">
        {chapters.map(({ chapter, parts }) =>
          parts.length === 0 ? null : (
            <section key={chapter.name} className="chapter" id={chapter.name}>
              <h2>
                <Rich sentence={titleOf(chapter)} />
              </h2>
              {grouped(parts).map((group) => (
                <Group key={group[0]?.name} chapter={chapter} parts={group} pictures={pictures} anchors={anchors} />
              ))}
            </section>
          ),
        )}
        {words.length === 0 ? null : <Glossary words={words} />}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly chapter: Chapter;
  /** Paragraphs, or neighbouring steps or items. */
  readonly parts: readonly RulesPart[];
  readonly pictures: Pictures;
  readonly anchors: ReadonlyMap<string, string>;
}

function Group({ chapter, parts, pictures, anchors }: GroupProps): ReactNode {
  const written = (part: RulesPart): ReactNode => (
    <>
      <Rich sentence={sentenceOf(chapter, part)} />{' '}
      {part.rules.map((rule) => (
        <RuleNumber key={rule} rule={rule} id={anchors.get(rule) === keyOf(chapter, part) ? rule : undefined} />
      ))}
    </>
  );
  const [first] = parts;
  if (first?.as === undefined) {
    return parts.map((part) => (
      <Fragment key={part.name}>
        {part.quote === undefined ? null : (
          <blockquote lang="fr">
            <p>{part.quote}</p>
          </blockquote>
        )}
        <p>{written(part)}</p>
        {part.option === undefined ? null : <TableOption option={part.option} />}
        {pictures[keyOf(chapter, part)]}
      </Fragment>
    ));
  }
  const List = first.as === 'step' ? 'ol' : 'ul';
  return (
    <List className={first.as === 'step' ? 'rules-steps' : 'rules-items'}>
      {parts.map((part) => (
        <li key={part.name}>
          {written(part)}
          {pictures[keyOf(chapter, part)]}
        </li>
      ))}
    </List>
  );
}

/** The readings that a table can choose from, the default first. */
function TableOption({ option }: { readonly option: string }): ReactNode {
  const { t } = useTranslation('design');
  const say = useSay();
  const { settings } = useStage();
  const values = settings[option] ?? [];
  return (
    <p className="rules-option">
      {t('rules.option', {
        setting: say({ key: `setup.${option}.label` }),
        values: values.map((value) => say({ key: `setup.${option}.${String(value)}` })).join(' · '),
      })}
    </p>
  );
}

function Glossary({ words }: { readonly words: readonly string[] }): ReactNode {
  const say = useSay();
  return (
    <section className="chapter" id="glossary">
      <h2>{say(GLOSSARY)}</h2>
      <dl className="glossary">
        {words.map((word) => (
          <div key={word}>
            <dt>
              <Rich sentence={termOf(word)} />
            </dt>
            <dd>
              <Rich sentence={meaningOf(word)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const GLOSSARY: Sentence = { key: 'rules.glossary.title' };
const titleOf = ({ name }: Chapter): Sentence => ({ key: `rules.${name}.title` });
const termOf = (word: string): Sentence => ({ key: `rules.glossary.${word}.term` });
const meaningOf = (word: string): Sentence => ({ key: `rules.glossary.${word}.meaning` });
const keyOf = ({ name }: Chapter, part: RulesPart): string => `${name}.${part.name}`;
const sentenceOf = (chapter: Chapter, part: RulesPart): Sentence => ({ key: `rules.${keyOf(chapter, part)}` });
const sentencesOf = (chapter: Chapter, part: RulesPart): readonly Sentence[] => [
  titleOf(chapter),
  sentenceOf(chapter, part),
];

/** The paragraph to which the address of a rule leads: the first that cites it. */
function anchorsOf({ chapters }: RulesText): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  for (const chapter of chapters) {
    for (const part of chapter.parts) {
      for (const rule of part.rules) if (!anchors.has(rule)) anchors.set(rule, keyOf(chapter, part));
    }
  }
  return anchors;
}

/** Neighbouring steps, and neighbouring items, form one list. */
function grouped(parts: readonly RulesPart[]): readonly (readonly RulesPart[])[] {
  const groups: RulesPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.as === part.as) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The page was not there yet when the browser looked for the place its address names. */
function scrollToAddress(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  if (name !== '') document.getElementById(name)?.scrollIntoView();
}

/** For a search without regard to accents and case. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
