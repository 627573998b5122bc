import { expect, it } from 'vitest';
import { itemSummary } from './orderColumns';
import { timelineSteps } from './timeline';

const PLACED = '2026-01-01T08:00:00Z';
const LATER = '2026-01-02T08:00:00Z';
const order = (status: string, changes: object = {}) => ({
  status,
  createdAt: PLACED,
  paymentStatus: 'unpaid',
  ...changes,
});
const states = (...args: Parameters<typeof order>) =>
  timelineSteps(order(...args)).map(({ status, state }) => `${status} ${state}`);

it('starts with everything still to come', () => {
  expect(states('pending')).toEqual([
    'pending current',
    'paid upcoming',
    'processing upcoming',
    'ready upcoming',
    'shipped upcoming',
    'delivered upcoming',
  ]);
});

it('tells done steps from skipped ones', () => {
  const history = [
    { to: 'pending', createdAt: PLACED },
    { from: 'pending', to: 'processing', createdAt: LATER },
    { from: 'processing', to: 'shipped', createdAt: LATER },
  ];
  expect(states('shipped', { history })).toEqual([
    'pending done',
    'paid skipped',
    'processing done',
    'ready skipped',
    'shipped current',
    'delivered upcoming',
  ]);
});

it('takes a payment that came later for done', () => {
  const paid = order('shipped', { paymentStatus: 'paid', paidAt: LATER });
  expect(timelineSteps(paid)[1]).toEqual({ status: 'paid', state: 'done', at: LATER });
});

it('ends a counter order with completed and a cancelled one where it stopped', () => {
  expect(timelineSteps(order('completed')).at(-1)).toMatchObject({ status: 'completed' });
  const history = [{ from: 'pending', to: 'cancelled', createdAt: LATER }];
  expect(states('cancelled', { history })).toEqual(['pending done', 'cancelled current']);
});

it('sums up the lines', () => {
  const line = (name: string) => ({
    productId: 1,
    name,
    tier: 'unit' as const,
    quantity: 2,
    pieces: 2,
  });
  expect(itemSummary({ items: [] })).toBe('No items yet');
  expect(itemSummary({ items: [line('Mango')] })).toBe('2 × Mango');
  expect(itemSummary({ items: [line('Mango'), line('Mint'), line('Ice')] })).toBe(
    '2 × Mango and 2 more',
  );
  const carton = { ...line('Mango'), tier: 'bulk' as const, quantity: 1, pieces: 120 };
  expect(itemSummary({ items: [carton, line('Mint')] })).toBe(
    'Mango, 1 × Bulk (120 pieces) and 1 more',
  );
});
