/**
 * Keeps the house open without a network: everything that was built is stored at the first visit. Files in assets/ never
 * change, so the stored one serves as well as a new one; pages are asked for first, since they name the newest assets.
 */

/** What a service worker has that a page has not; the compiler knows only one of the two worlds at a time. */
interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}
const scope = self as unknown as WorkerScope;

/** Filled in by the build: addresses, and a name for this set of them. */
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

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...PAGES, ...ASSETS]);
}

/** The cache of the version before stays: an open tab may still ask for a file of the version it came from. */
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
