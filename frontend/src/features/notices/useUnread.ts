import { api } from '@/api/enhance';
import { useLivePolling } from './live/liveStatus';

/**
 * How many notices the person has not read yet, kinds they have muted left out; it follows what arrives.
 * @param role only those of this role or position of the person
 */
export function useUnread(role?: string): number | undefined {
  const pollingInterval = useLivePolling();
  const { data } = api.useCountNotificationsQuery(role ? { role } : {}, { pollingInterval });
  return data?.unread;
}
