import { API, CSRF_HEADER, errorSchema } from '@cabale/protocol';
import type { TableRefusal } from '@cabale/design';
import * as z from 'zod/mini';

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: TableRefusal };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends requests to the server. Answers are validated by a schema, and every failure becomes a refusal. */
export interface Api {
  ask<Value>(method: Method, path: string, schema: z.ZodMiniType<Value>, body?: unknown): Promise<Answer<Value>>;
  /** The time by the server's clock, which deadlines refer to. */
  now(): number;
}

/** Sends a request; tests pass one that resolves paths against their server. */
type Send = (path: string, request: RequestInit) => Promise<Response>;

export function createApi(send: Send): Api {
  /** How far the server's clock is ahead of this device's. */
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    async ask(method, path, schema, body) {
      let answer: Response;
      let value: unknown;
      try {
        answer = await send(`${API}${path}`, requestOf(method, body));
        value = await answer.json();
      } catch {
        return refused('offline');
      }
      const date = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(date)) ahead = aheadOf(date);
      if (!answer.ok) return refused(z.safeParse(errorSchema, value).data?.error ?? 'unavailable');
      const read = z.safeParse(schema, value);
      return read.success ? { ok: true, value: read.data } : refused('unavailable');
    },
  };
}

/** The `Date` header has whole seconds, so a difference below two seconds may be none at all. */
function aheadOf(date: number): number {
  const difference = date - Date.now();
  return Math.abs(difference) < 2000 ? 0 : difference;
}

function requestOf(method: Method, body: unknown): RequestInit {
  const headers = { [CSRF_HEADER]: '1' };
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function refused(code: string): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code } };
}

export const api = createApi((...request) => fetch(...request));
