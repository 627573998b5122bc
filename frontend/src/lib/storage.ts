/** Browser storage that never throws: private windows and full disks just forget. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // forgetting is all that can be done
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** Key of the colour scheme choice; public/scheme.js reads the same one before the first paint. */
export const SCHEME_KEY = 'tierway-scheme';

/** Empties local and session storage at sign-out; only the colour scheme stays. */
export function clearStorage(): void {
  const scheme = readStored(SCHEME_KEY);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // nothing was stored
  }
  if (scheme !== null) writeStored(SCHEME_KEY, scheme);
}
