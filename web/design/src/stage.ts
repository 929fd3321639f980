import type { Blocked, Decision, GameTypes, GameWords, OptionBase, Ref, Sentence } from '@cabale/engine';
import type { TFunction } from 'i18next';
import { createContext, useContext, type ComponentType } from 'react';
import type { SeatInfo } from './table.ts';

/** An option a strong bot would consider, best first. */
export interface Advice {
  readonly option: OptionBase;
  /** The chance to win it sees in it; `undefined` where it saw no need to think. */
  readonly chance: number | undefined;
}

/** What stands on the table now and what can be done with it: all that pieces need besides their own face. */
export interface Stage {
  readonly gameId: string;
  readonly words: GameWords<GameTypes>;
  readonly content: object;
  /** `undefined` where things are only shown, as on a rules page. */
  readonly view: GameTypes['view'] | undefined;
  readonly seats: readonly SeatInfo[];
  readonly decision: Decision<GameTypes> | undefined;
  readonly advice: readonly Advice[];
  /** Changes whenever pieces may have changed places. */
  readonly frame: number;
  readonly Explanation: ComponentType<{ readonly thing: Ref; readonly content: object }>;
  choose(option: OptionBase): void;
}

/** What can be done with one thing. */
export interface Possibilities {
  readonly options: readonly OptionBase[];
  readonly blocked: readonly Blocked[];
}

export interface StageValue extends Stage {
  readonly possibilities: ReadonlyMap<Ref, Possibilities>;
  /** The game's texts. */
  readonly t: TFunction;
  readonly say: (sentence: Sentence) => string;
  /** What a thing is called by itself, and in the middle of a sentence. */
  readonly nameOf: (thing: Ref) => string;
  readonly nameInSentence: (thing: Ref) => string;
}

export const StageContext = createContext<StageValue | undefined>(undefined);
const NOTHING: Possibilities = { options: [], blocked: [] };

export function useStage(): Stage {
  return useStageValue();
}

export function usePossibilities(thing: Ref): Possibilities {
  return useStageValue().possibilities.get(thing) ?? NOTHING;
}

/** Turns sentences into plain text: for labels, live regions and titles. */
export function useSay(): (sentence: Sentence) => string {
  return useStageValue().say;
}

/** Tells what things are called at this table. */
export function useNameOf(): (thing: Ref) => string {
  return useStageValue().nameOf;
}

export function useStageValue(): StageValue {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('this piece must stand inside a <StageProvider>');
  return stage;
}
