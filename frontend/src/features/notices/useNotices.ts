import { api } from '@/api/enhance';
import type { NotificationResponse } from '@/api/generated';
import { useLivePolling } from './live/liveStatus';

export interface NoticePart {
  /** Only those of this role or position of the person. */
  role?: string | undefined;
  status?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The same in a row, from this many on, are shown as one. */
const SEVERAL = 3;

/** Notices that say the same one after the other, together; every other one by itself. */
export function alike(notices: readonly NotificationResponse[]): NotificationResponse[][] {
  const runs: NotificationResponse[][] = [];
  for (const notice of notices) {
    const run = runs.at(-1);
    const first = run?.[0];
    const isSame =
      first?.type === notice.type && first.title === notice.title && first.status === notice.status;
    if (run && isSame) run.push(notice);
    else runs.push([notice]);
  }
  return runs.flatMap((run) => (run.length >= SEVERAL ? [run] : run.map((one) => [one])));
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
