/**
 * Makes the site work offline: all build output is cached at the first visit. Files in assets/ are immutable and served
 * from the cache; pages are fetched from the network first, since they name the newest assets. The worker also shows
 * notifications of waiting tables while no page is visible.
 */

/** The parts of the service worker API used here; TypeScript cannot load its types together with those of the DOM. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: { json(): unknown } | null;
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerClient {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WorkerClient>;
  navigate(address: string): Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly language: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: WorkerEventName, listener: (event: WorkerEvent) => void): void;
}
type WorkerEventName = 'install' | 'activate' | 'fetch' | 'push' | 'notificationclick';
const scope = self as unknown as WorkerScope;

/** Filled in by the build: the addresses, and a version for this set of them. */
const ASSETS = '__ASSETS__'.split(' ');
const CACHE = 'cabale-__VERSION__';
const PAGES = ['/', '/icon.svg', '/manifest.webmanifest'];

scope.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(storedFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/'));
  else if (PAGES.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

scope.addEventListener('push', (event) => {
  event.waitUntil(notifyOfTurn(event.data?.json()));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data ?? '/online')));
});

/** The worker cannot use the texts of a page. */
const WORDS = {
  fr: { title: 'À vous de jouer', body: 'Une table vous attend.' },
  en: { title: 'Your turn', body: 'A table waits for you.' },
} as const;

/** Notifies of a waiting table, unless a page of the site is visible and shows it anyway. */
async function notifyOfTurn(message: unknown): Promise<void> {
  const table = isTurn(message) ? message.table : '';
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (table === '' || windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body } = WORDS[scope.navigator.language.startsWith('fr') ? 'fr' : 'en'];
  const data = `/online/table/${table}`;
  await scope.registration.showNotification(title, { body, icon: '/icon.svg', tag: table, data });
}

function isTurn(message: unknown): message is { readonly table: string } {
  return typeof message === 'object' && message !== null && 'table' in message && typeof message.table === 'string';
}

/** Focuses the table, in an open window if there is one. */
async function show(address: string): Promise<void> {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await scope.clients.openWindow(address);
  else await (await open.focus()).navigate(address);
}

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...PAGES, ...ASSETS]);
}

/** Keeps the previous version's cache: an open tab may still request files of that version. */
async function forgetOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('cabale-') && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function storedFirst(request: Request): Promise<Response> {
  const stored = await caches.match(request);
  if (stored !== undefined) return stored;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

async function networkFirst(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(fallback);
    if (stored === undefined) throw error;
    return stored;
  }
}
