import { describe, expect, it } from 'vitest';
import { mayOrder } from '@/lib/buyers';
import { obstacle } from './buying';
import { firstChoice, storeChoices, tierChoices } from './tiers';
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

describe('what is left of each size', () => {
  const offers = [
    { tier: 'unit', pieces: 1, price: '14.00' },
    { tier: 'pack', pieces: 10, price: '130.00' },
  ] as const;
  const leftOf = (stockAvailable?: number) =>
    tierChoices({
      ...PRODUCT,
      tierOffers: [...offers],
      ...(stockAvailable === undefined ? {} : { stockAvailable }),
    }).map(({ left }) => left);

  it('counts whole packs of what is available, for whoever is told', () => {
    expect(leftOf(29)).toEqual([29, 2]);
    expect(leftOf(9)).toEqual([9, 0]);
    expect(leftOf()).toEqual([undefined, undefined]);
  });

  it('begins with the first size that can be had', () => {
    const pack = { ...PRODUCT, tierOffers: [...offers].reverse(), stockAvailable: 4 };
    expect(firstChoice(tierChoices(pack))?.tier).toBe('unit');
    expect(firstChoice(tierChoices({ ...pack, stockAvailable: 0 }))?.tier).toBe('pack');
    expect(firstChoice([])).toBeUndefined();
  });
});
