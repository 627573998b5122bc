import { useNavigate } from 'react-router-dom';
import { api } from '@/api/enhance';
import type { CartGroupResponse } from '@/api/generated';
import type { SessionUser } from '@/access/user';
import { cartLines } from '@/features/cart';
import { useToast } from '@/ui/toaster';
import { linesOrdered, serverCartWanted } from '@/lib/cart';
import { useAppDispatch } from '@/lib/hooks/useAppDispatch';
import { useIdempotencyKey } from '@/lib/hooks/useIdempotencyKey';
import { ownOrderPath } from '@/lib/roles';
import type { Checkout } from './checkoutForm';
import { useText } from './messages';
import { orderRequest, refusedPrices } from './orderRequest';

/** What came of an order: taken, refused for prices that moved, or refused for something else. */
export type Placing =
  { kind: 'placed' } | { kind: 'prices'; moves: string[] } | { kind: 'refused' };

/** Sends the order once, however often it is tried; then the lines leave the cart and the order is shown. */
export function usePlaceOrder(buyer: SessionUser) {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { keyFor, renew } = useIdempotencyKey();
  const [send, { isLoading, error }] = api.usePlaceOrderMutation();

  const place = async (group: CartGroupResponse, choices: Checkout): Promise<Placing> => {
    const placeOrderRequest = orderRequest(buyer, group, choices);
    const key = keyFor(placeOrderRequest);
    const answer = await send({ 'Idempotency-Key': key, placeOrderRequest });
    if (!answer.data) {
      const moves = refusedPrices(answer.error);
      return moves.length > 0 ? { kind: 'prices', moves } : { kind: 'refused' };
    }
    const order = answer.data;
    renew();
    // The server has taken the ordered lines out with the order.
    dispatch(serverCartWanted());
    dispatch(linesOrdered(cartLines({ groups: [group] })));
    toast.success(text('placed'), text('placedText'));
    await navigate(ownOrderPath(buyer, order.id), { state: { placed: true } });
    return { kind: 'placed' };
  };
  // Prices that moved are asked about in a dialog; they are no failure of the form.
  return { place, isLoading, error: refusedPrices(error).length > 0 ? undefined : error };
}
