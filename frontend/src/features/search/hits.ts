import type { SearchItem } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { paths, withFilters } from '@/lib/paths';
import { isStaffRole, passesRole } from '@/lib/roles';
import { trackingPage } from '@/lib/tracking';
import { thingPath } from '@/features/notices';
import type { StatusKind } from '@/ui/status';

function orderPath(id: number, reader: SessionUser): string | undefined {
  // Dealers and wholesalers look at what they bought and sold below their own dashboard.
  if (reader.role === 'dealer') return paths.dealer.order(id);
  if (reader.role === 'wholesaler') return paths.wholesaler.order(id);
  return thingPath('order', id, reader);
}

/** Whoever cannot open an account goes to the list in which the person stands, or to their orders. */
function personPath({ id, title, role }: SearchItem, reader: SessionUser): string | undefined {
  if (reader.role === 'admin') return paths.admin.account(id);
  if (reader.role === 'wholesaler') return withFilters(paths.wholesaler.dealers, { q: title });
  if (passesRole(reader, 'agent')) return paths.agent.referrals;
  if (reader.role !== 'manufacturer') return undefined;
  if (role && isStaffRole(role)) return paths.employeeCase(id);
  return withFilters(paths.manufacturer.orders, { q: title });
}

function documentPath(item: SearchItem, reader: SessionUser): string | undefined {
  if (item.document === 'purchaseOrder') return paths.purchasing.order(item.id);
  const own = item.document === 'return' ? thingPath('return', item.id, reader) : undefined;
  return own ?? (item.orderId ? orderPath(item.orderId, reader) : undefined);
}

/** The owner has a page for each batch, everybody else of the company the batches of its product. */
function lotPath({ id, productId }: SearchItem, reader: SessionUser): string | undefined {
  if (passesRole(reader, 'manufacturer')) return paths.manufacturer.lot(id);
  return productId ? paths.stock.product(productId) : undefined;
}

/** Where the reader opens what a search found; `undefined` where they have no page for it. */
export function hitPath(item: SearchItem, reader: SessionUser): string | undefined {
  switch (item.kind) {
    case 'product':
      return thingPath('product', item.id, reader);
    case 'order':
      return orderPath(item.id, reader);
    case 'shipment':
      return item.orderId ? orderPath(item.orderId, reader) : undefined;
    case 'document':
      return documentPath(item, reader);
    case 'person':
      return personPath(item, reader);
    case 'supplier':
      return paths.purchasing.supplier(item.id);
    case 'lot':
      return lotPath(item, reader);
    case 'issue':
      return thingPath('issue', item.id, reader);
  }
}

/** The page of its carrier on which a shipment is followed; `undefined` where there is nothing to follow or no page is known. */
export function carrierPage({ action, carrier, trackingNumber }: SearchItem): string | undefined {
  if (action !== 'trackShipment' || !trackingNumber) return undefined;
  return trackingPage(carrier, trackingNumber) ?? undefined;
}

/** Where the reader does what the server says they may do next with it, by default where they open it. */
export function actionPath(item: SearchItem, reader: SessionUser): string | undefined {
  const to = carrierPage(item) ?? hitPath(item, reader);
  switch (item.action) {
    case 'recordPayment':
      return to && withFilters(to, { do: 'pay' });
    case 'releaseLot':
      return to && withFilters(to, { do: 'release' });
    case 'reviewAccount':
      return thingPath('user', item.id, reader) ?? to;
    default:
      return to;
  }
}

/** Which life cycle the status of a thing belongs to. */
export function statusKind({ kind, document, status }: SearchItem): StatusKind {
  switch (kind) {
    case 'person':
      return status === 'inactive' ? 'account' : 'verification';
    case 'supplier':
      return 'account';
    case 'document':
      if (document === 'return') return 'return';
      return document === 'purchaseOrder' ? 'purchase' : 'order';
    case 'shipment':
      return 'order';
    default:
      return kind;
  }
}
