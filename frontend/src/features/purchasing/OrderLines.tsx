import type { PurchaseLineResponse, PurchaseOrderDetailsResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { StatusChip } from '@/ui/status';
import type { Column } from '@/ui/table';
import { PlainTable } from '@/ui/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { multiplyMoney, toCents } from '@/lib/money';
import { costColumn, picturedColumn } from './lineColumns';
import { text as now, useText } from './messages';

type Line = PurchaseLineResponse;
type Column_ = Column<Line>;

const AMOUNT: Column_ = {
  id: 'amount',
  header: now('lineTotal'),
  align: 'right',
  sortBy: ({ cost, pieces }) => (cost ? toCents(multiplyMoney(cost, pieces)) : null),
  cell: ({ cost, pieces }) => <Money amount={cost ? multiplyMoney(cost, pieces) : null} />,
};

const count = (id: 'pieces' | 'received' | 'rejected', header: string): Column_ => ({
  id,
  header,
  align: 'right',
  sortBy: (line) => line[id],
  cell: (line) => formatCount(line[id]),
});

/** More came than was ordered, or something never did: in words. */
function Difference({ line, isOver }: { line: Line; isOver: boolean }) {
  if (line.difference > 0)
    return <StatusChip tone="warning" label={`+${formatCount(line.difference)}`} />;
  if (isOver && line.missing > 0)
    return <StatusChip tone="danger" label={`−${formatCount(line.missing)}`} />;
  return <>{isOver ? '—' : formatCount(line.missing)}</>;
}

function columns({ state, lines }: PurchaseOrderDetailsResponse): Column_[] {
  const withCosts = lines.some(({ cost }) => cost !== null && cost !== undefined);
  const isOnItsWay = !['draft', 'rejected', 'approved', 'cancelled'].includes(state);
  const isOver = state === 'closed';
  // Columns that say nothing of any line would push the amounts out of sight.
  const hasRejected = lines.some(({ rejected }) => rejected > 0);
  const hasMissing = !isOver || lines.some((line) => line.difference > 0 || line.missing > 0);
  return [
    picturedColumn(({ productSku, supplierSku }) =>
      [productSku, supplierSku].filter(Boolean).join(' · '),
    ),
    ...(withCosts ? [costColumn<Line>()] : []),
    count('pieces', now('ordered')),
    ...(isOnItsWay
      ? [
          count('received', now('received')),
          ...(hasRejected ? [count('rejected', now('rejected'))] : []),
        ]
      : []),
    ...(isOnItsWay && hasMissing
      ? [
          {
            id: 'missing',
            header: now(isOver ? 'difference' : 'missing'),
            align: 'right' as const,
            sortBy: (line: Line) => (line.difference > 0 ? -line.difference : line.missing),
            cell: (line: Line) => <Difference line={line} isOver={isOver} />,
          },
        ]
      : []),
    ...(withCosts ? [AMOUNT] : []),
  ];
}

/** The products of a purchase order, with what has arrived of each. */
export function OrderLines({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  return (
    <PlainTable
      label={text('lines')}
      columns={columns(order)}
      rows={order.lines}
      rowKey={({ id }) => id}
    />
  );
}
