import { api } from '@/api/enhance';
import type { CartResponse } from '@/api/generated';
import { mayPass } from '@/api/unanswered';
import { isKeyReused, isProblem, problemText } from '@/lib/server/problem';
import { cartLines } from '@/features/cart/contents/serverCart';
import { toastShown } from '@/ui/toaster/toastSlice';
import type { CartAnswer, CartCalls } from './cartSync';
import { text } from './messages';
import type { AppStore } from './store';

function refusal(error: unknown): CartAnswer {
  // What the server itself cannot do now may work later; only a plain no is final.
  if (!isProblem(error) || mayPass(error)) return { kind: 'unreachable' };
  if (error.status === 409) return { kind: 'conflict' };
  return { kind: 'refused', reason: problemText(error, text('cartRefused')) };
}

/** The server's cart, and the copy of its last answer that pages look at. */
export function cartCalls(store: AppStore): CartCalls {
  const { dispatch } = store;
  const { getCart, replaceCart, mergeCart } = api.endpoints;
  /** Keeps the copy for as long as somebody is signed in. */
  let held: { unsubscribe: () => void } | undefined;
  const hold = (next: { unsubscribe: () => void }) => {
    held?.unsubscribe();
    held = next;
  };
  const take = async (answer: { data?: CartResponse; error?: unknown }): Promise<CartAnswer> => {
    const { data } = answer;
    if (!data) return refusal(answer.error);
    await dispatch(api.util.upsertQueryData('getCart', undefined, data));
    hold(dispatch(getCart.initiate()));
    return { kind: 'cart', version: data.version, lines: cartLines(data) };
  };
  return {
    read: async () => {
      const query = dispatch(getCart.initiate(undefined, { forceRefetch: true }));
      const { data, error } = await query;
      hold(query);
      if (error || !data) return refusal(error);
      return { kind: 'cart', version: data.version, lines: cartLines(data) };
    },
    replace: async (version, lines) =>
      take(
        await dispatch(
          replaceCart.initiate({ replaceCartRequest: { version, lines } }, { track: false }),
        ),
      ),
    merge: async (key, lines) => {
      const call = { 'Idempotency-Key': key, mergeCartRequest: { lines } };
      const answer = await dispatch(mergeCart.initiate(call, { track: false }));
      // The same key with other lines: the cart was handed over before it grew.
      return isKeyReused(answer.error) ? { kind: 'conflict' } : take(answer);
    },
    complain: (reason) =>
      dispatch(toastShown({ kind: 'destructive', title: text('cartChanged'), text: reason })),
  };
}
