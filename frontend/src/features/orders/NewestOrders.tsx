import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import { useLivePolling } from '@/features/notices';
import { DateTime, Money } from '@/ui/data';
import { useText } from '@/features/orders/messages';
import { Status } from '@/ui/status';
import { ListCard, ListLine } from '@/ui/page/ListCard';
import { PartlyShipped } from './FulfilmentBlocks';

const NEWEST = 5;

interface NewestOrdersProps {
  title: string;
  empty: string;
  more: { label: string; to: string };
  /** Where an order's own page is in this area. */
  to: (id: number) => string;
}

/** The five newest orders of the company. */
export function NewestOrders({ title, empty, more, to }: NewestOrdersProps) {
  const text = useText();
  const list = api.useListOrdersQuery(
    { limit: NEWEST },
    { refetchOnMountOrArgChange: true, pollingInterval: useLivePolling() },
  );
  return (
    <ListCard
      title={title}
      empty={empty}
      more={more}
      list={list}
      rowKey={({ id }) => id}
      row={(order) => (
        <ListLine
          title={
            <Link component={RouterLink} to={to(order.id)}>
              {text('order', { id: order.id })}
            </Link>
          }
          detail={
            <>
              {order.customerName} · <DateTime time={order.createdAt} />
            </>
          }
          end={
            <Box
              // On a phone the amount stands over the status and leaves the name its line.
              sx={{
                display: 'flex',
                flexDirection: { xs: 'column-reverse', sm: 'row' },
                alignItems: { xs: 'flex-end', sm: 'center' },
                gap: { xs: 0.5, sm: 1.5 },
              }}
            >
              <PartlyShipped order={order} />
              <Status of="order" value={order.status} />
              <Box sx={{ minWidth: 80, fontWeight: 600 }}>
                <Money amount={order.totalAmount} />
              </Box>
            </Box>
          }
        />
      )}
    />
  );
}
