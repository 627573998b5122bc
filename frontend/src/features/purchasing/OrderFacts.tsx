import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { Block, Facts } from '@/ui/data/Facts';
import { formatDateTime, formatDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { purchasePaperAddress } from '@/lib/purchasing';
import { useText } from './messages';

/** From whom, for how much, until when, and who did what when. */
export function OrderFacts({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const { total, expectedOn } = order;
  const by = (at: string | null | undefined, name?: string | null) =>
    at && (name ? text('atBy', { at: formatDateTime(at), name }) : formatDateTime(at));
  return (
    <Block title={text('orderFacts')}>
      <Facts
        facts={[
          [
            text('supplier'),
            <Link
              key="supplier"
              component={RouterLink}
              to={paths.purchasing.supplier(order.supplierId)}
            >
              {order.supplierName}
            </Link>,
          ],
          [text('email'), order.supplierEmail],
          [text('total'), total && <Money amount={total} />],
          [text('expectedOn'), expectedOn && formatDay(expectedOn)],
          [text('createdBy'), by(order.createdAt, order.createdByName ?? text('platform'))],
          [text('rejectedAt'), by(order.rejectedAt, order.rejectedByName)],
          [text('rejectionNote'), order.rejectionNote],
          [text('approvedBy'), by(order.approvedAt, order.approvedByName)],
          [text('orderedAt'), by(order.orderedAt)],
          [text(order.state === 'cancelled' ? 'cancelledAt' : 'closedAt'), by(order.closedAt)],
          [text('note'), order.note],
        ]}
      />
      <Button
        component="a"
        href={purchasePaperAddress(order.id)}
        target="_blank"
        rel="noopener"
        variant="outlined"
        size="small"
        startIcon={<DescriptionIcon />}
        sx={{ mt: 2 }}
      >
        {text('paper')}
      </Button>
    </Block>
  );
}
