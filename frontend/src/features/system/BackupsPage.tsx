import BackupIcon from '@mui/icons-material/BackupOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/enhance';
import type { BackupResponse, JobResponse } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { EmptyState, LinesSkeleton, QueryView } from '@/ui/feedback';
import { formatBytes } from '@/ui/fields/fileRules';
import { Block } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { describeStatus } from '@/ui/status';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { useToast } from '@/ui/toaster';
import { formatDateTime } from '@/lib/dates';
import { usePolling } from '@/lib/hooks/usePolling';
import { DeleteBackupDialog, DownloadBackupDialog } from './BackupDialogs';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<BackupResponse>[] = [
  {
    id: 'time',
    header: now('backupOf'),
    onCard: 'title',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <DateTime time={createdAt} show="full" />,
  },
  {
    id: 'file',
    header: now('backupFile'),
    sortBy: ({ name }) => name,
    cell: ({ name }) => <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>,
  },
  {
    id: 'size',
    header: now('size'),
    align: 'right',
    sortBy: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatBytes(bytes),
  },
];

/** While a backup is made it is looked at this often, in milliseconds. */
const EVERY = 2_000;
const isOpen = ({ state }: JobResponse) => state === 'waiting' || state === 'running';

/**
 * The backup that is being made, whoever asked for it; also after a reload of the page. When it is done the list of
 * backups is asked for again.
 */
function useBackupJob(): JobResponse | undefined {
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

function Progress({ job }: { job: JobResponse }) {
  const text = useText();
  return (
    <Card role="status" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="body2">
        {text('backupRuns')} · {describeStatus('job', job.state).label}
      </Typography>
      <LinearProgress aria-label={text('backupRuns')} />
      {job.error && <Alert severity="warning">{job.error}</Alert>}
    </Card>
  );
}

function Restoring() {
  const text = useText();
  return (
    <Block title={text('restore')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, typography: 'body2' }}>
        <li>{text('restoreEmpty')}</li>
        <li>
          {text('restoreRun')}{' '}
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {text('restoreCommand')}
          </Box>
        </li>
        <li>{text('restoreCheck')}</li>
        <li>{text('restoreAway')}</li>
      </Box>
    </Block>
  );
}

/** Where the files are, for who copies them away or restores one. */
function Place() {
  const text = useText();
  const { currentData: system } = api.useGetSystemQuery();
  if (!system) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text('backupPlace')}{' '}
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {system.backupDirectory}
      </Box>
    </Typography>
  );
}

interface BackupListProps {
  onDownload: (backup: BackupResponse) => void;
  onDelete: (backup: BackupResponse) => void;
}

function BackupList({ onDownload, onDelete }: BackupListProps) {
  const text = useText();
  const query = api.useListBackupsQuery(
    {},
    {
      refetchOnMountOrArgChange: true,
    },
  );
  return (
    <QueryView query={query} loading={<LinesSkeleton count={4} height={48} />}>
      {(data) => (
        <Card>
          {data.items.length === 0 ? (
            <EmptyState
              icon={<BackupIcon />}
              title={text('noBackups')}
              text={text('noBackupsText')}
            />
          ) : (
            <PlainTable
              label={text('backups')}
              columns={COLUMNS}
              rows={data.items}
              rowKey={({ name }) => name}
              rowActions={(backup) => ({
                of: formatDateTime(backup.createdAt),
                actions: [
                  { label: text('downloadBackup'), onSelect: () => onDownload(backup) },
                  {
                    label: text('deleteBackup'),
                    isDestructive: true,
                    onSelect: () => onDelete(backup),
                  },
                ],
              })}
            />
          )}
        </Card>
      )}
    </QueryView>
  );
}

/** The backups the server keeps, a new one at once, and how one is restored. */
export default function BackupsPage() {
  const text = useText();
  const toast = useToast();
  const [downloading, setDownloading] = useState<BackupResponse | null>(null);
  const [deleting, setDeleting] = useState<BackupResponse | null>(null);
  const [create, { isLoading }] = api.useCreateBackupMutation();
  const job = useBackupJob();
  const start = async () => {
    const { error } = await create();
    if (error) toast.error(text('backupFailed'), problemText(error, text('backupFailedText')));
  };
  return (
    <Page
      title={text('backups')}
      description={text('backupsText')}
      action={
        <Button
          variant="contained"
          loading={isLoading}
          disabled={job !== undefined}
          onClick={() => void start()}
        >
          {text('backUpNow')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {job && <Progress job={job} />}
        <Place />
        <BackupList onDownload={setDownloading} onDelete={setDeleting} />
        <Restoring />
      </Box>
      {downloading && (
        <DownloadBackupDialog backup={downloading} onClose={() => setDownloading(null)} />
      )}
      {deleting && <DeleteBackupDialog backup={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
