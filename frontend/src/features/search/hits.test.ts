import { expect, it } from 'vitest';
import type { SearchItem } from '@/api/generated';
import { user } from '@/testing/users';
import { actionPath, carrierPage, hitPath, statusKind } from './hits';

const to = (role: string, item: Partial<SearchItem>) =>
  hitPath({ kind: 'order', id: 3, title: 'Anna Lim', ...item }, user({ role }));

it('opens an order where the role looks at orders', () => {
  expect(to('admin', {})).toBe('/dashboard/admin/orders/3');
  expect(to('manufacturer', {})).toBe('/dashboard/manufacturer/orders/3');
  expect(to('wholesaler', {})).toBe('/dashboard/wholesaler/orders/3');
  expect(to('dealer', {})).toBe('/dashboard/dealer/orders/3');
  expect(to('agent', {})).toBe('/orders/3');
  expect(to('customer', {})).toBe('/dashboard/customer/orders/3');
  expect(to('employee', {})).toBe('/warehouse/orders/3');
  expect(to('warehouse', {})).toBe('/warehouse/orders/3');
});

it('opens papers at their order, returns and purchase orders on pages of their own', () => {
  const invoice = { kind: 'document', document: 'invoice', orderId: 3 } as const;
  expect(to('dealer', invoice)).toBe('/dashboard/dealer/orders/3');
  const returned = { kind: 'document', document: 'return', id: 8, orderId: 3 } as const;
  expect(to('customer', returned)).toBe('/returns/8');
  expect(to('admin', returned)).toBe('/dashboard/admin/returns/8');
  expect(to('warehouse', returned)).toBe('/warehouse/returns/8');
  expect(to('employee', { kind: 'document', document: 'purchaseOrder', id: 8 })).toBe(
    '/purchasing/orders/8',
  );
});

it('opens products, people and suppliers', () => {
  expect(to('manufacturer', { kind: 'product' })).toBe('/dashboard/manufacturer/products/3/edit');
  expect(to('customer', { kind: 'product' })).toBe('/products/3');
  expect(to('warehouse', { kind: 'product' })).toBe('/stock/products/3');
  expect(to('admin', { kind: 'person', role: 'dealer' })).toBe('/dashboard/admin/accounts/3');
  expect(to('manufacturer', { kind: 'person', role: 'employee' })).toBe('/employee-management/3');
  expect(to('manufacturer', { kind: 'person', role: 'dealer' })).toBe(
    '/dashboard/manufacturer/orders?q=Anna+Lim',
  );
  expect(to('wholesaler', { kind: 'person', role: 'dealer' })).toBe(
    '/dashboard/wholesaler/dealers?q=Anna+Lim',
  );
  expect(to('sub-agent', { kind: 'person' })).toBe('/dashboard/agent/referrals');
  expect(to('employee', { kind: 'supplier' })).toBe('/purchasing/suppliers/3');
});

it('opens batches where the reader sees them, and issues', () => {
  const lot = { kind: 'lot', productId: 8 } as const;
  expect(to('admin', lot)).toBe('/dashboard/manufacturer/lots/3');
  expect(to('warehouse', lot)).toBe('/stock/products/8');
  expect(to('employee', { kind: 'issue' })).toBe('/issues/3');
});

it('opens a shipment with its order, and follows it where its carrier has a page', () => {
  const shipment = {
    kind: 'shipment',
    id: 9,
    title: 'JT-1',
    orderId: 3,
    carrier: 'J&T Express',
    trackingNumber: 'JT-1',
    action: 'trackShipment',
  } as const;
  const page = 'https://www.jtexpress.my/tracking/JT-1';
  const reader = user({ role: 'admin' });
  expect(to('admin', shipment)).toBe('/dashboard/admin/orders/3');
  expect([carrierPage(shipment), actionPath(shipment, reader)]).toEqual([page, page]);
  for (const item of [
    { ...shipment, action: null },
    { ...shipment, carrier: 'Uncle Lim' },
  ]) {
    expect(carrierPage(item)).toBeUndefined();
    expect(actionPath(item, reader)).toBe('/dashboard/admin/orders/3');
  }
});

it('leads to what may be done next', () => {
  const does = (item: Partial<SearchItem>) =>
    actionPath({ kind: 'order', id: 3, title: 'x', ...item }, user({ role: 'admin' }));
  expect(does({})).toBe('/dashboard/admin/orders/3');
  expect(does({ action: 'recordPayment' })).toBe('/dashboard/admin/orders/3?do=pay');
  expect(does({ kind: 'lot', action: 'releaseLot' })).toBe(
    '/dashboard/manufacturer/lots/3?do=release',
  );
  expect(does({ kind: 'issue', action: 'resolveIssue' })).toBe('/issues/3');
  expect(does({ kind: 'person', action: 'reviewAccount' })).toBe('/dashboard/admin/verification/3');
});

it('knows what a status is one of', () => {
  const kind = (item: Partial<SearchItem>) =>
    statusKind({ kind: 'document', id: 3, title: 'x', ...item });
  expect(kind({ document: 'invoice' })).toBe('order');
  expect(kind({ document: 'return' })).toBe('return');
  expect(kind({ kind: 'shipment' })).toBe('order');
  expect(kind({ document: 'purchaseOrder' })).toBe('purchase');
  expect(kind({ kind: 'person', status: 'inactive' })).toBe('account');
  expect(kind({ kind: 'person', status: 'pending' })).toBe('verification');
  expect(kind({ kind: 'lot' })).toBe('lot');
});
