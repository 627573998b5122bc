import type { NotificationResponse, SubjectKindName } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { paths } from '@/lib/paths';
import { hasDocuments, isRole, ownOrderPath, passesRole, type Role } from '@/lib/roles';

type Way = (id: number, reader: SessionUser) => string | undefined;
/** Where a role finds a kind of thing; `else` is for every other one. */
type Ways = Partial<Record<Role | 'else', Way>>;

const orders: Ways = {
  admin: paths.admin.order,
  manufacturer: paths.manufacturer.order,
  warehouse: paths.warehouse.order,
  employee: paths.warehouse.order,
  // Everybody else is told about what they bought.
  else: (id, reader) => ownOrderPath(reader, id),
};

const WAYS: Partial<Record<SubjectKindName, Ways>> = {
  order: orders,
  quote: orders,
  product: {
    admin: paths.manufacturer.product,
    manufacturer: paths.manufacturer.product,
    employee: paths.stock.product,
    warehouse: paths.stock.product,
    else: paths.product,
  },
  return: {
    admin: paths.admin.return,
    manufacturer: paths.manufacturer.return,
    warehouse: paths.warehouse.return,
    employee: paths.warehouse.return,
    else: paths.buying.return,
  },
  issue: { else: paths.issues.issue },
  purchaseOrder: { else: paths.purchasing.order },
  user: { admin: paths.admin.case, manufacturer: paths.employeeCase },
  payout: {
    admin: paths.admin.payout,
    agent: () => paths.agent.payouts,
    'sub-agent': () => paths.agent.payouts,
  },
};

/** Where somebody sees a thing of that kind; `undefined` where they have no page for it. */
export function thingPath(
  kind: SubjectKindName,
  id: number,
  reader: SessionUser,
): string | undefined {
  const ways = WAYS[kind];
  const way = (isRole(reader.role) ? ways?.[reader.role] : undefined) ?? ways?.else;
  return way?.(id, reader);
}

/** Where notices lead that are about nothing of its own. */
const BY_KIND: Partial<Record<string, (reader: SessionUser) => string | undefined>> = {
  bonus: (reader) => (passesRole(reader, 'agent') ? paths.agent.commissions : undefined),
  webhook: () => paths.accountTab('webhooks'),
  stock_update: () => paths.stock.tab('updates'),
  lot_expired: ({ role }) =>
    role === 'manufacturer' ? paths.manufacturer.lots : paths.stock.tab('batches'),
};

/** Where what a notice is about can be seen by the person who reads it; `undefined` where they have no page for it. */
export function subjectPath(
  { subject, type }: Pick<NotificationResponse, 'subject' | 'type'>,
  reader: SessionUser | null,
): string | undefined {
  if (!reader) return undefined;
  if (!subject) return BY_KIND[type]?.(reader);
  if (type === 'passwordReset')
    return reader.role === 'admin' ? paths.admin.passwordResets : undefined;
  if (type === 'mention' && subject.kind === 'user' && reader.role === 'admin')
    return paths.admin.accountNotes(subject.id);
  if (subject.kind === 'user' && subject.id === reader.id)
    return hasDocuments(reader) ? paths.accountTab('documents') : paths.account;
  return thingPath(subject.kind, subject.id, reader);
}
