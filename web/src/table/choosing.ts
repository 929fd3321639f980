import { orderedOptions } from '@cabale/design';
import type { Decision, GameTypes, GameWords, OptionBase, Refusal } from '@cabale/engine';
import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';

export interface Choosing {
  /** A final option that waits to be confirmed. */
  readonly armed: OptionBase | undefined;
  /** Why the last attempt came to nothing. */
  readonly refusal: Refusal | undefined;
  choose(option: OptionBase): void;
  chooseByNumber(index: number): void;
  confirm(): boolean;
  cancel(): boolean;
  report(refusal: Refusal | undefined): void;
}

interface ChoosingParts {
  readonly decision: Decision<GameTypes> | undefined;
  readonly words: GameWords<GameTypes>;
  readonly make: (option: OptionBase) => Promise<Refusal | undefined>;
  /** Lessons say themselves what is to be done; nothing is asked twice there. */
  readonly neverConfirm: boolean;
}

/** From a click to a choice: what gives something up for good is asked once more. */
export function useChoosing({ decision, words, make, neverConfirm }: ChoosingParts): Choosing {
  const confirmFinal = useSettings((settings) => settings.confirmFinal) && !neverConfirm;
  const [armed, setArmed] = useState<OptionBase>();
  const [refusal, setRefusal] = useState<Refusal>();

  useEffect(() => {
    setArmed(undefined);
    setRefusal(undefined);
  }, [decision]);

  const take = useCallback(
    (option: OptionBase) => {
      setArmed(undefined);
      void make(option).then(setRefusal);
    },
    [make],
  );
  const choose = useCallback(
    (option: OptionBase) => {
      if (confirmFinal && words.isFinal(option)) setArmed(option);
      else take(option);
    },
    [confirmFinal, words, take],
  );
  const chooseByNumber = useCallback(
    (index: number) => {
      const option = orderedOptions(decision?.options ?? [], (each) => words.isFinal(each))[index];
      if (option !== undefined && armed === undefined) choose(option);
    },
    [decision, words, armed, choose],
  );
  const confirm = useCallback(() => {
    if (armed !== undefined) take(armed);
    return armed !== undefined;
  }, [armed, take]);
  const cancel = useCallback(() => {
    setArmed(undefined);
    return armed !== undefined;
  }, [armed]);

  return { armed, refusal, choose, chooseByNumber, confirm, cancel, report: setRefusal };
}
