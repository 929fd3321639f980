import { orderedOptions, type TableRefusal } from '@cabale/design';
import type { Decision, GameTypes, GameWords, OptionBase } from '@cabale/engine';
import { useCallback, useState } from 'react';
import { useSettings } from '../settings.ts';

export interface Choosing {
  /** A final option that waits for confirmation. */
  readonly armed: OptionBase | undefined;
  /** Why the last attempt failed. */
  readonly refusal: TableRefusal | undefined;
  choose(option: OptionBase): void;
  /** Whether there is an option at that place. */
  chooseByNumber(index: number): boolean;
  confirm(): boolean;
  cancel(): boolean;
  report(refusal: TableRefusal | undefined): void;
}

interface ChoosingParts {
  readonly decision: Decision<GameTypes> | undefined;
  readonly words: GameWords<GameTypes>;
  readonly view: GameTypes['view'];
  readonly content: object;
  readonly make: (option: OptionBase) => Promise<TableRefusal | undefined>;
  /** Set during lessons, which already say what to do. */
  readonly neverConfirm: boolean;
}

/** Unconfirmed state of a decision; discarded with it. */
interface Pending {
  readonly decision?: Decision<GameTypes> | undefined;
  readonly armed?: OptionBase | undefined;
  readonly refusal?: TableRefusal | undefined;
}

const NOTHING_PENDING: Pending = {};

/** Turns clicks into choices; final options need a confirmation. */
export function useChoosing({ decision, words, view, content, make, neverConfirm }: ChoosingParts): Choosing {
  const confirmFinal = useSettings((settings) => settings.confirmFinal) && !neverConfirm;
  const [pending, setPending] = useState<Pending>({ decision });
  const { armed, refusal } = pending.decision === decision ? pending : NOTHING_PENDING;

  const take = useCallback(
    (option: OptionBase) => {
      setPending({ decision });
      void make(option).then((found) => setPending({ decision, refusal: found }));
    },
    [make, decision],
  );
  const needsConfirm = useCallback(
    (option: OptionBase) => words.needsConfirm(option, view, content),
    [words, view, content],
  );
  const choose = useCallback(
    (option: OptionBase) => {
      if (confirmFinal && needsConfirm(option)) setPending({ decision, armed: option });
      else take(option);
    },
    [confirmFinal, needsConfirm, take, decision],
  );
  const chooseByNumber = useCallback(
    (index: number) => {
      const option = orderedOptions(decision?.options ?? [], needsConfirm)[index];
      if (option === undefined || armed !== undefined) return false;
      choose(option);
      return true;
    },
    [decision, needsConfirm, armed, choose],
  );
  const confirm = useCallback(() => {
    if (armed !== undefined) take(armed);
    return armed !== undefined;
  }, [armed, take]);
  const cancel = useCallback(() => {
    setPending({ decision });
    return armed !== undefined;
  }, [armed, decision]);
  const report = useCallback((found: TableRefusal | undefined) => setPending({ decision, refusal: found }), [decision]);

  return { armed, refusal, choose, chooseByNumber, confirm, cancel, report };
}
