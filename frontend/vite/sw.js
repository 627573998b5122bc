/**
 * The service worker of people who pick: it keeps the files of one version of the app, so that picking opens without a
 * connection. Nothing that the API answers is kept here. vite/worker.ts fills in the version and its files.
 */
/* global self, caches, fetch, Request, setTimeout */
const PREFIX = 'tierway-files-';
const NAME = PREFIX + '__VERSION__';
/** Every file that picking needs. */
const FILES = '__FILES__';
/** The start page; it is the same for every address. */
const START = '/start';
/** What the server answers by itself. */
const SERVED = /^\/(api|api-docs|health|media|metrics|swagger-ui)(\/|$)/;
/** After this the cached page is used, in milliseconds. */
const PATIENCE = 5_000;
const UNAVAILABLE = [502, 503, 504];

/** Of this version first; pages of the version before still find theirs. */
async function kept(request) {
  const own = await caches.open(NAME);
  const options = { ignoreVary: true };
  return (await own.match(request, options)) ?? (await caches.match(request, options));
}

async function keepAll() {
  const own = await caches.open(NAME);
  // Some have no hash in their names.
  await own.addAll([...FILES, START].map((file) => new Request(file, { cache: 'reload' })));
  await self.skipWaiting();
}

/** Only the version before this one stays, for pages that were opened with it. */
async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== NAME).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page, so that it is never an old one; the kept one where the server cannot be reached. */
async function page(request) {
  const start = await (await caches.open(NAME)).match(START, { ignoreVary: true });
  if (!start) return fetch(request);
  const fresh = fetch(request).then((answer) =>
    UNAVAILABLE.includes(answer.status) ? start : answer,
  );
  const late = new Promise((resolve) => setTimeout(() => resolve(start), PATIENCE));
  return Promise.race([fresh.catch(() => start), late]);
}

/** A file of this version does not change. One that cannot be cached is sent all the same. */
async function asset(event) {
  const { request } = event;
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const put = caches.open(NAME).then((own) => own.put(request, copy));
    event.waitUntil(put.catch(() => undefined));
  }
  return answer;
}

/** Files that a page has loaded before this worker was there, such as texts of a language. */
async function keepMore(addresses) {
  const own = await caches.open(NAME);
  const missing = [];
  for (const address of addresses) if (!(await kept(address))) missing.push(address);
  await Promise.allSettled(missing.map((address) => own.add(address)));
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('message', (event) => event.waitUntil(keepMore(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVED.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname))
    event.respondWith(asset(event));
});
