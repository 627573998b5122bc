import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { CommissionResponse } from '@/api/generated';
import { DateTime, Money } from '@/components/data';
import { Status } from '@/components/status';
import type { Column } from '@/components/table';
import { paths } from '@/lib/paths';
import { text } from './messages';

/** The name of an earner; the answer has only the number, and every person is asked for once. */
function Person({ id }: { id: number | null | undefined }) {
  const { data, isLoading } = api.useGetUserQuery({ id: id ?? 0 }, { skip: !id });
  if (!id) return <>—</>;
  if (isLoading) return <Skeleton width={96} />;
  return <>{data?.fullName ?? data?.username ?? '—'}</>;
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
  { id: 'agent', header: text('agent'), cell: ({ agentId }) => <Person id={agentId} /> },
  {
    id: 'agentPart',
    header: text('agentPart'),
    align: 'right',
    cell: ({ agentCommission }) => <Money amount={agentCommission} />,
  },
  {
    id: 'subAgent',
    header: text('subAgent'),
    cell: ({ subAgentId }) => <Person id={subAgentId} />,
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
];
