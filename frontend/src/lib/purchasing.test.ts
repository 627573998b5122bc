import { expect, it } from 'vitest';
import { buys, looksAtPurchasing, seesCosts, setsCosts } from './purchasing';

const who = (role: string, position?: string) => ({ role, position });

it('lets owners say what a product costs', () => {
  expect(['admin', 'manufacturer'].map((role) => setsCosts(who(role)))).toEqual([true, true]);
  expect(setsCosts(who('employee', 'Purchaser'))).toBe(false);
  expect(setsCosts(null)).toBe(false);
});

it('shows purchasing to the positions that have a part in it', () => {
  const rights = (role: string, position?: string) => {
    const person = who(role, position);
    return [looksAtPurchasing(person), buys(person), seesCosts(person)];
  };
  expect(rights('admin')).toEqual([true, true, true]);
  expect(rights('manufacturer')).toEqual([true, true, true]);
  expect(rights('employee', 'purchaser')).toEqual([true, true, true]);
  expect(rights('employee', 'Manager')).toEqual([true, false, true]);
  expect(rights('employee', 'Supervisor')).toEqual([true, false, false]);
  expect(rights('warehouse')).toEqual([true, false, false]);
  expect(rights('employee', 'driver')).toEqual([false, false, false]);
  expect(rights('dealer', 'Purchaser')).toEqual([false, false, false]);
});
