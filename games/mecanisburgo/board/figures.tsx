/** What is printed on cards besides their name: values, money and points, skills, sentences. */
import type { Sentence } from '@cabale/engine';
import type { Mecanisburgo } from '../rules/state.ts';
import type { Character, PropertyCard, Skill, Tables, Values as PrintedValues } from '../content/tables.ts';
import { raceRef, skillRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { Rich, useNameOf, useSay } from './kit.ts';

interface FigureProps {
  readonly of: GlyphName;
  readonly label: 'n' | 'c' | 's' | 'r' | 'mp';
  readonly value: number;
}

/** One printed value with its sign. */
function Figure({ of, label, value }: FigureProps): ReactNode {
  const say = useSay();
  return (
    <span className="mec-figure" data-of={of} data-none={value === 0 || undefined}>
      <Icon of={of} />
      <b className="figure">{value}</b>
      <span className="hidden-text">{say({ key: `board.values.${label}` })}</span>
    </span>
  );
}

interface ValuesProps {
  readonly values: PrintedValues;
  /** Also those that are 0: on Characters one looks for them. */
  readonly isWhole: boolean;
}

export function Values({ values: { n, c, s, r, mp }, isWhole }: ValuesProps): ReactNode {
  const figures: readonly FigureProps[] = [
    { of: 'N', label: 'n', value: n },
    { of: 'C', label: 'c', value: c },
    { of: 'support', label: 's', value: s },
    { of: 'research', label: 'r', value: r },
    { of: 'materials', label: 'mp', value: mp },
  ];
  const shown = figures.filter(({ label, value }) => value > 0 || (isWhole && label !== 'mp'));
  return shown.length === 0 ? null : (
    <span className="mec-values">
      {shown.map((each) => (
        <Figure key={each.label} {...each} />
      ))}
    </span>
  );
}

export function Points({ vp }: { readonly vp: number }): ReactNode {
  const say = useSay();
  return (
    <span className="mec-vp figure">
      <Icon of="vp" />
      {vp}
      <span className="hidden-text">{say({ key: 'board.values.vp' })}</span>
    </span>
  );
}

interface WorthProps {
  readonly pay: number;
  readonly vp: number;
  readonly cost?: number;
}

/** What a card pays or costs each round, and its points. */
export function Worth({ pay, vp, cost }: WorthProps): ReactNode {
  const say = useSay();
  return (
    <span className="mec-worth">
      {cost === undefined || cost === 0 ? null : (
        <span className="mec-cost figure">{say({ key: 'board.cost', values: { cash: cost } })}</span>
      )}
      {pay === 0 ? null : (
        <span className="figure" data-pays={pay > 0 || undefined}>
          {say({ key: pay > 0 ? 'board.income' : 'board.salary', values: { cash: Math.abs(pay) } })}
        </span>
      )}
      <Points vp={vp} />
    </span>
  );
}

/** What a Property can do besides its values, as signs; its sentences stand beside them for who cannot see. */
export function Powers({ of }: { readonly of: PropertyCard }): ReactNode {
  const { needs, supportNeeds, drug, drawAt, cash, cavorite, politician, isCriminal, isCorrupt, victory } = of;
  const signs: readonly (readonly [GlyphName, boolean])[] = [
    ['initiative', of.initiative],
    ['security', of.security > 0],
    ['save', of.saves],
    ['drug', drug !== null],
    ['draw', drawAt !== null],
    ['cash', cash > 0],
    ['politician', politician !== null],
    ['criminal', isCriminal],
    ['corrupt', isCorrupt],
    ['victory', victory !== null],
  ];
  const needed = [needs, supportNeeds].filter((kind) => kind !== null);
  const shown = signs.filter(([, stands]) => stands);
  if (shown.length + needed.length + cavorite === 0) return null;
  return (
    <span className="mec-powers" aria-hidden="true">
      {needed.map((kind) => (
        <Icon key={kind} of={kind} className="mec-power-need" />
      ))}
      {shown.map(([sign]) => (
        <Icon key={sign} of={sign} isElite={sign === 'politician' && politician === 'elite'} />
      ))}
      {Array.from({ length: cavorite }, (_, mark) => (
        <Icon key={mark} of="cavorite" />
      ))}
    </span>
  );
}

/** How many letters one line of the own office holds, and how many of them a sign takes. */
const LINE = 34;
const SIGN = 4;

/** Which names fit on one line beside their signs: all, those of the skills, or none. */
function namesThatFit(race: string, skills: readonly string[]): 'all' | 'skills' | 'none' {
  const letters = skills.reduce((sum, name) => sum + name.length + SIGN, SIGN);
  return letters + race.length <= LINE ? 'all' : letters <= LINE ? 'skills' : 'none';
}

export function Skills({ character, content }: { readonly character: Character; readonly content: Tables }): ReactNode {
  const nameOf = useNameOf();
  const say = useSay();
  const { skills, race } = content.characters[character];
  const names = Object.keys(skills).map((skill) => nameOf(skillRef(skill as Skill)));
  return (
    <span className="mec-skills" data-names={namesThatFit(nameOf(raceRef(race)), names)}>
      <span className="mec-race">
        <Icon of={race} />
        <span className="mec-skill-name">{nameOf(raceRef(race))}</span>
      </span>
      {Object.entries(skills).map(([skill, isElite]) => (
        <span key={skill} className="mec-skill">
          <Icon of={skill as Skill} isElite={isElite} />
          <span className="mec-skill-name">
            {nameOf(skillRef(skill as Skill))}
            {isElite ? <span className="hidden-text"> {say({ key: 'board.elite' })}</span> : null}
          </span>
        </span>
      ))}
    </span>
  );
}

const keyOf = ({ key, refs = {} }: Sentence<Mecanisburgo>): string => [key, ...Object.values(refs)].join(' ');

/** Sentences of a list, with links to what they name. */
export function Items({ of }: { readonly of: readonly Sentence<Mecanisburgo>[] }): ReactNode {
  return of.map((sentence) => (
    <li key={keyOf(sentence)}>
      <Rich sentence={sentence} />
    </li>
  ));
}

/** What the card does, a line for each sentence. */
export function Lines({ of }: { readonly of: readonly (Sentence<Mecanisburgo> | null)[] }): ReactNode {
  const say = useSay();
  return of.map((sentence) =>
    sentence === null ? null : (
      <span key={keyOf(sentence)} className="mec-line">
        {say(sentence)}
      </span>
    ),
  );
}
