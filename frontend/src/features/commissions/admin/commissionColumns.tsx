import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CommissionResponse } from '@/api/generated';
import { HowComputed } from '../HowComputed';
import { DateTime, Money } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { text } from './messages';

function Caption({ children }: { children: ReactNode }) {
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** The payout that takes it, or the day it is approved. */
function whatNext({ payoutNumber, status, maturesAt }: CommissionResponse): string | undefined {
  if (payoutNumber) return payoutNumber;
  return status === 'pending' ? text('approvedFrom', { day: formatDate(maturesAt) }) : undefined;
}

/** What somebody earns, and who it is. */
function Part({ name, amount }: { name: string | null | undefined; amount: string }) {
  if (!name) return <>—</>;
  return (
    <>
      <Money amount={amount} />
      <Caption>{name}</Caption>
    </>
  );
}

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
  {
    id: 'customer',
    header: text('customer'),
    onCard: 'value',
    cell: ({ customerName }) => customerName ?? '—',
  },
  {
    id: 'accrued',
    header: text('accrued'),
    sort: 'created',
    cell: ({ createdAt }) => <DateTime time={createdAt} />,
  },
  {
    id: 'status',
    header: text('status'),
    onCard: 'status',
    cell: (commission) => (
      <>
        <Status of="commission" value={commission.status} />
        <Caption>{whatNext(commission)}</Caption>
      </>
    ),
  },
  {
    id: 'agent',
    header: text('agent'),
    onCard: 'value',
    align: 'right',
    cell: ({ agentName, agentCommission }) => <Part name={agentName} amount={agentCommission} />,
  },
  {
    id: 'subAgent',
    header: text('subAgent'),
    align: 'right',
    cell: ({ subAgentName, subAgentCommission }) => (
      <Part name={subAgentName} amount={subAgentCommission} />
    ),
  },
  {
    id: 'amount',
    header: text('amount'),
    onCard: 'value',
    align: 'right',
    sort: 'amount',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    id: 'orderTotal',
    header: text('orderTotal'),
    align: 'right',
    cell: ({ orderTotal }) => <Money amount={orderTotal} />,
  },
  {
    id: 'how',
    header: text('how'),
    onCard: 'actions',
    cell: (commission) => <HowComputed commission={commission} />,
  },
];
