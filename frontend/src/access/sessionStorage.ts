import { readStored, removeStored, writeStored } from '@/lib/storage';
import { isUser, type SessionUser } from './user';

export const USER_KEY = 'user';

/** The saved user, if active. A value that cannot be read is removed. */
export function readSavedUser(): SessionUser | null {
  const saved = readStored(USER_KEY);
  if (!saved) return null;
  try {
    const value: unknown = JSON.parse(saved);
    if (!isUser(value)) throw new TypeError('not a user');
    return value.isActive ? value : null;
  } catch {
    console.warn('Failed to parse saved user');
    removeStored(USER_KEY);
    return null;
  }
}

export function saveUser(user: SessionUser): void {
  writeStored(USER_KEY, JSON.stringify(user));
}
