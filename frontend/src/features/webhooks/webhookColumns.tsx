import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { WebhookResponse } from '@/api/generated';
import type { Column } from '@/ui/table';
import { paths } from '@/lib/paths';
import { areaNames } from './kinds';
import { LastDelivery } from './LastDelivery';
import { text } from './messages';
import { SwitchButton } from './SwitchButton';
import { TestButton } from './TestButton';
import { webhookName } from './webhook';
import { WebhookState } from './WebhookState';

/** Columns of one's webhooks. */
export function webhookColumns(): Column<WebhookResponse>[] {
  return [
    {
      id: 'url',
      header: text('url'),
      onCard: 'title',
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
