import { z } from 'zod';
import type { SessionUser } from '@/access/user';
import type { CartGroupResponse, PlaceOrderRequest } from '@/api/generated';
import { isProblem } from '@/lib/server/problem';
import { requiredText } from '@/ui/fields';
import { PICK_UP } from '@/lib/methods';
import { formatMoney } from '@/lib/money';
import { text } from './messages';

const MOST_ADDRESS = 500;
const MOST_NOTES = 2000;

/** What a buyer chooses; an address is needed unless the order is picked up: one of the book, or a written one. */
export const checkoutSchema = z
  .object({
    shippingMethod: requiredText(text('methodMissing')),
    addressId: z.string(),
    shippingAddress: z
      .string()
      .trim()
      .max(MOST_ADDRESS, text('tooLong', { most: MOST_ADDRESS })),
    paymentMethod: requiredText(text('methodMissing')),
    notes: z
      .string()
      .trim()
      .max(MOST_NOTES, text('tooLong', { most: MOST_NOTES })),
  })
  .refine(
    ({ shippingMethod, addressId, shippingAddress }) =>
      shippingMethod === PICK_UP || addressId || shippingAddress,
    { path: ['shippingAddress'], message: text('addressMissing') },
  );

export type Checkout = z.output<typeof checkoutSchema>;

export const emptyCheckout: Checkout = {
  shippingMethod: '',
  addressId: '',
  shippingAddress: '',
  paymentMethod: '',
  notes: '',
};

function destination({ shippingMethod, addressId, shippingAddress }: Checkout) {
  if (shippingMethod === PICK_UP) return {};
  if (addressId) return { addressId: Number(addressId) };
  return shippingAddress ? { shippingAddress } : {};
}

/**
 * The order as it is sent. Total and prices are what the buyer has seen: if one has changed meanwhile, the server says
 * so instead of charging another.
 */
export function orderRequest(
  buyer: Pick<SessionUser, 'id'>,
  group: CartGroupResponse,
  choices: Checkout,
): PlaceOrderRequest {
  const { shippingMethod, paymentMethod, notes } = choices;
  return {
    customerId: buyer.id,
    sellerId: group.sellerId ?? null,
    channel: 'online',
    status: 'pending',
    totalAmount: group.totals.total,
    items: group.lines.map(({ productId, tier, quantity, price }) => ({
      productId,
      tier,
      quantity,
      ...(price ? { expectedPrice: price } : {}),
    })),
    fromCart: true,
    shippingMethod,
    paymentMethod,
    ...destination(choices),
    ...(notes ? { notes } : {}),
  };
}

/** What has become dearer or cheaper since it was put into the cart, as sentences. */
export function priceMoves({ lines }: Pick<CartGroupResponse, 'lines'>): string[] {
  return lines.flatMap(({ name, priceChange }) =>
    priceChange
      ? [
          text('priceMoved', {
            name: name ?? '',
            from: formatMoney(priceChange.from),
            to: formatMoney(priceChange.to),
          }),
        ]
      : [],
  );
}

/** What the server says about prices that changed between the look and the order; empty for any other refusal. */
export function refusedPrices(error: unknown): string[] {
  if (!isProblem(error) || error.status !== 409) return [];
  return Object.entries(error.errors).flatMap(([field, message]) =>
    /^items.*expectedPrice$/.test(field) ? [message] : [],
  );
}
