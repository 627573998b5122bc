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

/** Key of the age that somebody in front of this screen has confirmed. */
export const AGE_KEY = 'tierway-age';

/** What belongs to the device and not to the person who was signed in. */
const KEPT = [SCHEME_KEY, AGE_KEY];

/** Empties local and session storage at sign-out; only the choices made for the device stay. */
export function clearStorage(): void {
  const kept = KEPT.map((key) => [key, readStored(key)] as const);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // nothing was stored
  }
  for (const [key, value] of kept) if (value !== null) writeStored(key, value);
}
