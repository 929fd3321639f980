import type { TableRefusal } from '@cabale/design';
import { meSchema, type Me } from '@cabale/protocol';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { isKnownOnline, ME_KEY } from '../knownonline.ts';
import { browserStorage } from '../saves/storage.ts';
import { api } from './api.ts';
import { whenGranted } from './asking.ts';
import { Connection } from './connection.ts';

interface Session {
  /** `undefined`: signed out; `unsure`: signed in before, and the server has not confirmed it yet. */
  readonly me: Me | undefined | 'unsure';
  /** Why the request failed. */
  readonly refusal: TableRefusal | undefined;
}

/** The signed-in user. */
export const useSession = create<Session>()(() => ({ me: isKnownOnline() ? 'unsure' : undefined, refusal: undefined }));

/** The page's only connection. */
export const connection = new Connection();

/** Shared by concurrent callers, so that the server is asked who is signed in only once. */
let recognising: Promise<void> | undefined;

export function recognise(): Promise<void> {
  if (useSession.getState().me !== 'unsure') return Promise.resolve();
  recognising ??= askWho().finally(() => {
    recognising = undefined;
  });
  return recognising;
}

async function askWho(): Promise<void> {
  const answer = await api.ask('GET', '/me', meSchema);
  if (answer.ok) arrive(answer.value);
  else if (answer.refusal.code === 'not-signed-in') depart();
  else useSession.setState({ refusal: answer.refusal });
}

/** Signs in as a guest, with an account or with a code, and connects. */
export async function enter(
  path: '/guests' | '/sessions' | '/sessions/return',
  body: object,
): Promise<TableRefusal | undefined> {
  return whenGranted(api.ask('POST', path, meSchema, body), arrive);
}

/** Changes the user's name or account. */
export async function changeMe(
  method: 'PATCH' | 'POST',
  path: '/me' | '/me/account',
  body: object,
): Promise<TableRefusal | undefined> {
  return whenGranted(api.ask(method, path, meSchema, body), remember);
}

function arrive(me: Me): void {
  remember(me);
  connection.start();
}

function remember(me: Me): void {
  browserStorage().write(ME_KEY, z.parse(meSchema, me).id);
  useSession.setState({ me, refusal: undefined });
}

/** Clears the session: signed out, or no longer known to the server. */
export function depart(): void {
  browserStorage().remove(ME_KEY);
  connection.stop();
  useSession.setState({ me: undefined, refusal: undefined });
}

// Reconnect as soon as the network is back or the page becomes visible.
addEventListener('online', () => connection.retry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connection.retry();
});
connection.subscribe(() => {
  if (connection.state() === 'refused') depart();
});
