import { describe, expect, it } from 'vitest';
import { ordersOf, ordersOfGroup, pointDays, salesOf } from './links';

const LISTS = { orders: '/orders' };
const TIME = { from: '2026-10-07', to: '2026-11-20' };

describe('the days of a point', () => {
  it('are its own', () => {
    expect(pointDays('2026-10-12', 'day', TIME)).toEqual({ from: '2026-10-12', to: '2026-10-12' });
    expect(pointDays('2026-10-12', 'week', TIME)).toEqual({ from: '2026-10-12', to: '2026-10-18' });
  });
  it('end where the time that is looked at ends', () => {
    expect(pointDays('2026-10-05', 'week', TIME)).toEqual({ from: '2026-10-07', to: '2026-10-11' });
    expect(pointDays('2026-10-01', 'month', TIME)).toEqual({
      from: '2026-10-07',
      to: '2026-10-31',
    });
    expect(pointDays('2026-11-01', 'month', TIME).to).toBe('2026-11-20');
  });
  it('are as many as the month has', () => {
    const year = { from: '2027-01-01', to: '2028-12-31' };
    expect(pointDays('2027-02-01', 'month', year).to).toBe('2027-02-28');
    expect(pointDays('2028-02-01', 'month', year).to).toBe('2028-02-29');
    expect(pointDays('2027-12-01', 'month', year).to).toBe('2027-12-31');
  });
});

describe('the orders behind a figure', () => {
  it('are those of the days, without requests for quotation', () => {
    expect(ordersOf(LISTS, TIME)).toBe('/orders?from=2026-10-07&to=2026-11-20&isQuote=false');
  });
  it('are without cancelled ones where sales are counted', () => {
    expect(salesOf(LISTS, TIME)).toBe('/orders?from=2026-10-07&to=2026-11-20&isTrade=true');
  });
  it.each([
    ['channel', 'channel'],
    ['region', 'region'],
    ['role', 'buyerRole'],
    ['buyer', 'customerId'],
    ['dealer', 'sellerId'],
    ['agent', 'agentId'],
    ['product', 'productId'],
    ['category', 'category'],
  ] as const)('of a group by %s are filtered by %s', (side, filter) => {
    const address = ordersOfGroup(LISTS, TIME, side, '7') ?? '';
    expect(new URL(address, 'http://any.invalid').searchParams.get(filter)).toBe('7');
  });
  it('of what belongs to no group have no address', () => {
    expect(ordersOfGroup(LISTS, TIME, 'agent', undefined)).toBeUndefined();
  });
  it('of buyers without a name of their own are those of customers', () => {
    expect(ordersOfGroup(LISTS, TIME, 'buyer', undefined)).toBe(
      '/orders?from=2026-10-07&to=2026-11-20&isTrade=true&buyerRole=customer',
    );
  });
});
