import { describe, expect, it } from 'vitest';
import type { CartGroupResponse } from '@/api/generated';
import { emptyCheckout } from './checkoutForm';
import { orderRequest, priceMoves, refusedPrices } from './orderRequest';

const LINE = { productId: 1, tier: 'pack', quantity: 2, available: 90, name: 'Mango Ice' } as const;
const GROUP: CartGroupResponse = {
  lines: [{ ...LINE, price: '135.00', total: '270.00', pieces: 20 }],
  totals: {
    goodsTotal: '270.00',
    tax: '0.00',
    taxes: [],
    pricesIncludeTax: false,
    shippingCost: '0.00',
    total: '270.00',
  },
  canOrder: true,
};
const CHOICES = { ...emptyCheckout, shippingMethod: 'Express Delivery', paymentMethod: 'Bank' };

describe('the order as it is sent', () => {
  it('names the prices that were seen and leaves the cart', () => {
    expect(orderRequest({ id: 7 }, GROUP, { ...CHOICES, addressId: '4' })).toMatchObject({
      customerId: 7,
      sellerId: null,
      totalAmount: '270.00',
      items: [{ productId: 1, tier: 'pack', quantity: 2, expectedPrice: '135.00' }],
      addressId: 4,
      fromCart: true,
    });
  });

  it('buys in the store of the group', () => {
    const { sellerId } = orderRequest({ id: 7 }, { ...GROUP, sellerId: 12 }, CHOICES);
    expect(sellerId).toBe(12);
  });

  it('sends one address at most, and none for what is picked up', () => {
    const both = { ...CHOICES, addressId: '4', shippingAddress: '1 Old Lane' };
    expect(orderRequest({ id: 7 }, GROUP, both)).not.toHaveProperty('shippingAddress');
    const pickUp = orderRequest({ id: 7 }, GROUP, { ...both, shippingMethod: 'Pick-Up' });
    expect(pickUp).not.toHaveProperty('addressId');
    expect(pickUp).not.toHaveProperty('shippingAddress');
  });
});

describe('prices that moved', () => {
  it('are told for the lines that have another price now', () => {
    const priceChange = { from: '130.00', to: '135.00' };
    const lines = [
      { ...LINE, priceChange },
      { ...LINE, productId: 2 },
    ];
    expect(priceMoves({ lines })).toEqual(['Mango Ice: was $130.00, now $135.00.']);
  });

  it('are read out of the refusal, and no other refusal is taken for one', () => {
    const sentence = 'The price of Mango Ice is now 135.00, it was 130.00.';
    const problem = { status: 409, title: '', detail: '' };
    expect(refusedPrices({ ...problem, errors: { 'items[0].expectedPrice': sentence } })).toEqual([
      sentence,
    ]);
    expect(refusedPrices({ ...problem, errors: {} })).toEqual([]);
    expect(
      refusedPrices({ ...problem, status: 422, errors: { 'items[0].expectedPrice': sentence } }),
    ).toEqual([]);
  });
});
