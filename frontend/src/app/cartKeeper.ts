import {
  CART_KEY,
  cartReplaced,
  readCart,
  saveCart,
  saveServerCart,
  selectCartLines,
  selectServerCart,
  SERVER_CART_KEY,
} from '@/lib/cart';
import type { AppStore } from './store';

/** Keeps the saved cart equal to the one in the store, and follows other tabs. */
export function keepCart(store: AppStore): () => void {
  let saved = selectCartLines(store.getState());
  let savedServer = selectServerCart(store.getState());
  const stop = store.subscribe(() => {
    const server = selectServerCart(store.getState());
    if (server !== savedServer) {
      savedServer = server;
      saveServerCart(server); // before the lines: their event makes other tabs read both
    }
    const lines = selectCartLines(store.getState());
    if (lines === saved) return;
    saved = lines;
    saveCart(lines);
  });
  const onStorage = (event: StorageEvent) => {
    const { key } = event;
    if (key === CART_KEY || key === SERVER_CART_KEY || key === null)
      store.dispatch(cartReplaced(readCart()));
  };
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}
