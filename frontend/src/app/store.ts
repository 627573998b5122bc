import { configureStore } from '@reduxjs/toolkit';
import { sessionReducer } from '@/access/session';
import { api } from '@/api/enhance';
import { toastReducer } from '@/components/toaster';
import { cartReducer } from '@/lib/cart';
import { sessionWatch } from './sessionWatch';

/** The store: the server's data in `api`, and slices for what only the browser knows. */
export function makeStore() {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      cart: cartReducer,
      toast: toastReducer,
    },
    middleware: (defaults) =>
      // An answer's meta holds the Response; it is read at once and never stored.
      defaults({ serializableCheck: { ignoredActionPaths: ['meta.baseQueryMeta'] } }).concat(
        api.middleware,
        sessionWatch,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
