import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateTime } from '@/ui/data';
import { Status } from '@/ui/status';
import { methodName } from '@/lib/methods';
import { Block, Facts } from '@/ui/data/Facts';
import { looseTracking } from './fulfilment';
import { Payments, Shipments } from './FulfilmentBlocks';
import { useText } from './messages';
import { OrderCustomer } from './OrderCustomer';
import { OrderHistory } from './OrderHistory';
import { OrderItems } from './OrderItems';
import { OrderStatusTimeline } from './OrderStatusTimeline';
import { Papers } from './Papers';
import { Returns } from './Returns';
import type { ShownOrder } from './types';

export interface OrderDetailPanelProps {
  order: ShownOrder;
  /** Buttons for the order's next step; they stand below its progress. */
  actions?: ReactNode;
  /** Below the payment's facts, such as a way to record it. */
  paymentActions?: ReactNode;
  /** Below the shipping facts, such as a form for the tracking number. */
  shippingActions?: ReactNode;
  /** The quotation, in the place of the order's progress while it is one. */
  quote?: ReactNode;
  /** Below payments and refunds. */
  refundActions?: ReactNode;
  /** Below the returns. */
  returnActions?: ReactNode;
  /** What buyer and company write to each other. */
  messages?: ReactNode;
  /** Hides the buyer on the buyer's own page. */
  withCustomer?: boolean;
}

const COLUMNS = { display: 'grid', gap: 2, gridTemplateColumns: { lg: '1.6fr 1fr' } } as const;
const COLUMN = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
/** How high the blocks of each column are as a rule: progress, lines and messages; customer, papers, payment, history. */
const BLOCKS = [
  [170, 280, 140],
  [110, 110, 220, 180],
] as const;

/** The blocks of an order on their way. */
export function OrderSkeleton() {
  return (
    <Box aria-busy sx={COLUMNS}>
      {BLOCKS.map((heights, column) => (
        <Box key={column} sx={COLUMN}>
          {heights.map((height, at) => (
            <Skeleton key={at} variant="rounded" height={height} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

const SLOT = { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' };

function Payment({ order, slot }: { order: ShownOrder; slot: ReactNode }) {
  const text = useText();
  return (
    <Block title={text('paymentTitle')}>
      <Facts
        facts={[
          [text('status'), <Status key="status" of="payment" value={order.paymentStatus} />],
          [text('paymentMethod'), order.paymentMethod && methodName(order.paymentMethod)],
          [text('payTo'), order.bankDetails],
          [text('payReference'), order.bankDetails && text('order', { id: order.id })],
          [text('reference'), order.paymentReference],
          [text('paidAt'), order.paidAt && <DateTime time={order.paidAt} show="full" />],
          [text('invoice'), order.invoiceNumber],
          [text('receipt'), order.receiptNumber],
        ]}
      />
      {slot && <Box sx={SLOT}>{slot}</Box>}
    </Block>
  );
}

function Shipping({ order, slot }: { order: ShownOrder; slot: ReactNode }) {
  const text = useText();
  const facts = [
    [text('shippingMethod'), order.shippingMethod && methodName(order.shippingMethod)],
    [text('address'), order.shippingAddress],
    [text('tracking'), looseTracking(order)],
    [text('deliveryNote'), order.deliveryNote],
    [text('shippingNumber'), order.shippingNumber],
    [text('shippingNotes'), order.shippingNotes],
  ] as const;
  if (!slot && facts.every(([, value]) => !value)) return null;
  return (
    <Block title={text('shippingTitle')}>
      <Facts facts={facts} />
      {slot && <Box sx={SLOT}>{slot}</Box>}
    </Block>
  );
}

/** Everything about one order: progress, lines, payment, shipping, history. What one may do is put into the slots. */
export function OrderDetailPanel(props: OrderDetailPanelProps) {
  const { order, actions, paymentActions, shippingActions, withCustomer = true } = props;
  const { quote, refundActions, returnActions, messages } = props;
  const text = useText();
  const hasItems = order.items !== undefined && order.items !== null;
  const isQuote = order.isQuote === true;
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>
        {isQuote && quote}
        <Block title={text('progress')}>
          <OrderStatusTimeline order={order} />
          {actions && <Box sx={SLOT}>{actions}</Box>}
        </Block>
        {!isQuote && (
          <Block title={text('items')}>
            <OrderItems order={order} />
          </Block>
        )}
        {hasItems && !isQuote && <Returns order={order} action={returnActions} />}
        {order.notes && (
          <Block title={text('notesTitle')}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {order.notes}
            </Typography>
          </Block>
        )}
        {!isQuote && quote}
        {messages}
      </Box>
      <Box sx={COLUMN}>
        {withCustomer && order.customerName && (
          <OrderCustomer id={order.customerId} name={order.customerName} />
        )}
        <Papers order={order} />
        {hasItems && <Payment order={order} slot={paymentActions} />}
        {hasItems && <Payments order={order} action={refundActions} />}
        {hasItems && <Shipping order={order} slot={shippingActions} />}
        {hasItems && !isQuote && <Shipments order={order} />}
        {order.history && order.history.length > 0 && (
          <Block title={text('historyTitle')}>
            <OrderHistory events={order.history} />
          </Block>
        )}
      </Box>
    </Box>
  );
}
