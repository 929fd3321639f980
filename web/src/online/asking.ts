import type { TableRefusal } from '@cabale/design';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { api, type Answer } from './api.ts';

interface Read<Value> {
  /** `undefined` while it is on its way. */
  readonly answer: Answer<Value> | undefined;
  /** Asks again; what was read stays in sight meanwhile. */
  again(): void;
}

/** Reads something from the server; without a path, nothing. */
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

export interface Doing {
  readonly isBusy: boolean;
  /** Why the last attempt came to nothing. */
  readonly refusal: TableRefusal | undefined;
  /** Does something; resolves to whether it was done. */
  run(task: () => Promise<TableRefusal | undefined>): Promise<boolean>;
}

/** Something a button does, and what became of it. */
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
