import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { PayoutLineResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { EmptyState } from '@/components/feedback';
import type { Column } from '@/components/table';
import { Cards } from '@/components/table/Cards';
import { Rows } from '@/components/table/Rows';
import { text as now, useText } from './messages';

const COLUMNS: readonly Column<PayoutLineResponse>[] = [
  { id: 'name', header: now('beneficiary'), onCard: 'title', cell: ({ name }) => name },
  { id: 'entries', header: now('entries'), align: 'right', cell: ({ entryCount }) => entryCount },
  {
    id: 'commissions',
    header: now('commissionsColumn'),
    align: 'right',
    cell: ({ commissions }) => <Money amount={commissions} />,
  },
  {
    id: 'bonus',
    header: now('lineBonus'),
    align: 'right',
    cell: ({ bonus }) => <Money amount={bonus} />,
  },
  {
    id: 'reversals',
    header: now('reversals'),
    align: 'right',
    cell: ({ reversals }) => <Money amount={reversals} />,
  },
  {
    id: 'amount',
    header: now('amount'),
    align: 'right',
    cell: ({ amount }) => (
      <strong>
        <Money amount={amount} />
      </strong>
    ),
  },
];
const NOT_SORTED = { sort: '', onSort: () => undefined };

/** What the payout pays whom. */
export function PayoutLines({ lines }: { lines: readonly PayoutLineResponse[] }) {
  const text = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const shared = {
    label: text('people'),
    columns: COLUMNS,
    rows: lines,
    rowKey: ({ beneficiaryId }: PayoutLineResponse) => beneficiaryId,
    skeletonRows: 0,
  };
  if (lines.length === 0)
    return (
      <Card>
        <EmptyState title={text('noLines')} />
      </Card>
    );
  return <Card>{isNarrow ? <Cards {...shared} /> : <Rows {...shared} {...NOT_SORTED} />}</Card>;
}
