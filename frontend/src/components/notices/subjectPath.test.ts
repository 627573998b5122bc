import { expect, it } from 'vitest';
import type { SubjectKindName } from '@/api/generated';
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
  expect(to('product', 'manufacturer')).toBe('/dashboard/manufacturer/products/3');
  expect(to('product', 'employee')).toBe('/products/3');
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
  expect(to('return', 'warehouse')).toBeUndefined();
  expect(to('payout', 'dealer')).toBeUndefined();
  expect(subjectPath({ type: 'lot_expired' }, user({ role: 'manufacturer' }))).toBeUndefined();
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
