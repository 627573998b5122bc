import { api } from '@/api/enhance';
import { usePolling } from '@/lib/hooks/usePolling';

/**
 * How many notices nobody has read yet; asked for again while the page is in sight.
 * @param role only those of this role or position of the person
 */
export function useUnread(role?: string): number | undefined {
  const pollingInterval = usePolling();
  const { data } = api.useListNotificationsQuery(
    { status: 'unread', limit: 1, ...(role ? { role } : {}) },
    { pollingInterval },
  );
  return data?.total;
}
