import { useParams } from 'react-router-dom';
import { api } from '@/api/enhance';
import { isProblem } from '@/api/problem';
import { ErrorState, LinesSkeleton, NotFoundPage } from '@/components/feedback';
import { OrderDetailPanel } from '@/components/orders';
import { useText as useOrderText } from '@/components/orders/messages';
import { Page } from '@/components/page/Page';
import { Status } from '@/components/status';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { OrderSteps } from './OrderSteps';

/** One order in the warehouse: what to pick, whether it is paid, where it goes, and the next step. */
export default function WarehouseOrderPage() {
  const text = useText();
  const orderText = useOrderText();
  const id = Number(useParams().orderId);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data: order, error, refetch } = api.useGetOrderQuery({ id }, { skip: !isNumber });
  if (!isNumber || (isProblem(error) && error.status === 404)) return <NotFoundPage />;
  const title = orderText('order', { id });
  return (
    <Page
      title={title}
      description={order && <Status of="order" value={order.status} />}
      crumbs={[{ label: text('queue'), to: paths.dashboard.warehouse }, { label: title }]}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !order && <LinesSkeleton count={6} height={72} />}
      {!error && order && (
        <OrderDetailPanel
          order={order}
          actions={<OrderSteps key={`${order.id} ${order.version}`} order={order} />}
        />
      )}
    </Page>
  );
}
