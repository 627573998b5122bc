import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';

/** Counts what waits for the person who is signed in, by its kind; 0 where nothing does. */
export function useWaiting(): (kind: string) => number {
  const { user } = useSession();
  const { data } = api.useListPendingUsersQuery({ limit: 1 }, { skip: user?.role !== 'admin' });
  return (kind) => (kind === 'registrations' ? (data?.total ?? 0) : 0);
}
