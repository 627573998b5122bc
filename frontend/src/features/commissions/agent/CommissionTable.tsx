import PaidIcon from '@mui/icons-material/PaidOutlined';
import { api } from '@/api/enhance';
import type { CommissionResponse } from '@/api/generated';
import { useSession } from '@/access/useSession';
import { asDay, oneOf, readParams, sortedBy } from '@/lib/queryParams';
import { HowComputed } from '../HowComputed';
import { DateTime, Money } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { withData } from '@/ui/feedback';
import { Status, statusesOf, statusOptions } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { useText } from './messages';
import { ShareLink } from './ReferredTable';

interface CommissionTableProps {
  /** Only the latest ones, without filters and pages. */
  latest?: number;
}

const FILTERS = ['status', 'from', 'to'] as const;
const PARAMS = {
  status: oneOf(statusesOf('commission')),
  from: asDay,
  to: asDay,
  sort: sortedBy('created', 'amount'),
};

function useColumns(): Column<CommissionResponse>[] {
  const text = useText();
  const { user } = useSession();
  // What a sub-agent earned below them is shown to agents only.
  const subAgent: Column<CommissionResponse> = {
    id: 'subAgent',
    header: text('subAgent'),
    align: 'right',
    cell: ({ subAgentId, subAgentCommission }) => (
      <Money amount={subAgentId ? subAgentCommission : undefined} />
    ),
  };
  return [
    {
      id: 'order',
      header: text('order'),
      onCard: 'title',
      cell: ({ orderId }) => text('orderNumber', { id: orderId }),
    },
    {
      id: 'customer',
      header: text('customer'),
      onCard: 'value',
      cell: ({ customerName }) => customerName ?? '—',
    },
    {
      id: 'earned',
      header: text('earned'),
      sort: 'created',
      cell: ({ createdAt }) => <DateTime time={createdAt} />,
    },
    {
      id: 'status',
      header: text('status'),
      onCard: 'status',
      cell: ({ status }) => <Status of="commission" value={status} />,
    },
    {
      id: 'matures',
      header: text('matures'),
      onCard: 'value',
      cell: ({ status, maturesAt }) =>
        status === 'pending' ? <DateTime time={maturesAt} show="date" /> : '—',
    },
    {
      id: 'orderTotal',
      header: text('orderTotal'),
      align: 'right',
      cell: ({ orderTotal }) => <Money amount={orderTotal} />,
    },
    ...(user?.role === 'agent' ? [subAgent] : []),
    {
      id: 'amount',
      header: text('amount'),
      onCard: 'value',
      align: 'right',
      sort: 'amount',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'how',
      header: text('how'),
      onCard: 'actions',
      cell: (commission) => <HowComputed commission={commission} />,
    },
  ];
}

/** What the orders of referred customers earned, the latest first. */
export function CommissionTable({ latest }: CommissionTableProps) {
  const text = useText();
  const columns = useColumns();
  const table = useTableState({
    filters: FILTERS,
    ...(latest ? { prefix: 'latest', pageSize: latest } : { defaultSort: '-created' }),
  });
  const args = latest ? { limit: latest } : readParams(table.args, PARAMS);
  const list = api.useListCommissionsQuery(args);
  const shown = latest && list.data ? { ...list.data, next: null } : list.data;
  return (
    <DataTable
      label={text('commissions')}
      table={table}
      list={withData(list, shown)}
      columns={columns}
      rowKey={({ id }) => id}
      {...(latest
        ? {}
        : {
            tools: <ExportButton name="commissions" filters={args} />,
            filters: [
              {
                kind: 'select' as const,
                name: 'status' as const,
                label: text('status'),
                options: statusOptions('commission'),
              },
              { kind: 'date' as const, name: 'from' as const, label: text('from') },
              { kind: 'date' as const, name: 'to' as const, label: text('to') },
            ],
          })}
      empty={{
        icon: <PaidIcon />,
        title: text(table.hasFilters ? 'noCommissionMatches' : 'noCommissions'),
        text: !table.hasFilters && text('noCommissionsText'),
        action: !latest && <ShareLink />,
      }}
    />
  );
}
