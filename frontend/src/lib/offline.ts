/** What the head of the page names for browsers that offer to install the app. */
const LINKS = [
  ['manifest', '/app.webmanifest'],
  ['apple-touch-icon', '/icons/app-192.png'],
] as const;

/** Lets browsers offer to install the app. For people who are signed in: guests load nothing of it. */
export function offerInstall(): void {
  for (const [rel, href] of LINKS) {
    if (document.head.querySelector(`link[rel="${rel}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

const isAsset = (address: string) => address.startsWith(`${window.location.origin}/assets/`);

/**
 * Keeps the files of the app in this browser, for people who pick: the worker (vite/sw.js) opens it without a connection, and
 * the one of a new version takes its place by itself. Browsers without one need a connection to open a page.
 */
export async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(loaded.filter(isAsset));
  } catch {
    // the browser allows none here
  }
}
