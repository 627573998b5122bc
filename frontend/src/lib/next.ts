/** The part of an address that says where somebody wanted to be before signing in. */
const NEXT = 'next';

interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/** A door that leads back to where somebody is now. */
export function doorFrom(door: string, { pathname, search = '', hash = '' }: Place): string {
  return `${door}?${NEXT}=${encodeURIComponent(pathname + search + hash)}`;
}

/** Where somebody wanted to be: an address of this origin, and nothing else. */
export function nextOf(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get(NEXT);
  if (!wanted?.startsWith('/')) return undefined;
  const { origin } = window.location;
  const parsed = URL.parse(wanted, origin);
  if (parsed?.origin !== origin) return undefined;
  return parsed.pathname + parsed.search + parsed.hash;
}
