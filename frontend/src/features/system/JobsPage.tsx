import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { api } from '@/api/enhance';
import { oneOf, readParams, sortedBy } from '@/lib/queryParams';
import type { JobCountsResponse, JobResponse, RecurringJob } from '@/api/generated';
import { problemText } from '@/lib/server/problem';
import { DateTime, KpiCard, KpiGrid } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import { PageTabs } from '@/ui/page/PageTabs';
import { describeStatus, Status, statusOptions, statusesOf } from '@/ui/status';
import { DataTable, useTableState, type Column, type FilterOption } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { useToast } from '@/ui/toaster';
import { usePolling } from '@/lib/hooks/usePolling';
import { text as now, useText } from './messages';
import { jobTitle } from './names';

/** Work in the background goes on while one looks; it is asked for this often, in milliseconds. */
const PARAMS = { state: oneOf(statusesOf('job')), sort: sortedBy('created') };
const EVERY = 10_000;
const STATES = ['waiting', 'running', 'failed', 'done'] as const;
/** What has ended is forgotten after a while. */
const KEPT: readonly string[] = ['failed', 'done'];

/** Lets a job that was given up be tried again. */
function useRetry() {
  const text = useText();
  const toast = useToast();
  const [retry] = api.useRetryJobMutation();
  return useCallback(
    async ({ id, title }: JobResponse) => {
      const { error } = await retry({ id });
      if (error) toast.error(text('retryFailed'), problemText(error, text('retryFailedText')));
      else toast.success(text('retried'), title);
    },
    [retry, text, toast],
  );
}

function Counts({ counts }: { counts: JobCountsResponse | undefined }) {
  const text = useText();
  return (
    <Box sx={{ mb: 3 }}>
      <KpiGrid>
        {STATES.map((state) => (
          <KpiCard
            key={state}
            label={describeStatus('job', state).label}
            value={counts?.[state]}
            loading={!counts}
            {...(KEPT.includes(state) ? { note: text('jobsKept') } : {})}
          />
        ))}
      </KpiGrid>
    </Box>
  );
}

/** The kinds that are known here, each by its title. */
function kindOptions(
  counts: JobCountsResponse | undefined,
  jobs: readonly JobResponse[],
): FilterOption[] {
  const titles = new Map<string, string>();
  for (const job of [...(counts?.recurring ?? []), ...jobs]) titles.set(job.kind, jobTitle(job));
  return [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Columns of the jobs. */
function jobColumns(onRetry: (job: JobResponse) => void): Column<JobResponse>[] {
  return [
    {
      id: 'job',
      header: now('job'),
      onCard: 'title',
      cell: ({ id, kind, title, error }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {jobTitle({ kind, title })}
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {now('jobNumber', { id })}
          </Typography>
          {error && (
            <Typography
              variant="caption"
              component="div"
              sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
            >
              {error}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      id: 'state',
      header: now('state'),
      onCard: 'status',
      cell: ({ state }) => <Status of="job" value={state} />,
    },
    { id: 'attempts', header: now('attempts'), align: 'right', cell: ({ attempts }) => attempts },
    {
      id: 'created',
      header: now('created'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    { id: 'due', header: now('due'), cell: ({ runAt }) => <DateTime time={runAt} /> },
    {
      id: 'finished',
      header: now('finished'),
      cell: ({ finishedAt }) => <DateTime time={finishedAt} />,
    },
    { id: 'next', header: now('nextRun'), cell: ({ nextRun }) => <DateTime time={nextRun} /> },
    {
      id: 'retry',
      header: now('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (job) =>
        job.state === 'failed' && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onRetry(job)}
            aria-label={now('retryNamed', { title: jobTitle(job), id: job.id })}
          >
            {now('retry')}
          </Button>
        ),
    },
  ];
}

function JobTable({ counts }: { counts: JobCountsResponse | undefined }) {
  const text = useText();
  const retry = useRetry();
  const table = useTableState({ filters: ['state', 'kind'], defaultSort: '-created' });
  const list = api.useListJobsQuery(readParams(table.args, PARAMS), {
    refetchOnMountOrArgChange: true,
    pollingInterval: usePolling(EVERY),
  });
  const columns = useMemo(() => jobColumns((job) => void retry(job)), [retry]);
  return (
    <DataTable
      label={text('jobs')}
      table={table}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      filters={[
        {
          kind: 'select',
          name: 'state',
          label: text('state'),
          all: text('allStates'),
          options: statusOptions('job'),
        },
        {
          kind: 'select',
          name: 'kind',
          label: text('jobKind'),
          all: text('allKinds'),
          options: kindOptions(counts, list.data?.items ?? []),
        },
      ]}
      empty={{
        icon: <ScheduleIcon />,
        title: text(table.hasFilters ? 'noJobMatches' : 'noJobs'),
        ...(table.hasFilters ? {} : { text: text('noJobsText') }),
      }}
    />
  );
}

const CALENDAR: readonly Column<RecurringJob>[] = [
  { id: 'job', header: now('job'), onCard: 'title', sortBy: jobTitle, cell: jobTitle },
  { id: 'every', header: now('rhythm'), cell: ({ every }) => now(`every.${every}`) },
  {
    id: 'next',
    header: now('nextRun'),
    sortBy: ({ nextRun }) => nextRun,
    cell: ({ nextRun }) => <DateTime time={nextRun} show="full" />,
  },
];

/** What runs by the calendar, and when next. */
function CalendarTable({ recurring }: { recurring: readonly RecurringJob[] | undefined }) {
  const text = useText();
  if (!recurring) return <LinesSkeleton count={4} height={48} />;
  return (
    <Card>
      <PlainTable
        label={text('calendar')}
        columns={CALENDAR}
        rows={recurring}
        rowKey={({ kind }) => kind}
      />
    </Card>
  );
}

/** What the platform does by itself: what waits, runs, is done and was given up, and what recurs. */
export default function JobsPage() {
  const text = useText();
  const query = api.useGetJobCountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: usePolling(EVERY),
  });
  const { data } = query;
  return (
    <Page title={text('jobs')} description={text('jobsText')}>
      <QueryView query={query} loading={<Counts counts={undefined} />}>
        {(counts) => <Counts counts={counts} />}
      </QueryView>
      <PageTabs
        label={text('jobTabs')}
        tabs={[
          { id: 'list', label: text('jobs'), content: <JobTable counts={data} /> },
          {
            id: 'calendar',
            label: text('calendar'),
            content: <CalendarTable recurring={data?.recurring} />,
          },
        ]}
      />
    </Page>
  );
}
