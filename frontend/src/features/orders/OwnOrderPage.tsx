import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { OrderDetailResponse } from '@/api/generated';
import { isNotFound } from '@/lib/server/problem';
import { useSession } from '@/access/useSession';
import { DateTime, Money } from '@/ui/data';
import { Facts } from '@/ui/data/Facts';
import { NotFoundPage, QueryView } from '@/ui/feedback';
import { Page } from '@/ui/page/Page';
import type { Crumb } from '@/ui/page/PageHeader';
import { Status } from '@/ui/status';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { CancelOrderButton } from './CancelOrderButton';
import { mayReturn } from './fulfilment';
import { PartlyShipped } from './FulfilmentBlocks';
import { ReturnButton } from './FulfilmentButtons';
import { OrderMessages } from './OrderMessages';
import { useText as useOrderText } from './messages';
import { OrderDetailPanel, OrderSkeleton } from './OrderDetailPanel';
import { useText } from './ownMessages';
import { QuoteBlock } from './QuoteBlock';
import { ReorderButton } from './ReorderButton';

interface OwnOrderPageProps {
  /** Where the list of orders is, and further up. The order itself is added. */
  crumbs?: Crumb[];
}

interface OrderProps {
  order: OrderDetailResponse;
}

/** What a transfer needs: how much, to whom, and what is written on it. */
function HowToPay({ order }: OrderProps) {
  const text = useText();
  const orderText = useOrderText();
  if (!order.bankDetails) return null;
  return (
    <Box sx={{ mt: 1.5, maxWidth: 420 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {text('howToPay')}
      </Typography>
      <Facts
        facts={[
          [text('payAmount'), <Money key="amount" amount={order.totalAmount} />],
          [orderText('payTo'), order.bankDetails],
          [orderText('payReference'), orderText('order', { id: order.id })],
        ]}
      />
    </Box>
  );
}

function Thanks({ order }: OrderProps) {
  const text = useText();
  return (
    <Alert
      severity="success"
      sx={{ mb: 2, '& .MuiAlert-message': { flexGrow: 1 } }}
      action={
        <Button component={Link} to={paths.products} color="inherit" size="small">
          {text('shopOn')}
        </Button>
      }
    >
      <strong>{text('thanks')}</strong> {text('unpaid')}
      <HowToPay order={order} />
    </Alert>
  );
}

/** An order as its buyer or seller sees it. Buyers of every role use this page. */
export function OwnOrderPage({ crumbs = [] }: OwnOrderPageProps) {
  const text = useOrderText();
  const { user } = useSession();
  const id = useIdParam('orderId');
  const isNew = (useLocation().state as { placed?: boolean } | null)?.placed === true;
  const query = api.useGetOrderQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: order, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;

  const title = text('order', { id });
  const isBuyer = order?.customerId !== undefined && order.customerId === user?.id;
  const description = order && (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Status of="order" value={order.status} />
      <PartlyShipped order={order} />
      <DateTime time={order.createdAt} show="full" />
    </Box>
  );
  const canCancel = isBuyer && !order.isQuote && order.allowedTransitions?.includes('cancelled');
  return (
    <Page
      title={title}
      description={description}
      crumbs={[...crumbs, { label: title }]}
      action={order && isBuyer && <ReorderButton order={order} />}
    >
      {isNew && order?.status === 'pending' && <Thanks order={order} />}
      <QueryView query={query} loading={<OrderSkeleton />} current>
        {(order) => (
          <OrderDetailPanel
            order={order}
            withCustomer={!isBuyer}
            actions={canCancel && <CancelOrderButton order={order} />}
            quote={<QuoteBlock order={order} as={isBuyer ? 'buyer' : 'other'} />}
            returnActions={isBuyer && mayReturn(order) && <ReturnButton order={order} isBuyer />}
            messages={isBuyer && <OrderMessages orderId={order.id} isBuyer />}
          />
        )}
      </QueryView>
    </Page>
  );
}
