import type { TableRefusal } from '@cabale/design';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { api, type Answer } from './api.ts';

interface Read<Value> {
  /** `undefined` while loading. */
  readonly answer: Answer<Value> | undefined;
  /** Fetches again; the last answer stays visible meanwhile. */
  again(): void;
}

/** Fetches a resource from the server; nothing without a path. */
export function useRead<Value>(path: string | undefined, schema: z.ZodMiniType<Value>): Read<Value> {
  const [read, setRead] = useState<{ readonly path: string; readonly answer: Answer<Value> }>();
  useEffect(() => {
    let left = false;
    if (path === undefined) return undefined;
    const show = (answer: Answer<Value>) => (left ? undefined : setRead({ path, answer }));
    void api.ask('GET', path, schema).then(show);
    return () => {
      left = true;
    };
  }, [path, schema]);
  const again = useCallback(() => {
    if (path !== undefined) void api.ask('GET', path, schema).then((answer) => setRead({ path, answer }));
  }, [path, schema]);
  return { answer: read !== undefined && read.path === path ? read.answer : undefined, again };
}

/** Passes a granted answer on; resolves to the refusal otherwise. */
export async function whenGranted<Value>(
  asked: Promise<Answer<Value>>,
  onAnswer: (value: Value) => void,
): Promise<TableRefusal | undefined> {
  const answer = await asked;
  if (!answer.ok) return answer.refusal;
  onAnswer(answer.value);
  return undefined;
}

export interface Doing {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly refusal: TableRefusal | undefined;
  /** Runs a task; resolves to whether it succeeded. */
  run(task: () => Promise<TableRefusal | undefined>): Promise<boolean>;
}

/** State of a task that a button starts. */
export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<TableRefusal>();
  const run = useCallback(async (task: () => Promise<TableRefusal | undefined>) => {
    setBusy(true);
    const refused = await task();
    setBusy(false);
    setRefusal(refused);
    return refused === undefined;
  }, []);
  return { isBusy, refusal, run };
}
