import { z } from 'zod';
import { optionalMoneySchema, quantitySchema } from '@/ui/fields';
import { TIERS } from '@/lib/cart';
import { formatCount } from '@/lib/counts';
import { endOfDay, isoDay } from '@/lib/dates';
import {
  addMoney,
  compareMoney,
  formatMoney,
  fromCents,
  multiplyMoney,
  plainNumber,
  toCents,
} from '@/lib/money';
import { sizeName } from '@/lib/sizes';
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

/** The offer as the order has it; it stands until the end of the last day. */
export function offerBody({ lines, validUntil, shippingCost, note }: Offer) {
  return {
    quote: {
      lines: lines.flatMap(({ productId, tier: sold, quantity, price }) =>
        price === null ? [] : [{ productId, tier: sold, quantity, price }],
      ),
      validUntil: validUntil ? endOfDay(validUntil) : null,
      note: note || null,
    },
    shippingCost,
  };
}

type OfferedLine = ReturnType<typeof offerBody>['quote']['lines'][number];

/** The end of the last day of another one's offer. */
export const lastMoment = (time: string) => endOfDay(isoDay(new Date(time)));

/** The lines of another one's offer as they are sent. */
export function readLines(current: string): OfferedLine[] {
  const lines = current === '' ? [] : (JSON.parse(current) as OfferedLine[]);
  return lines.flatMap(({ productId, tier: sold, quantity, price }) =>
    price ? [{ productId, tier: sold, quantity, price }] : [],
  );
}

/** Offered lines for people; `known` are the names of products that the form has. */
export function offerWords(current: string, known: readonly { productId: number; name: string }[]) {
  const names = new Map(known.map(({ productId, name }) => [productId, name]));
  const lines = JSON.parse(current) as (OfferedLine & { name?: string })[];
  return lines
    .filter(({ price }) => price)
    .map(({ productId, tier: sold, quantity, price, name }) => {
      const what = names.get(productId) ?? name ?? `#${productId}`;
      return `${formatCount(quantity)} × ${sizeName(sold)} ${what} (${formatMoney(price)})`;
    })
    .join(', ');
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
