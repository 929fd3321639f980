import type { GameTypes, GameWords, Ref, Sentence } from '@cabale/engine';
import type { ReactNode } from 'react';
import { aboutOf, type AboutProps } from './about.tsx';
import { Answers, type AnswersProps } from './answers.tsx';
import type { BoardProps } from './board.ts';
import { boardTable, freshness, type BoardTable } from './boardtable.ts';
import { Card, type CardProps } from './card.tsx';
import { useChoosable, type Choosable } from './choosable.ts';
import { Deck, type DeckProps } from './deck.tsx';
import { lessonsOf, type Lessons } from './lessons.ts';
import { partsOf, type RefParts } from './refparts.ts';
import { Rich } from './rich.tsx';
import { useNameOf, useSay } from './stage.ts';
import type { AboutName } from './textnames.ts';
import { Thing, type ThingProps } from './thing.tsx';

/** Props of a component that renders one thing, which must be a reference of the game. */
type OfThing<T extends GameTypes, Props extends { readonly thing: Ref }> = Omit<Props, 'thing'> & {
  readonly thing: T['ref'];
};

/** The design system typed for one game: a reference or text key that the game does not have is a compile error. */
export interface BoardKit<T extends GameTypes, Rules> extends Lessons<T> {
  readonly About: (props: AboutProps & { readonly part: AboutName<T> & keyof Rules }) => ReactNode;
  readonly Answers: (props: AnswersProps & { readonly label: T['text'] }) => ReactNode;
  readonly Card: (props: OfThing<T, CardProps>) => ReactNode;
  readonly Deck: (props: OfThing<T, DeckProps>) => ReactNode;
  readonly Rich: (props: { readonly sentence: Sentence<T> }) => ReactNode;
  readonly Thing: (props: OfThing<T, ThingProps>) => ReactNode;
  readonly freshness: (table: Pick<BoardTable<T>, 'fresh'>, thing: T['ref']) => string;
  readonly partsOf: (thing: T['ref']) => RefParts<T['ref']>;
  readonly tableOf: (props: BoardProps<T>) => BoardTable<T>;
  readonly useChoosable: (thing: T['ref']) => Choosable;
  readonly useNameOf: () => (thing: T['ref']) => string;
  readonly useSay: () => (sentence: Sentence<T>) => string;
}

/** `rules` names the rule that explains each text below `about`. */
export function boardKit<T extends GameTypes, const Rules extends Readonly<Record<string, string>>>(
  words: GameWords<T>,
  rules: Rules,
): BoardKit<T, Rules> {
  return {
    About: aboutOf(rules),
    Answers,
    Card,
    Deck,
    Rich,
    Thing,
    freshness,
    partsOf,
    tableOf: (props) => boardTable(props, words),
    useChoosable,
    useNameOf,
    useSay,
    ...lessonsOf<T>(),
  };
}
