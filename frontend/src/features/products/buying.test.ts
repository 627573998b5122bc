import { describe, expect, it } from 'vitest';
import { mayOrder, obstacle } from './buying';
import { storeChoices } from './tiers';
import type { ShownProduct } from './types';

const PRODUCT: ShownProduct = {
  id: 7,
  name: 'Mango Ice',
  description: '',
  category: 'Pods',
  isActive: true,
  inStock: true,
  packQuantity: 10,
  tierOffers: [{ tier: 'unit', pieces: 1, price: '14.00' }],
  storePrice: '18.00',
};
const person = (role: string, verificationStatus?: string) => ({
  role,
  ...(verificationStatus ? { verificationStatus } : {}),
});

describe('what stands in the way of buying', () => {
  it.each([
    [null, {}, undefined],
    [person('customer'), {}, undefined],
    [person('customer'), { tierOffers: [] }, 'notForYou'],
    [person('customer'), { inStock: false }, 'outOfStock'],
    [person('dealer', 'pending'), {}, 'waiting'],
    [person('admin'), {}, null],
    [null, { isActive: false }, 'discontinued'],
  ])('of the company: %j with %j is %s', (viewer, changes, expected) => {
    expect(obstacle({ ...PRODUCT, ...changes }, viewer)).toBe(expected);
  });

  it.each([
    [null, {}, undefined],
    [person('customer'), { tierOffers: [] }, undefined],
    [person('customer'), { storePrice: null }, 'notInStore'],
    [person('customer'), { inStock: false }, 'outOfStock'],
    [person('dealer', 'approved'), {}, 'customersOnly'],
    [person('agent', 'approved'), {}, 'customersOnly'],
    [person('admin'), {}, null],
  ])('in a dealer’s store: %j with %j is %s', (viewer, changes, expected) => {
    expect(obstacle({ ...PRODUCT, ...changes }, viewer, true)).toBe(expected);
  });
});

it.each([
  [null, false],
  [person('customer'), true],
  [person('dealer', 'approved'), true],
  [person('dealer', 'pending'), false],
  [person('agent', 'rejected'), false],
  [person('admin'), false],
])('lets %j order: %s', (viewer, expected) => {
  expect(mayOrder(viewer)).toBe(expected);
});

it('knows the price of a piece in a store, and leaves larger tiers to the cart', () => {
  expect(storeChoices(PRODUCT).map(({ tier, pieces, price }) => [tier, pieces, price])).toEqual([
    ['unit', 1, '18.00'],
    ['pack', 10, undefined],
  ]);
});
