import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, partsState } from './parts';

const notArrived = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = '<link href="/assets/main-1.js" data-entry>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const page = (name: string) => () =>
  Promise.resolve(new Response(`<link href="/assets/${name}.js" data-entry>`));

it('loads a part once the connection is back, and says meanwhile that it is lost', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi.fn(notArrived);
  const part = loadPart<unknown>(load);
  await vi.advanceTimersByTimeAsync(3000);
  expect(partsState()).toBe('lost');
  load.mockImplementation(() => Promise.resolve('here') as unknown as Promise<never>);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  await expect(part).resolves.toBe('here');
  expect(partsState()).toBe('fine');
});

it('says that there is a newer version where the server has other files', async () => {
  fetched.mockImplementation(page('main-2'));
  let isThere = false;
  const part = loadPart(() => (isThere ? Promise.resolve('here') : notArrived()));
  await vi.advanceTimersByTimeAsync(3000);
  expect(partsState()).toBe('outdated');
  isThere = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(part).resolves.toBe('here');
});

it('tries again without a word where the version is still the same', async () => {
  fetched.mockImplementation(page('main-1'));
  let tries = 0;
  const part = loadPart(() => (++tries < 2 ? notArrived() : Promise.resolve('here')));
  await vi.advanceTimersByTimeAsync(500);
  await expect(part).resolves.toBe('here');
  expect(partsState()).toBe('fine');
});

it('passes on the fault of a part that arrived', async () => {
  const broken = loadPart(() => Promise.reject(new Error('x is not a function')));
  await expect(broken).rejects.toThrow('x is not a function');
});
