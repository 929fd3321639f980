import type { Blocked, Decision, GameTypes, GameWords, OptionBase, Ref } from '@cabale/engine';
import { createContext, useContext, type ComponentType } from 'react';
import type { SeatInfo } from './table.ts';

/** An option a strong bot would consider, best first, with the chance to win it sees in it. */
export interface Advice {
  readonly option: OptionBase;
  readonly chance: number;
}

/** What stands on the table now and what can be done with it: all that pieces need besides their own face. */
export interface Stage {
  readonly gameId: string;
  readonly words: GameWords<GameTypes>;
  readonly content: object;
  /** `undefined` where things are only shown, as on a rules page. */
  readonly view: object | undefined;
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
}

export const StageContext = createContext<StageValue | undefined>(undefined);
const NOTHING: Possibilities = { options: [], blocked: [] };

export function useStage(): Stage {
  return useStageValue();
}

export function usePossibilities(thing: Ref): Possibilities {
  return useStageValue().possibilities.get(thing) ?? NOTHING;
}

function useStageValue(): StageValue {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('this piece must stand inside a <StageProvider>');
  return stage;
}
