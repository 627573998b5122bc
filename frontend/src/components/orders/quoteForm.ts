import { z } from 'zod';
import { optionalMoneySchema, quantitySchema } from '@/components/fields';
import { TIERS } from '@/lib/cart';
import { endOfDay, isoDay } from '@/lib/dates';
import {
  addMoney,
  compareMoney,
  fromCents,
  multiplyMoney,
  plainNumber,
  toCents,
} from '@/lib/money';
import { text } from './quoteMessages';
import type { ShownOrder } from './types';

const tier = z.enum(TIERS);
const base = z.object({
  productId: z.number(),
  name: z.string(),
  tier,
  quantity: quantitySchema(1),
});

const positive = optionalMoneySchema(text('priceMissing')).refine(
  (amount) => amount === null || compareMoney(amount, '0') > 0,
  text('priceMissing'),
);

const offerLine = base.extend({ price: positive, target: z.string() });

/** What is offered; lines without a price are not. */
export const offerSchema = z.object({
  lines: z
    .array(offerLine)
    .min(1, text('noLines'))
    .refine((lines) => lines.some(({ price }) => price !== null), { message: text('nonePriced') }),
  validUntil: z.string().refine((day) => day === '' || day >= isoDay(), text('past')),
  shippingCost: optionalMoneySchema(),
  note: z
    .string()
    .trim()
    .max(2000, text('tooLong', { most: 2000 })),
});

export type Offer = z.output<typeof offerSchema>;
export type OfferValues = z.input<typeof offerSchema>;

/** What the form starts with: the last offer as it stands, else what was asked for at the price that was wished. */
export function offerValues({
  quote,
  shippingCost,
}: Pick<ShownOrder, 'quote' | 'shippingCost'>): OfferValues {
  const isFirst = quote?.state === 'requested';
  const lines = (quote?.lines ?? []).map((line) => ({
    productId: line.productId,
    name: line.name,
    tier: line.tier,
    quantity: String(line.quantity),
    price: line.price ?? (isFirst ? line.targetPrice : '') ?? '',
    target: line.targetPrice ?? '',
  }));
  return {
    lines,
    validUntil: quote?.validUntil ? isoDay(new Date(quote.validUntil)) : '',
    shippingCost: (isFirst ? '' : shippingCost) ?? '',
    note: quote?.note ?? '',
  };
}

/** The offer as it is sent; it stands until the end of the last day. */
export function offerRequest({ lines, validUntil, shippingCost, note }: Offer) {
  return {
    lines: lines.flatMap(({ productId, tier: sold, quantity, price }) =>
      price === null ? [] : [{ productId, tier: sold, quantity, price }],
    ),
    ...(validUntil ? { validUntil: endOfDay(validUntil) } : {}),
    ...(shippingCost === null ? {} : { shippingCost }),
    ...(note ? { note } : {}),
  };
}

/** What lines come to at their prices; those without one count nothing. */
export function sumOf(lines: readonly { quantity: string | number; price?: string | null }[]) {
  const totals = lines.flatMap(({ quantity, price }) => {
    const count = Number(plainNumber(String(quantity)));
    const cents = price ? toCents(plainNumber(price)) : null;
    if (cents === null || !price || !Number.isSafeInteger(count) || count < 1) return [];
    return [multiplyMoney(fromCents(cents), count)];
  });
  return addMoney('0', ...totals);
}

const wish = base.extend({ targetPrice: positive });

/** A request: products with quantities, or words, or both. */
export const requestSchema = z
  .object({
    lines: z.array(wish),
    notes: z
      .string()
      .trim()
      .max(2000, text('tooLong', { most: 2000 })),
  })
  .refine(({ lines, notes }) => lines.length > 0 || notes !== '', {
    path: ['notes'],
    message: text('wishNeeded'),
  });

export type Request = z.output<typeof requestSchema>;
export type RequestValues = z.input<typeof requestSchema>;

/** The request as an order without items. */
export function quoteRequest(buyerId: number, { lines, notes }: Request) {
  return {
    customerId: buyerId,
    channel: 'online',
    ...(lines.length > 0
      ? {
          requestedItems: lines.map(({ productId, tier: sold, quantity, targetPrice }) => ({
            productId,
            tier: sold,
            quantity,
            ...(targetPrice === null ? {} : { targetPrice }),
          })),
        }
      : { totalAmount: '0.00' }),
    ...(notes ? { notes } : {}),
  };
}
