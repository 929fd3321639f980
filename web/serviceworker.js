// Keeps the house open without a network: everything that was built is stored at the first visit. Files in assets/ never
// change, so the stored one is as good as any; pages are asked for first, since they name the newest assets.
const ASSETS = [/* assets */];
const PAGES = ['/', '/icon.svg', '/manifest.webmanifest', '/theme.js'];
const CACHE = `cabale-${ASSETS.length}-${hash(ASSETS.join())}`;

function hash(text) {
  let value = 5381;
  for (let index = 0; index < text.length; index++) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value.toString(36);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(storedFirst(request));
  else if (request.mode === 'navigate') event.respondWith(networkFirst(request, '/'));
  else if (PAGES.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

async function fillCache() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...PAGES, ...ASSETS]);
}

/** The caches of the last two versions stay: an open tab may still ask for a file of the version it came from. */
async function forgetOldCaches() {
  const names = (await caches.keys()).filter((name) => name.startsWith('cabale-') && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function storedFirst(request) {
  const stored = await caches.match(request);
  if (stored !== undefined) return stored;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(CACHE)).put(request, fresh.clone());
  return fresh;
}

async function networkFirst(request, fallback) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(fallback);
    if (stored === undefined) throw error;
    return stored;
  }
}
