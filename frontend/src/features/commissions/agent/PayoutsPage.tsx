import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import type { PayoutResponse } from '@/api/generated';
import { DateTime, Id, Money } from '@/ui/data';
import { ExportButton } from '@/ui/data/ExportButton';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { DataTable, useTableState, type Column } from '@/ui/table';
import { methodName } from '@/lib/methods';
import { formatMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { PayoutDialog } from './PayoutDialog';
import { earnerOf } from './summary';

function useColumns(onOpen: (payout: PayoutResponse) => void): Column<PayoutResponse>[] {
  const text = useText();
  return [
    {
      id: 'number',
      header: text('payoutNumber'),
      onCard: 'title',
      cell: ({ number }) => <Id>{number}</Id>,
    },
    {
      id: 'made',
      header: text('payoutMade'),
      cell: ({ createdAt }) => <DateTime time={createdAt} show="date" />,
    },
    {
      id: 'status',
      header: text('payoutStatus'),
      onCard: 'status',
      cell: ({ status }) => <Status of="payout" value={status} />,
    },
    {
      id: 'paid',
      header: text('payoutPaid'),
      cell: ({ paidAt }) => <DateTime time={paidAt} show="date" />,
    },
    {
      id: 'way',
      header: text('payoutWay'),
      cell: ({ method }) => (method ? methodName(method) : '—'),
    },
    {
      id: 'amount',
      header: text('payoutAmount'),
      align: 'right',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: 'details',
      header: text('payoutDetails'),
      onCard: 'actions',
      cell: (payout) => (
        <Button
          size="small"
          aria-label={text('payoutDetailsNamed', { number: payout.number })}
          onClick={() => onOpen(payout)}
        >
          {text('payoutDetails')}
        </Button>
      ),
    },
  ];
}

/** What was paid out to this person, the latest first. */
export default function PayoutsPage() {
  const text = useText();
  const { user } = useSession();
  const [opened, setOpened] = useState<PayoutResponse | null>(null);
  const table = useTableState();
  const list = api.useListPayoutsQuery(table.args, { refetchOnMountOrArgChange: true });
  const earner = user && earnerOf(user);
  const summary = api.useGetCommissionSummaryQuery(earner ? { userId: earner } : {}, {
    skip: !user,
  }).data;
  const columns = useColumns(setOpened);
  return (
    <Page title={text('payouts')} description={text('payoutsText')}>
      <DataTable
        label={text('payouts')}
        table={table}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        tools={<ExportButton name="payouts" />}
        empty={{
          icon: <PaymentsIcon />,
          title: text('noPayouts'),
          text: summary && text('noPayoutsText', { minimum: formatMoney(summary.payoutMinimum) }),
          action: (
            <Button component={Link} to={paths.agent.commissions} variant="contained">
              {text('allCommissions')}
            </Button>
          ),
        }}
      />
      {opened && <PayoutDialog payout={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
