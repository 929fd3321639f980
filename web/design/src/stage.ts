import type {
  Blocked,
  Decision,
  GameTypes,
  GameWords,
  OptionBase,
  Ref,
  Sentence,
  SetupFields,
  WrittenPart,
} from '@cabale/engine';
import type { TFunction } from 'i18next';
import { createContext, useContext, type ComponentType } from 'react';
import type { ExplanationProps, GameRules, TextSigns } from './board.ts';
import type { SeatInfo } from './table.ts';

/** An option a strong bot would consider, best first. */
export interface Advice {
  readonly option: OptionBase;
  /** The estimated chance to win; `undefined` if the bot did not need to search. */
  readonly chance: number | undefined;
}

/** The current table and what can be done with it: the context of all pieces. */
export interface Stage {
  readonly gameId: string;
  readonly words: GameWords<GameTypes>;
  readonly content: object;
  /** `undefined` outside a game, as on a rules page. */
  readonly view: GameTypes['view'] | undefined;
  readonly seats: readonly SeatInfo[];
  readonly decision: Decision<GameTypes> | undefined;
  readonly advice: readonly Advice[];
  /** Changes whenever pieces may have moved. */
  readonly frame: number;
  readonly Explanation: ComponentType<ExplanationProps<GameTypes>>;
  /** The rules of the game, which the number of a rule opens; `undefined` where there is no page of them. */
  readonly rules?: (() => Promise<GameRules>) | undefined;
  /** Characters of the texts that the board draws as icons. */
  readonly signs?: TextSigns<GameTypes> | undefined;
  /** A lesson says what may be chosen. */
  readonly isGuided?: boolean;
  /** The settings of the game with their values. */
  readonly settings: SetupFields;
  choose(option: OptionBase): void;
}

/** The options and blocked options of one thing. */
export interface Possibilities {
  readonly options: readonly OptionBase[];
  readonly blocked: readonly Blocked[];
}

export interface StageValue extends Stage {
  readonly possibilities: ReadonlyMap<Ref, Possibilities>;
  /** The game's texts. */
  readonly t: TFunction;
  /** A sentence in parts, so that the names in it can be pointed at. */
  readonly write: (sentence: Sentence) => readonly WrittenPart[];
  readonly say: (sentence: Sentence) => string;
  /** The name of a thing by itself. */
  readonly nameOf: (thing: Ref) => string;
}

export const StageContext = createContext<StageValue | undefined>(undefined);
const NOTHING: Possibilities = { options: [], blocked: [] };

export function useStage(): Stage {
  return useStageValue();
}

export function usePossibilities(thing: Ref): Possibilities {
  return useStageValue().possibilities.get(thing) ?? NOTHING;
}

/** Formats sentences as plain text, for labels, live regions and titles. */
export function useSay(): (sentence: Sentence) => string {
  return useStageValue().say;
}

/** Returns the names of things at this table. */
export function useNameOf(): (thing: Ref) => string {
  return useStageValue().nameOf;
}

export function useStageValue(): StageValue {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('this piece must be inside a <StageProvider>');
  return stage;
}
