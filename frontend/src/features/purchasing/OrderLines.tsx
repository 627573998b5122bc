import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PurchaseLineResponse, PurchaseOrderDetailsResponse } from '@/api/generated';
import { Money } from '@/components/data';
import { StatusChip } from '@/components/status';
import type { Column } from '@/components/table';
import { PlainTable } from '@/components/table/PlainTable';
import { formatCount } from '@/lib/counts';
import { multiplyMoney } from '@/lib/money';
import { paths } from '@/lib/paths';
import { text as now, useText } from './messages';

type Line = PurchaseLineResponse;
type Column_ = Column<Line>;

const PRODUCT: Column_ = {
  id: 'product',
  header: now('product'),
  onCard: 'title',
  cell: ({ productName, productSku, supplierSku }) => (
    <Box>
      <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
        {productName}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[productSku, supplierSku].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  ),
};
const COST: Column_ = {
  id: 'cost',
  header: now('cost'),
  align: 'right',
  cell: ({ cost, productId, productName }) => (
    <Link
      component={RouterLink}
      to={paths.purchasing.costs(productId)}
      aria-label={now('costHistoryOf', { name: productName })}
    >
      <Money amount={cost} />
    </Link>
  ),
};
const AMOUNT: Column_ = {
  id: 'amount',
  header: now('lineTotal'),
  align: 'right',
  cell: ({ cost, pieces }) => <Money amount={cost ? multiplyMoney(cost, pieces) : null} />,
};

const count = (id: 'pieces' | 'received' | 'rejected', header: string): Column_ => ({
  id,
  header,
  align: 'right',
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
  const isOnItsWay = state !== 'draft' && state !== 'approved' && state !== 'cancelled';
  const isOver = state === 'closed';
  return [
    PRODUCT,
    ...(withCosts ? [COST] : []),
    count('pieces', now('ordered')),
    ...(isOnItsWay
      ? [
          count('received', now('received')),
          count('rejected', now('rejected')),
          {
            id: 'missing',
            header: now(isOver ? 'difference' : 'missing'),
            align: 'right' as const,
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
