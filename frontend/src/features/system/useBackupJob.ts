import { useEffect, useRef } from 'react';
import { api } from '@/api/enhance';
import type { JobResponse } from '@/api/generated';
import { useToast } from '@/ui/toaster';
import { usePolling } from '@/lib/hooks/usePolling';
import { useText } from './messages';

/** While a backup is made it is looked at this often, in milliseconds. */
const EVERY = 2_000;
const isOpen = ({ state }: JobResponse) => state === 'waiting' || state === 'running';

/**
 * The backup that is being made, whoever asked for it; also after a reload of the page. When it is done the list of
 * backups is asked for again.
 */
export function useBackupJob(): JobResponse | undefined {
  const text = useText();
  const toast = useToast();
  const polling = usePolling(EVERY);
  const followed = useRef<number | null>(null);
  const args = { kind: 'makeBackup', limit: 5 };
  const { data: known } = api.endpoints.listJobs.useQueryState(args);
  const open = known?.items.find(isOpen);
  api.useListJobsQuery(args, {
    pollingInterval: open ? polling : 0,
    refetchOnMountOrArgChange: true,
  });
  const { refetch } = api.useListBackupsQuery({});
  useEffect(() => {
    if (open) {
      followed.current = open.id;
      return;
    }
    const ended = known?.items.find(({ id }) => id === followed.current);
    if (!ended) return;
    followed.current = null;
    void refetch();
    if (ended.state === 'done') toast.success(text('backupDone'));
    else toast.error(text('backupFailed'), ended.error ?? text('backupFailedText'));
  }, [open, known, refetch, text, toast]);
  return open;
}
