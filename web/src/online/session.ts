import type { TableRefusal } from '@cabale/design';
import { meSchema, type Me } from '@cabale/protocol';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { isKnownOnline, ME_KEY } from '../knownonline.ts';
import { browserStorage } from '../saves/storage.ts';
import { api, type Answer } from './api.ts';
import { Line } from './line.ts';

interface Session {
  /** `undefined`: nobody yet; `unsure`: somebody was here before, and the server has not said whether it knows them. */
  readonly me: Me | undefined | 'unsure';
  /** Why the server could not be asked. */
  readonly refusal: TableRefusal | undefined;
}

/** Who is in front of the screen, as far as the server is concerned. */
export const useSession = create<Session>()(() => ({ me: isKnownOnline() ? 'unsure' : undefined, refusal: undefined }));

/** The page's one connection. */
export const line = new Line();

/** Asks who this is, where this browser has been somebody before. Several may ask; one asks the server. */
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

/** A way in: as a guest, with an account, with a code. Whoever comes in is connected. */
export async function enter(
  path: '/guests' | '/sessions' | '/sessions/return',
  body: object,
): Promise<TableRefusal | undefined> {
  return took(await api.ask('POST', path, meSchema, body), 'connect');
}

/** A change of one's own name or account. */
export async function changeMe(
  method: 'PATCH' | 'POST',
  path: '/me' | '/me/account',
  body: object,
): Promise<TableRefusal | undefined> {
  return took(await api.ask(method, path, meSchema, body), 'stay');
}

function took(answer: Answer<Me>, how: 'connect' | 'stay'): TableRefusal | undefined {
  if (!answer.ok) return answer.refusal;
  if (how === 'connect') arrive(answer.value);
  else remember(answer.value);
  return undefined;
}

function arrive(me: Me): void {
  remember(me);
  line.start();
}

function remember(me: Me): void {
  browserStorage().write(ME_KEY, z.parse(meSchema, me).id);
  useSession.setState({ me, refusal: undefined });
}

/** Nobody is here any more: signed out, or no longer known. */
export function depart(): void {
  browserStorage().remove(ME_KEY);
  line.stop();
  useSession.setState({ me: undefined, refusal: undefined });
}

/** The line comes back as soon as the network does, or as soon as somebody looks. */
addEventListener('online', () => line.retry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) line.retry();
});
line.subscribe(() => {
  if (line.state() === 'refused') depart();
});
