import { expect, it } from 'vitest';
import {
  exportAddress,
  importReportAddress,
  orderPaperAddress,
  recallAddress,
  waveSlipsAddress,
} from './exports';

it('carries the filters of the list, but not its page', () => {
  const filters = { productId: '7', type: '', from: undefined, limit: 25, cursor: 'abc', q: 'a b' };
  expect(exportAddress('movements', 'xlsx', filters)).toBe(
    '/api/exports/movements.xlsx?productId=7&q=a+b',
  );
  expect(exportAddress('stock', 'csv')).toBe('/api/exports/stock.csv');
  const logins = { action: ['login', 'logout'], isActive: false };
  expect(exportAddress('activity', 'csv', logins)).toBe(
    '/api/exports/activity.csv?action=login&action=logout&isActive=false',
  );
});

it('names the lot, the import and the wave', () => {
  expect(waveSlipsAddress(3)).toBe('/api/picking/waves/3/slips.pdf');
  expect(recallAddress(4)).toBe('/api/exports/recall/4.csv');
  expect(importReportAddress(9, { outcome: 'error' })).toBe(
    '/api/exports/imports/9.csv?outcome=error',
  );
});

it('names the shipment or the refund of a paper', () => {
  expect(orderPaperAddress(7, 'invoice')).toBe('/api/orders/7/papers/invoice.pdf');
  expect(orderPaperAddress(7, 'delivery-note', { shipment: 4 })).toBe(
    '/api/orders/7/papers/delivery-note.pdf?shipment=4',
  );
});
