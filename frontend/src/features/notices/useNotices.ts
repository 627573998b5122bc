import { api } from '@/api/enhance';
import { useLivePolling } from './live/liveStatus';

export interface NoticePart {
  /** Only those of this role or position of the person. */
  role?: string | undefined;
  status?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** One page of the person's notices, the newest first; it follows what arrives. */
export function useNotices({ role, status, limit, cursor }: NoticePart) {
  const pollingInterval = useLivePolling();
  return api.useListNotificationsQuery(
    {
      limit,
      ...(role ? { role } : {}),
      ...(status ? { status } : {}),
      ...(cursor ? { cursor } : {}),
    },
    { pollingInterval, refetchOnMountOrArgChange: true },
  );
}
