/**
 * The service worker of people who pick: it keeps the files of one version of the app, so that picking opens without a
 * connection. Nothing that the API answers is kept here. vite/worker.ts fills in the version and its files.
 */
/* global self, caches, fetch, Request, Response, setTimeout */
const PREFIX = 'tierway-files-';
const NAME = PREFIX + '__VERSION__';
/** Every file that picking needs. */
const FILES = '__FILES__';
/** The start page; it is the same for every address. */
const START = '/start';
/** What the server answers by itself. */
const SERVED = /^\/(api|api-docs|health|media|metrics|swagger-ui)(\/|$)/;
/** A connection that takes longer than this is none, in milliseconds. */
const PATIENCE = 5_000;
const AWAY = [502, 503, 504];

/** Of this version first; pages of the version before still find theirs. */
async function kept(request) {
  const own = await caches.open(NAME);
  const how = { ignoreVary: true };
  return (await own.match(request, how)) ?? (await caches.match(request, how));
}

async function keepAll() {
  const own = await caches.open(NAME);
  await own.addAll([...FILES, new Request(START, { cache: 'reload' })]);
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
  const fresh = fetch(request).then((answer) => (AWAY.includes(answer.status) ? start : answer));
  const late = new Promise((resolve) => setTimeout(() => resolve(start), PATIENCE));
  return Promise.race([fresh.catch(() => start), late]);
}

/** A file with its hash in its name never changes. */
async function asset(request) {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await (await caches.open(NAME)).put(request, copy);
  }
  return answer;
}

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(request)) ?? Response.error();
  }
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
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});
