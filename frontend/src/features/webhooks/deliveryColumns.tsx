import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DeliveryResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { formatCount } from '@/lib/counts';
import { kindName } from './kinds';
import { text } from './messages';

/** Columns of the log of a webhook. */
export function deliveryColumns(onOpen: (id: number) => void): Column<DeliveryResponse>[] {
  return [
    {
      id: 'event',
      header: text('event'),
      onCard: 'title',
      cell: ({ kind, error, state }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {kindName(kind)}
          </Box>
          <Typography
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary', fontFamily: 'monospace' }}
          >
            {kind}
          </Typography>
          {error && state !== 'delivered' && (
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
      cell: ({ state }) => <Status of="delivery" value={state} />,
    },
    {
      id: 'time',
      header: text('time'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    {
      id: 'attempts',
      header: text('attempts'),
      align: 'right',
      cell: ({ attempts }) => formatCount(attempts),
    },
    {
      id: 'answer',
      header: text('answer'),
      align: 'right',
      cell: ({ status }) => status ?? '—',
    },
    {
      id: 'actions',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: ({ id, kind }) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onOpen(id)}
          aria-label={text('detailsOf', { event: kindName(kind), id })}
        >
          {text('details')}
        </Button>
      ),
    },
  ];
}
