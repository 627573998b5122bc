import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How the parts of the page arrive that are loaded on demand. */
export type PartsState = 'fine' | 'lost' | 'outdated';

let state: PartsState = 'fine';
let waiting = 0;
const listeners = new Set<() => void>();

export const partsState = (): PartsState => state;

export function followParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: PartsState) {
  if (state === next) return;
  state = next;
  listeners.forEach((listener) => listener());
}

/** How browsers say that a file did not arrive; anything else is a fault of the file itself. */
const NOT_ARRIVED =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isMissing = (error: unknown) =>
  error instanceof Error && NOT_ARRIVED.test(error.message);

/** The file this page was started from, as the build names it (vite/firstViews.ts). */
export const entry = () => document.querySelector<HTMLLinkElement>('link[data-entry]')?.href;

/** Whether the server has the version that this page belongs to, another one, or cannot be reached. */
async function askServer(): Promise<PartsState> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    const own = entry();
    if (!answer.ok || !own) return 'lost';
    return (await answer.text()).includes(new URL(own).pathname) ? 'lost' : 'outdated';
  } catch {
    return 'lost';
  }
}

const PAUSES = [500, 2000, 4000, 8000];

/** Until it is time to try again, or the browser is connected again. */
function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSES[Math.min(tries, PAUSES.length - 1)]);
    window.addEventListener('online', end);
  });
}

/**
 * Loads a part of the page and does not give up: what is on the screen stays there until the part has arrived. A part
 * that a newer version of the page no longer has is waited for too, while the page offers to be loaded anew.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const part = await load();
      if (tries > 0 && --waiting === 0) become('fine');
      return part;
    } catch (error) {
      if (!isMissing(error)) {
        if (tries > 0 && --waiting === 0) become('fine');
        throw error;
      }
      if (tries === 0) waiting += 1;
    }
    // The first failure may be a hiccup.
    if (tries > 0) become(await askServer());
    await pause(tries);
  }
}

/** A component in a file of its own, which is loaded with `loadPart`. */
// The type of React's own `lazy`: a component of whatever properties.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function lazyPart<T extends ComponentType<any>>(
  load: () => Promise<{ default: T }>,
): LazyExoticComponent<T> {
  return lazy(() => loadPart(load));
}
