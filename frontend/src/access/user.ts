import type { Standing } from '@/lib/roles';

/** The signed-in person, as sign-in and `GET /api/auth/me` answer it. */
export interface SessionUser extends Standing {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  isActive: boolean;
  department?: string | null;
  employeeId?: string | null;
  companyName?: string | null;
  country?: string | null;
  zone?: string | null;
  verificationStatus?: string | null;
  referralCode?: string | null;
  referredBy?: number | string | null;
  createdAt?: string | null;
  /** The language they have chosen, on whichever device. */
  language?: string | null;
  /** There when an admin looks at this person's pages, until then. */
  viewAs?: { until: string } | null;
}

export function fullName(user: Pick<SessionUser, 'firstName' | 'lastName' | 'username'>): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username;
}

export function initials(user: Pick<SessionUser, 'firstName' | 'lastName' | 'username'>): string {
  const letters = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`;
  return (letters || user.username.slice(0, 2)).toUpperCase();
}

/** Enough of a user to be trusted with a place in the store. */
export function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<SessionUser>;
  return typeof user.id === 'number' && typeof user.role === 'string';
}
