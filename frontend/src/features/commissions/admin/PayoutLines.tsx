import Card from '@mui/material/Card';
import type { PayoutLineResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { EmptyState } from '@/ui/feedback';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { toCents } from '@/lib/money';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<PayoutLineResponse>[] = [
  {
    id: 'name',
    header: now('beneficiary'),
    onCard: 'title',
    sortBy: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'entries',
    header: now('entries'),
    onCard: 'value',
    align: 'right',
    sortBy: ({ entryCount }) => entryCount,
    cell: ({ entryCount }) => entryCount,
  },
  {
    id: 'commissions',
    header: now('commissionsColumn'),
    align: 'right',
    sortBy: ({ commissions }) => toCents(commissions),
    cell: ({ commissions }) => <Money amount={commissions} />,
  },
  {
    id: 'bonus',
    header: now('lineBonus'),
    align: 'right',
    sortBy: ({ bonus }) => toCents(bonus),
    cell: ({ bonus }) => <Money amount={bonus} />,
  },
  {
    id: 'reversals',
    header: now('reversals'),
    align: 'right',
    sortBy: ({ reversals }) => toCents(reversals),
    cell: ({ reversals }) => <Money amount={reversals} />,
  },
  {
    id: 'amount',
    header: now('amount'),
    onCard: 'value',
    align: 'right',
    sortBy: ({ amount }) => toCents(amount),
    cell: ({ amount }) => (
      <strong>
        <Money amount={amount} />
      </strong>
    ),
  },
];

/** What the payout pays whom. */
export function PayoutLines({ lines }: { lines: readonly PayoutLineResponse[] }) {
  const text = useText();
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={text('noLines')} />
      </Card>
    );
  return (
    <Card>
      <PlainTable
        label={text('people')}
        columns={COLUMNS}
        rows={lines}
        rowKey={({ beneficiaryId }) => beneficiaryId}
      />
    </Card>
  );
}
