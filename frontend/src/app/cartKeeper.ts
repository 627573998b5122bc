import { CART_KEY, cartReplaced, readCart, saveCart, selectCartLines } from '@/lib/cart';
import type { AppStore } from './store';

/** Keeps the saved cart equal to the one in the store, and follows other tabs. */
export function keepCart(store: AppStore): () => void {
  let saved = selectCartLines(store.getState());
  const stop = store.subscribe(() => {
    const lines = selectCartLines(store.getState());
    if (lines === saved) return;
    saved = lines;
    saveCart(lines);
  });
  const onStorage = (event: StorageEvent) => {
    if (event.key === CART_KEY || event.key === null) store.dispatch(cartReplaced(readCart()));
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}
