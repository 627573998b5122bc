import { expect, it } from 'vitest';
import { asOptions, methodName, PAYMENT_METHODS, SHIPPING_METHODS } from './methods';

it('lists the ways to pay and to ship of the specification, each under its own name', () => {
  const labels = (methods: readonly string[]) => asOptions(methods).map(({ label }) => label);
  expect(labels(PAYMENT_METHODS)).toEqual([
    'Bank',
    'Cash',
    'Crypto',
    'Wallet',
    'Credit Card',
    'Debit Card',
    'Online Banking',
    'QR Pay',
  ]);
  expect(labels(SHIPPING_METHODS)).toEqual([
    'Pick-Up',
    'Air Courier Service',
    'Express Delivery',
    'Standard Shipping',
    'Sea Freight',
    'Land Transport',
  ]);
});

it('leaves a way of no list as it came', () => {
  expect(methodName('Bullock cart')).toBe('Bullock cart');
});
