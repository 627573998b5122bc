import { createContext } from 'react';

/**
 * What somebody was typing when the session ended. It is kept for the account and for the tab, until the same person is
 * back at the same form; a sign-out removes it with everything else.
 */
const PREFIX = 'tierway-draft-';
/** Never written down anywhere. */
const SECRET = /password|secret|token|pin$/i;

interface Owner {
  userId: number | undefined;
  /** Whether the server has ended the session of this person. */
  isLost: () => boolean;
}

/** Whose drafts the forms keep; nobody's by default. */
export const DraftOwner = createContext<Owner>({ userId: undefined, isLost: () => false });

type Values = Record<string, unknown>;

const keyOf = (userId: number, place: string) => `${PREFIX}${userId}-${place}`;

/** Without what is secret, and without files, which cannot be written down. */
function writable(values: Values): Values {
  const isKept = ([name, value]: [string, unknown]) =>
    !SECRET.test(name) &&
    !(value instanceof Blob) &&
    !(Array.isArray(value) && value.some((one) => one instanceof Blob));
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

export function keepDraft(userId: number, place: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(userId, place), JSON.stringify(writable(values)));
  } catch {
    // forgetting is all that can be done
  }
}

/** What was typed, once: from then on it stands in the form. */
export function takeDraft(userId: number, place: string): Values | undefined {
  try {
    const key = keyOf(userId, place);
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept ? (JSON.parse(kept) as Values) : undefined;
  } catch {
    return undefined;
  }
}
