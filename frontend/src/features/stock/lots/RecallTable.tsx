import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import type { RecallResponse } from '@/api/generated';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import type { Column } from '@/ui/table';
import { Cards } from '@/ui/table/Cards';
import { Rows } from '@/ui/table/Rows';
import { paths } from '@/lib/paths';
import { figure } from './LotParts';
import { text } from './messages';

function Contact({ row }: { row: RecallResponse }) {
  const { email, phone } = row;
  if (!email && !phone) return <>—</>;
  return (
    <>
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {email && phone && <br />}
      {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
    </>
  );
}

const COLUMNS: readonly Column<RecallResponse>[] = [
  {
    id: 'buyer',
    header: text('buyer'),
    onCard: 'title',
    cell: ({ customerName }) => <strong>{customerName}</strong>,
  },
  { id: 'contact', header: text('contact'), onCard: 'value', cell: (row) => <Contact row={row} /> },
  { id: 'country', header: text('country'), cell: ({ country }) => country ?? '—' },
  {
    id: 'order',
    header: text('order'),
    onCard: 'value',
    cell: ({ orderId }) => (
      <Link component={RouterLink} to={paths.manufacturer.order(orderId)}>
        {text('orderNumber', { id: orderId })}
      </Link>
    ),
  },
  {
    id: 'status',
    header: text('status'),
    onCard: 'status',
    cell: ({ status }) => <Status of="order" value={status} />,
  },
  {
    id: 'shippedAt',
    header: text('shippedAt'),
    cell: ({ shippedAt }) => <DateTime time={shippedAt} show="date" />,
  },
  {
    id: 'pieces',
    header: text('pieces'),
    onCard: 'value',
    align: 'right',
    cell: ({ pieces }) => <strong>{figure(pieces)}</strong>,
  },
];

/** Orders that got pieces of a lot. All of them stand on one page, which can be printed. */
export function RecallTable({ rows, label }: { rows: readonly RecallResponse[]; label: string }) {
  // On paper it stays the table, however narrow the sheet is.
  const isNarrow = useMediaQuery<Theme>((theme) =>
    theme.breakpoints.down('md').replace('@media', '@media screen and'),
  );
  const shared = {
    label,
    columns: COLUMNS,
    rows,
    rowKey: ({ orderId }: RecallResponse) => orderId,
    skeletonRows: 0,
  };
  return (
    <Card>
      {isNarrow ? <Cards {...shared} /> : <Rows {...shared} sort="" onSort={() => undefined} />}
    </Card>
  );
}
