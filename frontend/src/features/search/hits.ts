import type { SearchItem } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { paths, withFilters } from '@/lib/paths';
import { isStaffRole, passesRole } from '@/lib/roles';
import { thingPath } from '@/features/notices';

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

/** Where the reader opens what a search found; `undefined` where they have no page for it. */
export function hitPath(item: SearchItem, reader: SessionUser): string | undefined {
  switch (item.kind) {
    case 'product':
      return thingPath('product', item.id, reader);
    case 'order':
      return orderPath(item.id, reader);
    case 'document':
      return documentPath(item, reader);
    case 'person':
      return personPath(item, reader);
    case 'supplier':
      return paths.purchasing.supplier(item.id);
  }
}
