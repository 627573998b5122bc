import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { api } from '@/api/enhance';
import type { PurchaseOrderDetailsResponse } from '@/api/generated';
import { Presence } from '@/features/activity';
import { isNotFound } from '@/lib/server/problem';
import { LinesSkeleton, NotFoundPage, QueryView } from '@/ui/feedback';
import { Block } from '@/ui/data/Facts';
import { Page } from '@/ui/page/Page';
import { Status } from '@/ui/status';
import { useIdParam } from '@/lib/hooks/useIdParam';
import { usePolling } from '@/lib/hooks/usePolling';
import { paths } from '@/lib/paths';
import { useText } from './messages';
import { OrderFacts } from './OrderFacts';
import { OrderLines } from './OrderLines';
import { Receipts } from './Receipts';
import { Steps } from './Steps';

/** Why it was not approved, and what to do now. */
function Rejected({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const { rejectedByName, rejectionNote, allowedSteps } = order;
  return (
    <Alert severity="warning">
      <AlertTitle>{text('wasRejected', { name: rejectedByName ?? text('platform') })}</AlertTitle>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{rejectionNote}</Box>
      {allowedSteps.includes('change') && <Box sx={{ mt: 0.5 }}>{text('afterRejection')}</Box>}
    </Alert>
  );
}

function Details({ order }: { order: PurchaseOrderDetailsResponse }) {
  const text = useText();
  const waits = order.state === 'draft' && !order.allowedSteps.includes('approve');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {waits && <Alert severity="info">{text('waitsApproval')}</Alert>}
      {order.state === 'rejected' && <Rejected order={order} />}
      <Steps order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Block title={text('lines')}>
          <OrderLines order={order} />
        </Block>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <OrderFacts order={order} />
          <Receipts order={order} />
        </Box>
      </Box>
    </Box>
  );
}

/** One purchase order: what was ordered of whom, what has arrived, and its next step. */
export default function PurchaseOrderPage() {
  const text = useText();
  const id = useIdParam('purchaseOrderId');
  const pollingInterval = usePolling();
  const query = api.useGetPurchaseOrderQuery(
    { id },
    { skip: id === 0, pollingInterval, refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = query;
  if (id === 0 || isNotFound(error)) return <NotFoundPage />;
  const number = currentData?.number ?? '';
  return (
    <Page
      title={text('orderTitle', { number })}
      crumbs={[
        { label: text('title'), to: paths.purchasing.home },
        { label: text('orders'), to: paths.purchasing.tab('orders') },
        { label: number || text('order') },
      ]}
      description={currentData && <Status of="purchase" value={currentData.state} />}
    >
      <Presence key={id} kind="purchaseOrder" id={id} onReload={query.refetch} />
      <QueryView query={query} current loading={<LinesSkeleton count={5} height={72} />}>
        {(order) => <Details order={order} />}
      </QueryView>
    </Page>
  );
}
