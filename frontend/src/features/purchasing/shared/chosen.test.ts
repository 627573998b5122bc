import { expect, it } from 'vitest';
import type { SuggestionResponse } from '@/api/generated';
import { chooseAll, costOf, toggled, wishesOf } from './chosen';

const suggestion = (productId: number, pieces: number, cost?: string) =>
  ({
    productId,
    pieces,
    ...(cost ? { source: { supplierId: 1, supplierName: 'Harbour', packSize: 1, cost } } : {}),
  }) as SuggestionResponse;

const mango = suggestion(1, 48, '2.50');
const mint = suggestion(2, 10, '1.00');
const homeless = suggestion(3, 5);

it('takes every suggestion that has a supplier, and keeps what was typed', () => {
  expect(chooseAll([mango, mint, homeless], { 2: '12' })).toEqual({ 1: '48', 2: '12' });
});

it('takes one and lets it go again', () => {
  const one = toggled({}, mango);
  expect(one).toEqual({ 1: '48' });
  expect(toggled(one, mango)).toEqual({});
});

it('orders whole pieces only', () => {
  expect(wishesOf({ 1: ' 1,048 ', 2: '10' })).toEqual([
    { productId: 1, pieces: 1048 },
    { productId: 2, pieces: 10 },
  ]);
  expect(wishesOf({ 1: '0' })).toBeUndefined();
  expect(wishesOf({ 1: '4.5' })).toBeUndefined();
});

it('adds up what the chosen pieces cost', () => {
  expect(costOf({ 1: '48', 2: '3', 9: '1' }, [mango, mint])).toBe('123.00');
  expect(costOf({ 1: 'many' }, [mango])).toBe('0.00');
});
