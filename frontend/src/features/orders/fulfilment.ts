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
