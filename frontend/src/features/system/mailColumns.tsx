import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MailResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { text } from './messages';

/** Columns of the outbox. */
export function mailColumns(onOpen: (mail: MailResponse) => void): Column<MailResponse>[] {
  return [
    {
      id: 'subject',
      header: text('subject'),
      onCard: 'title',
      cell: ({ subject, lastError, status }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {subject}
          </Box>
          {status === 'failed' && lastError && (
            <Typography
              variant="caption"
              component="div"
              sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
            >
              {lastError}
            </Typography>
          )}
        </Box>
      ),
    },
    {
      id: 'to',
      header: text('to'),
      cell: ({ to }) => <Box sx={{ overflowWrap: 'anywhere' }}>{to}</Box>,
    },
    {
      id: 'status',
      header: text('status'),
      onCard: 'status',
      cell: ({ status }) => <Status of="mail" value={status} />,
    },
    {
      id: 'created',
      header: text('created'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    { id: 'sent', header: text('sent'), cell: ({ sentAt }) => <DateTime time={sentAt} /> },
    {
      id: 'open',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (mail) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onOpen(mail)}
          aria-label={text('openNamed', { subject: mail.subject, to: mail.to })}
        >
          {text('open')}
        </Button>
      ),
    },
  ];
}
