import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SubjectKindName } from '@/api/generated';
import { areas } from '@/app/areas';
import { routes as shop } from '@/areas/public/shop/routes';
import { looksAtPurchasing } from '@/lib/purchasing';
import { isOfCompany, isRole, mayGoTo } from '@/lib/roles';
import kinds from '@/testing/noticeKinds.json';
import { user } from '@/testing/users';
import { subjectPath } from './subjectPath';

const to = (kind: SubjectKindName, role: string, id = 3, type = 'order') =>
  subjectPath({ type, subject: { kind, id } }, user({ id: 7, role }));

it('leads each reader to their own page of the thing', () => {
  expect(to('order', 'admin')).toBe('/dashboard/admin/orders/3');
  expect(to('quote', 'manufacturer')).toBe('/dashboard/manufacturer/orders/3');
  expect(to('order', 'warehouse')).toBe('/warehouse/orders/3');
  expect(to('order', 'employee')).toBe('/warehouse/orders/3');
  expect(to('order', 'customer')).toBe('/dashboard/customer/orders/3');
  expect(to('order', 'dealer')).toBe('/orders/3');
  expect(to('return', 'agent')).toBe('/returns/3');
  expect(to('product', 'manufacturer')).toBe('/dashboard/manufacturer/products/3/edit');
  expect(to('product', 'employee')).toBe('/stock/products/3');
  expect(to('return', 'warehouse')).toBe('/warehouse/returns/3');
  expect(to('issue', 'employee')).toBe('/issues/3');
  expect(to('purchaseOrder', 'employee')).toBe('/purchasing/orders/3');
  expect(to('payout', 'sub-agent')).toBe('/dashboard/agent/payouts');
  expect(to('user', 'admin')).toBe('/dashboard/admin/verification/3');
  expect(to('user', 'manufacturer')).toBe('/employee-management/3');
});

it('leads a person told about themselves to their own account', () => {
  expect(to('user', 'dealer', 7, 'document')).toBe('/account?tab=documents');
  expect(to('user', 'customer', 7, 'approval')).toBe('/account');
});

it('leads nowhere where the reader has no page for it', () => {
  expect(to('payout', 'dealer')).toBeUndefined();
  expect(subjectPath({ type: 'of_before' }, user({ role: 'manufacturer' }))).toBeUndefined();
  expect(subjectPath({ type: 'order', subject: { kind: 'order', id: 3 } }, null)).toBeUndefined();
});

it('leads an agent from a bonus to what was earned', () => {
  expect(subjectPath({ type: 'bonus' }, user({ role: 'agent' }))).toBe(
    '/dashboard/agent/commissions',
  );
  expect(subjectPath({ type: 'bonus' }, user({ role: 'dealer' }))).toBeUndefined();
});

it('leads from a webhook that was turned off to the own webhooks', () => {
  expect(subjectPath({ type: 'webhook' }, user({ role: 'dealer' }))).toBe('/account?tab=webhooks');
});

it('leads the admin from a forgotten password to the requests', () => {
  expect(to('user', 'admin', 3, 'passwordReset')).toBe('/dashboard/admin/password-resets');
});

it('leads the admin from a mention to the notes on the account', () => {
  expect(to('user', 'admin', 3, 'mention')).toBe('/dashboard/admin/accounts/3?tab=notes');
  expect(to('user', 'manufacturer', 3, 'mention')).toBe('/employee-management/3');
});

const routes: RouteObject[] = [...areas, shop].flatMap((area) => [
  ...(area.bare ?? []),
  ...(area.public ?? []),
  ...(area.open ?? []),
  ...(area.openBare ?? []),
]);
/** Of staff: pages of the shop say nothing about the goods that they work with. */
const SHOP = /^\/(products|orders|store|search)/;

/** Every kind of notice with each of its subjects and each of its readers; the server's table, which its own test keeps. */
const told = kinds.flatMap(({ kind, subjects, roles, positions }) => {
  const readers = [
    ...roles.map((role) => ({ role, position: undefined })),
    ...positions.flatMap((position) =>
      ['employee', 'warehouse'].map((role) => ({ role, position })),
    ),
  ];
  return subjects.flatMap((subject) => readers.map((reader) => ({ kind, subject, ...reader })));
});

it.each(told)('leads from $kind about $subject to a page of $role $position', (one) => {
  const { kind, subject, role, position } = one;
  const reader = user({ id: 7, role, ...(position ? { position } : {}) });
  // About their account people are told themselves; those who review it are told about somebody else.
  const id = subject === 'user' && ['approval', 'password'].includes(kind) ? 7 : 3;
  const reviews = subject === 'user' && id === 3;
  const isReviewer = role === 'admin' || role === 'manufacturer';
  const about =
    reviews && !isReviewer ? { kind: 'user' as const, id: 7 } : subject && { kind: subject, id };
  const path = subjectPath(
    { type: kind, ...(about ? { subject: about as { kind: SubjectKindName; id: number } } : {}) },
    reader,
  );
  expect(path).toBeDefined();
  expect(isRole(role)).toBe(true);
  expect(matchRoutes(routes, path ?? '')).not.toBeNull();
  expect(mayGoTo(reader, path ?? '')).toBe(true);
  if (isOfCompany(reader)) expect(path).not.toMatch(SHOP);
  if (path?.startsWith('/purchasing')) expect(looksAtPurchasing(reader)).toBe(true);
});
