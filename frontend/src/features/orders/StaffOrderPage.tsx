import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@/api/enhance';
import { Notes, Presence } from '@/features/activity';
import { isNotFound } from '@/lib/server/problem';
import { DateTime } from '@/ui/data';
import { NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import type { Crumb } from '@/ui/page/PageHeader';
import { Status } from '@/ui/status';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { isSome } from '@/lib/money';
import { mayReturn } from './fulfilment';
import { PartlyShipped } from './FulfilmentBlocks';
import { RefundButton, ReturnButton } from './FulfilmentButtons';
import { OrderMessages } from './OrderMessages';
import { useText as useOrderText } from './messages';
import { isPayable } from './moves';
import { OrderDetailPanel, OrderSkeleton } from './OrderDetailPanel';
import { OrderStatusActions } from './OrderStatusActions';
import { QuoteBlock } from './QuoteBlock';
import { RecordPaymentButton } from './RecordPaymentButton';
import { useText } from './staffMessages';

/** An order as the company's people see it: its next steps and its payment. */
export function StaffOrderPage({ crumbs }: { crumbs: Crumb[] }) {
  const words = useOrderText();
  const text = useText();
  const id = useIdParam('orderId');
  const query = api.useGetOrderQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: order, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;

  const title = words('order', { id });
  const description = order && (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Status of="order" value={order.status} />
      <PartlyShipped order={order} />
      <Status of="payment" value={order.paymentStatus} />
      <DateTime time={order.createdAt} show="full" />
    </Box>
  );
  const payment = () => {
    if (!order || order.paymentStatus === 'paid') return undefined;
    if (order.isQuote)
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('quoteHint')}
        </Typography>
      );
    return isPayable(order) && <RecordPaymentButton order={order} />;
  };
  return (
    <Page title={title} description={description} crumbs={[...crumbs, { label: title }]}>
      <Presence key={id} kind="order" id={id} onReload={query.refetch} />
      <QueryView query={query} loading={<OrderSkeleton />} current>
        {(order) => (
          <OrderDetailPanel
            order={order}
            actions={<OrderStatusActions order={order} />}
            paymentActions={payment()}
            quote={<QuoteBlock order={order} as="owner" />}
            refundActions={isSome(order.refundDue) && <RefundButton order={order} />}
            returnActions={mayReturn(order) && <ReturnButton order={order} isBuyer={false} />}
            messages={
              <>
                <OrderMessages orderId={order.id} isBuyer={false} />
                <Notes key={order.id} kind="order" id={order.id} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}
