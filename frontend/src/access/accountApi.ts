import { baseApi } from '@/api/base';
import { isUser, type SessionUser } from './user';

export interface Activity {
  userId: number;
  action: 'login' | 'logout';
  ipAddress: null;
  userAgent: string;
}

/** Sign-in answers carry the person under `user`; the session itself may be answered bare. */
export function readUser(body: unknown): SessionUser | null {
  const inner = (body as { user?: unknown } | null)?.user;
  if (isUser(inner)) return inner;
  return isUser(body) ? body : null;
}

/**
 * The calls the session itself needs.
 * They stand apart from the generated ones because every page carries them, signed in or not. Their names are none of the
 * generated ones: of two calls with one name, whichever is loaded first answers for both (accountApi.test.ts).
 */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sessionUser: build.query<SessionUser | null, void>({
      query: () => '/api/auth/me',
      transformResponse: readUser,
    }),
    endSession: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST' }),
    }),
    leaveViewAs: build.mutation<unknown, void>({
      query: () => ({ url: '/api/view-as', method: 'DELETE' }),
    }),
    reportActivity: build.mutation<unknown, Activity>({
      query: (body) => ({ url: '/api/user-activity-log', method: 'POST', body }),
    }),
  }),
});
