import type { SessionUser } from '@/access/user';
import type { CartGroupResponse, PlaceOrderRequest } from '@/api/generated';
import { isProblem } from '@/lib/server/problem';
import { formatMoney } from '@/lib/money';
import type { Checkout } from './checkoutForm';
import { text } from './messages';
import { PICK_UP } from '@/lib/methods';

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
