import { doneSchema, pushKeySchema } from '@cabale/protocol';
import { browserStorage } from '../saves/storage.ts';
import { api } from './api.ts';
import { sayOnline } from './text/texts.ts';

const KEY = 'cabale:notify';

/** The last answer of the permission prompt: `Notification.permission` alone is wrong in some browsers. */
let asked: PermissionState | undefined;

function permission(): PermissionState {
  return asked ?? stateOf(Notification.permission);
}

function stateOf(answer: NotificationPermission): PermissionState {
  return answer === 'default' ? 'prompt' : answer;
}

async function askBrowser(): Promise<PermissionStatus> {
  const status = await navigator.permissions.query({ name: 'notifications' });
  asked = status.state;
  return status;
}

/** Whether this browser supports notifications, allows them, and has them switched on. */
export function notifying(): 'impossible' | 'forbidden' | 'off' | 'on' {
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'impossible';
  if (permission() === 'denied') return 'forbidden';
  return permission() === 'granted' && browserStorage().read(KEY) !== null ? 'on' : 'off';
}

/** Users can also change the permission in the browser's settings while the page is open. */
export function followPermission(onChange: () => void): () => void {
  const following = new AbortController();
  const follow = async () => {
    const status = await askBrowser();
    const changed = () => {
      asked = status.state;
      onChange();
    };
    if (following.signal.aborted) return;
    status.addEventListener('change', changed, { signal: following.signal });
    onChange();
  };
  follow().catch(() => undefined);
  return () => following.abort();
}

/** Called on a click only, never unprompted. */
export async function beginNotifying(): Promise<void> {
  asked = stateOf(await Notification.requestPermission());
  if (asked !== 'granted') return;
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

/** If the server has push keys, notifications also arrive while no page is open. */
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

/** Notifies of a waiting table while the page is hidden. */
export function notifyOfTurn(table: string): void {
  if (!document.hidden || notifying() === 'impossible') return;
  const show = async () => {
    await askBrowser().catch(() => undefined);
    if (notifying() !== 'on') return;
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(sayOnline('notify.title'), {
      body: sayOnline('notify.body'),
      icon: '/icon.svg',
      // The tag merges the notification of the page with that of the push service.
      tag: table,
      data: `/online/table/${table}`,
    });
  };
  show().catch(() => undefined);
}
