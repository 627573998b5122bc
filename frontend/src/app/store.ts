import { configureStore } from '@reduxjs/toolkit';
import { sessionReducer } from '@/access/session';
import { baseApi } from '@/api/base';
import { keepingData, unansweredReducer } from '@/api/unanswered';
import { toastReducer } from '@/ui/toaster';
import { cartReducer } from '@/lib/cart';
import { sessionWatch } from './sessionWatch';

/**
 * The store: the server's data in `api`, and slices for what only the browser knows.
 * The empty api is enough here: the generated endpoints join it with the first page that calls one of them, so the
 * public home does not carry them.
 */
export function makeStore() {
  return configureStore({
    reducer: {
      [baseApi.reducerPath]: keepingData(baseApi.reducer),
      unanswered: unansweredReducer,
      session: sessionReducer,
      cart: cartReducer,
      toast: toastReducer,
    },
    middleware: (defaults) =>
      // An answer's meta holds the Response; it is read at once and never stored.
      defaults({ serializableCheck: { ignoredActionPaths: ['meta.baseQueryMeta'] } }).concat(
        baseApi.middleware,
        sessionWatch,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
