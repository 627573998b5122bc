import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { text } from './messages';
import { jobTitle } from './names';

/** Columns of the jobs. */
export function jobColumns(onRetry: (job: JobResponse) => void): Column<JobResponse>[] {
  return [
    {
      id: 'job',
      header: text('job'),
      onCard: 'title',
      cell: ({ id, kind, title, error }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {jobTitle({ kind, title })}
          </Box>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {text('jobNumber', { id })}
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
      header: text('state'),
      onCard: 'status',
      cell: ({ state }) => <Status of="job" value={state} />,
    },
    { id: 'attempts', header: text('attempts'), align: 'right', cell: ({ attempts }) => attempts },
    {
      id: 'created',
      header: text('created'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    { id: 'due', header: text('due'), cell: ({ runAt }) => <DateTime time={runAt} /> },
    {
      id: 'finished',
      header: text('finished'),
      cell: ({ finishedAt }) => <DateTime time={finishedAt} />,
    },
    { id: 'next', header: text('nextRun'), cell: ({ nextRun }) => <DateTime time={nextRun} /> },
    {
      id: 'retry',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (job) =>
        job.state === 'failed' && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onRetry(job)}
            aria-label={text('retryNamed', { title: jobTitle(job), id: job.id })}
          >
            {text('retry')}
          </Button>
        ),
    },
  ];
}
