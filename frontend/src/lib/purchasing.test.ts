import { expect, it } from 'vitest';
import { buys, looksAtPurchasing, seesCosts } from './purchasing';

const who = (role: string, position?: string) => ({ role, position });

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
