import { doneSchema, pushKeySchema } from '@cabale/protocol';
import { browserStorage } from '../saves/storage.ts';
import { api } from './api.ts';
import { sayOnline } from './text/texts.ts';

const KEY = 'cabale:notify';

/** Whether this browser can be told, and whether it wants to be. */
export function notifying(): 'impossible' | 'forbidden' | 'off' | 'on' {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  return Notification.permission === 'granted' && browserStorage().read(KEY) !== null ? 'on' : 'off';
}

/** Permissions are given and taken in the browser's own settings, too, while the page is open. */
export function followPermission(onChange: () => void): () => void {
  const following = new AbortController();
  const follow = async () => {
    const permission = await navigator.permissions.query({ name: 'notifications' });
    if (following.signal.aborted) return;
    permission.addEventListener('change', onChange, { signal: following.signal });
    onChange();
  };
  follow().catch(() => undefined);
  return () => following.abort();
}

/** Asked for by a click, never by itself. */
export async function beginNotifying(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  browserStorage().write(KEY, 'on');
  await subscribePush().catch(() => undefined);
}

export async function endNotifying(): Promise<void> {
  browserStorage().remove(KEY);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  await api.ask('DELETE', '/me/pushes', doneSchema, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Where the server has keys, a browser that is not open can be told as well. */
async function subscribePush(): Promise<void> {
  const answer = await api.ask('GET', '/push-key', pushKeySchema);
  if (!answer.ok || answer.value.key === null) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: answer.value.key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.ask('POST', '/me/pushes', doneSchema, { endpoint, keys });
}

/** Tells of a table that waits, where nobody is looking. */
export function notifyOfTurn(table: string): void {
  if (notifying() !== 'on' || !document.hidden) return;
  const show = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(sayOnline('notify.title'), {
      body: sayOnline('notify.body'),
      icon: '/icon.svg',
      // The same table is told of once, whether the page or the push service is faster.
      tag: table,
      data: `/online/table/${table}`,
    });
  };
  show().catch(() => undefined);
}
