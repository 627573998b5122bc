import type { PieceLine } from './pieces';
import type { ShownOrder, ShownPayment, ShownShipment } from './types';

/** The lines of which there are some pieces, as the server counts them. */
function linesWith(
  { items }: Pick<ShownOrder, 'items'>,
  count: 'shippablePieces' | 'returnablePieces',
): PieceLine[] {
  return (items ?? []).flatMap(({ id, name, [count]: most }) =>
    id && most ? [{ lineId: id, name, most }] : [],
  );
}

/** The lines of which something can be shipped now. */
export const leftToShip = (order: Pick<ShownOrder, 'items'>) => linesWith(order, 'shippablePieces');

/** The lines of which something can still come back. */
export const returnable = (order: Pick<ShownOrder, 'items'>) =>
  linesWith(order, 'returnablePieces');

/** Whether the person may send something back now; the server knows until when. */
export function mayReturn(order: Pick<ShownOrder, 'items' | 'canReturn'>): boolean {
  return order.canReturn === true && returnable(order).length > 0;
}

/** How much of an order has left, in pieces. */
export function shippedShare({ items }: Pick<ShownOrder, 'items'>) {
  const lines = items ?? [];
  return {
    shipped: lines.reduce((sum, { shippedPieces }) => sum + (shippedPieces ?? 0), 0),
    all: lines.reduce((sum, { pieces }) => sum + pieces, 0),
  };
}

/** Whether some of an order has left and some has not, so that more is to come. */
export function isPartlyShipped(order: Pick<ShownOrder, 'items' | 'status'>): boolean {
  const { shipped, all } = shippedShare(order);
  return order.status !== 'cancelled' && shipped > 0 && shipped < all;
}

/** Where each carrier shows a parcel, by what people call the carrier; the first that fits counts. */
const CARRIERS: readonly (readonly [called: RegExp, page: string])[] = [
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bfed ?ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/royal mail/i, 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  [/pos ?laju|pos malaysia/i, 'https://tracking.pos.com.my/tracking/'],
  [/j ?& ?t\b/i, 'https://www.jtexpress.my/tracking/'],
  [/ninja ?van/i, 'https://www.ninjavan.co/en-my/tracking?id='],
  [/\bgd ?ex/i, 'https://gdexpress.com/tracking/?consignmentno='],
  [/city-? ?link/i, 'https://www.citylinkexpress.com/tracking-result/?track0='],
  [/flash express/i, 'https://www.flashexpress.com/fle/tracking?se='],
  [/thai(land)? post/i, 'https://track.thailandpost.co.th/?trackNumber='],
  [/\bsf\b|顺丰/i, 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/'],
];

/** The carrier's own page about a parcel; none for a carrier that is not known here. */
export function trackingPage(carrier: string | null | undefined, number: string): string | null {
  const page = carrier ? CARRIERS.find(([called]) => called.test(carrier))?.[1] : undefined;
  return page ? page + encodeURIComponent(number) : null;
}

/** The order's tracking number, unless a shipment names the same one. */
export function looseTracking({ trackingNumber, shipments }: ShownOrder): string | null {
  const named = (shipments ?? []).some(
    (shipment) => !shipment.undoneAt && shipment.trackingNumber === trackingNumber,
  );
  return named ? null : (trackingNumber ?? null);
}

/** Whether the person sees what the lines of an order cost. */
export const seesPrices = ({ items }: Pick<ShownOrder, 'items'>) =>
  (items ?? []).some(({ price }) => price);

/** What was taken back has no delivery note any more. */
export const hasDeliveryNote = ({ undoneAt }: Pick<ShownShipment, 'undoneAt'>) => !undoneAt;

/** The number of the credit note of a refund, for somebody who sees prices. */
export function creditNoteOf(order: ShownOrder, { kind, number }: ShownPayment) {
  return kind === 'refund' && number && seesPrices(order) ? number : null;
}
