import { cartCalls } from '@/app/cartCalls';
import { syncCart } from '@/app/cartSync';
import type { AppStore } from '@/app/store';

/** Keeps the cart in step with the server's, as the app does, until what it gives back is called. */
export const keepInStep = (store: AppStore) =>
  syncCart(store, () => Promise.resolve(cartCalls(store)));
