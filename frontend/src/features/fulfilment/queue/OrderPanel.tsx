import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { OrderDetailResponse } from '@/api/generated';
import { Money } from '@/ui/data';
import { LinesSkeleton, QueryView } from '@/ui/feedback';
import { Block, Facts } from '@/ui/data/Facts';
import { OrderItems, Papers, PartlyShipped } from '@/features/orders';
import { Status } from '@/ui/status';
import { methodName } from '@/lib/methods';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { OrderSteps } from './OrderSteps';
import { Reports } from './Reports';

function Summary({ order }: { order: OrderDetailResponse }) {
  const text = useText();
  return (
    <Card component="section" aria-label={text('order', { id: order.id })} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {text('order', { id: order.id })}
        </Typography>
        <Link component={RouterLink} to={paths.warehouse.order(order.id)} variant="body2">
          {text('whole')}
        </Link>
      </Box>
      <Facts
        facts={[
          [text('customer'), order.customerName],
          [text('total'), <Money key="total" amount={order.totalAmount} />],
          [
            text('status'),
            <Box key="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              <Status of="order" value={order.status} />
              <PartlyShipped order={order} />
            </Box>,
          ],
          [text('payment'), <Status key="payment" of="payment" value={order.paymentStatus} />],
          [text('shippingMethod'), order.shippingMethod && methodName(order.shippingMethod)],
          [text('address'), order.shippingAddress],
          [text('trackingNumber'), order.trackingNumber],
          [text('notes'), order.shippingNotes],
        ]}
      />
      <Box sx={{ mt: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <OrderSteps key={order.id} order={order} />
      </Box>
    </Card>
  );
}

/** The order that was chosen in the queue: what it is, whether it is paid, and its next steps. */
export function OrderPanel({ id }: { id: number }) {
  const text = useText();
  const query = api.useGetOrderQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} loading={<LinesSkeleton count={4} height={88} />} current>
      {(order) => (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Summary order={order} />
          <Block title={text('items')}>
            <OrderItems order={order} />
          </Block>
          <Papers order={order} />
          <Reports order={order} />
        </Box>
      )}
    </QueryView>
  );
}
