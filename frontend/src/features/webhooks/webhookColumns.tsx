import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { WebhookResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { describeStatus, Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { areaNames } from './kinds';
import { text } from './messages';
import { SwitchButton } from './SwitchButton';
import { TestButton } from './TestButton';
import { useDeliveries } from './useDeliveries';
import { stateOf, webhookName } from './webhook';
import { WebhookState } from './WebhookState';

/** What came of the newest event a webhook was told, and when. */
function LastDelivery({ webhookId }: { webhookId: number }) {
  const { data, error } = useDeliveries({ id: webhookId, limit: 1 });
  if (error) return '—';
  if (!data) return <Skeleton width={90} />;
  const newest = data.items[0];
  if (!newest) return text('nothingYet');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-grid', gap: 0.5, justifyItems: { xs: 'end', md: 'start' } }}
    >
      <Status of="delivery" value={newest.state} />
      <DateTime time={newest.attemptedAt ?? newest.createdAt} />
    </Box>
  );
}

/** Columns of one's webhooks. */
export function webhookColumns(): Column<WebhookResponse>[] {
  return [
    {
      id: 'url',
      header: text('url'),
      onCard: 'title',
      sortBy: webhookName,
      cell: (webhook) => (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={paths.webhook(webhook.id)} sx={{ fontWeight: 600 }}>
            {webhookName(webhook)}
          </Link>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {webhook.url}
          </Typography>
        </Box>
      ),
    },
    {
      id: 'kinds',
      header: text('kinds'),
      cell: ({ kinds }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, whiteSpace: 'nowrap' }}>
          {areaNames(kinds).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Box>
      ),
    },
    {
      id: 'state',
      header: text('state'),
      onCard: 'status',
      sortBy: (webhook) => describeStatus('webhook', stateOf(webhook)).label,
      cell: (webhook) => <WebhookState webhook={webhook} />,
    },
    {
      id: 'last',
      header: text('lastDelivery'),
      cell: ({ id }) => <LastDelivery webhookId={id} />,
    },
    {
      id: 'actions',
      header: text('actions'),
      align: 'right',
      onCard: 'actions',
      cell: (webhook) => (
        <>
          <TestButton webhook={webhook} size="small" variant="outlined" />
          {!webhook.isEnabled && <SwitchButton webhook={webhook} size="small" />}
        </>
      ),
    },
  ];
}
