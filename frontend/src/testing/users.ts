import type { SessionUser } from '@/access/user';

/** A signed-in person for tests. */
export function user(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 7,
    username: 'aisha',
    firstName: 'Aisha',
    lastName: 'Rahman',
    email: 'aisha@example.test',
    role: 'customer',
    isActive: true,
    ...changes,
  };
}
