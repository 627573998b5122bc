import { expect, it } from 'vitest';
import { asBoolean, asDay, asId, asText, listOf, oneOf, readParams, sortedBy } from './queryParams';

const readers = {
  status: oneOf(['pending', 'paid']),
  sellerId: asId,
  isQuote: asBoolean,
  from: asDay,
  category: listOf(asText),
};

it('reads what an address says, and leaves the rest as it is', () => {
  const params = {
    status: 'paid',
    sellerId: '7',
    isQuote: 'false',
    from: '2026-02-28',
    category: 'pods',
    q: 'mint',
    limit: 25,
  };
  expect(readParams(params, readers)).toEqual({
    status: 'paid',
    sellerId: 7,
    isQuote: false,
    from: '2026-02-28',
    category: ['pods'],
    q: 'mint',
    limit: 25,
  });
});

it('leaves out what means nothing', () => {
  const params = { status: 'gone', sellerId: '7x', isQuote: 'yes', from: '2026-02-31x', limit: 25 };
  expect(readParams(params, readers)).toEqual({ limit: 25 });
  expect(asId('0')).toBeUndefined();
  expect(asDay('2026-13-01')).toBeUndefined();
  expect(asDay('2026-02-31')).toBeUndefined();
  expect(asDay('2028-02-29')).toBe('2028-02-29');
});

it('reads an order from either end, and no other', () => {
  const read = sortedBy('created', 'total');
  expect(['total', '-total', 'created', '-created'].map(read)).not.toContain(undefined);
  expect(['', '-', 'name', '--total'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
