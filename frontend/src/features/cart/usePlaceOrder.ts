import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { CartQuoteResponse, PlaceOrderRequest } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { useToast } from '@/components/toaster';
import { cartEmptied } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { paths } from '@/lib/paths';
import type { Checkout } from './checkoutForm';
import { useText } from './messages';

/**
 * The order as it is sent. The total is what the buyer has seen: if the price has changed meanwhile, the server says
 * so instead of charging another one.
 */
export function orderRequest(
  buyer: Pick<SessionUser, 'id'>,
  quote: CartQuoteResponse,
  { shippingMethod, shippingAddress, paymentMethod, notes }: Checkout,
): PlaceOrderRequest {
  return {
    customerId: buyer.id,
    sellerId: null,
    channel: 'online',
    status: 'pending',
    totalAmount: quote.total,
    items: quote.items.map(({ productId, tier, quantity }) => ({ productId, tier, quantity })),
    shippingMethod,
    paymentMethod,
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(notes ? { notes } : {}),
  };
}

/** Sends the order once, however often it is tried; then empties the cart and shows the order. */
export function usePlaceOrder(buyer: SessionUser) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { keyFor, renew } = useIdempotencyKey();
  const [send, { isLoading, error }] = api.usePlaceOrderMutation();

  /** Whether the order was taken. */
  const place = async (quote: CartQuoteResponse, choices: Checkout): Promise<boolean> => {
    const placeOrderRequest = orderRequest(buyer, quote, choices);
    const key = keyFor(placeOrderRequest);
    const { data: order } = await send({ 'Idempotency-Key': key, placeOrderRequest });
    if (!order) return false;
    renew();
    dispatch(cartEmptied());
    toast.success(text('placed'), text('placedText'));
    const page = buyer.role === 'customer' ? paths.customer.order(order.id) : paths.order(order.id);
    await navigate(page, { state: { placed: true } });
    return true;
  };
  return { place, isLoading, error };
}
