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

/** Key of the language that was chosen in this browser. */
export const LANGUAGE_KEY = 'tierway-language';

/** Key of the sign that amounts began with when the settings were read last. */
export const CURRENCY_KEY = 'tierway-currency';

/** Key of the time zone of the business, as the settings named it last. */
export const ZONE_KEY = 'tierway-zone';

/** Key of a sign-out that the server has not been told about yet. */
export const SIGN_OUT_KEY = 'tierway-sign-out';

/** Key of how tables are shown in this browser: their density, and the columns that somebody has hidden. */
export const TABLES_KEY = 'tierway-tables';

/** Key of the age that somebody in front of this screen has confirmed. */
export const AGE_KEY = 'tierway-age';

/**
 * What the key of a person's unfinished stock count begins with. It holds an hour's work on the shelf, which a session
 * that ends in between must not take away; only its owner is shown it again.
 */
export const COUNT_KEY = 'tierway-count-';

/** What the key begins with under which a person's picks wait that could not be sent yet; a sign-out leaves them there. */
export const PICKS_KEY = 'tierway-picks-';

/** Key of the waves that whoever is signed in picks, for the time without a connection. */
export const WAVES_KEY = 'tierway-waves';

/** What the key begins with under which the groups of the menu stand that a person has folded here. */
export const MENU_KEY = 'tierway-menu-';

/** What belongs to the device and not to the person who was signed in. */
const KEPT = [SIGN_OUT_KEY, SCHEME_KEY, LANGUAGE_KEY, CURRENCY_KEY, ZONE_KEY, AGE_KEY, TABLES_KEY];

function keptKeys(): string[] {
  try {
    const own = [COUNT_KEY, PICKS_KEY, MENU_KEY];
    const isOwn = (key: string) => own.some((beginning) => key.startsWith(beginning));
    return [...KEPT, ...Object.keys(localStorage).filter(isOwn)];
  } catch {
    return KEPT;
  }
}

/**
 * Empties local and session storage at sign-out; the choices made for the device, folded menus, unfinished counts and unsent
 * picks stay.
 */
export function clearStorage(): void {
  const kept = keptKeys().map((key) => [key, readStored(key)] as const);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // nothing was stored
  }
  for (const [key, value] of kept) if (value !== null) writeStored(key, value);
}
