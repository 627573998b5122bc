import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DateTime, Money } from '@/ui/data';
import { formatCount } from '@/lib/counts';
import { isSome } from '@/lib/money';
import { creditNoteOf, hasDeliveryNote, isPartlyShipped, shippedShare } from './fulfilment';
import { useText } from './fulfilmentMessages';
import { trackingPage } from '@/lib/tracking';
import { Block } from '@/ui/data/Facts';
import { StatusChip } from '@/ui/status';
import { PaperLink } from './PaperLink';
import type { ShownOrder, ShownPayment, ShownShipment } from './types';

const ITEM = {
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const QUIET = { color: 'text.secondary' } as const;

const SHIPMENT_PAPERS = ['delivery-note', 'shipping-label'] as const;

/** A parcel's number; it leads to the page of its carrier, where that is known. */
function Tracking({ carrier, number }: { carrier?: string | null | undefined; number: string }) {
  const text = useText();
  const page = trackingPage(carrier, number);
  if (!page) return <>{text('tracking', { number })}</>;
  return (
    <Link href={page} target="_blank" rel="noopener noreferrer">
      {text('tracking', { number })}
    </Link>
  );
}

/** The chip of an order of which some has left. */
export function PartlyShipped({ order }: { order: ShownOrder }) {
  const text = useText();
  return isPartlyShipped(order) ? (
    <StatusChip label={text('partlyShipped')} tone="warning" />
  ) : null;
}

interface ShipmentProps {
  shipment: ShownShipment;
  orderId: number;
  /** Whether the person can take a label for the parcel. */
  hasLabel: boolean;
}

function Shipment({ shipment, orderId, hasLabel }: ShipmentProps) {
  const text = useText();
  const { id, number, carrier, trackingNumber, notes, createdAt, undoneAt, lines } = shipment;
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="p">
          {number}
          {undoneAt && ` · ${text('undone')}`}
        </Typography>
        <Typography variant="caption" sx={QUIET}>
          <DateTime time={createdAt} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={QUIET}>
        {lines.map(({ name, pieces }) => `${formatCount(pieces)} × ${name}`).join(', ')}
      </Typography>
      {(carrier || trackingNumber) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {carrier && text('by', { carrier })}
          {carrier && trackingNumber && ' · '}
          {trackingNumber && <Tracking carrier={carrier} number={trackingNumber} />}
        </Typography>
      )}
      {notes && <Typography variant="body2">{notes}</Typography>}
      {hasDeliveryNote(shipment) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {SHIPMENT_PAPERS.map((kind) =>
            kind === 'delivery-note' || hasLabel ? (
              <PaperLink
                key={kind}
                orderId={orderId}
                kind={kind}
                number={number}
                of={{ shipment: id }}
                variant="text"
              />
            ) : null,
          )}
        </Box>
      )}
    </Box>
  );
}

/** What has left of an order, and when. */
export function Shipments({ order }: { order: ShownOrder }) {
  const text = useText();
  const shipments = order.shipments ?? [];
  if (shipments.length === 0) return null;
  const { shipped, all } = shippedShare(order);
  return (
    <Block title={text('shipments')}>
      <Box component="ul" sx={LIST}>
        {shipments.map((shipment) => (
          <Shipment
            key={shipment.id}
            shipment={shipment}
            orderId={order.id}
            hasLabel={order.papers?.includes('shipping-label') === true}
          />
        ))}
      </Box>
      {shipped < all && (
        <Typography variant="body2" sx={{ ...QUIET, mt: 1.5 }}>
          {text('left', { shown: formatCount(shipped), all: formatCount(all) })}
        </Typography>
      )}
    </Block>
  );
}

function Payment({ payment, order }: { payment: ShownPayment; order: ShownOrder }) {
  const text = useText();
  const creditNote = creditNoteOf(order, payment);
  const { kind, amount, method, reference, number, createdAt } = payment;
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="p">
          {text(kind === 'refund' ? 'refund' : 'paid')}
        </Typography>
        <Typography variant="subtitle2" component="p">
          <Money amount={kind === 'refund' ? `-${amount}` : amount} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ ...QUIET, overflowWrap: 'anywhere' }}>
        {[method, reference, number].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" sx={{ ...QUIET, display: 'block' }}>
        <DateTime time={createdAt} />
      </Typography>
      {creditNote && (
        <PaperLink
          orderId={order.id}
          kind="credit-note"
          number={creditNote}
          of={{ refund: creditNote }}
          variant="text"
        />
      )}
    </Box>
  );
}

/** Money in and out; only where more happened than one payment. */
export function Payments({ order, action }: { order: ShownOrder; action?: ReactNode }) {
  const text = useText();
  const payments = order.payments ?? [];
  const isPlain = payments.every(({ kind }) => kind !== 'refund') && !isSome(order.refundDue);
  if (isPlain && !action) return null;
  return (
    <Block title={text('payments')}>
      <Box component="ul" sx={LIST}>
        {payments.map((payment) => (
          <Payment
            key={`${payment.createdAt} ${payment.number ?? payment.kind}`}
            payment={payment}
            order={order}
          />
        ))}
      </Box>
      {isSome(order.refundDue) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1.5, fontWeight: 650 }}>
          <span>{text('refundDue')}</span>
          <Money amount={order.refundDue} />
        </Box>
      )}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Block>
  );
}
