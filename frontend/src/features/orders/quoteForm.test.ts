import { describe, expect, it } from 'vitest';
import { endOfDay, isoDay } from '@/lib/dates';
import {
  offerBody,
  offerSchema,
  offerValues,
  quoteRequest,
  requestSchema,
  sumOf,
} from './quoteForm';

const REQUEST = {
  state: 'requested',
  note: null,
  lines: [
    { productId: 1, name: 'Mango Ice', tier: 'bulk', quantity: 5, targetPrice: '900.00' },
    { productId: 2, name: 'Tarn One', tier: 'unit', quantity: 30 },
  ],
} as const;
const ASKED = { quote: REQUEST, shippingCost: '0.00' };

describe('an offer', () => {
  it('starts with what was asked for and leaves out lines without a price', () => {
    const offer = offerSchema.parse({ ...offerValues(ASKED), shippingCost: '12.5' });
    expect(offerBody(offer)).toEqual({
      quote: {
        lines: [{ productId: 1, tier: 'bulk', quantity: 5, price: '900.00' }],
        validUntil: null,
        note: null,
      },
      shippingCost: '12.50',
    });
  });

  it('starts again with the last offer as it stands', () => {
    const [mango, tarn] = REQUEST.lines;
    const validUntil = endOfDay(isoDay());
    const quote = {
      state: 'offered',
      note: 'Our best price.',
      validUntil,
      lines: [mango, { ...tarn, price: '9.50' }],
    };
    const values = offerValues({ quote, shippingCost: '12.50' });
    expect(offerBody(offerSchema.parse(values))).toEqual({
      quote: {
        lines: [{ productId: 2, tier: 'unit', quantity: 30, price: '9.50' }],
        validUntil,
        note: 'Our best price.',
      },
      shippingCost: '12.50',
    });
  });

  it('needs a price above zero and a day to come', () => {
    const values = offerValues(ASKED);
    const lines = values.lines.map((line) => ({ ...line, price: '0' }));
    const faults = offerSchema
      .safeParse({ ...values, lines, validUntil: '2020-01-01' })
      .error?.issues.map(({ message }) => message);
    expect(faults).toEqual(
      expect.arrayContaining(['Enter a price above zero.', 'Choose a date in the future.']),
    );
    const none = values.lines.map((line) => ({ ...line, price: '' }));
    expect(offerSchema.safeParse({ ...values, lines: none }).error?.issues[0]?.message).toBe(
      'Enter a price for at least one item.',
    );
  });

  it('stands until the end of its last day', () => {
    const offer = offerSchema.parse({ ...offerValues(ASKED), validUntil: isoDay() });
    const validUntil = offerBody(offer).quote.validUntil ?? '';
    expect(new Date(validUntil).getHours()).toBe(23);
    expect(isoDay(new Date(validUntil))).toBe(isoDay());
  });

  it('is summed up while it is typed', () => {
    const lines = [
      { quantity: '3', price: '2.50' },
      { quantity: '', price: '9.00' },
      { quantity: '2', price: 'x' },
    ];
    expect(sumOf(lines)).toBe('7.50');
  });
});

describe('a request', () => {
  it('is products, words, or both, but not nothing', () => {
    expect(requestSchema.safeParse({ lines: [], notes: ' ' }).success).toBe(false);
    const words = requestSchema.parse({ lines: [], notes: 'A pallet of everything' });
    expect(quoteRequest(7, words)).toEqual({
      customerId: 7,
      channel: 'online',
      totalAmount: '0.00',
      notes: 'A pallet of everything',
    });
    const line = { productId: 1, name: 'Mango Ice', tier: 'bulk' as const, quantity: '5' };
    const asked = requestSchema.parse({ lines: [{ ...line, targetPrice: '900' }], notes: '' });
    expect(quoteRequest(7, asked)).toEqual({
      customerId: 7,
      channel: 'online',
      requestedItems: [{ productId: 1, tier: 'bulk', quantity: 5, targetPrice: '900.00' }],
    });
  });
});
