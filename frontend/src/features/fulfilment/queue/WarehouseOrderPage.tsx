import Box from '@mui/material/Box';
import { useSession } from '@/access/useSession';
import { api } from '@/api/enhance';
import { isNotFound } from '@/lib/server/problem';
import { NotFoundPage, QueryView } from '@/ui/feedback';
import { Notes, Presence } from '@/features/activity';
import { ReportIssueDialog } from '@/features/issues';
import { OrderDetailPanel, OrderSkeleton, PartlyShipped, useOrderText } from '@/features/orders';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { useText as useFloorText } from '@/features/fulfilment/messages';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { paths } from '@/lib/paths';
import { dashboardPath, passesRole } from '@/lib/roles';
import { useText } from './messages';
import { OrderSteps } from './OrderSteps';
import { Reports } from './Reports';

/** Where the order's page lies for the person: below the queue, or below their own dashboard. */
function useParent() {
  const text = useFloorText();
  const { user } = useSession();
  if (user && !passesRole(user, 'warehouse'))
    return { label: text('dashboard'), to: dashboardPath(user) };
  return { label: text('queue'), to: paths.dashboard.warehouse };
}

/** One order in the warehouse: what to pick, whether it is paid, where it goes, and the next step. */
export default function WarehouseOrderPage() {
  const orderText = useOrderText();
  const parent = useParent();
  const text = useText();
  const id = useIdParam('orderId');
  const query = api.useGetOrderQuery({ id }, { skip: id === 0, refetchOnMountOrArgChange: true });
  const { currentData: order, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const title = orderText('order', { id });
  return (
    <Page
      title={title}
      description={
        order && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Status of="order" value={order.status} />
            <PartlyShipped order={order} />
          </Box>
        )
      }
      crumbs={[parent, { label: title }]}
      action={
        order && <ReportIssueDialog orderId={id} subject={text('order', { id })} size="medium" />
      }
    >
      <Presence key={id} kind="order" id={id} onReload={query.refetch} />
      <QueryView query={query} loading={<OrderSkeleton />} current>
        {(order) => (
          <OrderDetailPanel
            order={order}
            actions={<OrderSteps key={order.id} order={order} />}
            messages={
              <>
                <Reports order={order} />
                <Notes key={order.id} kind="order" id={order.id} />
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}
