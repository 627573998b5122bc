import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { CommissionResponse } from '@/api/generated';
import { HowComputed } from '@/components/commissions';
import { DateTime, Money } from '@/components/data';
import { Status } from '@/components/status';
import type { Column } from '@/components/table';
import { paths } from '@/lib/paths';
import { text } from './messages';

/** Columns of the admin's commissions. */
export const COMMISSION_COLUMNS: readonly Column<CommissionResponse>[] = [
  {
    id: 'order',
    header: text('order'),
    onCard: 'title',
    cell: ({ orderId }) => (
      <Link component={RouterLink} to={paths.admin.order(orderId)} sx={{ whiteSpace: 'nowrap' }}>
        {text('orderNumber', { id: orderId })}
      </Link>
    ),
  },
  { id: 'customer', header: text('customer'), cell: ({ customerName }) => customerName ?? '—' },
  {
    id: 'accrued',
    header: text('accrued'),
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
  {
    id: 'matures',
    header: text('matures'),
    cell: ({ maturesAt }) => <DateTime time={maturesAt} show="date" />,
  },
  {
    id: 'status',
    header: text('status'),
    cell: ({ status }) => <Status of="commission" value={status} />,
  },
  { id: 'agent', header: text('agent'), cell: ({ agentName }) => agentName ?? '—' },
  {
    id: 'agentPart',
    header: text('agentPart'),
    align: 'right',
    cell: ({ agentCommission }) => <Money amount={agentCommission} />,
  },
  {
    id: 'subAgent',
    header: text('subAgent'),
    cell: ({ subAgentName }) => subAgentName ?? '—',
  },
  {
    id: 'subAgentPart',
    header: text('subAgentPart'),
    align: 'right',
    cell: ({ subAgentId, subAgentCommission }) =>
      subAgentId ? <Money amount={subAgentCommission} /> : '—',
  },
  {
    id: 'orderTotal',
    header: text('orderTotal'),
    align: 'right',
    cell: ({ orderTotal }) => <Money amount={orderTotal} />,
  },
  { id: 'payout', header: text('payout'), cell: ({ payoutNumber }) => payoutNumber ?? '—' },
  {
    id: 'how',
    header: text('how'),
    onCard: 'actions',
    cell: (commission) => <HowComputed commission={commission} />,
  },
];
