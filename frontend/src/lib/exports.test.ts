import { expect, it } from 'vitest';
import { exportAddress, importReportAddress, recallAddress } from './exports';

it('carries the filters of the list, but not its page', () => {
  const filters = { productId: '7', type: '', from: undefined, limit: 25, cursor: 'abc', q: 'a b' };
  expect(exportAddress('movements', 'xlsx', filters)).toBe(
    '/api/exports/movements.xlsx?productId=7&q=a+b',
  );
  expect(exportAddress('stock', 'csv')).toBe('/api/exports/stock.csv');
});

it('names the lot and the import', () => {
  expect(recallAddress(4)).toBe('/api/exports/recall/4.csv');
  expect(importReportAddress(9, { outcome: 'error' })).toBe(
    '/api/exports/imports/9.csv?outcome=error',
  );
});
